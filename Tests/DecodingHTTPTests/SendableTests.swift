import DecodingHTTP
import Testing

/// What may go from task to task, checked by the compiler.
@Suite struct SendableTests {
    private func requireSendable<T: Sendable>(_: T.Type) -> Int { 1 }

    @Test func types() {
        #expect(requireSendable(Response.self) == 1)
    }
}
