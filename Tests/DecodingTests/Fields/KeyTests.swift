import Decoding
import FastJSON
import TestSupport
import Testing

/// Fields are found by their keys, whatever the keys are and however they are written.
@Suite struct KeyTests {
    /// Keys that a comparison of words, or of texts, could take for each other.
    static let keys: [String] =
        [
            "", " ", "a", "b", "ab", "\"", "\\", "\\\"", "/", "a\\", "\n", "\u{0}", "\u{1F}",
            "\u{7F}", "é", "e\u{301}", "漢字", "😀", "\u{FEFF}", "\u{10FFFF}", "\u{2028}",
        ]
        + [7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 300].flatMap(lookAlikes)

    /// Keys of this length, and one byte more, that differ in one place.
    private static func lookAlikes(_ count: Int) -> [String] {
        let text = String(repeating: "x", count: count)
        let (start, end) = (text.dropLast(), text.dropFirst())
        let middle = text.prefix(count / 2) + "y" + text.dropFirst(count / 2 + 1)
        return [text, "y\(end)", "\(start)y", "\(start)\"", String(middle), "\(start)é"]
    }

    static let parser = Columns.parser(keys: keys, Int.jsonParser())
    static let values = Array(0..<keys.count)

    private static func document(
        _ members: some Sequence<(String, Int)>,
        _ quoted: (String) -> String = plain
    ) -> [UInt8] {
        let texts = members.map { "\(quoted($0)):\($1)" }
        return Array("{\(texts.joined(separator: ","))}".utf8)
    }

    private static func plain(_ key: String) -> String {
        JSONValue.string(key).description
    }

    private static func escaped(_ key: String) -> String {
        let units = key.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
        return "\"\(units.joined())\""
    }

    private static let roads = Road.bytes + Road.documents + [.value]

    @Test(arguments: roads)
    func everyKeyIsFound(_ road: Road) throws {
        let members = zip(KeyTests.keys, KeyTests.values)
        let documents = [
            KeyTests.document(members), KeyTests.document(members.reversed()),
            KeyTests.document(members, KeyTests.escaped),
            KeyTests.document(members.reversed(), KeyTests.escaped),
        ]
        for bytes in documents {
            #expect(try road.result(of: KeyTests.parser, bytes).get() == KeyTests.values)
        }
    }

    @Test func inAnyOrder() throws {
        var random = SeededRandom(seed: Laws.seed)
        for _ in 0..<TestScope.rounds(20) {
            let members = zip(KeyTests.keys, KeyTests.values).shuffled(using: &random)
            let bytes = KeyTests.document(members)
            for road in Road.few {
                let values = try road.result(of: KeyTests.parser, bytes).get()
                #expect(values == KeyTests.values, "seed \(Laws.seed)")
            }
        }
    }

    @Test func keysThatAreNearlyThose() throws {
        var strangers: [String] = []
        for key in KeyTests.keys {
            strangers += [key + "x", key + "\u{0}", "x" + key, key + " ", key + "\""]
            strangers += [String(key.dropLast()), String(key.dropFirst()), key.uppercased()]
        }
        let known = Set(KeyTests.keys.map { Array($0.utf8) })
        strangers.removeAll { known.contains(Array($0.utf8)) }
        let members = zip(KeyTests.keys, KeyTests.values)
        let others = strangers.map { ($0, -1) }
        for road in Road.few + [.window(.native, 100), .document(.native)] {
            let before = KeyTests.document(others + members)
            #expect(try road.result(of: KeyTests.parser, before).get() == KeyTests.values)
            let after = KeyTests.document(members + others, KeyTests.escaped)
            #expect(try road.result(of: KeyTests.parser, after).get() == KeyTests.values)
        }
    }

    @Test func eachIsMissed() {
        for (index, key) in TestScope.some(KeyTests.keys.enumerated(), oneIn: 4) {
            var members = Array(zip(KeyTests.keys, KeyTests.values))
            members.remove(at: index)
            let bytes = KeyTests.document(members)
            for road in Road.few {
                let failures = Outcome(road.result(of: KeyTests.parser, bytes)).failures
                #expect(failures.map(\.code) == [.missingKey], "\(key)")
                #expect(failures.first?.offset == bytes.count - 1)
                #expect(failures.first?.path == [])
            }
        }
    }

    @Test func writtenInTheOrderOfBytes() throws {
        let text = try KeyTests.parser.encodeString(KeyTests.values)
        let tree = try JSONValue(parsing: text)
        guard case .object(let object) = tree else {
            Issue.record("no object: \(tree)")
            return
        }
        let keys = object.keys.map { Array($0.utf8) }
        #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(keys.count == KeyTests.keys.count)
    }

    @Test func keysEqualOnlyForPeopleAreDifferent() throws {
        let parser = ParsePrint {
            Field("é") { Int.jsonParser() }
            Field("e\u{301}") { Int.jsonParser() }
        }
        for road in KeyTests.roads {
            let both = Array("{\"e\u{301}\":2,\"é\":1}".utf8)
            #expect(try road.result(of: parser, both).get() == (1, 2))
            let one = Array("{\"e\u{301}\":2,\"e\\u0301\":1}".utf8)
            let failures = Outcome(road.result(of: parser, one)).failures
            #expect(failures.map(\.text) == ["Key \"é\" not present."])
        }
    }

    @Test("Any number of fields", arguments: [1, 2, 3, 31, 63, 64, 65, 127, 128, 129, 200, 500])
    func counts(_ count: Int) throws {
        let keys = (0..<count).map { "column \($0)" }
        let parser = Columns.parser(keys: keys, Int.jsonParser())
        let members = Array(zip(keys, 0...))
        let values = Array(0..<count)
        for road in Road.few + [.chunks(.native, 64), .document(.native), .value] {
            for order in [members, members.reversed(), members + members.reversed()] {
                let bytes = KeyTests.document(order)
                #expect(try road.result(of: parser, bytes).get() == values, "\(road)")
            }
            for missing in Set([0, count / 2, count - 1]) {
                let bytes = KeyTests.document(members.filter { $0.1 != missing })
                let failures = Outcome(road.result(of: parser, bytes)).failures
                #expect(failures.map(\.text) == ["Key \"column \(missing)\" not present."])
            }
            let all = Outcome(road.result(of: parser, Array("{}".utf8), errors: .all(limit: 600)))
            #expect(all.failures.map(\.text) == keys.map { "Key \"\($0)\" not present." })
        }
        #expect(try parser.decode(parser.encode(values)) == values)
    }

    @Test func optionalFieldsAmongMany() throws {
        let parser = ParsePrint {
            Columns.parser(count: 63)
            OptionalField("late") { String.jsonParser() }
            OptionalField("later", default: "none") { String.jsonParser() }
        }
        let columns = try Columns.parser(count: 63).encodeString(Array(0..<63)).dropLast()
        for road in Road.few + Road.documents + [.value] {
            func read(_ rest: String) throws -> (String?, String) {
                let (values, late, later) = try road.result(
                    of: parser,
                    Array("\(columns)\(rest)}".utf8)
                )
                .get()
                #expect(values == Array(0..<63))
                return (late, later)
            }
            #expect(try read("") == (nil, "none"))
            #expect(try read(#","late":null,"later":null"#) == (nil, "none"))
            #expect(try read(#","later":"b","late":"a""#) == ("a", "b"))
        }
    }
}
