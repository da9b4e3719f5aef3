import FastJSON
import Hummingbird

/// The chunks of a body, and an error where it is too long.
///
/// ``JSONLimits/documentLength`` bounds a document, and in a body of lines each is a document.
struct BoundedBody: AsyncSequence, Sendable {
    let body: RequestBody
    let maximumLength: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var chunks: RequestBody.AsyncIterator
        fileprivate let maximumLength: Int
        private var length = 0

        fileprivate init(_ body: BoundedBody) {
            chunks = body.body.makeAsyncIterator()
            maximumLength = body.maximumLength
        }

        mutating func next() async throws -> [UInt8]? {
            guard let chunk = try await chunks.next() else { return nil }
            length += chunk.readableBytes
            guard length <= maximumLength else {
                throw JSONError(
                    code: .documentTooLong,
                    message: "the body is longer than \(maximumLength) bytes"
                )
            }
            return Array(chunk.readableBytesView)
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(self)
    }
}
