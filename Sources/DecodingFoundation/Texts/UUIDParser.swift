import Decoding
import FastJSON
import Foundation

/// Reads and writes UUIDs as strings.
///
/// `UUID.jsonParser` makes one; see there for what it accepts.
public struct UUIDParser: JSONParserPrinter {
    /// Reads the next value.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> UUID {
        try unsafe cursor.decodeText(utf8: "a uuid") { unsafe UUID(hyphenated: $0) }
    }

    /// Writes a UUID in capital letters.
    public func print(_ output: UUID, to writer: inout JSONWriter) throws(JSONError) {
        writer.write(output.hyphenated)
    }
}

extension UUID: JSONParsable {
    /// Reads and writes UUIDs as strings.
    ///
    /// ```swift
    /// let id = Field("id", UUID.self)
    /// ```
    ///
    /// Lowercase letters are read, too, and written as capitals.
    public static var jsonParser: UUIDParser {
        UUIDParser()
    }
}

extension UUID {
    /// The UUID that a text stands for: 32 hexadecimal digits, with hyphens after 8, 12, 16 and 20 of them
    /// ([RFC 9562, section 4](https://www.rfc-editor.org/rfc/rfc9562#section-4)).
    ///
    /// Nil for any other text. Takes a fifteenth of the instructions of `UUID(uuidString:)`, which on Linux calls
    /// the `sscanf` of C.
    init?(hyphenated text: UnsafeBufferPointer<UInt8>) {
        guard let (high, low) = unsafe UUID.halves(of: text) else { return nil }
        func byte(_ half: UInt64, _ shift: UInt64) -> UInt8 {
            UInt8(truncatingIfNeeded: half &>> shift)
        }
        self.init(
            uuid: (
                byte(high, 56), byte(high, 48), byte(high, 40), byte(high, 32),
                byte(high, 24), byte(high, 16), byte(high, 8), byte(high, 0),
                byte(low, 56), byte(low, 48), byte(low, 40), byte(low, 32),
                byte(low, 24), byte(low, 16), byte(low, 8), byte(low, 0)
            )
        )
    }

    /// The same text as `uuidString`, which is slow on Linux: Foundation formats it piece by piece.
    var hyphenated: String {
        unsafe String(unsafeUninitializedCapacity: 36) { text in
            var next = 0
            func put(_ byte: UInt8) {
                // SAFETY: 32 digits and 4 hyphens are written: 36 bytes.
                unsafe text.initializeElement(at: next, to: byte)
                next += 1
            }
            func put(digit: UInt8) {
                put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + (digit - 10))
            }
            unsafe withUnsafeBytes(of: uuid) { bytes in
                for index in 0..<16 {
                    let byte = unsafe bytes[index]
                    if 4...10 ~= index, index % 2 == 0 { put(UInt8(ascii: "-")) }
                    put(digit: byte >> 4)
                    put(digit: byte & 0x0F)
                }
            }
            return next
        }
    }

    /// The 64 bits of the digits before the third hyphen, and those of the digits after it.
    private static func halves(
        of text: UnsafeBufferPointer<UInt8>
    ) -> (high: UInt64, low: UInt64)? {
        guard text.count == 36,
            [8, 13, 18, 23].allSatisfy({ unsafe text[$0] == UInt8(ascii: "-") })
        else { return nil }
        // SAFETY: the text has all of these bytes.
        let bytes = UnsafeRawBufferPointer(text)
        func digits(_ offset: Int) -> UInt64 {
            UInt64(
                littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            )
        }
        func fourDigits(_ offset: Int) -> UInt64 {
            UInt64(
                UInt32(
                    littleEndian: unsafe bytes.loadUnaligned(
                        fromByteOffset: offset,
                        as: UInt32.self
                    )
                )
            )
        }
        guard let first = number(digits(0)),
            let second = number(fourDigits(9) | fourDigits(14) &<< 32),
            let third = number(fourDigits(19) | fourDigits(24) &<< 32),
            let fourth = number(digits(28))
        else { return nil }
        return (first &<< 32 | second, third &<< 32 | fourth)
    }

    /// The number that eight hexadecimal digits stand for, the first of them in the lowest byte; nil for others.
    private static func number(_ digits: UInt64) -> UInt64? {
        func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
        // In each byte: 0 through 9 for a digit, 1 through 6 for a letter. The sums set the top bit of a byte for
        // more than 9, for more than 0, and for more than 6.
        let small = digits | each(0x20)
        let decimal = digits ^ each(UInt64(UInt8(ascii: "0")))
        let letter = small ^ each(UInt64(UInt8(ascii: "`")))
        let isLetter = (letter &+ each(0x7F)) & ~(letter &+ each(0x79))
        let isOther = (decimal &+ each(0x76)) & ~isLetter
        guard (digits | isOther) & each(0x80) == 0 else { return nil }
        let values = small & each(0x0F) &+ 9 &* (small &>> 6 & each(1))
        let pairs = (values &<< 4 | values &>> 8) & 0x00FF_00FF_00FF_00FF
        let quads = (pairs | pairs &>> 8) & 0x0000_FFFF_0000_FFFF
        return UInt64(UInt32(truncatingIfNeeded: quads | quads &>> 16).byteSwapped)
    }
}
