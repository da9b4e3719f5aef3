internal import Foundation

/// Calls a function on a separate thread with that many bytes of stack, and waits for it.
///
/// A stack that is too small ends the process: there is no softer way to find out.
package func onThread<Output: Sendable>(
    withStack bytes: Int,
    _ body: @escaping @Sendable () throws -> Output
) throws -> Output {
    let outcome = Outcome<Output>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        outcome.result = Result(catching: body)
        done.signal()
    }
    thread.stackSize = bytes
    thread.start()
    done.wait()
    guard let result = outcome.result else {
        preconditionFailure("The thread leaves a result before it signals.")
    }
    return try result.get()
}

/// Carries a result from one thread to another.
///
/// SAFETY: they take turns. One writes it and then signals, the other waits and then reads it.
private final class Outcome<Output: Sendable>: @unchecked Sendable {
    var result: Result<Output, any Error>?
}
