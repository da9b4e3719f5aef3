import Decoding
import FastJSON
import TestSupport
import Testing

/// Keys that come twice, and what becomes of the values that are not wanted.
@Suite struct DuplicateKeyTests {
    private static let roads = Road.bytes
    private static let long = String(repeating: "long enough for the heap ", count: 4)

    private static func parser(_ counter: Counter) -> Parse<[String]> {
        Parse { (a: Tracked, b: Tracked?, c: [Tracked]) in
            [a.text, b?.text ?? "nil"] + c.map(\.text)
        } fields: {
            Field("a") { Tracked.parser(counter) }
            OptionalField("b") { Tracked.parser(counter) }
            OptionalField("c", default: []) { JSONArray { Tracked.parser(counter) } }
        }
    }

    private static func document(_ members: String) -> [UInt8] {
        Array("{\(members)}".replacing("%", with: long).utf8)
    }

    @Test(arguments: [
        (JSONDuplicateKeys.last, ["2 %", "nil", "4"]), (.first, ["1 %", "3 %", "5", "6 %"]),
    ])
    func oneOfThemWins(_ policy: JSONDuplicateKeys, _ expected: [String]) throws {
        let members =
            #""a":"1 %","b":"3 %","c":["5","6 %"],"a":"2 %","\u0062":null,"c":["7 %"],"c":["4"]"#
        let options = JSONReadingOptions(duplicateKeys: policy)
        for road in DuplicateKeyTests.roads + Road.documents + [.value] {
            let counter = Counter()
            let parser = DuplicateKeyTests.parser(counter)
            let bytes = DuplicateKeyTests.document(members)
            let values = try road.result(of: parser, bytes, options: options).get()
            #expect(values == expected.map { $0.replacing("%", with: DuplicateKeyTests.long) })
            #expect(counter.count == 0, "\(road)")
        }
    }

    @Test(arguments: [
        (#""a":"%","a":"%""#, "a", 108), (#""b":"%","\u0062":"%","a":"%""#, "b", 108),
        (#""a":"%","x":1,"\u0078":2"#, "x", 114), (#""a":"%","":[1],"b":"%","":{}"#, "", 222),
        (#""a":"%","x":{"y":1,"y":2}"#, "y", 119), (#""c":[],"a":"%","c":["%"]"#, "c", 115),
    ])
    func errors(_ members: String, _ key: String, _ offset: Int) {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        for road in DuplicateKeyTests.roads {
            let counter = Counter()
            let parser = DuplicateKeyTests.parser(counter)
            let bytes = DuplicateKeyTests.document(members)
            for errors in [.first, .all(limit: 9)] as [JSONErrorReporting] {
                let result = road.result(of: parser, bytes, options: options, errors: errors)
                let failure = Outcome(result).failures.last
                #expect(failure?.code == .duplicateKey, "\(road)")
                #expect(failure?.text.contains("duplicate key \"\(key)\"") == true)
                #expect(failure?.offset == offset, "\(road)")
                #expect(counter.count == 0, "\(road)")
            }
        }
    }

    @Test(
        "Equal keys in an element that is dropped",
        arguments: [
            (#"[1,{"x":"s","y":1,"y":2}]"#, 18), (#"[{"y":1,"x":"s","\u0079":2}]"#, 16),
            (#"[{"p":1,"o":{"x":"s"},"p":2}]"#, 22), (#"[{"o":{"x":"s","x":2},"p":2}]"#, 15),
            (#"[{"o":[{"a":1,"a":2}],"x":"s"}]"#, 14), (#"[{"x":"s","o":{"a":1,"a":2}}]"#, 21),
        ]
    )
    func droppedElements(_ text: String, _ offset: Int) throws {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        let number = Field("x") { Int.jsonParser() }
        let objects = Field("o") { JSONObject { Int.jsonParser() } }
        func expectDuplicate(_ comment: String, _ body: () throws -> Void) {
            let error = #expect(throws: JSONError.self, "\(comment)") { try body() }
            #expect(error?.code == .duplicateKey, "\(comment)")
            #expect(error?.offset == offset, "\(comment)")
        }
        for mode in ReadingMode.all {
            expectDuplicate("\(mode) field") {
                _ = try mode.decode(LossyArray { number }, Array(text.utf8), options: options).get()
            }
            expectDuplicate("\(mode) object") {
                _ = try mode.decode(LossyArray { objects }, Array(text.utf8), options: options)
                    .get()
            }
            func stream() -> JSONStream {
                JSONStream(mode.input(Array(text.utf8)), options: mode.options(options))
            }
            expectDuplicate("\(mode) elements") {
                let elements = try stream()
                    .elements(at: "", number, onError: .skip)
                while try elements.next() != nil {}
            }
            expectDuplicate("\(mode) parallel elements") {
                let elements = try stream()
                    .parallelElements(at: "", objects, onError: .skip)
                while try elements.next() != nil {}
            }
        }
    }

    /// A wrong element that holds wrong elements.
    private struct Nest: Sendable {
        let inner: LossyArray<Lazy<Nest>>.Elements
        let x: Int

        static let jsonParser: ParsePrint<Nest> = ParsePrint(.memberwise(Nest.init)) {
            Field("inner") { LossyArray { Lazy { Nest.jsonParser } } }
            Field("x") { Int.jsonParser() }
        }
    }

    @Test("Elements that are dropped one inside the other are not read again at each level")
    func nestedDrops() throws {
        let depth = 200
        let start = String(repeating: #"[{"inner":"#, count: depth)
        let end = String(repeating: #","x":"s"}]"#, count: depth)
        let options = JSONReadingOptions(duplicateKeys: .reject)
        let parser = LossyArray { Nest.jsonParser }
        for mode in ReadingMode.modes([.whole, .chunks(1000)]) {
            for (leaf, isRefused) in [(#"{"y":1},"#, false), (#"{"y":1,"y":2},"#, true)] {
                let leaves = String(repeating: leaf, count: 20_000).dropLast()
                let text = start + "[\(leaves)]" + end.dropLast() + #",{"inner":[],"x":1}]"#
                let result = mode.decode(parser, Array(text.utf8), options: options)
                if isRefused {
                    #expect(throws: JSONError.self, "\(mode)") { try result.get() }
                } else {
                    let elements = try result.get()
                    #expect(elements.elements.map(\.x) == [1], "\(mode)")
                    #expect(elements.errorCount == 1, "\(mode)")
                }
            }
        }
    }

    @Test func dictionaries() throws {
        let members = #""a":["1 %"],"b":["2 %","3"],"\u0061":["4"],"b":["5 %"]"#
        let bytes = DuplicateKeyTests.document(members)
        for road in DuplicateKeyTests.roads + Road.documents {
            for policy in [.last, .first, .reject] as [JSONDuplicateKeys] {
                let counter = Counter()
                let parser = JSONObject { JSONArray { Tracked.parser(counter) } }
                let options = JSONReadingOptions(duplicateKeys: policy)
                let outcome = Outcome(
                    road.result(of: parser.map { texts($0) }, bytes, options: options)
                )
                switch policy {
                case .last: #expect(outcome.value == #"["a: 4", "b: 5"]"#, "\(road)")
                case .first: #expect(outcome.value == #"["a: 1", "b: 2, 3"]"#, "\(road)")
                case .reject:
                    #expect(outcome.failures.map(\.code) == [.duplicateKey])
                    #expect(outcome.failures.first?.offset == 227, "\(road)")
                }
                #expect(counter.count == 0, "\(road)")
            }
        }
    }

    private func texts(_ members: [String: [Tracked]]) -> [String] {
        members.sorted { $0.key < $1.key }.map { key, values in
            "\(key): \(values.map { $0.text.prefix { $0 != " " } }.joined(separator: ", "))"
        }
    }

    @Test func differentTextsForTheSameKey() {
        let parser = JSONObject {
            Int.jsonParser()
        } keys: {
            Int.parser()
        }
        let texts = JSONObject { Int.jsonParser() }
        for road in DuplicateKeyTests.roads {
            let numbers = Outcome(road.result(of: parser, Array(#"{"1":1,"2":2,"01":3}"#.utf8)))
            #expect(
                numbers.failures.map(\.text) == [
                    "Key \"01\" means the same as an earlier key."
                ]
            )
            #expect(numbers.failures.first?.offset == 13)
            // The same text may come again, before and after.
            let more = Array(#"{"1":1,"1":2,"01":3,"01":4,"1":5,"001":6,"2":7}"#.utf8)
            let all = Outcome(road.result(of: parser, more, errors: .all(limit: 9)))
            #expect(all.failures.map(\.offset) == [13, 33], "\(road)")
            let accents = Outcome(road.result(of: texts, Array("{\"é\":1,\"e\u{301}\":2}".utf8)))
            #expect(accents.failures.map(\.code) == [.unexpectedText])
        }
    }

    @Test("What is to be skipped is skipped also when the first was wrong")
    func skippedAfterAFailure() {
        let bytes = Array(#"{"a":"x","a":"y","b":1}"#.utf8)
        let options = JSONReadingOptions(duplicateKeys: .first)
        for road in DuplicateKeyTests.roads {
            let field = Field("a") { Int.jsonParser() }
            let one = road.result(of: field, bytes, options: options, errors: .all(limit: 9))
            #expect(Outcome(one).failures.map(\.offset) == [5], "\(road)")
            let dictionary = JSONObject { Int.jsonParser() }
            let other = road.result(of: dictionary, bytes, options: options, errors: .all(limit: 9))
            #expect(Outcome(other).failures.map(\.offset) == [5], "\(road)")
        }
    }
}
