/// Bytes written as readable text, for tables of cases.
///
/// `‹C3 28›` stands for these two bytes. All other characters stand for their UTF-8.
enum ByteText {
    /// The bytes of a text, and where in them the mark `▸` stands, which itself is no byte.
    static func parse(_ text: String) -> (bytes: [UInt8], mark: Int?) {
        var bytes: [UInt8] = []
        var mark: Int?
        var hexadecimal: String?
        for scalar in text.unicodeScalars {
            switch (scalar, hexadecimal) {
            case ("▸", nil):
                mark = bytes.count
            case ("‹", nil):
                hexadecimal = ""
            case ("›", let digits?):
                bytes += digits.split(separator: " ").map { pair in
                    guard let byte = UInt8(pair, radix: 16) else {
                        preconditionFailure("\(pair) in \(text) is no byte.")
                    }
                    return byte
                }
                hexadecimal = nil
            case (_, let digits?):
                hexadecimal = digits + String(scalar)
            case (_, nil):
                bytes += Array(String(scalar).utf8)
            }
        }
        return (bytes, mark)
    }

    /// The bytes of a text without a mark.
    static func bytes(_ text: String) -> [UInt8] {
        parse(text).bytes
    }

    /// The bytes as such a text again, cut to a length that fits into a message.
    static func text(_ bytes: [UInt8]) -> String {
        var text = ""
        for byte in bytes.prefix(80) {
            if (0x20...0x7E).contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "‹\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))›"
            }
        }
        return bytes.count > 80 ? "\(text)… (\(bytes.count) bytes)" : text
    }
}
