import Decoding
import FastJSON
import TestSupport
import Testing

/// Keys of dictionaries that come twice, or stand for the same as another, and what becomes of them.
@Suite struct MapKeyTests {
    /// So many other keys stand before: none, some that wait, and more than one block of them.
    private static let before = [0, 3, 16, 60]

    private static func object(_ count: Int, _ members: String) -> [UInt8] {
        let others = (0..<count).map { "\"other \($0)\":\"\"," }.joined()
        return Array("{\(others)\(members)}".utf8)
    }

    /// Reads members after others; the members are sorted by their keys.
    private static func read(
        _ road: Road,
        _ count: Int,
        _ members: String,
        _ policy: JSONDuplicateKeys,
        _ errors: JSONErrorReporting = .all(limit: 9)
    ) -> (value: String?, failures: [Outcome.Failure], alive: Int) {
        let counter = Counter()
        let parser = JSONObject { Tracked.parser(counter) }
        let bytes = object(count, members)
        let options = JSONReadingOptions(duplicateKeys: policy)
        let outcome = Outcome(
            road.result(of: parser, bytes, options: options, errors: errors)
        ) { found in
            found.filter { !$0.key.hasPrefix("other") }.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value.text)" }.joined(separator: " ")
        }
        let start = object(count, "").count - 1
        let failures = outcome.failures.map { failure in
            var failure = failure
            failure.offset = failure.offset.map { $0 - start }
            return failure
        }
        return (outcome.value, failures, counter.count)
    }

    @Test(
        "One of equal keys counts",
        arguments: [
            (#""a":"1","a":"2""#, "a=2", "a=1"),
            (#""a":"1","b":"2","\u0061":"3","b":"4","a":"5""#, "a=5 b=4", "a=1 b=2"),
            (#""é":"1","a":"2","é":"3","a":"4""#, "a=4 é=3", "a=2 é=1"),
            (#""a":"1","é":"2","a":"3","other 0":"4""#, "a=3 é=2", "a=1 é=2"),
            (#""👍":"1","":"2","👍":"3","":"4""#, "=4 👍=3", "=2 👍=1"),
        ],
        before
    )
    func policies(_ members: (text: String, last: String, first: String), _ count: Int) {
        for road in Road.bytes {
            for (policy, expected) in [(.last, members.last), (.first, members.first)]
                as [(JSONDuplicateKeys, String)]
            {
                let found = MapKeyTests.read(road, count, members.text, policy)
                #expect(found.value == expected, "\(road)")
                #expect(found.alive == 0, "\(road)")
            }
            let refused = MapKeyTests.read(road, count, members.text, .reject)
            #expect(refused.failures.map(\.code) == [.duplicateKey], "\(road)")
            #expect(refused.alive == 0, "\(road)")
        }
    }

    @Test("The place of a key that is refused", arguments: before)
    func places(_ count: Int) {
        for road in Road.bytes {
            let twice = MapKeyTests.read(road, count, #""a":"1","é":"2","a":"3""#, .reject)
            #expect(twice.failures.map(\.offset) == [17], "\(road)")
            #expect(twice.failures.first?.text.contains("duplicate key \"a\"") == true, "\(road)")
        }
    }

    @Test(
        "Texts that are one String are an error each, once",
        arguments: [
            // The Kelvin sign stands for a K.
            ("\"K\":\"1\",\"\u{212a}\":\"2\"", [8]), ("\"\u{212a}\":\"1\",\"K\":\"2\"", [10]),
            ("\"é\":\"1\",\"e\u{301}\":\"2\",\"é\":\"3\",\"e\u{301}\":\"4\"", [9]),
            ("\"\u{212a}\":\"1\",\"a\":\"\",\"K\":\"2\",\"é\":\"\",\"e\u{301}\":\"\"", [17, 33]),
        ],
        before
    )
    func sameStrings(_ members: (text: String, offsets: [Int]), _ count: Int) {
        for road in Road.bytes {
            for policy in [.last, .first] as [JSONDuplicateKeys] {
                let all = MapKeyTests.read(road, count, members.text, policy)
                #expect(all.failures.map(\.offset) == members.offsets, "\(road)")
                #expect(all.failures.allSatisfy { $0.code == .unexpectedText }, "\(road)")
                #expect(
                    all.failures.allSatisfy {
                        $0.path.isRoot && $0.text.hasSuffix("means the same as an earlier key.")
                    },
                    "\(road)"
                )
                let first = MapKeyTests.read(road, count, members.text, policy, .first)
                #expect(first.failures == Array(all.failures.prefix(1)), "\(road)")
                #expect(all.alive == 0 && first.alive == 0, "\(road)")
            }
        }
    }

    @Test("A key whose value was wrong was there all the same", arguments: before)
    func wrongBefore(_ count: Int) {
        for road in Road.bytes {
            for members in ["\"a\":0,\"a\":1,\"a\":\"\"", "\"é\":0,\"é\":1,\"é\":\"\""] {
                let last = MapKeyTests.read(road, count, members, .last)
                #expect(last.failures.count == 2, "\(road)")
                let first = MapKeyTests.read(road, count, members, .first)
                #expect(first.failures.count == 1, "\(road)")
                let refused = MapKeyTests.read(road, count, members, .reject)
                #expect(refused.failures.map(\.code) == [.typeMismatch, .duplicateKey], "\(road)")
                #expect(last.alive + first.alive + refused.alive == 0, "\(road)")
            }
        }
    }

    /// A text of that many bytes, or one more, whose hash takes the square of its length.
    private static func marks(_ count: Int) -> String {
        "a" + String(repeating: "\u{301}\u{316}", count: count / 4)
    }

    @Test("Long keys that take long to hash are refused", arguments: before)
    func longKeys(_ count: Int) throws {
        let long = MapKeyTests.marks(4_096)
        let message =
            "A key with characters beyond ASCII is collected up to 4,096 bytes, but this one has 4097."
        for road in Road.bytes {
            let members = "\"a\":\"\",\"\(long)\":\"\",\"b\":0,\"\(long)\":\"\""
            let all = MapKeyTests.read(road, count, members, .last)
            #expect(
                all.failures.map(\.code) == [.keyTooLong, .typeMismatch, .keyTooLong],
                "\(road)"
            )
            #expect(all.failures.map(\.offset) == [7, 4_114, 4_116], "\(road)")
            #expect(all.failures.first?.text == message, "\(road)")
            let first = MapKeyTests.read(road, count, members, .last, .first)
            #expect(first.failures == Array(all.failures.prefix(1)), "\(road)")
            #expect(all.alive == 0 && first.alive == 0, "\(road)")
            // Wrong syntax after it, and keys that do not take long.
            let cut = MapKeyTests.read(road, count, "\"\(long)\" 1", .last)
            #expect(cut.failures.map(\.code) == [.unexpectedCharacter], "\(road)")
            let ascii = String(repeating: "k", count: 5_000)
            let found = MapKeyTests.read(road, count, "\"\(ascii)\":\"1\",\"é\":\"2\"", .last)
            #expect(found.value == "\(ascii)=1 é=2", "\(road)")
        }
    }

    @Test("Texts that take long to compare are refused in linear time")
    func longTexts() throws {
        let long = MapKeyTests.marks(400_000)
        let time = ThreadTime.of {
            let members = [String: Int].jsonParser().result(from: "{\"\(long)\":1}")
            #expect(Outcome(members).failures.map(\.code) == [.keyTooLong])
            let suits = Suit.jsonParser.result(from: "\"\(long)\"")
            let shown = DiagnosticText.quoted(long)
            #expect(
                Outcome(suits).failures.map(\.text)
                    == ["Expected a value of Suit, but found:\n\(shown)"]
            )
        }
        #expect(time < .seconds(2 * ThreadTime.patience))
        // A struct takes any text.
        let text = try Text.jsonParser.decode("\"\(long)\"")
        #expect(text.rawValue.utf8.count == long.utf8.count)
    }

    private struct Text: RawRepresentable {
        var rawValue: String
    }

    /// A key that is counted, and equal to others of the same number.
    private struct Number: Hashable, Sendable {
        var value: Int
        var tracked: Tracked

        static func == (left: Number, right: Number) -> Bool { left.value == right.value }
        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    private struct NoNumber: Error {}

    @Test("Keys that are converted, and their lives", arguments: before)
    func converted(_ count: Int) {
        let others = (1...max(count, 1)).map { "\"\($0 + 10)\":\"v\"," }.joined()
        for (members, codes) in [
            ("\"1\":\"a\",\"2\":\"b\",\"1\":\"c\"", []),
            ("\"1\":\"a\",\"x\":\"b\",\"2\":0", [.unexpectedText, .typeMismatch]),
            (
                "\"1\":\"a\",\"01\":\"b\",\"01\":\"c\",\"001\":\"d\"",
                [.unexpectedText, .unexpectedText]
            ),
        ] as [(String, [JSONError.Code])] {
            let bytes = Array("{\(others)\(members)}".utf8)
            for road in Road.bytes {
                let counter = Counter()
                let parser = JSONObject(
                    keys: Convert(
                        apply: { text in
                            guard let value = Int(text) else { throw NoNumber() }
                            return Number(value: value, tracked: Tracked(text, counter))
                        },
                        unapply: { (number: Number) in number.tracked.text }
                    )
                ) {
                    Tracked.parser(counter)
                }
                let outcome = Outcome(road.result(of: parser, bytes, errors: .all(limit: 9))) {
                    members in
                    members.filter { $0.key.value < 10 }
                        .map { "\($0.key.value)=\($0.value.text)" }.sorted()
                        .joined(separator: " ")
                }
                #expect(outcome.failures.map(\.code) == codes, "\(road)")
                #expect(counter.count == 0, "\(road)")
                if codes.isEmpty { #expect(outcome.value == "1=c 2=b", "\(road)") }
            }
        }
    }
}
