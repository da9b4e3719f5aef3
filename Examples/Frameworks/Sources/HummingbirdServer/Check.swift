import DecodingFoundation
import ExampleSupport
import Hummingbird
import HummingbirdTesting

extension HummingbirdServer {
    /// Sends a right body and wrong ones to a server on a free port.
    static func check() async throws {
        let encoder = FastJSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let body = try encoder.encodeString(Order.sample)
        let wrongBody = #"{"id": 4711,"# + "\n \(wrongMember), " + body.dropFirst()

        try await application(FastContext.self).test(.ahc(.http)) { client in
            let same = try await client.post(body)
            expect(same.status == .ok, "the order is accepted")
            expect(String(buffer: same.body) == body, "the answer is the body again")
            print("\(same.status.code): the same \(body.utf8.count) bytes")

            let refused = try await client.post(wrongBody)
            expect(refused.status == .badRequest, "a wrong number is refused")
            expect(String(buffer: refused.body).contains("line 2"), "the answer says where")
            print("\(refused.status.code): \(String(buffer: refused.body))")

            let incomplete = try await client.post("{\n \"id\": true}")
            expect(incomplete.status == .badRequest, "a wrong type is refused")
            print("\(incomplete.status.code): \(String(buffer: incomplete.body))")
        }
        // Foundation does not look at a member that nobody asks for.
        try await application(FoundationContext.self).test(.ahc(.http)) { client in
            let answer = try await client.post(wrongBody)
            expect(answer.status == .ok, "Foundation accepts the wrong number")
            print("\(answer.status.code): the wrong body, with the coders of Foundation")
        }
    }
}

extension TestClientProtocol {
    /// The answer to a body.
    fileprivate func post(_ body: String) async throws -> TestResponse {
        try await execute(uri: "/orders", method: .post, body: ByteBuffer(string: body))
    }
}
