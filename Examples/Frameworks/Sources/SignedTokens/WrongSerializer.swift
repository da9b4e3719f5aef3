import ExampleSupport
import Foundation
import JWTKit

/// Puts ``wrongMember`` into tokens, which are signed all the same.
struct WrongSerializer: JWTSerializer {
    let jsonEncoder: any JWTJSONEncoder

    func serialize(_ payload: some JWTPayload, header: JWTHeader) throws -> Data {
        let text = try Data("{\(wrongMember),".utf8) + jsonEncoder.encode(payload).dropFirst()
        return Data(text.base64URL.utf8)
    }
}

extension Data {
    /// Base64 with the alphabet of tokens, without padding.
    var base64URL: String {
        base64EncodedString()
            .replacing("+", with: "-")
            .replacing("/", with: "_")
            .replacing("=", with: "")
    }
}
