import Decoding
import FastJSON
import TestSupport
import Testing

/// Parsers of a user that do not read exactly one value: an error, and no endless loop.
@Suite struct MisreadValueTests {
    /// How a parser misreads.
    enum Slip: Sendable {
        /// It leaves what is not a number.
        case onlyNumbers
        /// It enters an array, and stops there.
        case begins
        /// It reads an element after the first.
        case twoElements
        /// It catches the failure of another parser.
        case catches
    }

    private struct Parser: JSONParser {
        let slip: Slip
        let counter: Counter

        func parse(from cursor: inout JSONCursor) throws(JSONError) -> Tracked {
            let value = Tracked("value", counter)
            switch slip {
            case .onlyNumbers:
                if try cursor.peekKind() == .number { try cursor.skipValue() }
            case .begins:
                _ = try cursor.beginArray()
            case .twoElements:
                try cursor.skipValue()
                if try cursor.nextElement() { try cursor.skipValue() }
            case .catches:
                _ = try? Int.jsonParser().parse(from: &cursor)
            }
            return value
        }
    }

    /// Where the parser is used, as one that counts what it read.
    enum Place: Sendable {
        case array, object, elements, field, optionalField, fields, alternatives

        fileprivate func parser(_ slip: Slip, _ counter: Counter) -> any JSONParser<Int> {
            let parser = Parser(slip: slip, counter: counter)
            return switch self {
            case .array: JSONArray { parser }.map(\.count)
            case .object: JSONObject { parser }.map(\.count)
            case .elements:
                Parse { (_: Tracked, _: Tracked) in
                    2
                } fields: {
                    Element { parser }
                    Element { parser }
                }
            case .field: Field("b") { parser }.map { _ in 1 }
            case .optionalField: OptionalField("b") { parser }.map { $0 == nil ? 0 : 1 }
            case .fields:
                JSONArray {
                    Parse { (_: Int, _: Tracked) in
                        1
                    } fields: {
                        Field("a") { Int.jsonParser() }
                        Field("b") { parser }
                    }
                }
                .map(\.count)
            case .alternatives:
                JSONArray {
                    OneOf {
                        Field("a") { Int.jsonParser() }
                        parser.map { _ in 1 }
                    }
                }
                .map(\.count)
            }
        }
    }

    private static let many = Array(repeating: "1", count: 300).joined(separator: ",")

    @Test(
        "The error, and where",
        arguments: [
            (Place.array, Slip.onlyNumbers, "[true]", "$[0]: "),
            (.array, .onlyNumbers, "[\(many),{\"a\":[]},1]", "$[300]: "),
            (.array, .begins, "[[],[ 1 ],2]", "$[1][0]: "),
            (.array, .twoElements, "[1, 2, 3]", "$[1]: "),
            (.array, .twoElements, "[1]", ""),
            (.object, .onlyNumbers, #"{"a":1,"b":"x","c":2}"#, "$.b: "),
            (.object, .onlyNumbers, #"{"é":1,"\u0062":"x"}"#, "$.b: "),
            (.object, .begins, #"{"a":[],"b":[{}]}"#, "$.b[0]: "),
            (.elements, .onlyNumbers, "[1,\"x\"]", "$[1]: "),
            (.elements, .twoElements, "[1,2,3,4]", "$[1]: "),
            (.field, .onlyNumbers, #"{"a":[1],"b":"x","c":2}"#, "$.b: "),
            (.field, .begins, #"{"b": [[], 1]}"#, "$.b[0]: "),
            (.optionalField, .onlyNumbers, #"{"b":{"b":1}}"#, "$.b: "),
            (.fields, .onlyNumbers, #"[{"a":1,"b":2},{"b":"x","a":2},{"a":1,"b":2}]"#, "$[1].b: "),
            (.alternatives, .catches, "[[1,2],[3,4]]", "$[0]: "),
            (.alternatives, .catches, "[1,{\"a\":2},\"x\"]", "$[2]: "),
        ]
    )
    func failures(_ place: Place, _ slip: Slip, _ text: String, _ path: String) {
        for road in Road.bytes + Road.documents + [.value] {
            for errors in [.first, .all(limit: 9)] as [JSONErrorReporting] {
                let counter = Counter()
                func read(_ parser: some JSONParser<Int>) -> Outcome {
                    Outcome(road.result(of: parser, Array(text.utf8), errors: errors))
                }
                let failures = read(place.parser(slip, counter)).failures
                #expect(failures.map(\.code) == [.invalidStructure], "\(road)")
                #expect(failures.map(\.offset) == [nil], "\(road)")
                #expect(
                    failures.map(\.text) == ["\(path)a parser did not read exactly one value"],
                    "\(road)"
                )
                #expect(counter.count == 0, "\(road)")
            }
        }
    }

    @Test("What the same parsers read", arguments: [(Slip.onlyNumbers, 3), (.begins, 2)])
    func values(_ slip: Slip, _ count: Int) {
        let text = slip == .begins ? "[[],[]]" : "[1,2.5,-3]"
        for road in Road.bytes + Road.documents + [.value] {
            let parser = JSONArray { Parser(slip: slip, counter: Counter()) }
            #expect(
                (try? road.result(of: parser, Array(text.utf8)).get().count) == count,
                "\(road)"
            )
        }
    }
}
