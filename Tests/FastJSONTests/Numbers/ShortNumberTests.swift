import FastJSON
import TestSupport
import Testing

/// Numbers of up to 20 digits, which are read in words, beside the slow ways.
@Suite struct ShortNumberTests {
    /// Numbers of digits around the sizes of one word, two, and what fits 64 bits.
    private static let counts = Array(1...22) + [24, 25, 32, 40]

    /// Integers of each length: round, large, small, and any.
    private static func integers(_ random: inout SeededRandom) -> [String] {
        var texts = ["0"]
        for count in counts {
            let zeros = String(repeating: "0", count: count - 1)
            let nines = String(repeating: "9", count: count)
            texts += ["1\(zeros)", nines, "\(random.number(in: 1...9))" + random.digits(count - 1)]
            texts.append("\(random.number(in: 1...9))\(zeros)".prefix(count - 1) + "1")
        }
        texts += [
            "\(Int.max)", "9223372036854775808", "18446744073709551615", "18446744073709551616",
        ]
        return texts + texts.map { "-\($0)" }
    }

    /// Integers, and numbers with as many digits before and after the point.
    private static func fractions(_ random: inout SeededRandom) -> [String] {
        var texts = integers(&random)
        for before in counts.prefix(20) {
            for after in counts {
                let integer = before == 1 ? "0" : "\(random.number(in: 1...9))"
                let digits =
                    after % 3 == 0 ? String(repeating: "0", count: after) : random.digits(after)
                texts.append("\(integer)\(random.digits(before - 1)).\(digits)")
                texts.append("-0.\(String(repeating: "0", count: after))\(before)")
            }
        }
        return texts
    }

    /// Reads the elements of an array, which are far from its end.
    private static func elements<Value>(
        _ texts: [String],
        after separator: String,
        _ read: (inout JSONCursor) throws(JSONError) -> Value
    ) throws(JSONError) -> [Value] {
        let space = String(repeating: " ", count: 200)
        let document = "[" + texts.joined(separator: separator) + "]\(space)"
        return try JSONCursor.withCursor(over: document) { cursor throws(JSONError) in
            var values: [Value] = []
            if try cursor.beginArray() {
                repeat { values.append(try read(&cursor)) } while try cursor.nextElement()
            }
            return values
        }
    }

    @Test("Integers as Int(_:) reads them", arguments: [",", " ,", "\n,  ", ",\t"])
    func integers(_ separator: String) throws {
        let seed: UInt64 = 81
        var random = SeededRandom(seed: seed)
        for _ in 0..<TestScope.rounds(20) {
            let texts = Self.integers(&random)
            let read = try Self.elements(texts, after: separator) { cursor throws(JSONError) in
                try cursor.readNumber().description
            }
            #expect(read == texts, "seed \(seed)")
            let small = texts.filter { Int($0) != nil }
            let ints = try Self.elements(small, after: separator) { cursor throws(JSONError) in
                try cursor.readInt()
            }
            #expect(ints == small.compactMap { Int($0) }, "seed \(seed)")
            let wide = texts.filter { Int128($0) != nil }
            let integers = try Self.elements(wide, after: separator) { cursor throws(JSONError) in
                try cursor.readInteger(as: Int128.self)
            }
            #expect(integers == wide.compactMap { Int128($0) }, "seed \(seed)")
        }
    }

    @Test("Numbers with a fraction as Double(_:) reads them", arguments: [",", " ,", "\n,  "])
    func fractions(_ separator: String) throws {
        let seed: UInt64 = 82
        var random = SeededRandom(seed: seed)
        for _ in 0..<TestScope.rounds(8) {
            let texts = Self.fractions(&random)
            let doubles = try Self.elements(texts, after: separator) { cursor throws(JSONError) in
                try cursor.readDouble()
            }
            try #require(doubles.count == texts.count)
            for (double, text) in zip(doubles, texts)
            where double.bitPattern != Double(text)?.bitPattern {
                Issue.record("\(text) gives \(double), seed \(seed)")
            }
        }
    }

    @Test("Numbers of a document: text and values", arguments: JSONEngine.allCases)
    func document(_ engine: JSONEngine) throws {
        let seed: UInt64 = 84
        var random = SeededRandom(seed: seed)
        let short = Self.fractions(&random)
        let texts = short + short.map { "\($0)e0" } + ["-0", "-0.0", "0.000"]
        let document = try JSONDocument(
            parsing: "[\(texts.joined(separator: ","))]",
            options: JSONReadingOptions(engine: engine)
        )
        let nodes = try #require(document.elements)
        try #require(nodes.count == texts.count)
        let reader = unsafe document.storage.reader
        for (index, (node, text)) in zip(nodes, texts).enumerated() {
            let entry = index + 1
            #expect(node.rawBytes.elementsEqual(text.utf8), "seed \(seed)")
            #expect(unsafe reader.numberText(at: entry) == text)
            let double = unsafe reader.double(at: entry)
            #expect(double?.bitPattern == Double(text)?.bitPattern, "\(text), seed \(seed)")
            #expect(unsafe reader.int64(at: entry) == Int64(text), "\(text), seed \(seed)")
            #expect(unsafe reader.uint64(at: entry) == UInt64(text), "\(text), seed \(seed)")
            let wide: Int128? = unsafe reader.wideInteger(at: entry)
            #expect(wide == Int128(text), "\(text), seed \(seed)")
        }
        withExtendedLifetime(document) {}
    }

    /// Whatever stands after a number, it is told as it is in chunks of one byte.
    @Test("What follows", arguments: [0, 190, 200])
    func whatFollows(_ padding: Int) {
        let seed: UInt64 = 83
        var random = SeededRandom(seed: seed)
        var findings = Disagreements()
        let followers = [
            "", ",", "]", " ]", "}", ".", ".]", ".5]", "e", "e]", "E5]", "e+]", "e-07]", "-", "+1",
            "/",
            ":", "x", "\u{0}", "0]", "8]", "\"", "\t]", ".5e3]", ".5.5]", ".05]",
        ]
        let space = String(repeating: " ", count: padding)
        let starts = [
            "", "-", "0", "00", "-0", "-00", "01", "-01", "--", "0000000", "00000000", "000000001",
        ]
        let texts =
            starts
            + TestScope.some(
                Self.integers(&random),
                oneIn: TestScope.isFull ? 5 : 9,
                turn: padding,
                allFrom: .nightly
            )
        for text in texts + texts.map({ "0.\($0)" }) {
            for follower in followers {
                let bytes = Array("[\(text)\(follower)\(space)".utf8)
                for kind in TestScope.some(0...2, oneIn: 3, turn: bytes.count, allFrom: .nightly) {
                    let found = FencedText.withBytes(bytes, before: .page) { buffer in
                        Result { () throws(JSONError) in
                            try JSONCursor.withCursor(over: buffer) { cursor throws(JSONError) in
                                try Self.element(&cursor, kind)
                            }
                        }
                    }
                    let expected = Result { () throws(JSONError) in
                        try JSONCursor.withCursor(over: .chunks(Chunks(bytes, size: 1))) {
                            cursor throws(JSONError) in
                            try Self.element(&cursor, kind)
                        }
                    }
                    findings.compare(found, expected, bytes, "kind \(kind), seed \(seed)")
                }
            }
        }
        findings.expectNone()
    }

    /// Reads an array of one element.
    private static func element(_ cursor: inout JSONCursor, _ kind: Int) throws(JSONError) -> String
    {
        guard try cursor.beginArray() else { return "none" }
        let text =
            switch kind {
            case 0: "\(try cursor.readInt())"
            case 1: "\(try cursor.readDouble())"
            default: "\(try cursor.readInteger(as: UInt8.self))"
            }
        return try cursor.nextElement() ? "\(text), more" : text
    }

    @Test("The limit for numbers", arguments: [1, 5, 17, 18, 20, 190, 191, 192, 193])
    func limits(_ limit: Int) {
        var findings = Disagreements()
        let options = JSONReadingOptions(limits: JSONLimits(numberLength: limit))
        for count in [1, 4, 5, 6, 16, 17, 18, 19, 20, 21, 189, 190, 191, 192, 193, 194, 400] {
            for sign in ["", "-", "0.", "-0."] {
                for padding in [0, 1, 150, 192, 400] {
                    let number = "\(sign)1\(String(repeating: "0", count: count - 1))"
                    let bytes = Array("[\(number)\(String(repeating: " ", count: padding))]".utf8)
                    let modes = [ReadingMode(.native, .whole), ReadingMode(.native, .chunks(1))]
                    let results = modes.map { mode in
                        Result { () throws(JSONError) in
                            try mode.withCursor(over: bytes, options: options) {
                                cursor throws(JSONError) in
                                try Self.element(&cursor, 1)
                            }
                        }
                    }
                    findings.compare(results[0], results[1], bytes, "limit \(limit)")
                    let isTooLong = number.utf8.count > limit
                    if (try? results[0].get()) != nil, isTooLong {
                        findings.add("\(number) is read with a limit of \(limit)")
                    }
                }
            }
        }
        findings.expectNone()
    }
}
