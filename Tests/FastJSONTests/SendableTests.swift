import FastJSON
import Testing

/// What may go from task to task, checked by the compiler.
///
/// Not so, because they are read by one task at a time, and their place is a part of them:
/// `JSONCursor`, `JSONEventReader`, `JSONInput`, `JSONStream`, `JSONElements`
/// with its iterator and `JSONElementResults`, `JSONParallelElements` with its iterator. They hold
/// functions and sequences of the caller, which need not be sendable.
@Suite struct SendableTests {
    private func requireSendable<T: ~Copyable & Sendable>(_: T.Type) -> Int { 1 }

    @Test func types() {
        let values = [
            requireSendable(JSONValue.self), requireSendable(JSONValue.Number.self),
            requireSendable(JSONValue.Object.self), requireSendable(JSONDocument.self),
            requireSendable(JSONDocument.Node.self), requireSendable(JSONDocument.Elements.self),
            requireSendable(JSONDocument.Members.self), requireSendable(JSONKind.self),
            requireSendable(JSONPointer.self), requireSendable(JSONValuePath.self),
            requireSendable(JSONValuePath.Step.self), requireSendable(JSONEvent.self),
        ]
        let errors = [
            requireSendable(JSONError.self), requireSendable(JSONError.Code.self),
            requireSendable(Result<JSONValue, JSONError>.self),
        ]
        let options = [
            requireSendable(JSONReadingOptions.self), requireSendable(JSONSyntax.self),
            requireSendable(JSONDuplicateKeys.self), requireSendable(JSONNumberPolicy.self),
            requireSendable(JSONByteOrderMark.self), requireSendable(JSONLimits.self),
            requireSendable(JSONEngine.self), requireSendable(JSONWritingOptions.self),
            requireSendable(JSONWritingOptions.Layout.self),
            requireSendable(JSONWritingOptions.NonFiniteNumbers.self),
        ]
        let streams = [
            requireSendable(JSONRecordFormat.self), requireSendable(JSONErrorPolicy.self),
            requireSendable(JSONReject.self), requireSendable(JSONProgress.self),
            requireSendable(JSONCheckpoint.self), requireSendable(JSONElement<Int>.self),
            // What it reads is made where it is taken.
            requireSendable(JSONSelection<NotSendable>.self),
        ]
        let builders = [
            requireSendable(JSONWriter.self), requireSendable(JSONPartialReader.self),
        ]
        #expect([values, errors, options, streams, builders].map(\.count) == [12, 3, 10, 7, 2])
    }

    private final class NotSendable {}

    /// A reader that continues in another task each time.
    @Test func partialReaders() async throws {
        var reader = JSONPartialReader()
        for piece in ["{\"a long key of a member\": [1", "2, \"te", "xt\"]", "}"] {
            reader = try await Task { [reader = Handed(reader)] in
                var reader = reader.take()
                try reader.append(piece)
                return Handed(reader)
            }.value.take()
        }
        #expect(try reader.finish() == ["a long key of a member": [12, "text"]])
    }

    /// Holds what cannot be copied, for a task to take.
    ///
    /// SAFETY: handed from task to task, and each waits for the next.
    private final class Handed: @unchecked Sendable {
        private var reader: JSONPartialReader?

        init(_ reader: consuming JSONPartialReader) { self.reader = consume reader }

        func take() -> JSONPartialReader { reader.take() ?? JSONPartialReader() }
    }
}
