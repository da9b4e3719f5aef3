internal import Foundation

/// Calls a function in a task that runs on a thread with that many bytes of stack.
///
/// The threads of the usual pool have 8 MB on Linux, but only 512 KiB on Apple's systems. Work that
/// may continue with a fresh stack elsewhere may not do so in a task.
package func inTask<Output: Sendable>(
    withStack bytes: Int,
    _ body: @escaping @Sendable () throws -> Output
) async throws -> Output {
    try await Task(executorPreference: ThreadExecutor(stackSize: bytes)) { try body() }.value
}

/// Runs each job on a separate thread.
private final class ThreadExecutor: TaskExecutor {
    private let stackSize: Int

    init(stackSize: Int) {
        self.stackSize = stackSize
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let thread = Thread { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
        thread.stackSize = stackSize
        thread.start()
    }
}
