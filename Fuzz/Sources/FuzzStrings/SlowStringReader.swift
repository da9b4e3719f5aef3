import FastJSON

/// Reads the string of a document `["…"]` one byte at a time, after RFC 8259 §7 and RFC 3629.
struct SlowStringReader {
    /// Where and why there is no string.
    struct Failure: Error, Equatable {
        var code: JSONError.Code
        var offset: Int
    }

    private let bytes: [UInt8]
    private let replacesSurrogates: Bool
    private var position: Int
    private var result: [UInt8] = []

    /// Reads from the byte after the opening quote.
    static func read(
        _ bytes: [UInt8],
        from position: Int,
        replacesSurrogates: Bool
    ) -> Result<[UInt8], Failure> {
        var reader = SlowStringReader(bytes, position, replacesSurrogates)
        return Result { () throws(Failure) in try reader.read() }
    }

    private init(_ bytes: [UInt8], _ position: Int, _ replacesSurrogates: Bool) {
        (self.bytes, self.position) = (bytes, position)
        self.replacesSurrogates = replacesSurrogates
    }

    private mutating func read() throws(Failure) -> [UInt8] {
        while true {
            guard position < bytes.count else {
                throw Failure(code: .unexpectedEnd, offset: position)
            }
            let byte = bytes[position]
            switch byte {
            case 0x22: return result
            case 0x5C: try readEscape()
            case 0..<0x20: throw Failure(code: .controlCharacter, offset: position)
            case 0..<0x80:
                result.append(byte)
                position += 1
            default: try readCharacter()
            }
        }
    }

    /// A character of two to four bytes: the table of RFC 3629 §4.
    private mutating func readCharacter() throws(Failure) {
        let ranges: [ClosedRange<UInt8>]? =
            switch bytes[position] {
            case 0xC2...0xDF: [0x80...0xBF]
            case 0xE0: [0xA0...0xBF, 0x80...0xBF]
            case 0xE1...0xEC, 0xEE...0xEF: [0x80...0xBF, 0x80...0xBF]
            case 0xED: [0x80...0x9F, 0x80...0xBF]
            case 0xF0: [0x90...0xBF, 0x80...0xBF, 0x80...0xBF]
            case 0xF1...0xF3: [0x80...0xBF, 0x80...0xBF, 0x80...0xBF]
            case 0xF4: [0x80...0x8F, 0x80...0xBF, 0x80...0xBF]
            default: nil
            }
        let failure = Failure(code: .invalidUTF8, offset: position)
        guard let ranges else { throw failure }
        for (index, range) in ranges.enumerated() {
            guard byte(at: position + 1 + index).map(range.contains) ?? false else { throw failure }
        }
        result.append(contentsOf: bytes[position...position + ranges.count])
        position += 1 + ranges.count
    }

    private mutating func readEscape() throws(Failure) {
        let short: [UInt8: UInt8] = [
            0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 0xC, 0x6E: 0xA, 0x72: 0xD, 0x74: 9,
        ]
        guard let letter = byte(at: position + 1) else {
            throw Failure(code: .unexpectedEnd, offset: bytes.count)
        }
        if let plain = short[letter] {
            result.append(plain)
            position += 2
            return
        }
        let start = position
        guard letter == 0x75 else { throw Failure(code: .invalidEscape, offset: start) }
        let unit = try unit(at: start)
        switch unit {
        case 0xD800...0xDBFF:
            if let low = lowSurrogate(at: start + 6) {
                append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
                position += 12
                return
            }
            try replace(at: start)
        case 0xDC00...0xDFFF:
            try replace(at: start)
        default:
            append(unit)
        }
        position += 6
    }

    private mutating func replace(at start: Int) throws(Failure) {
        guard replacesSurrogates else { throw Failure(code: .loneSurrogate, offset: start) }
        append(0xFFFD)
    }

    private func lowSurrogate(at start: Int) -> UInt32? {
        guard byte(at: start) == 0x5C, byte(at: start + 1) == 0x75,
            let unit = try? unit(at: start), (0xDC00...0xDFFF).contains(unit)
        else { return nil }
        return unit
    }

    /// The four digits of the escape that starts here.
    private func unit(at start: Int) throws(Failure) -> UInt32 {
        var unit: UInt32 = 0
        for index in start + 2..<start + 6 {
            guard let byte = byte(at: index) else {
                throw Failure(code: .unexpectedEnd, offset: bytes.count)
            }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw Failure(code: .invalidEscape, offset: start)
            }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    private mutating func append(_ value: UInt32) {
        guard let scalar = Unicode.Scalar(value) else { preconditionFailure("no surrogates here") }
        result.append(contentsOf: String(scalar).utf8)
    }

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}
