#if Yajl
internal import Synchronization

/// Counts the callbacks of libyajl and the memory that it asks for, while it is the current meter
/// of a task.
///
/// ```text
/// let meter = YajlMeter()
/// try YajlMeter.$current.withValue(meter) { … }
/// meter.eventCount
/// ```
package final class YajlMeter: Sendable {
    @TaskLocal package static var current: YajlMeter?

    private let events = Atomic<Int>(0)
    private let requests = Atomic<Int>(0)
    private let live = Atomic<Int>(0)
    private let peak = Atomic<Int>(0)
    /// How many requests for memory are granted; there is none for those that follow.
    private let grants: Int

    package init(grants: Int = .max) {
        self.grants = grants
    }

    /// The callbacks of all parses that have ended.
    package var eventCount: Int { events.load(ordering: .relaxed) }
    /// How often libyajl requested memory.
    package var requestCount: Int { requests.load(ordering: .relaxed) }
    /// The bytes that libyajl has now.
    package var liveBytes: Int { live.load(ordering: .relaxed) }
    /// The most bytes that libyajl had at one time.
    package var peakBytes: Int { peak.load(ordering: .relaxed) }

    func addEvents(_ number: Int) {
        events.add(number, ordering: .relaxed)
    }

    /// Counts a request; false if it shall not be granted.
    func grant() -> Bool {
        requests.add(1, ordering: .relaxed).newValue <= grants
    }

    func addBytes(_ change: Int) {
        peak.max(live.add(change, ordering: .relaxed).newValue, ordering: .relaxed)
    }
}
#endif
