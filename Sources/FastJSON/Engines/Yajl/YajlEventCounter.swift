#if Yajl
internal import Synchronization

/// Counts the callbacks of libyajl while it is the current counter of a task.
///
/// ```swift
/// let counter = YajlEventCounter()
/// try YajlEventCounter.$current.withValue(counter) { … }
/// counter.count
/// ```
package final class YajlEventCounter: Sendable {
    @TaskLocal package static var current: YajlEventCounter?

    private let events = Atomic<Int>(0)

    package init() {}

    /// The callbacks of all parses that have ended.
    package var count: Int { events.load(ordering: .relaxed) }

    func add(_ number: Int) {
        events.add(number, ordering: .relaxed)
    }
}
#endif
