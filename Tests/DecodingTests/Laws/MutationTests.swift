import Decoding
import FastJSON
import TestSupport
import Testing

/// Documents that were cut and changed, read as types.
@Suite struct MutationTests {
    /// Any document, made of combinators only.
    private static let anything: any JSONParserPrinter<JSONValue> = OneOf {
        Null().map(
            Convert<Void, JSONValue>(apply: { _ in .null }, unapply: { _ in throw Refusal() })
        )
        JSONBoolean().map(
            Convert<Bool, JSONValue>(
                apply: { .boolean($0) },
                unapply: { if let bool = $0.bool { bool } else { throw Refusal() } }
            )
        )
        String.jsonParser().map(
            Convert<String, JSONValue>(
                apply: { .string($0) },
                unapply: { if let text = $0.string { text } else { throw Refusal() } }
            )
        )
        JSONArray { Lazy<JSONValue> { anything } }.map(
            Convert<[JSONValue], JSONValue>(
                apply: { .array($0) },
                unapply: { if let elements = $0.array { elements } else { throw Refusal() } }
            )
        )
        JSONObject { Lazy<JSONValue> { anything } }.map(
            Convert<[String: JSONValue], JSONValue>(
                apply: { members in
                    .object(JSONValue.Object(members.sorted { $0.key < $1.key }))
                },
                unapply: { _ in throw Refusal() }
            )
        )
        // Numbers.
        JSONValue.jsonParser()
    }

    private static let roads: [Road] =
        JSONEngine.allCases.flatMap {
            [.whole($0), .chunks($0, 1), .chunks($0, 3), .window($0, 2), .document($0)]
        } + [.value]

    /// Reads each mutation in the first way and, in turn, in one of the others.
    private func check<Parser: JSONParser>(
        _ parser: Parser,
        every step: Int,
        text: (Parser.Output) -> String,
        expected: (JSONValue) -> String?
    ) {
        var count = 0
        for (turn, bytes) in Mutations(every: step).enumerated() {
            let road = Self.roads[turn % Self.roads.count]
            let errors: JSONErrorReporting = turn % 3 == 0 ? .all(limit: 4) : .first
            let first = Outcome(
                Road.whole(.native).result(of: parser, bytes, errors: errors),
                text: text
            )
            let other = Outcome(road.result(of: parser, bytes, errors: errors), text: text)
            let shown = "\(String(reflecting: String(decoding: bytes, as: UTF8.self))), \(road)"
            func expect(_ isRight: Bool) {
                guard !isRight else { return }
                count += 1
                if count < 5 { Issue.record("\(shown): \(other), not \(first)") }
            }
            switch JSONValue.parse(bytes) {
            case .failure(let fault) where !road.hasPlaces || road == .document(.native):
                // The syntax of all comes before the types.
                expect(other.failures == [Outcome.Failure(fault)] && first.value == nil)
            case .failure(let fault):
                if case .document = road {
                    expect(other.failures == [Outcome.Failure(fault)] && first.value == nil)
                } else {
                    expect(other == first && first.value == nil)
                    let known = first.failures.last
                    expect(known == Outcome.Failure(fault) || known?.code.isTyped == true)
                }
            case .success(let value):
                expect(road.hasPlaces ? other == first : other == first.withoutPlaces)
                if let text = expected(value) { expect(first.value == text) }
            }
        }
        #expect(count == 0)
    }

    @Test("Combinators for anything read what the tree has")
    func trees() {
        check(Lazy { Self.anything }, every: TestScope.isFull ? 11 : 47) { value in
            Self.text(value)
        } expected: { value in
            Self.text(value)
        }
    }

    @Test("A tree of its own type")
    func expressions() {
        check(Expression.parser, every: TestScope.isFull ? 11 : 47) {
            "\($0)"
        } expected: { _ in
            nil
        }
    }

    @Test("Lists of all kinds that keep what is right")
    func lossy() {
        let parser = LossyArray(errorsKept: 3) {
            OneOf {
                Int.jsonParser().map { "\($0)" }
                JSONObject { Double.jsonParser() }.map { $0.sorted { $0.key < $1.key }.description }
                Parse { (a: Int, b: [Bool?]) in
                    "\(a) \(b)"
                } fields: {
                    Field("a") { Int.jsonParser() }
                    OptionalField("b", default: []) { JSONArray { Bool.jsonParser().orNull() } }
                }
            }
        }
        check(parser, every: TestScope.isFull ? 11 : 47) {
            "\($0.elements) \($0.errorCount)"
        } expected: { _ in
            nil
        }
    }

    /// A text in which members are sorted, and of equal keys the last one stands.
    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .array(let elements): "\(elements.map { text($0) })"
        case .object(let object):
            Dictionary(object.map { ($0.key, text($0.value)) }) { $1 }
                .sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
                .description
        // Numbers of a tree may keep their text.
        default: value.double.map { "\($0)" } ?? value.description
        }
    }
}
