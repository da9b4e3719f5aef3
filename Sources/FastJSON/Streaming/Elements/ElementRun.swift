/// The state of a stream whose elements are being taken, whatever they are read as.
///
/// Used by one task at a time.
final class ElementRun {
    let source: StreamSource
    let report: StreamReport
    private let resumed: JSONCheckpoint?
    private let makeCore: () throws(JSONError) -> any ElementCore
    /// What finds the elements, which is made when the first one is requested.
    private var core: (any ElementCore)?
    /// Why there are no more elements.
    private(set) var failure: JSONError?
    var isOver = false
    /// True while an element is looked for, read or awaited: functions of the user are called then, which
    /// might ask for another.
    private(set) var isBusy = false

    init(
        _ source: StreamSource,
        _ policy: JSONErrorPolicy,
        resuming checkpoint: JSONCheckpoint?,
        core makeCore: @escaping () throws(JSONError) -> any ElementCore
    ) {
        self.source = source
        self.makeCore = makeCore
        report = StreamReport(source, policy)
        resumed = checkpoint
    }

    /// Finds the next element.
    ///
    /// - Precondition: it is not busy.
    func find(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        isBusy = true
        defer { isBusy = false }
        do throws(JSONError) {
            if core == nil { core = try makeCore() }
        } catch {
            return .failed(error)
        }
        return core?.next(read)
    }

    /// Awaits the next chunk.
    func fetch(isolation actor: isolated (any Actor)?) async {
        isBusy = true
        await source.awaited?.fetch(isolation: actor)
        isBusy = false
    }

    func stop(_ error: JSONError) -> JSONError {
        failure = error
        return error
    }

    /// Counts an element that is wrong, and passes it.
    func note(_ error: JSONError, _ bytes: [UInt8]?) {
        core?.passReject()
        report.rejectCount += 1
        report.note(JSONReject(index: index, error: error, bytes: bytes))
    }

    func observe(_ body: @escaping (JSONProgress) -> Void) {
        report.observe(body)
        source.didRead = { [unowned self] in tellProgress() }
    }

    func tellProgress() {
        report.tellProgress(bytesRead: source.bytesRead)
    }

    // MARK: The last element

    var index: Int { core?.index ?? resumed?.index ?? -1 }

    var path: JSONValuePath { core?.path ?? resumed?.path ?? JSONValuePath() }

    var offset: Int { core?.offset ?? resumed?.offset ?? 0 }

    var checkpoint: JSONCheckpoint? { core.map { $0.checkpoint } ?? resumed }
}
