import Testing

@testable import FastJSON

/// Short strings that are made without the standard library: the same as its own.
@Suite struct ShortStringTests {
    /// Characters of one to four bytes, in all places that the first 15 bytes have.
    private static let texts: [String] = (0...15).flatMap { count in
        let ascii = String(repeating: "x", count: count)
        return ["\u{0}", "~", "\u{7F}", "\u{80}", "é", "e\u{301}", "漢", "😀"].flatMap { character in
            [ascii, character + ascii, ascii + character, ascii + character + "z"]
        }
    }
    .filter { $0.utf8.count <= ShortString.longest }

    /// Without it, the library is slower, and nothing else tells.
    @Test func available() {
        #expect(ShortString.isAvailable == (MemoryLayout<String>.size == 16))
    }

    @Test(.enabled(if: ShortString.isAvailable), arguments: [UInt8(0), UInt8(ascii: "a"), .max])
    func sameAsOfTheStandardLibrary(_ follower: UInt8) {
        for text in ShortStringTests.texts {
            let count = text.utf8.count
            let bytes = Array(text.utf8) + Array(repeating: follower, count: 16)
            let made = bytes.withUnsafeBufferPointer { bytes in
                ShortString.string(at: bytes.baseAddress.unsafelyUnwrapped, count: count)
            }
            #expect(
                unsafeBitCast(made, to: (UInt64, UInt64).self)
                    == unsafeBitCast(
                        String(decoding: bytes[..<count], as: UTF8.self),
                        to: (UInt64, UInt64).self
                    ),
                "\(text.debugDescription)"
            )
            #expect(made == text && made.hashValue == text.hashValue)
            #expect(made + "!" == text + "!" && Array(made.utf8) == Array(text.utf8))
        }
    }
}
