import FastJSON
import TestSupport
import Testing

/// All of Unicode in strings, as it is and escaped, compared with Swift's own strings.
@Suite struct UnicodeTests {
    private static let modes = ReadingMode.modes([.whole, .chunks(4099)])

    /// Every scalar from U+0020 on but quote and backslash.
    private static let plainScalars: String = {
        var text = ""
        for value in UInt32(0x20)...0x10FFFF where value != 0x22 && value != 0x5C {
            if let scalar = Unicode.Scalar(value) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }()

    private func expectString(_ text: String, from bytes: [UInt8]) {
        for mode in TestScope.some(Self.modes, oneIn: 3) {
            switch mode.value(of: bytes) {
            case .success(let value):
                // One expectation with both texts would print megabytes.
                let isEqual = value.string.map { $0.utf8.elementsEqual(text.utf8) }
                #expect(isEqual == true, "\(mode)")
            case .failure(let error):
                Issue.record("\(mode): \(error)")
            }
        }
    }

    @Test func everyScalarAsItIs() {
        let text = Self.plainScalars
        #expect(text.unicodeScalars.count == 0x110000 - 0x800 - 0x20 - 2)
        expectString(text, from: Array("\"".utf8) + Array(text.utf8) + Array("\"".utf8))
    }

    @Test func everyScalarOfThePlaneEscaped() {
        var bytes = Array("\"".utf8)
        var text = ""
        for value in UInt16.min...UInt16.max {
            guard let scalar = Unicode.Scalar(value) else { continue }
            text.unicodeScalars.append(scalar)
            Self.appendEscape(value, to: &bytes)
        }
        #expect(text.unicodeScalars.count == 0x10000 - 0x800)
        expectString(text, from: bytes + Array("\"".utf8))
    }

    /// Every high half with the lowest, the highest and a drawn low half, and the reverse.
    @Test func surrogatePairs() {
        let seed: UInt64 = 40
        var random = SeededRandom(seed: seed)
        var pairs: [(UInt16, UInt16)] = []
        for index in UInt16(0)..<0x400 {
            for other in [0, 0x3FF, UInt16(random.number(in: 1...0x3FE))] {
                pairs.append((0xD800 + index, 0xDC00 + other))
                pairs.append((0xD800 + other, 0xDC00 + index))
            }
        }
        var bytes = Array("\"".utf8)
        for (high, low) in pairs {
            Self.appendEscape(high, to: &bytes)
            Self.appendEscape(low, to: &bytes)
        }
        let text = String(decoding: pairs.flatMap { [$0.0, $0.1] }, as: UTF16.self)
        expectString(text, from: bytes + Array("\"".utf8))
    }

    /// Two escapes: a pair, or an error about the first half or about the second.
    @Test func twoEscapesOfEachKind() {
        let units: [UInt16] = [
            0x0000, 0x0041, 0x00E9, 0xD7FF, 0xD800, 0xD801, 0xDABC, 0xDBFF, 0xDC00, 0xDC01, 0xDEF0,
            0xDFFF, 0xE000, 0xFFFD, 0xFFFF,
        ]
        for first in units {
            for second in units {
                var bytes = Array("[\"".utf8)
                Self.appendEscape(first, to: &bytes)
                Self.appendEscape(second, to: &bytes)
                bytes += Array("\"]".utf8)
                let reading = Reading.agreed(bytes, modes: ReadingMode.modes([.whole, .chunks(1)]))
                let decoded = String(validating: [first, second], as: UTF16.self)
                if let decoded {
                    #expect(reading.value == .success([.string(decoded)]))
                } else {
                    let isFirstFine = !UTF16.isSurrogate(first)
                    #expect(reading.error?.code == .loneSurrogate)
                    #expect(reading.error?.offset == (isFirstFine ? 8 : 2))
                }
            }
        }
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
    private static let lowerDigits = Array("0123456789abcdef".utf8)

    private static func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
        let digits = unit & 1 == 0 ? digits : lowerDigits
        bytes.append(0x5C)
        bytes.append(0x75)
        for shift: UInt16 in [12, 8, 4, 0] {
            bytes.append(digits[Int(unit >> shift & 15)])
        }
    }
}
