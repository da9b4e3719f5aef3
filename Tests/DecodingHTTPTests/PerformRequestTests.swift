#if HasServer
import Decoding
import DecodingFoundation
import DecodingHTTP
import FastJSON
import FlyingFox
import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests to a server on this machine.
@Suite(.timeLimit(.minutes(20))) struct PerformRequestTests {
    /// What the server answers, and what is made of it.
    private static let routes: [(path: String, status: Int, body: String, code: JSONError.Code?)] =
        [
            ("/ada", 200, #"{"id":1,"name":"Ada","email":"ada@example.com"}"#, nil),
            ("/missing", 404, "{}", .unexpectedStatus), ("/broken", 500, "", .unexpectedStatus),
            ("/syntax", 200, #"{"id":1,}"#, .unexpectedCharacter),
            ("/shape", 200, #"{"id":"1"}"#, .conversionFailed),
            ("/empty", 200, "", .emptyInput),
        ]

    private static let ada = Person(id: 1, name: "Ada", email: "ada@example.com")

    /// Runs a server while the body runs.
    private func withServer(_ body: (URL) async throws -> Void) async throws {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0))
        for route in Self.routes {
            await server.appendRoute(HTTPRoute(route.path)) { _ in
                HTTPResponse(
                    statusCode: HTTPStatusCode(route.status, phrase: ""),
                    body: Data(route.body.utf8)
                )
            }
        }
        await server.appendRoute("/never") { _ in
            try await Task.sleep(for: .seconds(60))
            return HTTPResponse(statusCode: .ok)
        }
        await server.appendRoute("/locked") { _ in
            HTTPResponse(
                statusCode: .unauthorized,
                headers: [HTTPHeader("WWW-Authenticate"): #"Basic realm="x""#],
                body: Data("{}".utf8)
            )
        }
        await server.appendRoute("/moved") { _ in
            let headers: HTTPHeaders = [
                HTTPHeader("Location"): "/cookie", HTTPHeader("Set-Cookie"): "name=Ada",
            ]
            return HTTPResponse(statusCode: .found, headers: headers)
        }
        await server.appendRoute("/cookie") { request in
            let cookie = request.headers[HTTPHeader("Cookie")] ?? "none"
            return HTTPResponse(statusCode: .ok, body: Data(cookie.utf8))
        }
        let running = Task { try await server.run() }
        defer { running.cancel() }
        // The other tests may have all processors meanwhile.
        try await server.waitUntilListening(timeout: 60)
        guard case .ip4(_, let port) = await server.listeningAddress,
            let url = URL(string: "http://127.0.0.1:\(port)")
        else {
            Issue.record("The server has no address.")
            return
        }
        try await body(url)
        await server.stop()
    }

    private func request(_ url: URL, _ path: String) -> URLRequest {
        URLRequest(url: url.appendingPathComponent(path))
    }

    @Test("S1.39 waiting for each route")
    func waiting() async throws {
        try await withServer { url in
            for route in Self.routes {
                let user: Result<Person, JSONError> =
                    await performRequest(request(url, route.path))
                #expect(user.error?.code == route.code, "\(route.path)")
                #expect(user.value == (route.code == nil ? Self.ada : nil))
                let same = await performRequest(request(url, route.path), with: Person.jsonParser)
                let code = route.path == "/shape" ? .typeMismatch : route.code
                #expect(same.error?.code == code, "\(route.path)")
            }
        }
    }

    @Test("S1.35 the callback is called once on each route")
    func callingBack() async throws {
        try await withServer { url in
            for route in Self.routes {
                let results = AsyncStream<Result<Person, JSONError>> { continuation in
                    performRequest(request(url, route.path)) {
                        (user: Result<Person, JSONError>) in
                        continuation.yield(user)
                        // A second call would come right after.
                        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
                            continuation.finish()
                        }
                    }
                }
                var codes: [JSONError.Code?] = []
                for await user in results { codes.append(user.error?.code) }
                #expect(codes == [route.code], "\(route.path)")
            }
        }
    }

    @Test func wholeResponse() async throws {
        try await withServer { url in
            for route in Self.routes {
                let request = request(url, route.path)
                let expected = Response(data: Data(route.body.utf8), statusCode: route.status)
                let response = await performRequest(request)
                #expect(response.value == expected, "\(route.path)")
                let called = await withCheckedContinuation { continuation in
                    performRequest(request) { response in
                        continuation.resume(returning: response)
                    }
                }
                #expect(called.value == expected, "\(route.path)")
            }
        }
    }

    @Test("S1.5 without an answer there is an error")
    func noServer() async throws {
        guard let url = URL(string: "http://127.0.0.1:1/") else { return }
        let user: Result<Person, JSONError> = await performRequest(URLRequest(url: url))
        #expect(user.error?.code == .requestFailed)
        #expect(user.error?.message.isEmpty == false)
        let response = await performRequest(URLRequest(url: url))
        #expect(response.error?.code == .requestFailed)
    }

    @Test("A Basic challenge without credentials ends with the status 401")
    func authentication() async throws {
        try await withServer { url in
            let request = request(url, "/locked")
            let user: Result<Person, JSONError> = await performRequest(request)
            #expect(user.error?.code == .unexpectedStatus)
            #expect(await performRequest(request).value?.statusCode == 401)
            let called: Int? = await withCheckedContinuation { continuation in
                performRequest(request) { response in
                    continuation.resume(returning: response.value?.statusCode)
                }
            }
            #expect(called == 401)
        }
    }

    @Test("A redirection keeps the cookies that it sets")
    func redirection() async throws {
        try await withServer { url in
            let session = URLSession(configuration: .ephemeral)
            let request = request(url, "/moved")
            let response = await performRequest(request, session: session)
            #expect(response.value.map { String(decoding: $0.data, as: UTF8.self) } == "name=Ada")
        }
    }

    @Test func timeout() async throws {
        try await withServer { url in
            var request = request(url, "/never")
            request.timeoutInterval = 1
            let error = await performRequest(request).error
            #expect(error?.code == .requestFailed)
            #if canImport(FoundationNetworking)
            #expect(error?.message == "the request timed out")
            #endif
        }
    }

    @Test("A document that takes long does not delay other requests of the session")
    func slowDocument() async throws {
        try await withServer { url in
            let isAnswered = DispatchSemaphore(value: 0)
            let slow = Person.jsonParser.map { person in
                isAnswered.wait(timeout: .now() + 60) == .success ? person.name : "late"
            }
            let name = Task { await performRequest(request(url, "/ada"), with: slow) }
            // Sent after the first, and answered before it is read.
            try await Task.sleep(for: .milliseconds(200))
            #expect(await performRequest(request(url, "/ada")).value?.statusCode == 200)
            isAnswered.signal()
            #expect(await name.value.value == "Ada")
        }
    }

    @Test func cancelling() async throws {
        try await withServer { url in
            let asking = Task { () -> Result<Person, JSONError> in
                await performRequest(request(url, "/never"))
            }
            try await Task.sleep(for: .milliseconds(50))
            let start = ContinuousClock.now
            asking.cancel()
            #expect(await asking.value.error?.code == .cancelled)
            #expect(ContinuousClock.now - start < .seconds(40))
        }
    }

    @Test("S1.39 a task that is cancelled already requests nothing")
    func cancelledBefore() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Refusing.self]
        let session = URLSession(configuration: configuration)
        guard let url = URL(string: "http://localhost/") else { return }
        let asking = Task { () -> [JSONError?] in
            while !Task.isCancelled { await Task.yield() }
            let request = URLRequest(url: url)
            let account: Result<Account, JSONError> =
                await performRequest(request, session: session)
            let person: Result<Person, JSONError> =
                await performRequest(request, session: session)
            let parsed = await performRequest(request, with: Person.jsonParser, session: session)
            let response = await performRequest(request, session: session)
            return [account.error, person.error, parsed.error, response.error]
        }
        asking.cancel()
        let errors = await asking.value
        #expect(errors.count == 4)
        for error in errors {
            #expect(error?.code == .cancelled)
            #expect(error?.message == "the request was cancelled")
        }
        #expect(!Refusing.wasAsked.withLock { $0 })
    }

    /// Notes that something was requested.
    private final class Refusing: URLProtocol {
        static let wasAsked = Mutex(false)

        override class func canInit(with request: URLRequest) -> Bool {
            wasAsked.withLock { $0 = true }
            return false
        }
    }

    @Test("S1.39 the reasons of a type, also by the callback")
    func reasons() async throws {
        try await withServer { url in
            let request = request(url, "/shape")
            let account: Result<Account, JSONError> = await performRequest(request)
            #expect(account.error?.errors.map(\.path) == [["id"], []])
            #expect(account.error?.errors.map(\.key) == [nil, "name"])
            let options = JSONReadingOptions(limits: JSONLimits(documentLength: 3))
            let long: Result<Account, JSONError> =
                await performRequest(request, options: options)
            #expect(long.error?.code == .documentTooLong)
            let person: Result<Person, JSONError> =
                await performRequest(request, options: options)
            #expect(person.error?.code == .documentTooLong)
            let called: JSONError? = await withCheckedContinuation { continuation in
                performRequest(request) { (account: Result<Account, JSONError>) in
                    continuation.resume(returning: account.error)
                }
            }
            #expect(called == account.error)
        }
    }
}
#endif
