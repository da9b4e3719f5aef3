import FastJSON
import Testing

/// A document that is not valid, and the error that says so.
struct InvalidCase: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var code: JSONError.Code
    var offset: Int
    var line: Int
    var column: Int
    /// The path of the error as text.
    var path: String
    /// The message; nil where another case of the same kind has it.
    var message: String?

    /// Creates a case from a ``ByteText`` with the mark `▸` where the error is.
    ///
    /// Unless given, the line is the first and the column follows from the text before the mark.
    init(
        _ text: String,
        _ code: JSONError.Code,
        _ path: String = "$",
        _ message: String? = nil,
        line: Int = 1,
        column: Int? = nil
    ) {
        let (bytes, mark) = ByteText.parse(text)
        guard let mark else {
            preconditionFailure("\(text) has no mark.")
        }
        self.bytes = bytes
        self.code = code
        offset = mark
        self.line = line
        self.column = column ?? bytes[..<mark].count { $0 & 0xC0 != 0x80 } + 1
        self.path = path
        self.message = message
    }

    var testDescription: String { "\(ByteText.text(bytes)) at \(offset)" }

    static let all =
        structures + objects + documents + places + numbers + literals + escapes + encodings
}
