import DecodingHTTP
import Foundation

/// Asks a server for movies, and prints a table of what became of each request.
///
///     apiclient http://127.0.0.1:8080
@main
enum APIClient {
    static func main() async {
        guard CommandLine.arguments.count == 2, let server = URL(string: CommandLine.arguments[1])
        else {
            FileHandle.standardError.write(Data("usage: apiclient URL\n".utf8))
            exit(2)
        }
        let client = MovieClient(server: server)
        show("GET /movies", await client.movies().map { "\($0.map(\.title))" })
        show("GET /movies/1", await client.movie(1).map(\.description))
        let added = Movie(id: nil, title: "Playtime", year: 1967, stars: ["Jacques Tati"])
        show("POST /movies", await client.add(added).map(\.description))
        // All that may go wrong: the value, the text, the status with and without a reason, the way.
        show("GET /movies/2", await client.movie(2).map(\.description))
        show("GET /movies/3", await client.movie(3).map(\.description))
        show("GET /movies/4", await client.movie(4).map(\.description))
        show("GET /movies/99", await client.movie(99).map(\.description))
        guard let nowhere = URL(string: "http://127.0.0.1:1") else { return }
        show("GET nowhere", await MovieClient(server: nowhere).movie(1).map(\.description))
    }

    private static func show(_ request: String, _ result: Result<String, JSONError>) {
        let row =
            switch result {
            case .success(let text): ["ok", text]
            case .failure(let error): [error.code.rawValue, text(of: error)]
            }
        print(
            request.padding(toLength: 16, withPad: " ", startingAt: 0)
                + row[0].padding(toLength: 18, withPad: " ", startingAt: 0)
                + row[1]
        )
    }

    /// What is wrong and where, on one line.
    private static func text(of error: JSONError) -> String {
        let message = error.message.replacingOccurrences(of: "\n", with: " ")
        guard let line = error.line, let column = error.column else { return message }
        return "\(message) (at \(error.path), line \(line), column \(column))"
    }
}
