/// RFC 8259 §6, one rule after the other.
enum NumberGrammar {
    static func accepts(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        if rest.first == 0x2D { rest.removeFirst() }
        guard let first = rest.first, isDigit(first) else { return false }
        if first == 0x30 { rest.removeFirst() } else { rest = rest.drop(while: isDigit) }
        if rest.first == 0x2E {
            rest.removeFirst()
            guard takeDigits(&rest) else { return false }
        }
        if rest.first == 0x65 || rest.first == 0x45 {
            rest.removeFirst()
            if rest.first == 0x2B || rest.first == 0x2D { rest.removeFirst() }
            guard takeDigits(&rest) else { return false }
        }
        return rest.isEmpty
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> Bool {
        let start = rest.startIndex
        rest = rest.drop(while: isDigit)
        return rest.startIndex > start
    }
}

/// A number as sign, digits and power of ten, with no zeros at either end.
///
/// Two texts of the same number have the same digits.
struct NumberDigits: Equatable {
    var isNegative = false
    var digits: [UInt8] = []
    /// The power of ten that the last digit counts; 0 for zero.
    var exponent = 0

    /// Takes apart a number of JSON or a description of the standard library.
    init(_ text: String) {
        var isAfterPoint = false
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case 0x2D: isNegative = true
            case 0x2E: isAfterPoint = true
            case 0x65, 0x45:
                exponent += Int(String(decoding: rest, as: UTF8.self)) ?? 0
                rest = []
            default:
                digits.append(byte)
                if isAfterPoint { exponent -= 1 }
            }
        }
        digits = Array(digits.drop { $0 == 0x30 })
        while digits.last == 0x30 {
            digits.removeLast()
            exponent += 1
        }
        if digits.isEmpty {
            exponent = 0
            // Zero keeps its sign elsewhere, where that is checked.
            isNegative = false
        }
    }
}
