/// Lets a thread read blocks that may have to be waited for, ahead of a task that must not.
///
/// Each block is given to a function on another thread as soon as it is there. The thread waits while
/// there are enough of them, and ends with the pump.
final class BlockPump<Yield: Sendable> {
    private let link: BlockLink<Yield>
    private let didStart: Bool

    /// A pump whose function is also given the failure to read a block, if there is one.
    init(
        _ blocks: any BlockSource,
        of source: StreamSource,
        lead: Int,
        _ decode: @escaping @Sendable (Result<TextBlock, JSONError>) -> Yield
    ) {
        let link = BlockLink<Yield>(lead: lead)
        self.link = link
        link.noteRead(source.bytesRead)
        if let fetch = source.awaited?.fetcher {
            source.awaited?.wait = { () throws(JSONError) in try link.takeChunk(fetch) }
        }
        source.isCancelled = { link.isCancelled }
        source.didRead = { [unowned source] in link.noteRead(source.bytesRead) }
        let reader = BlockReader(blocks: blocks, source: source)
        didStart = Thread.start {
            while link.waitForRoom() {
                guard let block = reader.next() else { return link.end() }
                link.append(Task.detached { decode(block) })
                if case .failure = block { return link.end() }
            }
        }
    }

    deinit {
        link.cancel()
    }

    var bytesRead: Int { link.bytesRead }

    func cancel() {
        link.cancel()
    }

    /// What was made of the next block; nil after the last.
    func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Yield? {
        guard didStart else {
            throw JSONError(
                .inputFailed(action: "read the input", reason: "the system has no more threads")
            )
        }
        let link = link
        while true {
            switch link.step() {
            case .block(let task): return await task.value
            case .end: return nil
            case .cancelled: throw JSONError.taskCancelled
            case .wait: await link.waitForThread(isolation: actor)
            }
        }
    }
}

/// The part of a pump that its thread has for itself.
///
/// SAFETY: used by that thread alone once it has started. It keeps the source, which does not keep it.
private final class BlockReader: @unchecked Sendable {
    private let blocks: any BlockSource
    private let source: StreamSource

    init(blocks: any BlockSource, source: StreamSource) {
        (self.blocks, self.source) = (blocks, source)
    }

    func next() -> Result<TextBlock, JSONError>? {
        do throws(JSONError) {
            return try blocks.next().map { .success($0) }
        } catch {
            return .failure(error)
        }
    }
}
