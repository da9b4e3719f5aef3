import DecodingOperators
import Testing

/// What may go from task to task, checked by the compiler.
///
/// Not `Curried`: it holds any function of the caller, as functions themselves are.
@Suite struct SendableTests {
    private func requireSendable<T: Sendable>(_: T.Type) -> Int { 1 }

    @Test func types() {
        #expect(requireSendable(Either<Int, String>.self) == 1)
    }
}
