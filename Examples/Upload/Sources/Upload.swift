import Hummingbird

/// A server that takes readings of any number, and answers with their summary.
///
///     upload-server 8080 64000000
///
/// The numbers are a port, and how many bytes a body may have; those here if left out.
/// With LOG_LEVEL=debug it says when the first reading of a request is there.
@main
enum Upload {
    static func main() async throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let port = numbers.first ?? 8080
        let router = Router()
        let handler = ReadingsHandler(maximumLength: numbers.dropFirst().first ?? 64_000_000)
        router.post("readings", use: handler.handle)
        let application = Application(
            router: router,
            server: .http1(configuration: .init(idleTimeout: .seconds(30))),
            configuration: .init(address: .hostname("127.0.0.1", port: port))
        )
        try await application.runService()
    }
}
