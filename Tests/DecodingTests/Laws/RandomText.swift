import FastJSON
import TestSupport

/// Writes trees as text in many ways, and spoils them.
struct RandomText {
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    // MARK: Text

    /// The text of a tree, with white space and escapes here and there.
    mutating func bytes(of value: JSONValue) -> [UInt8] {
        var text = ""
        let isPlain = random.happens(oneIn: 3)
        append(value, to: &text, isPlain)
        return Array(text.utf8)
    }

    private mutating func append(_ value: JSONValue, to text: inout String, _ isPlain: Bool) {
        space(&text, isPlain)
        switch value {
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                append(element, to: &text, isPlain)
            }
            space(&text, isPlain)
            text += "]"
        case .object(let object):
            text += "{"
            for (index, member) in object.enumerated() {
                if index > 0 { text += "," }
                space(&text, isPlain)
                append(member.key, to: &text, isPlain)
                space(&text, isPlain)
                text += ":"
                append(member.value, to: &text, isPlain)
            }
            space(&text, isPlain)
            text += "}"
        case .string(let string):
            append(string, to: &text, isPlain)
        case .null, .boolean, .integer, .float, .number:
            text += value.description
        }
        space(&text, isPlain)
    }

    private mutating func space(_ text: inout String, _ isPlain: Bool) {
        if isPlain || !random.happens(oneIn: 4) { return }
        text += random.pick([" ", "\n", "\t", "\r\n", "  \n        "])
    }

    /// A string with quotes; each of its characters may be escaped.
    private mutating func append(_ string: String, to text: inout String, _ isPlain: Bool) {
        text += "\""
        let isEscaped = !isPlain && random.happens(oneIn: 4)
        for scalar in string.unicodeScalars {
            if scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                || isEscaped && random.happens(oneIn: 3)
            {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    // MARK: Spoiling

    /// The same tree, changed at up to that many places.
    mutating func spoiled(_ value: JSONValue, atUpTo count: Int) -> JSONValue {
        (0..<random.number(in: 1...count)).reduce(value) { value, _ in spoiled(value) }
    }

    /// The same tree, changed at one place.
    private mutating func spoiled(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(var elements) where !elements.isEmpty && !random.happens(oneIn: 5):
            let index = random.number(in: 0...elements.count - 1)
            switch random.number(in: 0...9) {
            case 0: elements.remove(at: index)
            case 1: elements.insert(other(), at: index)
            default: elements[index] = spoiled(elements[index])
            }
            return .array(elements)
        case .object(let object) where !object.isEmpty && !random.happens(oneIn: 8):
            var members = object.map { ($0.key, $0.value) }
            let index = random.number(in: 0...members.count - 1)
            let (key, value) = members[index]
            switch random.number(in: 0...11) {
            case 0: members.remove(at: index)
            case 1: members.append((key, random.happens(oneIn: 2) ? value : other()))
            case 2: members.insert((key, other()), at: index)
            case 3: members.insert((key + "!", other()), at: index)
            case 4: members[index].0 = String(key.dropLast())
            case 5: members.shuffle(using: &random)
            case 6: members.reverse()
            default: members[index].1 = spoiled(value)
            }
            return .object(JSONValue.Object(members))
        default:
            return other()
        }
    }

    /// Any value that means something to some parser.
    private mutating func other() -> JSONValue {
        switch random.number(in: 0...12) {
        case 0: return .null
        case 1: return .boolean(random.happens(oneIn: 2))
        case 2: return .integer(random.integer(Int.self))
        case 3: return .integer(random.number(in: -2...300))
        case 4: return .float(random.double())
        case 5: return .string(random.text())
        case 6: return .array([])
        case 7: return .object([:])
        case 8: return ["a": 1, "value": [2, nil], "unit": "x"]
        case 9: return .array([1, "two", [3.5]])
        case 10: return .string("key_\(random.number(in: 0...9))")
        default:
            let texts = ["1e400", "-0", "18446744073709551616", "1e2", "1.0", "0.1e-7"]
            guard let number = JSONValue.Number(random.pick(texts)) else { return .null }
            return JSONValue(number, policy: .lossless)
        }
    }

    /// The same text with one byte changed, added or removed.
    mutating func broken(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let place = random.number(in: 0...bytes.count - 1)
        let byte = random.pick(Array("\"\\{}[],:0e.- \nx/\u{1}".utf8) + [0xFF, 0xC3])
        switch random.number(in: 0...3) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.remove(at: place)
        default: bytes.removeSubrange(place...)
        }
        return bytes
    }
}
