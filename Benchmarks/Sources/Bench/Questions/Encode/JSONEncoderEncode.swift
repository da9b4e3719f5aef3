import Foundation

/// Foundation's `JSONEncoder`.
enum JSONEncoderEncode: EncodeContender {
    static let name = "JSONEncoder"

    /// Writes slashes as the others do.
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }

    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        let encoder = encoder
        return [
            .present(
                Contender(name, writing: document.model) { try encoder.encode(document.model) }
            )
        ]
    }
}
