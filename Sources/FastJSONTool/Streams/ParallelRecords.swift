import FastJSON

/// What is made of JSON Lines on several processors, in order, for the thread of the command.
///
/// A task collects what was made, and the thread takes it from there, with the records that are not
/// valid. So what writes them is used by one thread only.
final class ParallelRecords<Output: Sendable>: ElementSource {
    /// What the task has collected since the last time.
    private struct Batch: Sendable {
        var outputs: [Output] = []
        var rejects: [JSONReject] = []
        var bytesRead = 0
        var failure: JSONError?
        var isLast = false

        /// Enough that handing it over costs little.
        var isFull: Bool { outputs.count >= 256 || rejects.count >= 256 }
    }

    private struct State: ThreadLinkState {
        var batches: [Batch] = []
        var isCancelled = false

        /// True if there is room for another batch.
        var hasNews: Bool { batches.count < 4 || isCancelled }
    }

    /// The records, while the task has them.
    ///
    /// SAFETY: used by that task alone.
    private struct Lines: @unchecked Sendable {
        let lines: JSONParallelElements<Output>
    }

    private let link = ThreadLink(State())
    private let onReject: (JSONReject) -> Void
    private var task: Task<Void, Never>?
    /// What was taken from the task, from the last to the next.
    private var outputs: [Output] = []
    private var failure: JSONError?
    private var isOver = false
    private var bytesRead = 0
    private var bytesTold = 0
    private(set) var rejectCount = 0

    /// Reads lines on so many processors, and tells a function of those that are not valid.
    init(
        _ stream: consuming JSONStream,
        jobs: Int,
        onReject: @escaping (JSONReject) -> Void,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) {
        self.onReject = onReject
        let lines = Lines(lines: stream.parallelLines(onError: .skip, workers: jobs, read))
        task = Task.detached { [link] in
            await ParallelRecords.collect(lines, link)
        }
    }

    deinit {
        link.tellTask { $0.isCancelled = true }
        task?.cancel()
    }

    private static func collect(_ records: Lines, _ link: ThreadLink<State>) async {
        var rejects: [JSONReject] = []
        let lines = records.lines.onReject { rejects.append($0) }
        var batch = Batch()
        func hand() async {
            batch.bytesRead = lines.bytesRead
            await link.waitForThread(isolation: nil) { link.tellTask { $0.isCancelled = true } }
            link.tellThread { $0.batches.append(batch) }
            batch = Batch()
        }
        do throws(JSONError) {
            let iterator = lines.makeAsyncIterator()
            while let output = try await iterator.next() {
                batch.rejects += rejects
                rejects = []
                batch.outputs.append(output)
                if batch.isFull { await hand() }
            }
        } catch {
            batch.failure = error
        }
        batch.rejects += rejects
        batch.isLast = true
        await hand()
    }

    // MARK: For the thread

    func next() throws(JSONError) -> Output? {
        while true {
            if let output = outputs.popLast() { return output }
            if let failure { throw failure }
            if isOver { return nil }
            let batch = link.waitForTask { state in
                state.batches.isEmpty ? nil : state.batches.removeFirst()
            }
            link.tellTask { _ in }
            for reject in batch.rejects { onReject(reject) }
            rejectCount += batch.rejects.count
            outputs = batch.outputs.reversed()
            (failure, isOver, bytesRead) = (batch.failure, batch.isLast, batch.bytesRead)
        }
    }

    func takeBytesRead() -> Int {
        defer { bytesTold = bytesRead }
        return bytesRead - bytesTold
    }

    var offset: Int { 0 }
    var checkpoint: JSONCheckpoint? { nil }
}
