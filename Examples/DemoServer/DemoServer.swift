import FlyingFox
import Foundation

/// The server that `apiclient` is tried against: it answers right and wrong.
///
///     demo-server apiclient
///
/// Listens at a port that is free, runs the command with its address, and ends with it.
@main
enum DemoServer {
    private static let metropolis =
        #"{"id": 1, "title": "Metropolis", "year": 1927, "stars": ["Brigitte Helm"]}"#

    private static let answers: [(route: HTTPRoute, status: HTTPStatusCode, body: String)] = [
        ("GET /movies", .ok, "[\(metropolis)]"),
        ("GET /movies/1", .ok, metropolis),
        // A year that is a text, a text that is cut, a page of a proxy.
        ("GET /movies/2", .ok, "{\n  \"id\": 2,\n  \"title\": \"M\",\n  \"year\": \"1931\"\n}"),
        ("GET /movies/3", .ok, #"{"id": 3, "title": "Nosf"#),
        ("GET /movies/4", .badGateway, "<html>Bad gateway</html>"),
        (
            "GET /movies/*", .notFound,
            #"{"error": {"code": "not_found", "message": "there is no such movie"}}"#
        ),
    ]

    static func main() async throws {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
        for answer in answers {
            await server.appendRoute(answer.route) { _ in
                HTTPResponse(statusCode: answer.status, body: Data(answer.body.utf8))
            }
        }
        await server.appendRoute("POST /movies") { request in
            // What was sent, with an id.
            let movie = String(decoding: try await request.bodyData, as: UTF8.self)
            return HTTPResponse(
                statusCode: .created,
                body: Data((#"{"id": 5, "# + movie.dropFirst()).utf8)
            )
        }
        let running = Task { try await server.run() }
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else { return }
        let status = try await run(
            CommandLine.arguments.dropFirst() + ["http://127.0.0.1:\(port)"]
        )
        running.cancel()
        exit(status)
    }

    /// Runs a command, and returns its status.
    private static func run(_ command: [String]) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}
