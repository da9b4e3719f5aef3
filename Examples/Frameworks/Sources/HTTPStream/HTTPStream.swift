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
            guard let port = server.port else { return expect(false, "the server has a port") }
            let request = HTTPClientRequest(url: "http://localhost:\(port)/readings")
            let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
            let (count, sum) = try await add(response.body)
            expect(count == readings.count, "no reading is lost")
            expect(sum == readings.reduce(0) { $0 + $1.value }, "the sum is that of what was sent")
            print("\(count) readings, sum \(sum)")
        }
    }

    /// The views share the memory of the buffers, so that no bytes are copied here.
    private static func add(_ body: HTTPClientResponse.Body) async throws -> (Int, Double) {
        let chunks = body.map(\.readableBytesView)
        var count = 0
        var sum = 0.0
        for try await reading in try JSONStream(chunks: chunks).elements(
            DecodableParser(Reading.self)
        ) {
            count += 1
            sum += reading.value
        }
        return (count, sum)
    }
}
