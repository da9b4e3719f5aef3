import FastJSON
import Testing

/// A document that is valid, and what it says.
struct ValidCase: Sendable, CustomTestStringConvertible {
    /// The document as a ``ByteText``.
    var text: String
    var value: JSONValue

    init(_ text: String, _ value: JSONValue) {
        self.text = text
        self.value = value
    }

    var bytes: [UInt8] { ByteText.bytes(text) }
    var testDescription: String { ByteText.text(bytes) }

    static let all = structures + numbers + strings
}

extension JSONValue {
    /// A number that keeps this text.
    ///
    /// It is `null` if the text is not a number, which fails every test.
    static func exactly(_ text: String) -> JSONValue {
        Number(text).map(JSONValue.number) ?? .null
    }

    /// A string of these code points, some of which a Swift literal cannot name.
    static func scalars(_ values: UInt32...) -> JSONValue {
        var text = ""
        text.unicodeScalars.append(contentsOf: values.compactMap(Unicode.Scalar.init))
        return .string(text)
    }
}
