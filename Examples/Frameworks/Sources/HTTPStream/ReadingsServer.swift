import DecodingFoundation
import ExampleSupport
import Hummingbird

/// A server that sends arrays in chunks of odd sizes.
enum ReadingsServer {
    /// The sizes of the chunks, one after the other and again.
    private static let chunkSizes = [1, 7, 61, 1021, 8191, 65_521]

    /// `GET /readings` sends these readings, and `GET /wrong` some with a wrong member.
    static func application(_ readings: [Reading]) throws -> some ApplicationProtocol {
        let encoder = FastJSONEncoder()
        let text = try encoder.encodeString(readings)
        let first = try encoder.encodeString(readings[0])
        let router = Router()
        router.get("readings") { _, _ in response(text) }
        router.get("wrong") { _, _ in response("[\(first),\n\(first.dropLast()),\(wrongMember)}]") }
        return Application(router: router)
    }

    private static func response(_ text: String) -> Response {
        let text = ByteBuffer(string: text)
        return Response(
            status: .ok,
            headers: [.contentType: "application/json"],
            body: ResponseBody { writer in
                var rest = text
                var count = 0
                while rest.readableBytes > 0 {
                    let size = min(chunkSizes[count % chunkSizes.count], rest.readableBytes)
                    guard let chunk = rest.readSlice(length: size) else { break }
                    try await writer.write(chunk)
                    count += 1
                }
                try await writer.finish(nil)
            }
        )
    }
}
