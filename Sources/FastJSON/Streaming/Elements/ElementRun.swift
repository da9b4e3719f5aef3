/// What is known of a stream whose elements are being taken, whatever they are read as.
///
/// Used by one task at a time. A thread that reads for the task uses only the finder and the source.
final class ElementRun {
    let source: StreamSource
    let policy: JSONErrorPolicy
    let finder: ElementFinder
    private let resumed: JSONCheckpoint?
    /// Why there are no more elements.
    private(set) var failure: JSONError?
    var isOver = false
    /// The elements that were delivered.
    var count = 0
    private var hasBegun = false
    private var start: ContinuousClock.Instant?
    private(set) var observers: [(JSONProgress) -> Void] = []
    private var rejectObservers: [(JSONReject) -> Void] = []
    private(set) var rejects: [JSONReject] = []
    private(set) var rejectCount = 0
    /// What reads for a task, if something does, and how many bytes it has read.
    private(set) var reader: (identity: AnyObject, bytesRead: () -> Int)?
    /// Where the reader was behind the element that was delivered last.
    private var position: ElementPosition?

    init(
        _ source: StreamSource,
        _ policy: JSONErrorPolicy,
        resuming checkpoint: JSONCheckpoint?,
        core makeCore: @escaping () throws(JSONError) -> any ElementCore
    ) {
        if case .collect(let limit) = policy {
            precondition(limit >= 0, "A limit is not negative.")
        }
        self.source = source
        self.policy = policy
        resumed = checkpoint
        finder = ElementFinder(makeCore)
    }

    /// Starts the clock.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        start = .now
    }

    /// Leaves the finder and the source to a thread, which tells how far it is.
    func handOver(to identity: AnyObject, bytesRead: @escaping () -> Int) {
        position = ElementPosition(
            index: index,
            path: ElementPath(parents: path.steps),
            offset: offset,
            passed: finder.core.map(\.passed) ?? resumed.map(PassedElement.init)
        )
        reader = (identity, bytesRead)
    }

    /// Takes note of where the thread was behind an element, or where it failed.
    func move(to position: ElementPosition, isPassed: Bool) {
        let passed = self.position?.passed
        self.position = position
        if !isPassed { self.position?.passed = passed }
    }

    func stop(_ error: JSONError) -> JSONError {
        failure = error
        return error
    }

    /// Counts an element that is wrong.
    func note(_ error: JSONError, _ bytes: [UInt8]?) {
        rejectCount += 1
        let reject = JSONReject(index: index, error: error, bytes: bytes)
        if case .collect(let limit) = policy, rejects.count < limit {
            rejects.append(reject.cut)
        }
        for observer in rejectObservers { observer(reject) }
    }

    // MARK: The last element

    var index: Int { position?.index ?? finder.core?.index ?? resumed?.index ?? -1 }

    var path: JSONValuePath {
        position?.path.path ?? finder.core?.path ?? resumed?.path ?? JSONValuePath()
    }

    var offset: Int { position?.offset ?? finder.core?.offset ?? resumed?.offset ?? 0 }

    var checkpoint: JSONCheckpoint? {
        if let position { return position.passed?.checkpoint }
        return finder.core.map { $0.passed?.checkpoint } ?? resumed
    }

    // MARK: Progress

    var progress: JSONProgress {
        JSONProgress(
            bytesRead: reader?.bytesRead() ?? source.bytesRead,
            totalBytes: source.size,
            elementCount: count,
            elapsed: start.map { $0.duration(to: .now) } ?? .zero
        )
    }

    func observe(_ body: @escaping (JSONProgress) -> Void) {
        observers.append(body)
        if reader == nil { source.didRead = { [unowned self] in tellProgress() } }
    }

    func observeRejects(_ body: @escaping (JSONReject) -> Void) {
        rejectObservers.append(body)
    }

    func tellProgress() {
        guard !observers.isEmpty else { return }
        let progress = progress
        for observer in observers { observer(progress) }
    }
}
