import AsyncHTTPClient
import DecodingFoundation
import ExampleSupport
import HummingbirdTesting
import NIOCore

/// Decodes a long array element by element, while a client of AsyncHTTPClient receives it.
@main
enum HTTPStream {
    static func main() async throws {
        let readings = Reading.samples(20_000)
        try await ReadingsServer.application(readings).test(.live) { server in
            let url = "http://localhost:\(server.port ?? 0)"
            let (count, sum) = try await add(body(of: "\(url)/readings"))
            expect(count == readings.count, "no reading is lost")
            expect(sum == readings.reduce(0) { $0 + $1.value }, "the sum is that of what was sent")
            print("\(count) readings, sum \(sum)")
            do {
                _ = try await add(body(of: "\(url)/wrong"))
                expect(false, "a number with a leading zero is refused")
            } catch let error as JSONError {
                expect(error.line == 2, "the error has a place in the stream")
                print("refused: \(error)")
            }
        }
    }

    private static func body(of url: String) async throws -> HTTPClientResponse.Body {
        try await HTTPClient.shared.execute(HTTPClientRequest(url: url), timeout: .seconds(30)).body
    }

    /// The number of the readings in a body, and the sum of their values.
    ///
    /// The views share the memory of the buffers, so that no bytes are copied here.
    private static func add(_ body: HTTPClientResponse.Body) async throws -> (Int, Double) {
        let readings = try JSONStream(chunks: body.map(\.readableBytesView))
            .elements(DecodableParser(Reading.self))
        var count = 0
        var sum = 0.0
        for try await reading in readings {
            count += 1
            sum += reading.value
        }
        return (count, sum)
    }
}
