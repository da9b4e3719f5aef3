package import FastJSON

/// Makes JSON values of every kind, the same ones for the same seed.
///
/// Each value is what reading its text gives again. So it holds no NaN and no infinity, and a
/// number is kept as text only where neither `Int` nor `Double` can hold it.
package struct RandomValue {
    private var random: SeededRandom

    package init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// The next value, with at most this many levels of arrays and objects.
    package mutating func next(depth: Int = 4) -> JSONValue {
        switch random.number(in: depth > 0 ? 0...15 : 0...7) {
        case 0: return .null
        case 1: return .boolean(random.number(in: 0...1) == 1)
        case 2: return .integer(integer())
        case 3: return .float(double())
        case 4: return .number(number())
        case 5, 6, 7: return .string(string())
        case 8, 9, 10:
            return .array((0..<count()).map { _ in next(depth: depth - 1) })
        default:
            return .object(object(count: count(), depth: depth - 1))
        }
    }

    /// An object with that many members; some keys come more than once.
    package mutating func object(count: Int, depth: Int = 0) -> JSONValue.Object {
        JSONValue.Object((0..<count).map { _ in (key(), next(depth: depth)) })
    }

    /// A finite double: any bit pattern, or a short decimal.
    package mutating func double() -> Double {
        guard random.number(in: 0...2) > 0 else {
            return Double(random.number(in: -99_999...99_999)) / 100
        }
        while true {
            let double = Double(bitPattern: random.next())
            if double.isFinite { return double }
        }
    }

    /// A string of 0 to 20 characters of every kind that a writer or reader treats apart.
    package mutating func string() -> String {
        var text = ""
        for _ in 0..<random.number(in: 0...random.number(in: 0...20)) {
            text.unicodeScalars.append(scalar())
        }
        return text
    }

    /// The same members in another order.
    package mutating func shuffled(_ object: JSONValue.Object) -> JSONValue.Object {
        JSONValue.Object(object.map { ($0.key, $0.value) }.shuffled(using: &random))
    }

    // MARK: Helpers

    /// Mostly few; sometimes more than an object or a document finds without a table.
    private mutating func count() -> Int {
        random.number(in: 0...60) == 0
            ? random.number(in: 17...80) : random.number(in: 0...random.number(in: 0...10))
    }

    private mutating func key() -> String {
        switch random.number(in: 0...3) {
        case 0: "abc".randomElement(using: &random).map(String.init) ?? ""
        case 1: "key \(random.number(in: 0...999))"
        default: string()
        }
    }

    private mutating func integer() -> Int {
        switch random.number(in: 0...4) {
        case 0: [0, -1, Int.max, Int.min, 1 << 53].randomElement(using: &random) ?? 0
        case 1: Int(truncatingIfNeeded: random.next())
        default: random.number(in: -1000...1000)
        }
    }

    private mutating func number() -> JSONValue.Number {
        let digits = (0..<random.number(in: 18...40)).map { _ in
            String(random.number(in: 0...9))
        }
        let sign = random.number(in: 0...1) == 0 ? "" : "-"
        let text =
            switch random.number(in: 0...3) {
            case 0: "-0"
            case 1: "\(sign)1e\(random.number(in: 400...99_999))"
            case 2: "\(sign)0.\(digits.joined())E+999"
            default: "\(sign)12\(digits.joined())"
            }
        guard let number = JSONValue.Number(text) else {
            preconditionFailure("\(text) is a JSON number.")
        }
        return number
    }

    private mutating func scalar() -> Unicode.Scalar {
        let value =
            switch random.number(in: 0...9) {
            case 0: random.number(in: 0...0x1F)
            case 1: random.number(in: 0x80...0x7FF)
            case 2: random.number(in: 0x800...0xFFFF)
            case 3: random.number(in: 0x10000...0x10FFFF)
            case 4:
                [0x22, 0x5C, 0x2F, 0x7F, 0x301, 0x2028, 0xFEFF, 0xFFFF, 0xD7FF, 0xE000]
                    .randomElement(using: &random) ?? 0x22
            default: random.number(in: 0x20...0x7E)
            }
        return Unicode.Scalar(UInt32(value)) ?? "\u{FFFD}"
    }
}
