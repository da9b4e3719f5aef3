import DecodingHTTP
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Talks to a server of movies; whatever happens, each request has a result.
struct MovieClient {
    let server: URL
    var session = URLSession.shared

    func movies() async -> Result<[Movie], JSONError> {
        // The short way: of another status than success, the number is known and nothing else.
        await performRequest(
            request("movies"),
            with: JSONArray { Movie.jsonParser },
            session: session
        )
    }

    func movie(_ id: Int) async -> Result<Movie, JSONError> {
        await send(request("movies/\(id)"), Movie.jsonParser)
    }

    /// Adds a movie, and returns it as the server has it then.
    func add(_ movie: Movie) async -> Result<Movie, JSONError> {
        do {
            var request = request("movies")
            request.httpMethod = "POST"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = Data(try Movie.jsonParser.encode(movie))
            return await send(request, Movie.jsonParser)
        } catch {
            return .failure(error)
        }
    }

    private func request(_ path: String) -> URLRequest {
        URLRequest(url: server.appending(path: path))
    }

    /// The long way, in steps: it looks into the body of a failure, too.
    private func send<Parser: JSONParser>(
        _ request: URLRequest,
        _ parser: Parser
    ) async -> Result<Parser.Output, JSONError> {
        await performRequest(request, session: session)
            .flatMap { parseResponse($0, message: Problem.message) }
            .flatMap { parser.result(from: $0) }
    }
}

/// Why the server refuses: `{"error": {"code": "not_found", "message": "…"}}`.
private struct Problem {
    let code: String
    let message: String

    static let jsonParser = Field("error") {
        ParsePrint(.memberwise(Problem.init)) {
            Field("code") { String.jsonParser() }
            Field("message") { String.jsonParser() }
        }
    }

    /// What the body of a failure says; its status, if that is nothing of ours.
    static func message(of response: Response) -> String {
        switch jsonParser.result(from: response.data) {
        case .success(let problem): "\(response.statusCode) \(problem.code): \(problem.message)"
        case .failure: "\(response.statusCode)"
        }
    }
}
