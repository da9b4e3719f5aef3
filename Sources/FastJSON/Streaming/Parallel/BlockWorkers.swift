/// Workers that cut an input into blocks in turns, and read the blocks.
///
/// They are threads. If the code that takes the results may work too, it is one of the workers: it reads a
/// block when there is nothing to take. So the processor that made a value often uses it, too.
///
/// After the results of a thread were taken, they go back to it and are freed there. If another thread
/// freed them, the `malloc` of glibc would make the two wait for each other. Whole records that were
/// handed over then took as long on two processors as on one; this way, they take 0.65 times as long.
///
/// The first thread starts with the object, and each of the others when the one before it has a block.
/// They wait while there are enough blocks, and end with the input or with the object.
final class BlockWorkers<Output: Sendable>: Sendable {
    typealias Yield = JSONParallelElements<Output>.Yield
    typealias Decode = @Sendable (Result<TextBlock, JSONError>) -> Yield

    /// What was made of a block.
    struct Made: Sendable {
        /// The number of the block, from 0.
        let number: Int
        /// The thread that made it; nil if the one that takes did.
        let worker: Int?
        var yield: Yield
    }

    let link: BlockLink<Output>
    private let crew: Crew
    private let hasThread: Bool
    private let takerWorks: Bool

    /// Starts reading.
    ///
    /// - Parameters:
    ///   - blocks: What cuts the input.
    ///   - source: The input, which nobody else reads from now on.
    ///   - count: The most workers.
    ///   - takerWorks: True if the one that takes the results is one of them.
    ///   - isOrdered: False if blocks may be taken as soon as they are read.
    ///   - cancelled: Set here when the results are no longer wanted.
    ///   - decode: Reads a block; is also given the failure to read the next one, if there is one.
    init(
        _ blocks: any BlockSource,
        of source: StreamSource,
        count: Int,
        takerWorks: Bool,
        isOrdered: Bool,
        cancelled: Flag,
        decode: @escaping Decode
    ) {
        let threadCount = takerWorks ? count - 1 : count
        let link = BlockLink<Output>(
            workers: count,
            threads: threadCount,
            isOrdered: isOrdered,
            cancelled: cancelled
        )
        self.link = link
        link.noteRead(source.bytesRead)
        if let fetch = source.awaited?.fetcher {
            source.awaited?.wait = { () throws(JSONError) in try link.takeChunk(fetch) }
        }
        source.isCancelled = { link.isCancelled }
        source.didRead = { [unowned source] in link.noteRead(source.bytesRead) }
        crew = Crew(link, blocks, of: source, threadCount, decode)
        // Without a thread, the one that takes does all the work.
        hasThread = threadCount > 0 && crew.start(0)
        self.takerWorks = takerWorks
    }

    deinit {
        link.cancel()
    }

    /// What was made of the next block; nil after the last.
    func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Made? {
        try checkStart()
        let link = link
        while true {
            if let made = try link.take() { return made }
            // The first record may have been taken outside the actor.
            if takerWorks, actor == nil || !hasThread, await help(isolation: actor) { continue }
            await link.waitForThread(isolation: actor)
        }
    }

    /// The same, for a caller that may wait.
    func next() throws(JSONError) -> Made? {
        try checkStart()
        while true {
            if let made = try link.take() { return made }
            if takerWorks, crew.help() { continue }
            link.waitForBlock()
        }
    }

    /// Reads a block, as long as the task is not cancelled; false if it is better to wait.
    private func help(isolation actor: isolated (any Actor)?) async -> Bool {
        let link = link
        return await withTaskCancellationHandler {
            crew.help()
        } onCancel: {
            link.cancel()
        }
    }

    private func checkStart() throws(JSONError) {
        guard hasThread || takerWorks else {
            throw JSONError(
                .inputFailed(action: "read the input", reason: "the system has no more threads")
            )
        }
    }

    /// The state that the threads of the workers share.
    ///
    /// SAFETY: what cuts and the source are used only under the lock. They do not keep this object.
    private final class Crew: @unchecked Sendable {
        private struct Input {
            let blocks: any BlockSource
            let source: StreamSource
        }

        private let link: BlockLink<Output>
        private let input: Guarded<Input>
        private let count: Int
        private let decode: Decode

        init(
            _ link: BlockLink<Output>,
            _ blocks: any BlockSource,
            of source: StreamSource,
            _ count: Int,
            _ decode: @escaping Decode
        ) {
            input = .make(Input(blocks: blocks, source: source))
            (self.link, self.count, self.decode) = (link, count, decode)
        }

        /// Starts a thread; false if the system has none to give.
        func start(_ worker: Int) -> Bool {
            Thread.start { self.work(worker) }
        }

        private func work(_ worker: Int) {
            var isFirst = true
            while let (number, block) = input.withLock({ link.waitForRoom() ? cut(&$0) : nil }) {
                // Without another thread, those that are there do the work.
                if isFirst, worker + 1 < count { _ = start(worker + 1) }
                isFirst = false
                link.freeReturned(to: worker)
                link.publish(Made(number: number, worker: worker, yield: decode(block)))
            }
            link.freeReturned(to: worker)
        }

        /// Reads a block instead of waiting for one; false if it is better to wait.
        ///
        /// Another worker may be cutting a block. That takes less time than reading one, unless the input
        /// is slow. To wait for it in the lock would be wrong, since the worker that holds the lock may
        /// wait for room, which only the caller makes.
        func help() -> Bool {
            for _ in 0..<Self.mostTries {
                guard link.wantsBlock else { return false }
                guard let next = input.withLockIfFree({ link.wantsBlock ? cut(&$0) : nil }) else {
                    Thread.yield()
                    continue
                }
                guard let (number, block) = next else { return false }
                link.publish(Made(number: number, worker: nil, yield: decode(block)))
                return true
            }
            return false
        }

        /// How often the taker tries to get its turn; all tries together take about 0.1 milliseconds.
        private static var mostTries: Int { 200 }

        /// Cuts the next block; nil after the last.
        private func cut(
            _ input: inout Input
        ) -> (number: Int, block: Result<TextBlock, JSONError>)? {
            do throws(JSONError) {
                guard let block = try input.blocks.next() else {
                    link.end()
                    return nil
                }
                return (link.count(isLast: false), .success(block))
            } catch {
                return (link.count(isLast: true), .failure(error))
            }
        }
    }
}
