/// The elements of a stream, read as they are asked for.
///
/// ```swift
/// while let tweet = try tweets.next() {
///     print(tweets.index, tweets.path)
/// }
/// for result in tweets.results() { … }    // a Result for each; a wrong one does not end them
/// for try await tweet in tweets { … }     // the same as next(), in a task
/// ```
///
/// There is one element in memory at a time. Its kind of iteration is chosen once: elements that
/// were taken one way are not seen the other way. For one task at a time.
public final class JSONElements<Output> {
    typealias Read = @Sendable (ElementPlace, inout JSONCursor) throws(JSONError) -> Output

    let source: StreamSource
    private let policy: JSONErrorPolicy
    private let read: Read
    private let makeCore: () throws(JSONError) -> any ElementCore
    private var core: (any ElementCore)?
    private var taken: Output?
    /// Why there are no more.
    private var failure: JSONError?
    private var isOver = false
    private var count = 0
    private var start: ContinuousClock.Instant?
    private var observer: ((JSONProgress) -> Void)?
    private var observedBytes = 0
    private var rejectObserver: ((JSONReject) -> Void)?
    /// True while a thread reads: then the observers are called by the task.
    var isReadByThread = false
    private var unseenRejects: [JSONReject] = []
    private var unseenProgress: JSONProgress?
    /// What reads for a task, if that must not wait.
    var pump: ElementPump<Output>?

    /// The elements that were wrong, as far as the policy keeps them.
    public private(set) var rejects: [JSONReject] = []
    /// The number of elements that were wrong.
    public private(set) var rejectCount = 0

    init(
        _ source: StreamSource,
        _ policy: JSONErrorPolicy,
        _ read: @escaping Read,
        core makeCore: @escaping () throws(JSONError) -> any ElementCore
    ) {
        if case .collect(let limit) = policy {
            precondition(limit >= 0, "A limit is not negative.")
        }
        self.source = source
        self.policy = policy
        self.read = read
        self.makeCore = makeCore
    }

    /// The next element; nil behind the last.
    ///
    /// Throws what is wrong with the input, and what is wrong with an element if the policy is
    /// ``JSONErrorPolicy/stop``; each further call throws it again.
    public func next() throws(JSONError) -> Output? {
        if let failure { throw failure }
        while let outcome = attempt() {
            switch outcome {
            case .element:
                return taken.take()
            case .rejected(let error, let bytes):
                guard policy != .stop else { throw stop(error) }
                note(error, bytes)
            case .failed(let error):
                throw stop(error)
            }
        }
        return nil
    }

    /// The elements as a sequence of results.
    ///
    /// A wrong element is a failure, behind which the next one follows, whatever the policy is. Behind
    /// what ends the reading nothing follows.
    public func results() -> JSONElementResults<Output> {
        JSONElementResults(self)
    }

    func nextResult() -> Result<Output, JSONError>? {
        guard failure == nil, let outcome = attempt() else { return nil }
        switch outcome {
        case .element:
            return taken.take().map { .success($0) }
        case .rejected(let error, let bytes):
            note(error, bytes)
            return .failure(error)
        case .failed(let error):
            return .failure(stop(error))
        }
    }

    // MARK: The last element

    /// The number of the last element among all, those that were wrong too, from 0; -1 before any.
    public var index: Int { core?.index ?? -1 }

    /// Where the last element is in its document; the root for a record.
    public var path: JSONPath { core?.path ?? JSONPath() }

    /// The first byte of the last element, counted from the start of the input.
    public var offset: Int { core?.offset ?? 0 }

    /// The way to go on behind the last element in another process; nil before the first, and where
    /// nothing can follow.
    public var checkpoint: JSONCheckpoint? { failure == nil ? core?.checkpoint : nil }

    /// The same elements, each with its place.
    ///
    /// ```swift
    /// for try await tweet in tweets.located() { print(tweet.index, tweet.path, tweet.value) }
    /// ```
    public func located() -> JSONElements<JSONElement<Output>> {
        let read = read
        let located = JSONElements<JSONElement<Output>>(source, policy) {
            place,
            cursor throws(JSONError) in
            let path = cursor.path
            _ = try cursor.peekKind()
            let offset = place.base + cursor.offset
            let value = try read(place, &cursor)
            return JSONElement(value: value, index: place.index, path: path, offset: offset)
        } core: {
            [makeCore] () throws(JSONError) in
            try makeCore()
        }
        located.observer = observer
        located.rejectObserver = rejectObserver
        return located
    }

    // MARK: Progress

    /// How far the stream has come.
    public var progress: JSONProgress {
        JSONProgress(
            bytesRead: source.bytesRead,
            totalBytes: source.size,
            elementCount: count,
            elapsed: start.map { $0.duration(to: .now) } ?? .zero
        )
    }

    /// The same elements, with a function that is told how far they are, after each chunk.
    ///
    /// ```swift
    /// let rows = JSONStream(input).records(.lines, onError: .skip)
    ///     .onProgress { progress in bar.fraction = progress.fraction ?? 0 }
    /// ```
    public func onProgress(_ body: @escaping (JSONProgress) -> Void) -> JSONElements {
        observer = body
        return self
    }

    /// The same elements, with a function that is told of each that is wrong.
    public func onReject(_ body: @escaping (JSONReject) -> Void) -> JSONElements {
        rejectObserver = body
        return self
    }

    // MARK: Helpers

    /// Puts the next element into `taken`, from where it is moved: in code that is not specialised,
    /// one that is returned in an enum is copied.
    private func attempt() -> ElementOutcome? {
        guard !isOver else { return nil }
        if start == nil { start = .now }
        let outcome: ElementOutcome?
        do throws(JSONError) {
            if core == nil { core = try makeCore() }
            outcome = core?.next { place, cursor throws(JSONError) in
                taken = try read(place, &cursor)
            }
        } catch {
            outcome = .failed(error)
        }
        if outcome == nil { isOver = true }
        if case .element = outcome {
            count += 1
        } else {
            // It was read, but is wrong behind that.
            taken = nil
        }
        if observer != nil, source.bytesRead != observedBytes || isOver {
            observedBytes = source.bytesRead
            unseenProgress = progress
            tellObservers()
        }
        return outcome
    }

    /// Calls the observers, where their isolation is.
    func tellObservers() {
        guard !isReadByThread else { return }
        if let progress = unseenProgress.take() { observer?(progress) }
        let rejects = unseenRejects
        unseenRejects = []
        for reject in rejects { rejectObserver?(reject) }
    }

    private func stop(_ error: JSONError) -> JSONError {
        failure = error
        return error
    }

    private func note(_ error: JSONError, _ bytes: [UInt8]?) {
        rejectCount += 1
        let reject = JSONReject(index: index, error: error, bytes: bytes)
        if rejectObserver != nil {
            unseenRejects.append(reject)
            tellObservers()
        }
        if case .collect(let limit) = policy, rejects.count < limit {
            rejects.append(reject.cut)
        }
    }
}

extension JSONReject {
    /// The same with no more text than is kept.
    var cut: JSONReject {
        guard let bytes, bytes.count > JSONReject.longestText else { return self }
        return JSONReject(
            index: index,
            error: error,
            bytes: Array(bytes.prefix(JSONReject.longestText))
        )
    }
}

/// The elements of a stream as a sequence of results.
///
/// See ``JSONElements/results()``.
public struct JSONElementResults<Output>: Sequence, IteratorProtocol {
    private let elements: JSONElements<Output>

    init(_ elements: JSONElements<Output>) {
        self.elements = elements
    }

    /// The next element, or why it is wrong; nil behind the last.
    public func next() -> Result<Output, JSONError>? {
        elements.nextResult()
    }
}

/// An element of a stream with its place.
///
/// See ``JSONElements/located()``.
public struct JSONElement<Value> {
    /// What was read.
    public let value: Value
    /// Its number among all elements, those that were wrong too, from 0.
    public let index: Int
    /// Where it is in its document; the root for a record.
    public let path: JSONPath
    /// Its first byte, counted from the start of the input.
    public let offset: Int
}

extension JSONElement: Sendable where Value: Sendable {}
extension JSONElement: Equatable where Value: Equatable {}
