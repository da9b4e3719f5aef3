import ExampleSupport
import Foundation
import JWTKit

/// Signs a token and verifies it, with the coders of FastJSON in JWTKit.
@main
enum SignedTokens {
    private static let ticket = Ticket(
        iss: "Opera",
        sub: "Ada",
        iat: IssuedAtClaim(value: Date(timeIntervalSince1970: 1_750_000_000)),
        exp: ExpirationClaim(value: Date(timeIntervalSince1970: 4_000_000_000)),
        seats: [17, 18],
        isPaid: true
    )
    private static let text = #"""
        {"iss":"Opera","sub":"Ada","iat":1750000000,"exp":4000000000,"seats":[17,18],"isPaid":true}
        """#

    static func main() async throws {
        try await signAndVerify()
        try await refuseWrongMember()
    }

    private static func signAndVerify() async throws {
        let keys = await keys(DefaultJWTSerializer.fast, DefaultJWTParser.fast)
        let token = try await keys.sign(ticket)
        expect(
            token.split(separator: ".")[1] == Data(text.utf8).base64URL,
            "the keys of the payload come in the order in which they were encoded"
        )
        let verified = try await keys.verify(token, as: Ticket.self)
        expect(verified == ticket, "the token says what was signed")
        print("verified: \(text)")
    }

    /// A token that is signed well, with a member at which Foundation does not look.
    private static func refuseWrongMember() async throws {
        let serializer = WrongSerializer(jsonEncoder: DefaultJWTSerializer.fast.jsonEncoder)
        let token = try await keys(serializer, DefaultJWTParser()).sign(ticket)
        let found = try await keys(serializer, DefaultJWTParser()).verify(token, as: Ticket.self)
        expect(found == ticket, "the decoder of Foundation accepts the token")
        do {
            _ = try await keys(serializer, DefaultJWTParser.fast).verify(token, as: Ticket.self)
            expect(false, "a number with a leading zero is refused")
        } catch let error as JWTError {
            expect(error.errorType == .malformedToken, "the token is called malformed")
            let place = "line 1, column 11"
            expect(error.reason?.contains(place) == true, "the reason says where it is")
            print("refused: \(place)")
        }
    }

    private static func keys(
        _ serializer: some JWTSerializer,
        _ parser: some JWTParser
    ) async -> JWTKeyCollection {
        await JWTKeyCollection(defaultJWTParser: parser).add(
            hmac: "a key for an example, and so no secret",
            digestAlgorithm: .sha256,
            parser: parser,
            serializer: serializer
        )
    }
}
