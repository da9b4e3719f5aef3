/// The state of a stream whose elements are being taken, whatever they are read as.
///
/// Used by one task at a time.
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
    private var observers: [(JSONProgress) -> Void] = []
    private var rejectObservers: [(JSONReject) -> Void] = []
    private(set) var rejects: [JSONReject] = []
    private(set) var rejectCount = 0
    /// True while a chunk is awaited.
    private(set) var isFetching = false

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

    /// Prepares the source to be awaited.
    func awaitChunks() throws(JSONError) {
        try source.awaitChunks()
    }

    /// Awaits the next chunk.
    func fetch(isolation actor: isolated (any Actor)?) async {
        isFetching = true
        await source.awaited?.fetch(isolation: actor)
        isFetching = false
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

    var index: Int { finder.core?.index ?? resumed?.index ?? -1 }

    var path: JSONValuePath {
        finder.core?.path ?? resumed?.path ?? JSONValuePath()
    }

    var offset: Int { finder.core?.offset ?? resumed?.offset ?? 0 }

    var checkpoint: JSONCheckpoint? {
        finder.core.map { $0.passed?.checkpoint } ?? resumed
    }

    // MARK: Progress

    var progress: JSONProgress {
        JSONProgress(
            bytesRead: source.bytesRead,
            totalBytes: source.size,
            elementCount: count,
            elapsed: start.map { $0.duration(to: .now) } ?? .zero
        )
    }

    func observe(_ body: @escaping (JSONProgress) -> Void) {
        observers.append(body)
        source.didRead = { [unowned self] in tellProgress() }
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
