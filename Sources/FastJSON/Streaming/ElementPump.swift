#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Lets a thread read the elements of a stream that may have to wait, for a task that must not.
///
/// The thread stays at most so many elements ahead. It ends when the elements do, when the task is
/// cancelled, and when nobody holds the pump any more.
///
/// SAFETY: an element may be of a type that is not `Sendable`. It is made by a `@Sendable` function
/// out of bytes, so nothing else can hold a part of it, and the thread lets go of it.
final class ElementPump<Output>: @unchecked Sendable {
    private static var largestLead: Int { 64 }

    /// What thread and task share.
    private struct State {
        var outcomes: [Result<Output?, JSONError>] = []
        var chunk: Result<[UInt8]?, JSONError>?
        var wantsChunk = false
        var isCancelled = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    /// The part that the thread holds, so that the pump can go without it.
    private final class Shared: @unchecked Sendable {
        // SAFETY: used only under its lock.
        private let state = Guarded.make(State())
        private let signal = Signal()

        func cancel() {
            let waiter = state.withLock { state in
                state.isCancelled = true
                return state.waiter.take()
            }
            signal.send()
            waiter?.resume()
        }

        var isCancelled: Bool { state.withLock { $0.isCancelled } }

        // MARK: For the thread

        /// Hands over an outcome; waits while the task is far behind.
        func put(_ outcome: Result<Output?, JSONError>) {
            while true {
                let (isPut, waiter) = state.withLock {
                    state -> (Bool, CheckedContinuation<Void, Never>?) in
                    if state.isCancelled { return (true, nil) }
                    guard state.outcomes.count < ElementPump.largestLead else {
                        return (false, nil)
                    }
                    state.outcomes.append(outcome)
                    return (true, state.waiter.take())
                }
                waiter?.resume()
                if isPut { return }
                signal.wait()
            }
        }

        /// Asks for a chunk, and waits for it.
        func takeChunk() throws(JSONError) -> [UInt8]? {
            var hasAsked = false
            while true {
                let (chunk, isCancelled, waiter) = state.withLock { state in
                    let chunk = state.chunk.take()
                    if chunk == nil, !hasAsked {
                        state.wantsChunk = true
                        hasAsked = true
                        return (chunk, state.isCancelled, state.waiter.take())
                    }
                    return (chunk, state.isCancelled, nil)
                }
                waiter?.resume()
                if let chunk { return try chunk.get() }
                if isCancelled {
                    throw JSONError(.custom(.cancelled, "the task was cancelled"))
                }
                signal.wait()
            }
        }

        // MARK: For the task

        enum Step {
            case outcome(Result<Output?, JSONError>)
            case fetch
            case wait
        }

        func step() -> Step {
            let step = state.withLock { state -> Step in
                if !state.outcomes.isEmpty { return .outcome(state.outcomes.removeFirst()) }
                if state.wantsChunk {
                    state.wantsChunk = false
                    return .fetch
                }
                return .wait
            }
            if case .outcome = step { signal.send() }
            return step
        }

        func give(_ chunk: Result<[UInt8]?, JSONError>) {
            state.withLock { $0.chunk = chunk }
            signal.send()
        }

        /// Calls back when there is something to do.
        func notify(_ continuation: CheckedContinuation<Void, Never>) {
            let isReady = state.withLock { state in
                if !state.outcomes.isEmpty || state.wantsChunk || state.isCancelled { return true }
                state.waiter = continuation
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    private let shared = Shared()
    private let awaited: AwaitedBox

    /// SAFETY: the source is fetched from by the task alone.
    private struct AwaitedBox: @unchecked Sendable {
        let source: AwaitedSource?
    }

    /// SAFETY: once made, only the thread uses it.
    private struct Work: @unchecked Sendable {
        let elements: JSONElements<Output>
    }

    init(_ elements: JSONElements<Output>) {
        let shared = shared
        let awaitedSource = elements.source.awaited
        awaited = AwaitedBox(source: awaitedSource)
        awaitedSource?.wait = { () throws(JSONError) in try shared.takeChunk() }
        elements.source.isCancelled = { shared.isCancelled }
        let work = Work(elements: elements)
        let didStart = Thread.start {
            while !shared.isCancelled {
                let outcome = Result { () throws(JSONError) in try work.elements.next() }
                shared.put(outcome)
                if case .success(.some) = outcome { continue }
                break
            }
        }
        if !didStart {
            shared.put(
                .failure(JSONError(.inputFailed(action: "read the input", reason: "no thread")))
            )
        }
    }

    deinit {
        shared.cancel()
    }

    func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Output? {
        let shared = shared
        while true {
            if Task.isCancelled {
                shared.cancel()
                throw JSONError(.custom(.cancelled, "the task was cancelled"))
            }
            switch shared.step() {
            case .outcome(let outcome):
                return try outcome.get()
            case .fetch:
                do throws(JSONError) {
                    shared.give(.success(try await awaited.source?.fetch(isolation: actor)))
                } catch {
                    shared.give(.failure(error))
                }
            case .wait:
                await withTaskCancellationHandler {
                    await withCheckedContinuation(isolation: actor) { shared.notify($0) }
                } onCancel: {
                    shared.cancel()
                }
            }
        }
    }
}
