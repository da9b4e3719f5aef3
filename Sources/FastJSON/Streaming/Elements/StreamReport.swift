/// What is counted and told while the elements of a stream are taken.
///
/// A class, since those who are told may ask.
final class StreamReport {
    let policy: JSONErrorPolicy
    private let source: StreamSource
    /// The elements that were delivered.
    var count = 0
    // Beside the instant: what an optional of its type holds is looked up at run time.
    private var hasBegun = false
    private var start: ContinuousClock.Instant?
    private(set) var rejects: [JSONReject] = []
    var rejectCount = 0
    private var observers: [(JSONProgress) -> Void] = []
    private var rejectObservers: [(JSONReject) -> Void] = []
    /// True while an observer is called.
    private var isTelling = false

    init(_ source: StreamSource, _ policy: JSONErrorPolicy) {
        if case .collect(let limit) = policy {
            precondition(limit >= 0, "A limit is not negative.")
        }
        (self.source, self.policy) = (source, policy)
    }

    /// Starts the clock when the first element is requested.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        start = .now
    }

    func progress(bytesRead: Int) -> JSONProgress {
        JSONProgress(
            bytesRead: bytesRead,
            totalBytes: source.size,
            elementCount: count,
            elapsed: start.map { $0.duration(to: .now) } ?? .zero
        )
    }

    func observe(_ body: @escaping (JSONProgress) -> Void) {
        observers.append(body)
    }

    func tellProgress(bytesRead: @autoclosure () -> Int) {
        guard !observers.isEmpty else { return }
        let progress = progress(bytesRead: bytesRead())
        tell(observers, progress)
    }

    private func tell<News>(_ observers: [(News) -> Void], _ news: News) {
        let wasTelling = isTelling
        isTelling = true
        defer { isTelling = wasTelling }
        for observer in observers { observer(news) }
    }

    /// Throws if an observer asks for an element.
    func refuseNestedCall() throws(JSONError) {
        if isTelling { throw JSONError.nestedCall }
    }

    // MARK: Wrong elements

    var hasRejectObservers: Bool { !rejectObservers.isEmpty }

    func observeRejects(_ body: @escaping (JSONReject) -> Void) {
        rejectObservers.append(body)
    }

    /// Keeps a wrong element if the policy says so, and tells the observers; the caller counts it.
    func note(_ reject: JSONReject) {
        if case .collect(let limit) = policy, rejects.count < limit {
            rejects.append(reject.cut)
        }
        tell(rejectObservers, reject)
    }
}
