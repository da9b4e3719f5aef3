internal import Synchronization

/// Counts values that are alive.
package final class Counter: Sendable {
    private let alive = Atomic(0)

    package init() {}

    package var count: Int { alive.load(ordering: .sequentiallyConsistent) }

    package func add(_ difference: Int) {
        alive.add(difference, ordering: .sequentiallyConsistent)
    }

    /// Waits up to ten seconds until no value is alive: threads let go of theirs a little later.
    package func isZero() async throws -> Bool {
        for _ in 0..<2000 where count != 0 {
            try await Task.sleep(for: .milliseconds(5))
        }
        return count == 0
    }
}
