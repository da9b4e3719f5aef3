/// Lets a thread read the elements of a stream that may have to wait, for a task that must not.
///
/// The thread reads elements when the task asks for one: those that it finds without asking for
/// another chunk, but at most so many. Then it waits. So nothing is fetched that nobody wants, and
/// what the elements say of the last one is what the thread noted behind it. It ends with the pump.
///
/// SAFETY: an element may be of a type that is not `Sendable`. It is made by a `@Sendable` function
/// out of bytes, so nothing else can hold a part of it, and the thread lets go of it.
final class ElementPump<Output> {
    private let worker: ElementWorker<Output>
    private let didStart: Bool
    private var marks = MoveQueue<ElementMark>()
    private var outputs = MoveQueue<Output>()

    /// Takes the source and what finds the elements out of the hands of the task.
    init(_ run: ElementRun, _ read: @escaping JSONElements<Output>.Read) {
        let worker = ElementWorker(run.finder, run.source, read)
        self.worker = worker
        run.handOver(to: worker.link) { [link = worker.link] in link.bytesRead }
        didStart = Thread.start { worker.work() }
    }

    deinit {
        worker.link.cancel()
    }

    /// Tells this pump from others.
    var identity: AnyObject { worker.link }

    /// True while somebody waits for more elements.
    var isFetching: Bool { worker.link.isFetching }

    /// What became of the next element, if it is there already.
    func takeMark() -> ElementMark? { marks.takeFirst() }

    /// The element of the mark that was taken last.
    func takeOutput() -> Output? { outputs.takeFirst() }

    func checkCancellation() throws(JSONError) {
        if Task.isCancelled { worker.link.cancel() }
        if worker.link.isCancelled { throw JSONError.taskCancelled }
    }

    /// Waits for more elements.
    func fetch(
        for run: ElementRun,
        isolation actor: isolated (any Actor)?
    ) async throws(JSONError) {
        try ask(for: run)
        let link = worker.link
        defer { link.endFetching() }
        while true {
            switch link.step() {
            case .batch(let batch):
                return take(batch)
            case .cancelled:
                throw JSONError.taskCancelled
            case .fetch:
                do throws(JSONError) {
                    let chunk = try await run.source.awaited?.fetch(isolation: actor)
                    // Some sequences end when the task is cancelled. The document has not.
                    if chunk == nil, Task.isCancelled {
                        throw JSONError.taskCancelled
                    }
                    link.answer(.success(chunk))
                } catch {
                    link.answer(.failure(error))
                }
            case .progress:
                run.tellProgress()
            case .wait:
                await link.waitForThread(isolation: actor)
            }
        }
    }

    /// Waits for more elements without a task, of a source that is not awaited.
    func fetch(for run: ElementRun) throws(JSONError) {
        try ask(for: run)
        defer { worker.link.endFetching() }
        while true {
            switch worker.link.step() {
            case .batch(let batch): return take(batch)
            case .cancelled: throw JSONError.taskCancelled
            case .progress: run.tellProgress()
            case .fetch, .wait: worker.link.waitForThread()
            }
        }
    }

    private func ask(for run: ElementRun) throws(JSONError) {
        guard didStart else {
            throw JSONError(
                .inputFailed(action: "read the input", reason: "the system has no more threads")
            )
        }
        worker.link.ask(tellsProgress: !run.observers.isEmpty)
    }

    private func take(_ batch: ElementBatch<Output>) {
        (marks, outputs) = (batch.marks, batch.outputs)
    }
}
