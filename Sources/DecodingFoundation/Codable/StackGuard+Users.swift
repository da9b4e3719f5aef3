import FastJSON
import Foundation

extension StackGuard {
    /// Calls a function of the user's types with a fresh stack, which is that of another thread.
    ///
    /// Nil if it may not be: the main thread and a task have what another thread does not, such as
    /// isolation and task-local values.
    static func onFreshStack<Output>(_ body: () throws -> Output) -> Result<Output, any Error>? {
        guard !Thread.isMainThread, unsafe withUnsafeCurrentTask(body: { unsafe $0 == nil }) else {
            return nil
        }
        var result: Result<Output, any Error>?
        let didRun = StackGuard.withFreshStack { result = Result { try body() } }
        return didRun ? result : nil
    }
}
