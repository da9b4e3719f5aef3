/// The strings and numbers of a query.
extension PathParser {
    /// A string in single or double quotes (RFC 9535 §2.3.1.1).
    mutating func string() throws(JSONError) -> String {
        let quote = bytes[position]
        let start = position
        position += 1
        var content: [UInt8] = []
        while let byte = next {
            switch byte {
            case quote:
                position += 1
                return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"):
                try escape(in: quote, &content)
            case ..<UInt8(ascii: " "):
                throw failure("a control character in a string must be escaped", at: position)
            default:
                content.append(byte)
                position += 1
            }
        }
        throw failure("a string has no closing quote", at: start)
    }

    private mutating func escape(in quote: UInt8, _ content: inout [UInt8]) throws(JSONError) {
        let start = position
        position += 1
        let byte = next
        position += 1
        switch byte {
        case quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte ?? quote)
        case UInt8(ascii: "b"): content.append(UInt8(ascii: "\u{8}"))
        case UInt8(ascii: "f"): content.append(UInt8(ascii: "\u{C}"))
        case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "r"): content.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "u"): content += String(try scalar(from: start)).utf8
        default: throw failure("'\\' starts no escape here", at: start)
        }
    }

    /// The character of `\u` and four digits, or of two such halves of one.
    private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let first = try codeUnit(from: start)
        if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
        guard UTF16.isLeadSurrogate(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw loneSurrogate(at: start)
        }
        let second = try codeUnit(from: start)
        guard UTF16.isTrailSurrogate(second) else { throw loneSurrogate(at: start) }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private func loneSurrogate(at start: Int) -> JSONError {
        failure("an escape is half of a surrogate pair without the other half", at: start)
    }

    private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt16 {
        let digits = bytes[min(position, bytes.count)...].prefix(4)
        let isHexadecimal = digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
        guard digits.count == 4, isHexadecimal,
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("'\\u' needs four hexadecimal digits", at: start) }
        position += 4
        return unit
    }

    /// The most bytes of a number, as in a document.
    private static let longestNumber = 4096

    /// A number as JSON writes it.
    mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        while let byte = next, isDigit(byte) || "+-.eE".utf8.contains(byte) { position += 1 }
        guard position - start <= PathParser.longestNumber else {
            throw failure("a number has more than \(PathParser.longestNumber) bytes", at: start)
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = JSONValue.Number(text) else {
            throw failure("\(DiagnosticText.quoted(text)) is not a number", at: start)
        }
        return JSONValue(number, policy: .lossless)
    }
}
