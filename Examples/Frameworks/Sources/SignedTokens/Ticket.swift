import DecodingFoundation
import Foundation
import JWTKit

/// What a token says.
struct Ticket: JWTPayload, Equatable {
    var iss: IssuerClaim
    var sub: SubjectClaim
    var iat: IssuedAtClaim
    var exp: ExpirationClaim
    var seats: [Int]
    var isPaid: Bool

    func verify(using algorithm: some JWTAlgorithm) throws {
        try exp.verifyNotExpired()
    }
}

extension DefaultJWTParser {
    /// Reads tokens with FastJSON.
    ///
    /// Dates are seconds, as RFC 7519 wants them.
    static var fast: DefaultJWTParser {
        let decoder = FastJSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return DefaultJWTParser(jsonDecoder: decoder)
    }
}

extension DefaultJWTSerializer {
    /// Writes tokens with FastJSON.
    ///
    /// Dates are seconds, without a fraction.
    static var fast: DefaultJWTSerializer {
        let encoder = FastJSONEncoder()
        encoder.dateEncodingStrategy = .integerSecondsSince1970
        return DefaultJWTSerializer(jsonEncoder: encoder)
    }
}
