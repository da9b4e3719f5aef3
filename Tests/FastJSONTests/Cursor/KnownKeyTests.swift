import TestSupport
import Testing

@testable import FastJSON

/// Keys that are looked for: as they mostly stand, in words, and among others.
@Suite struct KnownKeyTests {
    /// A key of that many bytes; with `place`, one byte of it is another.
    private static func key(_ count: Int, place: Int? = nil) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789_-".utf8)
        var bytes = (0..<count).map { letters[($0 * 7 + count) % letters.count] }
        if let place { bytes[place] ^= 1 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Calls a function with what stands for a key, for as long as it lives.
    private static func withPlanKey<Output>(_ key: String, _ body: (PlanKey) -> Output) -> Output {
        JSONWriter.prepareKey(key).withUnsafeBufferPointer { body(PlanKey(key, prepared: $0)) }
    }

    /// True if the key stands at the start of a text, after which there are 192 other bytes.
    private static func stands(_ key: PlanKey, _ text: String) -> Bool {
        (Array(text.utf8) + [UInt8](repeating: UInt8(ascii: "\""), count: 192))
            .withUnsafeBufferPointer { bytes in
                bytes.baseAddress.map { key.stands(at: $0) } ?? false
            }
    }

    @Test func keysOfAllLengths() {
        for count in 0...80 {
            let text = Self.key(count)
            Self.withPlanKey(text) { key in
                // With quotes and colon, at most 40 bytes.
                let isCompared = count <= 37
                #expect(key.length == (isCompared ? count + 3 : 0), "\(count) bytes")
                #expect(Self.stands(key, "\"\(text)\":1") == isCompared, "\(count) bytes")
                let others = [
                    "\"\(text)\" :", "\"\(text)x\":", "\(text)\":", " \"\(text)\":", "\"\(text):",
                    "\"\(text.dropLast())\":", "\"\(text)\\\":", "\"\(text)\u{0}\":", "",
                ]
                for other in others where other != "\"\(text)\":" {
                    #expect(!Self.stands(key, other), "\(count) bytes, \(other)")
                }
                for place in 0..<count {
                    let other = "\"\(Self.key(count, place: place))\":"
                    #expect(!Self.stands(key, other), "\(count) bytes, \(place)")
                }
            }
        }
    }

    @Test(
        "Keys that are not compared in words",
        arguments: ["\"", "\\", "a\nb", "\u{0}", "\u{1F}x"]
    )
    func escapedKeys(_ text: String) {
        Self.withPlanKey(text) { key in
            #expect(key.length == 0)
            #expect(!Self.stands(key, "\"\(text)\":"))
        }
        #expect(!Self.stands(.none, "") && !Self.stands(.none, "\"\":"))
    }

    @Test("Keys that are compared as they are", arguments: ["é", "漢字😀", "a/b", "\u{7F}", " ", ""])
    func plainKeys(_ text: String) {
        Self.withPlanKey(text) { key in
            #expect(Self.stands(key, "\"\(text)\":"))
        }
    }

    // MARK: Among others

    /// What a key stands for, looked up by itself and where other bytes follow it; -2 if these
    /// are not the same.
    private static func index(of text: String, in keys: borrowing PlanKeys) -> Int {
        var text = text
        let alone = text.withUTF8 { keys.index(of: $0) }
        var indices: Set<Int> = [alone]
        for byte: UInt8 in [0, UInt8(ascii: "\""), 0xFF] {
            let bytes = Array(text.utf8) + [UInt8](repeating: byte, count: 40)
            bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                indices.insert(keys.index(ofScanned: start, count: bytes.count - 40))
            }
        }
        return indices.count == 1 ? alone : -2
    }

    @Test("Tables of keys", arguments: [1, 2, 3, 8, 30, 200])
    func tables(_ count: Int) {
        let seed: UInt64 = 89
        var random = SeededRandom(seed: seed)
        var texts: Set<String> = []
        while texts.count < count {
            let length = random.number(in: 0...80)
            // Many that differ in one byte only, wherever it stands.
            let place = length > 0 ? random.number(in: 0...length - 1) : nil
            texts.insert(Self.key(length, place: place))
        }
        let all = texts.sorted()
        let keys = PlanKeys(all.enumerated().map { ($0.element, $0.offset + 7) })
        for (index, text) in all.enumerated() {
            #expect(Self.index(of: text, in: keys) == index + 7, "\(text)")
            for other in ["\(text) ", String(text.dropLast()), "x\(text)"]
            where !texts.contains(other) {
                #expect(Self.index(of: other, in: keys) == -1, "\(other)")
            }
        }
    }

    @Test("Keys that differ in the middle", arguments: [8, 9, 16, 17, 24, 33, 37, 38, 64])
    func middles(_ length: Int) {
        // Their ends and lengths are equal, so they have one hash.
        let all = (0..<length).map { Self.key(length, place: $0) }
        let keys = PlanKeys(all.enumerated().map { ($0.element, $0.offset) })
        for (index, text) in all.enumerated() {
            #expect(Self.index(of: text, in: keys) == index, "\(text)")
        }
        #expect(Self.index(of: Self.key(length), in: keys) == -1)
    }

    // MARK: By hand

    /// The members of objects as they are read with known keys, as texts.
    private static func members(
        _ bytes: [UInt8],
        _ keys: JSONKeys<Int>,
        options: JSONReadingOptions = JSONReadingOptions(),
        mode: ReadingMode
    ) -> Result<[String], JSONError> {
        Result { () throws(JSONError) in
            try mode.withCursor(over: bytes, options: options) { cursor throws(JSONError) in
                var texts: [String] = []
                try cursor.readObject(keys: keys) { cursor, key throws(JSONError) in
                    texts.append("\(key) \(cursor.path) \(try cursor.readValue())")
                }
                return texts
            }
        }
    }

    private static func quoted(_ key: String, isEscaped: Bool) -> String {
        guard isEscaped else { return JSONValue.string(key).description }
        let units = key.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
        return "\"\(units.joined())\""
    }

    /// Members in any order, some of them twice, some unknown, some written with escapes.
    @Test("Known keys in any order", arguments: [90, 91] as [UInt64])
    func byHand(_ seed: UInt64) {
        let names = (0...40).map { Self.key($0) } + ["é", "é漢字😀", "\"", "a\\b", "a", "ab", "abc"]
        struct Keys { static let all = JSONKeys<Int>([:]) }
        #expect(
            Self.members(Array("{\"a\":1}".utf8), Keys.all, mode: ReadingMode(.native, .whole))
                == .success([])
        )
        let keys: JSONKeys<Int> = JSONKeys([
            "": 0, "a": 1, "ab": 2, "abc": 3, "é": 4, "é漢字😀": 5, "\"": 6, "a\\b": 7,
            "thirty-seven bytes with its quotes, in": 8, "thirty-seven bytes with its quotes, i": 9,
            "a key that is much longer than forty bytes, and so on": 10, "seven77": 11,
            "eight888": 12,
        ])
        let known = [
            "", "a", "ab", "abc", "é", "é漢字😀", "\"", "a\\b",
            "thirty-seven bytes with its quotes, in",
            "thirty-seven bytes with its quotes, i",
            "a key that is much longer than forty bytes, and so on", "seven77", "eight888",
        ]
        var random = SeededRandom(seed: seed)
        var findings = Disagreements()
        for round in 0..<TestScope.rounds(400) {
            var expected: [String] = []
            var texts: [String] = []
            let inOrder = round % 2 == 0
            for index in 0..<random.number(in: 1...20) {
                let place =
                    inOrder && index < known.count && random.number(in: 0...5) > 0 ? index : nil
                let isKnown = place != nil || random.number(in: 0...2) > 0
                let key =
                    isKnown
                    ? known[place ?? random.number(in: 0...known.count - 1)]
                    : names[random.number(in: 0...names.count - 1)]
                let colon = [":", ": ", " :", ":\n ", "\t: "][random.number(in: 0...4)]
                let name = Self.quoted(key, isEscaped: random.number(in: 0...5) == 0)
                texts.append("\(name)\(colon)\(index)")
                let path = JSONValuePath([.key(key)])
                if let number = known.firstIndex(of: key) {
                    expected.append("\(number) \(path) \(index)")
                }
            }
            let comma = [",", ", ", ",\n  ", ",\r\n"][random.number(in: 0...3)]
            let space = String(repeating: " ", count: random.number(in: 0...200))
            let bytes = Array("{\(texts.joined(separator: comma))}\(space)".utf8)
            for mode in ReadingMode.modes([.whole, .chunks(1), .random(seed: seed)]) {
                let found = Self.members(bytes, keys, mode: mode)
                findings.compare(
                    found,
                    .success(expected),
                    bytes,
                    "\(mode), seed \(seed), \(round)"
                )
            }
            let limit = random.number(in: 1...45)
            let options = JSONReadingOptions(limits: JSONLimits(keyLength: limit))
            let first = Self.members(
                bytes,
                keys,
                options: options,
                mode: ReadingMode(.native, .chunks(1))
            )
            let other = Self.members(
                bytes,
                keys,
                options: options,
                mode: ReadingMode(.native, .whole)
            )
            findings.compare(other, first, bytes, "limit \(limit), seed \(seed), \(round)")
        }
        findings.expectNone()
    }

    /// Objects in objects, deeper than there are places for what is expected.
    @Test func deepObjects() throws {
        let keys: JSONKeys<Int> = JSONKeys(["x": 0, "inner": 1, "y": 2])
        for depth in [1, 31, 32, 33, 64, 70] {
            let text =
                String(repeating: "{\"x\": 1, \"inner\": ", count: depth) + "{}"
                + String(repeating: ", \"y\": 2, \"z\": 3}", count: depth)
            let sum = try JSONCursor.withCursor(over: text) { cursor throws(JSONError) in
                try Self.sum(&cursor, keys)
            }
            #expect(sum == 3 * depth)
        }
    }

    private static func sum(
        _ cursor: inout JSONCursor,
        _ keys: JSONKeys<Int>
    ) throws(JSONError) -> Int {
        var sum = 0
        try cursor.readObject(keys: keys) { cursor, key throws(JSONError) in
            sum += try key == 1 ? Self.sum(&cursor, keys) : cursor.readInt()
        }
        return sum
    }

    @Test("Departures from RFC 8259 that the options allow", arguments: JSONEngine.allCases)
    func departures(_ engine: JSONEngine) throws {
        let keys: JSONKeys<Int> = JSONKeys(["a": 0, "b": 1])
        let texts: [(text: String, expected: [String])] = [
            ("{}", []), ("{ /* none */ }", []), (#"{"a": 1,}"#, ["0 $.a 1"]),
            (#"{"x": 1, }"#, []), (#"{"x": 1, "b": 2 , }"#, ["1 $.b 2"]),
            (#"{/**/"a"/**/:/**/1/**/,/**/"b":2,//"#, ["0 $.a 1", "1 $.b 2"]),
            (#"{"a": 1 /**/, "x": 0, /* , */ "b": 2}"#, ["0 $.a 1", "1 $.b 2"]),
        ]
        var options = JSONReadingOptions()
        options.syntax = [.allowComments, .allowTrailingCommas]
        for (text, expected) in texts {
            let text = text.hasSuffix("//") ? text + "\n}" : text
            for mode in ReadingMode.modes([.whole, .chunks(1)]) where mode.engine == engine {
                let found = Self.members(Array(text.utf8), keys, options: options, mode: mode)
                #expect(found == .success(expected), "\(mode) \(text)")
            }
        }
    }

    /// What a function may do in place of reading one value.
    private enum Misuse: CaseIterable {
        case nothing, less, more

        func read(_ cursor: inout JSONCursor) throws(JSONError) {
            switch self {
            case .nothing: break
            case .less: _ = try cursor.beginObject()
            case .more:
                try cursor.skipValue()
                _ = try cursor.nextMember()
            }
        }
    }

    @Test("A function that does not read exactly one value", arguments: JSONEngine.allCases)
    func misuse(_ engine: JSONEngine) {
        let keys: JSONKeys<Int> = JSONKeys(["a": 0, "b": 1])
        for misuse in Misuse.allCases {
            for text in [#"{"a": {"b": 1}, "b": 2}"#, #"{"a": {"b": 1}}"#] {
                let result = Result { () throws(JSONError) in
                    try JSONCursor.withCursor(over: text, options: .init(engine: engine)) {
                        cursor throws(JSONError) in
                        try cursor.readObject(keys: keys) { cursor, _ throws(JSONError) in
                            try misuse.read(&cursor)
                        }
                    }
                }
                guard case .failure(let error) = result else {
                    Issue.record("\(misuse) \(text)")
                    continue
                }
                #expect(error.code == .invalidStructure)
                let message = "the value of a member was not read, or more than that"
                #expect(error.message.contains(message), "\(error.message)")
            }
        }
    }
}
