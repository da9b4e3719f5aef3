import Decoding
import FastJSON
import TestSupport
import Testing

/// Wherever reading fails, the values that were read before are released, each once.
@Suite struct LifetimeTests {
    private static let text = """
        {"name":"long enough for the heap","list":["a","b"],"pair":["c","d"],"members":{"e":"f"},\
        "group a":"g","amount":{"text":"h","kind":"text"},"lossy":["i",1,"j"],"name":"other",\
        "flat":{"kind":"l","l":"m"},"tried":"n"}
        """

    private static func parser(_ counter: Counter) -> Parse<String> {
        let value = Tracked.parser(counter)
        return Parse {
            (
                name: Tracked,
                list: [Tracked],
                pair: (Tracked, Tracked),
                members: [String: Tracked],
                group: (Tracked, Tracked?),
                amount: [Tracked],
                lossy: LossyArray<ConvertedParser<JSONString<WholeText>, Convert<String, Tracked>>>
                    .Elements,
                flat: Tracked,
                tried: Tracked
            ) in
            "\(name.text) \(list.count) \(pair.1.text) \(members.count) \(group.0.text) \(amount.count) "
                + "\(lossy.elements.count) \(flat.text) \(tried.text)"
        } fields: {
            Field("name") { value }
            Field("list") { JSONArray(1...) { value } }
            Field("pair") {
                ParsePrint {
                    Element { value }
                    Element { value }
                }
            }
            Field("members") { JSONObject { value } }
            ParsePrint {
                Field("group a") { value }
                OptionalField("group b") { value }
            }
            Field("amount") {
                OneOf {
                    JSONArray { value }
                    Parse { (text: Tracked) in
                        [text]
                    } fields: {
                        Field("text") { value }
                        Field("kind") { Constant("other") }
                    }
                    Parse { (text: Tracked, kind: Tracked) in
                        [text, kind]
                    } fields: {
                        Field("text") { value }
                        Field("kind") { value }
                    }
                }
            }
            Field("lossy") { LossyArray { value } }
            Field("flat") { Field("kind") { value }.flatMap { kind in Field(kind.text) { value } } }
            Field("tried") {
                value.tryMap { tracked in
                    guard tracked.text == "n" else { throw Refusal() }
                    return tracked
                }
            }
        }
    }

    private func check(
        _ bytes: [UInt8],
        _ road: Road,
        _ errors: JSONErrorReporting = .first,
        _ policy: JSONDuplicateKeys = .last
    ) -> Outcome {
        let counter = Counter()
        let parser = LifetimeTests.parser(counter)
        let options = JSONReadingOptions(duplicateKeys: policy)
        let outcome = Outcome(road.result(of: parser, bytes, options: options, errors: errors))
        #expect(counter.count == 0, "\(road), \(String(decoding: bytes, as: UTF8.self))")
        return outcome
    }

    @Test func success() {
        let bytes = Array(LifetimeTests.text.utf8)
        for road in Road.bytes + Road.documents + [.value] {
            #expect(check(bytes, road).value == "\"other 2 d 1 g 2 2 m n\"", "\(road)")
            let first = check(bytes, road, .all(limit: 3), .first)
            #expect(first.value == "\"long enough for the heap 2 d 1 g 2 2 m n\"", "\(road)")
        }
    }

    @Test("Every end that is too early")
    func truncated() {
        let bytes = Array(LifetimeTests.text.utf8)
        for count in stride(from: 0, to: bytes.count, by: TestScope.isFull ? 1 : 3) {
            for road in JSONEngine.allCases.map({ Road.chunks($0, 7) }) {
                let outcome = check(Array(bytes.prefix(count)), road, .all(limit: 2))
                #expect(outcome.value == nil)
            }
        }
    }

    @Test("Every value replaced by one of another kind")
    func replaced() throws {
        var random = SeededRandom(seed: Laws.seed)
        let tree = try JSONValue(parsing: LifetimeTests.text)
        for round in 0..<TestScope.rounds(120) {
            var text = RandomText(seed: random.next())
            let bytes = text.bytes(of: text.spoiled(tree, atUpTo: 3))
            let errors: JSONErrorReporting = random.happens(oneIn: 2) ? .first : .all(limit: 4)
            let policy: JSONDuplicateKeys = random.pick([.last, .first, .reject])
            let reference = check(bytes, .whole(.native), errors, policy)
            for road in JSONEngine.allCases.flatMap({
                [Road.whole($0), .chunks($0, 1), .window($0, 100)]
            }) {
                let outcome = check(bytes, road, errors, policy)
                #expect(outcome == reference, "seed \(Laws.seed), round \(round), \(road)")
            }
        }
    }

    @Test("Arrays that fail at any place", arguments: [1, 2, 15, 16, 17, 63, 64, 65, 130])
    func arrays(_ count: Int) {
        let texts = (0..<count).map { "\"text number \($0) that is long\"" }
        for index in [0, count / 2, count - 1] {
            var wrong = texts
            wrong[index] = "1"
            let bytes = Array("[\(wrong.joined(separator: ","))]".utf8)
            for road in Road.few {
                let counter = Counter()
                for errors in [.first, .all(limit: 2)] as [JSONErrorReporting] {
                    let list = JSONArray { Tracked.parser(counter) }
                    let result = Outcome(road.result(of: list, bytes, errors: errors))
                    #expect(result.failures.map(\.path) == [[.index(index)]])
                    #expect(counter.count == 0)
                    let few = JSONArray(...(count - 1)) { Tracked.parser(counter) }
                    #expect(Outcome(road.result(of: few, bytes, errors: errors)).value == nil)
                    #expect(counter.count == 0)
                }
            }
        }
    }

    @Test("Values that are taken apart, and cannot be written")
    func printing() throws {
        let counter = Counter()
        let value = Tracked.parser(counter)
        let parser = JSONArray {
            ParsePrint {
                Field("a") { value }
                ParsePrint {
                    Field("b") { value }
                    Field("c") { Always(1) }
                }
                Field("d") {
                    OneOf {
                        JSONArray(1) { value }; JSONArray(2) { value }
                    }
                }
            }
        }
        do {
            let tracked = ["x", "y", "z"].map { Tracked($0, counter) }
            let good = (tracked[0], (tracked[1], 1), [tracked[2], tracked[0]])
            let text = try parser.encodeString([good])
            #expect(text == #"[{"a":"x","b":"y","c":null,"d":["z","x"]}]"#)
            for bad in [
                (tracked[0], (tracked[1], 2), [tracked[2]]), (tracked[0], (tracked[1], 1), []),
            ] {
                #expect((try? parser.encode([good, bad])) == nil)
            }
            #expect(counter.count == 3)
        }
        #expect(counter.count == 0)
    }
}
