import Foundation
import Testing

/// A type that is decoded as a closure says, which reports what it found.
///
/// The closure is in the user info of the decoder. It is run again for each value of this type
/// that it decodes itself.
struct Scripted: Decodable {
    typealias Body = @Sendable (any Decoder) throws -> String

    var report: String

    static let key = CodingUserInfoKey(rawValue: "script")

    init(from decoder: any Decoder) throws {
        guard let key = Self.key, let body = decoder.userInfo[key] as? Body else {
            throw ScriptError(text: "no script in the user info")
        }
        report = try body(decoder)
    }
}

/// A type that is encoded as a closure says.
struct ScriptedEncodable: Encodable, Sendable {
    var body: @Sendable (any Encoder) throws -> Void

    init(_ body: @escaping @Sendable (any Encoder) throws -> Void) {
        self.body = body
    }

    func encode(to encoder: any Encoder) throws {
        try body(encoder)
    }
}

/// An error that no codec knows.
struct ScriptError: Error, CustomStringConvertible {
    var text: String

    var description: String { text }
}

/// A key with any name, and a number where the name is one.
struct AnyKey: CodingKey, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    var stringValue: String
    var intValue: Int?

    init(_ name: String, _ number: Int? = nil) {
        stringValue = name
        intValue = number
    }

    init(stringValue: String) { self.init(stringValue) }
    init(intValue: Int) { self.init("\(intValue)", intValue) }
    init(stringLiteral: String) { self.init(stringLiteral) }
    init(integerLiteral: Int) { self.init("\(integerLiteral)", integerLiteral) }
}

/// Decodes a text as a script says, with Foundation and with ours, and compares the reports.
func expectSameScript(
    _ text: String,
    _ settings: DecodingSettings = DecodingSettings(),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping Scripted.Body
) {
    guard let key = Scripted.key else { return }
    var settings = settings
    settings.userInfo[key] = body
    expectSameDecoding(Scripted.self, text, settings, sourceLocation: sourceLocation)
}

/// Encodes as a script says, with Foundation and with ours, and compares what was written.
func expectSameScript(
    _ settings: EncodingSettings = EncodingSettings(),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (any Encoder) throws -> Void
) {
    expectSameEncoding(ScriptedEncodable(body), settings, sourceLocation: sourceLocation)
}

/// The report on something that may fail: its value, or its error.
func report<Value>(_ body: () throws -> Value) -> String {
    "\(outcome(body))"
}
