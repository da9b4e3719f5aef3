import DecodingFoundation
import Hummingbird

/// A server that sends a long array in chunks of odd sizes.
enum ReadingsServer {
    /// The sizes of the chunks, one after the other and again.
    private static let chunkSizes = [1, 7, 61, 1021, 8191, 65_521]

    static func application(_ readings: [Reading]) throws -> some ApplicationProtocol {
        let text = try ByteBuffer(bytes: FastJSONEncoder().encodeBytes(readings))
        let router = Router()
        router.get("readings") { _, _ in
            Response(
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
        return Application(router: router)
    }
}
