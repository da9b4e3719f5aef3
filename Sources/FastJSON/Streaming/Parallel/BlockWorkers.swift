/// Threads that cut an input into blocks in turns, and read the blocks.
///
/// After the results of a worker were taken, they go back to it and are freed there. If another thread
/// freed them, the `malloc` of glibc would make the two wait for each other. Whole records that were
/// handed over then took as long on two processors as on one; this way, they take 0.6 times as long.
///
/// The first worker starts with the object, and each of the others when the one before it has a block.
/// They wait while there are enough blocks, and end with the input or with the object.
final class BlockWorkers<Output: Sendable>: Sendable {
    typealias Yield = JSONParallelElements<Output>.Yield
    typealias Decode = @Sendable (Result<TextBlock, JSONError>) -> Yield

    /// What was made of a block.
    struct Made: Sendable {
        /// The number of the block, from 0.
        let number: Int
        let worker: Int
        var yield: Yield
    }

    let link: BlockLink<Output>
    private let didStart: Bool

    /// Starts reading.
    ///
    /// - Parameters:
    ///   - blocks: What cuts the input.
    ///   - source: The input, which nobody else reads from now on.
    ///   - count: The most workers.
    ///   - isOrdered: False if blocks may be taken as soon as they are read.
    ///   - decode: Reads a block; is also given the failure to read the next one, if there is one.
    init(
        _ blocks: any BlockSource,
        of source: StreamSource,
        count: Int,
        isOrdered: Bool,
        decode: @escaping Decode
    ) {
        let link = BlockLink<Output>(workers: count, isOrdered: isOrdered)
        self.link = link
        link.noteRead(source.bytesRead)
        if let fetch = source.awaited?.fetcher {
            source.awaited?.wait = { () throws(JSONError) in try link.takeChunk(fetch) }
        }
        source.isCancelled = { link.isCancelled }
        source.didRead = { [unowned source] in link.noteRead(source.bytesRead) }
        let crew = Crew(link, blocks, of: source, count, decode)
        didStart = crew.start(0)
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
            await link.waitForThread(isolation: actor)
        }
    }

    /// The same, for a caller that may wait.
    func next() throws(JSONError) -> Made? {
        try checkStart()
        while true {
            if let made = try link.take() { return made }
            link.waitForBlock()
        }
    }

    private func checkStart() throws(JSONError) {
        guard didStart else {
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

        /// Starts a worker; false if the system has no thread to give.
        func start(_ worker: Int) -> Bool {
            Thread.start { self.work(worker) }
        }

        private func work(_ worker: Int) {
            var isFirst = true
            while let (number, block) = cut() {
                // Without another thread, those that are there do the work.
                if isFirst, worker + 1 < count { _ = start(worker + 1) }
                isFirst = false
                link.freeReturned(to: worker)
                let yield = decode(block)
                link.publish(Made(number: number, worker: worker, yield: yield))
            }
            link.freeReturned(to: worker)
        }

        /// Waits until another block is wanted; nil after the last.
        private func cut() -> (number: Int, block: Result<TextBlock, JSONError>)? {
            input.withLock { input in
                guard link.waitForRoom() else { return nil }
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
}
