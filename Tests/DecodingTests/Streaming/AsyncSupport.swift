import FastJSON
import Synchronization

/// Counts, for several tasks and threads.
final class Tally: Sendable {
    private let value = Atomic(0)

    var count: Int { value.load(ordering: .sequentiallyConsistent) }

    @discardableResult
    func add(_ difference: Int = 1) -> Int {
        value.add(difference, ordering: .sequentiallyConsistent).newValue
    }
}

/// Chunks that come from a function, which are counted as they are taken.
struct MadeChunks: AsyncSequence, Sendable {
    let tally = Tally()
    /// What must not outlive the stream.
    var companion: Companion?
    let make: @Sendable (Int) async throws -> [UInt8]?

    init(_ companion: Companion? = nil, _ make: @escaping @Sendable (Int) async throws -> [UInt8]?)
    {
        self.companion = companion
        self.make = make
    }

    /// Chunks of a text of one size.
    init(_ text: String, size: Int) {
        let bytes = Array(text.utf8)
        self.init { number in
            // Now and then the consumer has to wait.
            if number % 5 == 4 { await Task.yield() }
            let start = number * size
            return start < bytes.count ? Array(bytes[start...].prefix(size)) : nil
        }
    }

    struct AsyncIterator: AsyncIteratorProtocol {
        let chunks: MadeChunks

        mutating func next() async throws -> [UInt8]? {
            try await chunks.make(chunks.tally.add() - 1)
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: self) }
}

/// Something that should be gone.
final class Companion: Sendable {}

/// A reference that does not keep its object.
struct Watch: Sendable {
    private weak let object: Companion?

    init(_ object: Companion) {
        self.object = object
    }

    /// Waits up to two seconds for the object to go.
    func isGone() async throws -> Bool {
        for _ in 0..<400 where object != nil {
            try await Task.sleep(for: .milliseconds(5))
        }
        return object == nil
    }
}

/// What a stream of elements came to, taken in a task.
struct AsyncRun<Output: Sendable>: Sendable {
    var values: [Output] = []
    var error: JSONError?

    init(
        isolation: isolated (any Actor)? = #isolation,
        _ make: () throws(JSONError) -> JSONElements<Output>
    ) async {
        do throws(JSONError) {
            for try await value in try make() { values.append(value) }
        } catch {
            self.error = error
        }
    }
}
