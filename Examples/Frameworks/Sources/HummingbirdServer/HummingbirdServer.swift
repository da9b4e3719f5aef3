import ExampleSupport
import Hummingbird

/// A server that reads an order and sends it back, with the coders of FastJSON.
///
///     HummingbirdServer --port 8080                 until it is stopped
///     HummingbirdServer --foundation --port 8080    the same with the coders of Foundation
///     HummingbirdServer --check                     sends itself requests, and stops
///
/// Without a port, it checks itself.
@main
enum HummingbirdServer {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let option = arguments.firstIndex(of: "--port") else {
            try await check()
            return
        }
        guard let port = arguments.dropFirst(option).first.flatMap({ Int($0) }) else {
            expect(false, "a number follows --port")
            return
        }
        if arguments.contains("--foundation") {
            try await application(FoundationContext.self, port: port).runService()
        } else {
            try await application(FastContext.self, port: port).runService()
        }
    }

    /// `POST /orders`: the body again, through a type.
    static func application<Context: RequestContext>(
        _ context: Context.Type,
        port: Int = 0
    ) -> some ApplicationProtocol where Context.Source == ApplicationRequestContextSource {
        let router = Router(context: context)
        router.add(middleware: PlaceOfErrors())
        router.post("orders") { request, context in
            try await context.requestDecoder.decode(Order.self, from: request, context: context)
        }
        return Application(
            router: router,
            configuration: .init(address: .hostname("127.0.0.1", port: port))
        )
    }
}

extension Order: ResponseEncodable {}
