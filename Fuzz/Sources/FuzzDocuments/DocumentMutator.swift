import FuzzSupport

/// Makes a new input of one that is known: for all programs that this is linked into.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
    _ start: UnsafeMutablePointer<UInt8>?,
    _ count: Int,
    _ limit: Int,
    _ seed: UInt32
) -> Int {
    DocumentMutator.mutate(start, count, limit, seed)
}

/// What libFuzzer does by itself.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int) -> Int

/// Changes documents so that they mostly stay JSON: values are replaced, removed, wrapped, copied.
///
/// libFuzzer changes bytes, and of what comes out most is refused at the first bracket. It still
/// does so half of the time.
struct DocumentMutator {
    private var state: UInt64
    private var header: [UInt8]
    private var document: [UInt8]

    /// What values are replaced with.
    private static let values: [[UInt8]] =
        [
            "null", "true", "false", "0", "-0", "1", "-1", "255", "1.5", "1e2", "0.1", "-2.5E-3",
            "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e400",
            "123456789012345678901234567890", "4.9e-324", "\"\"", "\"a\"", "\"é😀\"", "\"s\"",
            "\"\\u0041\\n\"", "\"\\ud83d\\ude00\"", "\"a/b\"", "\"a long string of thirty bytes\"",
            "[]", "{}", "[1,2]", "[[],{}]", "{\"a\":1}", "{\"a\":{\"b\":[null]}}", "[\"a\",null]",
            "{\"v\":1,\"u\":\"g\"}", "{\"not\":1}", "{\"vs\":[1]}", "{\"f\":\"b\",\"z\":1}",
            "{\"key_1\":null}", "\"1x[2,3]\"", "{\"kind\":\"amount\",\"amount\":1}",
        ].map { Array($0.utf8) }
    private static let keys: [[UInt8]] =
        [
            "a", "b", "", "n", "m", "t", "s", "x", "y", "v", "u", "vs", "f", "z", "d", "e", "id",
            "not", "args", "suit", "name", "age", "kind", "\\u0061", "a/b", "é", "key_2",
        ].map { Array($0.utf8) }
    private static let pieces: [[UInt8]] =
        ["//x\n", "/**/", " ", "\n", "\t", ",", "\u{1E}", "\u{FEFF}", "\\ud800", "\r\n"]
        .map { Array($0.utf8) }

    /// Changes an input in place, and returns its new length.
    static func mutate(
        _ start: UnsafeMutablePointer<UInt8>?,
        _ count: Int,
        _ limit: Int,
        _ seed: UInt32
    ) -> Int {
        guard seed & 1 == 0, count > FuzzInput.headerCount, let start else {
            return mutateBytes(start, count, limit)
        }
        let bytes = UnsafeMutableBufferPointer(start: start, count: limit)
        var mutator = DocumentMutator(Array(bytes[..<count]), seed)
        for _ in 0...mutator.number(below: 3) {
            mutator.change()
        }
        let result = mutator.header + mutator.document
        guard result.count <= limit else { return mutateBytes(start, count, limit) }
        _ = bytes.update(fromContentsOf: result)
        return result.count
    }

    private init(_ bytes: [UInt8], _ seed: UInt32) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        header = Array(bytes.prefix(FuzzInput.headerCount))
        document = Array(bytes.dropFirst(FuzzInput.headerCount))
    }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    private mutating func pick(_ list: [[UInt8]]) -> [UInt8] { list[number(below: list.count)] }

    private mutating func change() {
        if number(below: 10) == 0 {
            header[number(below: header.count)] = 0x30 ^ UInt8(1 << number(below: 9) & 0xFF)
            return
        }
        let ranges = valueRanges()
        guard !ranges.isEmpty else {
            document += pick(DocumentMutator.values)
            return
        }
        let range = ranges[number(below: ranges.count)]
        let value = Array(document[range])
        switch number(below: 9) {
        case 0, 1:
            document.replaceSubrange(range, with: pick(DocumentMutator.values))
        case 2:
            let other = ranges[number(below: ranges.count)]
            document.replaceSubrange(range, with: Array(document[other]))
        case 3:
            document.replaceSubrange(range, with: [0x5B] + value + [0x5D])
        case 4:
            document.replaceSubrange(range, with: [0x7B] + key() + value + [0x7D])
        case 5:
            document.insert(contentsOf: [0x2C] + pick(DocumentMutator.values), at: range.upperBound)
        case 6:
            let member = [0x2C] + key() + pick(DocumentMutator.values)
            document.insert(contentsOf: member, at: range.upperBound)
        case 7:
            remove(range)
        default:
            document.insert(contentsOf: pick(DocumentMutator.pieces), at: range.lowerBound)
        }
    }

    private mutating func key() -> [UInt8] {
        [0x22] + pick(DocumentMutator.keys) + [0x22, 0x3A]
    }

    /// Removes a value with a comma beside it.
    private mutating func remove(_ range: Range<Int>) {
        var (start, end) = (range.lowerBound, range.upperBound)
        if end < document.count, document[end] == 0x2C {
            end += 1
        } else if start > 0, document[start - 1] == 0x2C {
            start -= 1
        }
        document.removeSubrange(start..<end)
    }

    /// Where values and members begin and end, as far as brackets and quotes tell.
    private func valueRanges() -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var open: [Int] = []
        var position = 0
        while position < document.count {
            let start = position
            switch document[position] {
            case 0x5B, 0x7B:
                open.append(position)
                position += 1
            case 0x5D, 0x7D:
                position += 1
                if let start = open.popLast() { ranges.append(start..<position) }
            case 0x22:
                position += 1
                while position < document.count, document[position] != 0x22 {
                    position += document[position] == 0x5C ? 2 : 1
                }
                position = min(position + 1, document.count)
                // A key continues to its colon, and is no value.
                if position < document.count, document[position] == 0x3A { break }
                ranges.append(start..<position)
            case 0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x3A, 0x1E:
                position += 1
            default:
                let isEnd: (UInt8) -> Bool = { byte in
                    switch byte {
                    case 0x5B, 0x5D, 0x7B, 0x7D, 0x22, 0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x3A: true
                    default: false
                    }
                }
                position = document[start...].firstIndex(where: isEnd) ?? document.count
                ranges.append(start..<position)
            }
        }
        return ranges
    }
}
