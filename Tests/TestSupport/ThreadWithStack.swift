internal import Foundation

/// Calls a function on a separate thread with that many bytes of stack, and waits for it.
///
/// A stack that is too small ends the process: there is no softer way to find out. The thread keeps nothing
/// of the function and its result: to release a deep value takes stack.
package func onThread<Output: Sendable>(
    withStack bytes: Int,
    _ body: @escaping @Sendable () throws -> Output
) throws -> Output {
    let call = Call(body)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        call.run()
        done.signal()
    }
    thread.stackSize = bytes
    thread.start()
    done.wait()
    guard let result = call.result.take() else {
        preconditionFailure("The thread leaves a result before it signals.")
    }
    return try result.get()
}

/// Carries a function to another thread, and its result back.
///
/// SAFETY: they take turns. One makes it, the other runs it and then signals, and the first waits for that.
private final class Call<Output: Sendable>: @unchecked Sendable {
    private var body: (@Sendable () throws -> Output)?
    var result: Result<Output, any Error>?

    init(_ body: @escaping @Sendable () throws -> Output) {
        self.body = body
    }

    func run() {
        result = body.take().map { Result(catching: $0) }
    }
}
