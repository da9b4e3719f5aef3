import Decoding
import FastJSON
import TestSupport
import Testing

/// A kind of elements of arrays, one for each way in which plans read them.
struct ElementKind: Sendable, CustomTestStringConvertible {
    /// How the parser of the array stands in the object.
    enum Form: CaseIterable, Sendable {
        /// The value of a field.
        case field
        /// The value of a field that may be missing.
        case optionalField
        /// The value of a field that is empty if it is missing.
        case emptyByDefault
        /// The value of a field that may be `null`.
        case orNull
        /// The document itself.
        case root
    }

    /// An element that is none: `▸` stands before the place of the failure.
    struct Wrong: Sendable {
        var text: String
        var message: String
        var path: JSONValuePath = []
    }

    let testDescription: String
    /// The text of the element with an index, as it is printed.
    let element: @Sendable (Int) -> String
    let wrong: Wrong
    /// Reads a document with an array of this many elements, and prints the array again.
    let read:
        @Sendable (Form, ClosedRange<Int>, Road, [UInt8], JSONErrorReporting) -> (
            outcome: Outcome, alive: Int
        )

    /// A kind from a function that makes its parser, whose values may be counted.
    init<Parser: JSONParserPrinter>(
        _ name: String,
        _ parser: @escaping @Sendable (Counter) -> Parser,
        wrong: Wrong,
        element: @escaping @Sendable (Int) -> String
    ) where Parser.Output: Sendable {
        testDescription = name
        self.element = element
        self.wrong = wrong
        read = { form, count, road, bytes, errors in
            let counter = Counter()
            func outcome<Whole: JSONParserPrinter>(of whole: Whole) -> Outcome {
                Outcome(road.result(of: whole, bytes, errors: errors)) { value in
                    (try? whole.encodeString(value)) ?? "not written"
                }
            }
            let list = JSONArray(count) { parser(counter) }
            let outcome =
                switch form {
                case .field:
                    outcome(
                        of: ParsePrint {
                            Field("end", Int.self)
                            Field("list") { list }
                        }
                    )
                case .optionalField:
                    outcome(
                        of: ParsePrint {
                            Field("end", Int.self)
                            OptionalField("list") { list }
                        }
                    )
                case .emptyByDefault:
                    outcome(
                        of: ParsePrint {
                            Field("end", Int.self)
                            OptionalField("list", default: []) { list }
                        }
                    )
                case .orNull:
                    outcome(
                        of: ParsePrint {
                            Field("end", Int.self)
                            Field("list") { list.orNull() }
                        }
                    )
                case .root:
                    outcome(of: list)
                }
            return (outcome, counter.count)
        }
    }

    /// A document of the form with these elements, compact.
    static func document(_ form: Form, _ elements: [String]) -> String {
        let list = "[\(elements.joined(separator: ","))]"
        return form == .root ? list : "{\"end\":7,\"list\":\(list)}"
    }
}

extension ElementKind {
    static let all: [ElementKind] = scalars + optionals + objects + arrays + closures

    private static func plain<Parser: JSONParserPrinter & Sendable>(
        _ name: String,
        _ parser: Parser,
        _ wrong: String,
        _ message: String,
        at path: JSONValuePath = [],
        element: @escaping @Sendable (Int) -> String
    ) -> ElementKind where Parser.Output: Sendable {
        ElementKind(
            name,
            { _ in parser },
            wrong: Wrong(text: wrong, message: message, path: path),
            element: element
        )
    }

    private static let scalars = [
        plain(
            "Int",
            Int.jsonParser,
            "▸[1,2]",
            "Expected an integer number, but found: [ 1, 2 ]"
        ) { "\($0 * 1_001 - 3)" },
        plain(
            "Double",
            Double.jsonParser,
            "▸\"x\"",
            "Expected a number, but found: \"x\""
        ) { "\($0).25" },
        plain("Null", Null(), "▸0", "Expected a null value, but found: 0") { _ in "null" },
        plain("Bool", Bool.jsonParser, "▸1", "Expected a boolean, but found: 1") {
            $0 % 3 == 0 ? "true" : "false"
        },
        plain("String", String.jsonParser, "▸null", "Expected a string, but found: null") {
            "\"a text that is long enough for the heap \($0)\""
        },
    ]

    private static let optionals = [
        plain("Int?", Int?.jsonParser, "▸{}", "Expected an integer number, but found: {}") {
            $0 % 2 == 0 ? "null" : "\($0)"
        },
        plain("String?", String?.jsonParser, "▸5", "Expected a string, but found: 5") {
            $0 % 3 == 0 ? "null" : "\"\($0)\""
        },
        plain(
            "Pair?",
            Pair.parser.orNull(),
            "{\"a\":▸\"\",\"b\":1}",
            "Expected an integer number, but found: \"\"",
            at: ["a"]
        ) {
            $0 % 3 == 1 ? "null" : "{\"a\":\($0),\"b\":-\($0 + 1)}"
        },
        plain(
            "Named?",
            Named.parser.orNull(),
            "{\"name\":▸0,\"tags\":[]}",
            "Expected a string, but found: 0",
            at: ["name"]
        ) {
            $0 % 3 == 1 ? "null" : "{\"name\":\"n\($0)\",\"tags\":[\"t\"]}"
        },
        plain(
            "[Int]?",
            [Int].jsonParser.orNull(),
            "[1,▸true]",
            "Expected an integer number, but found: true",
            at: [1]
        ) {
            $0 % 3 == 1 ? "null" : "[\($0)]"
        },
        plain(
            "Int??",
            Int.jsonParser.orNull().orNull(),
            "▸\"\"",
            "Expected an integer number, but found: \"\""
        ) {
            $0 % 2 == 0 ? "null" : "\($0)"
        },
    ]

    private static let objects = [
        plain("Pair", Pair.parser, "{\"a\":1▸}", "Key \"b\" not present.") {
            "{\"a\":\($0),\"b\":\(2 * $0)}"
        },
        plain(
            "Named",
            Named.parser,
            "{\"name\":\"\",\"tags\":[\"a\",▸1]}",
            "Expected a string, but found: 1",
            at: ["tags", 1]
        ) {
            index in
            let tags = (0..<index % 7).map { "\"tag \($0)\"" }.joined(separator: ",")
            return "{\"name\":\"a name for the heap of \(index)\",\"tags\":[\(tags)]}"
        },
        plain(
            "Grouped",
            Grouped.parser,
            "{\"n\":\"\",\"a\":1,\"b\":▸null}",
            "Expected an integer number, but found: null",
            at: ["b"]
        ) {
            "{\"a\":\($0),\"b\":3,\"n\":\"n\"}"
        },
        plain(
            "nested",
            Outer.parser,
            "{\"inner\":▸[],\"pair\":null}",
            "Expected an object (containing the key \"name\"), but found: []",
            at: ["inner"]
        ) {
            $0 % 2 == 0
                ? "{\"inner\":{\"name\":\"x\",\"tags\":[]}}"
                : "{\"inner\":{\"name\":\"y\",\"tags\":[\"z\"]},\"pair\":{\"a\":\($0),\"b\":0}}"
        },
    ]

    private static let arrays = [
        plain(
            "[[Int]]",
            [Int].jsonParser,
            "[1,2,▸\"3\"]",
            "Expected an integer number, but found: \"3\"",
            at: [2]
        ) { index in
            "[\((0..<index % 6).map { "\($0)" }.joined(separator: ","))]"
        },
        plain(
            "[[[Double]]]",
            [[Double]].jsonParser,
            "[[],[0.5,▸{}]]",
            "Expected a number, but found: {}",
            at: [1, 1]
        ) { index in
            "[[],[\((0..<index % 20).map { "\($0).5" }.joined(separator: ","))]]"
        },
        plain(
            "pairs of elements",
            Place.parser,
            "[1▸]",
            "Expected 2 elements in array, but found 1."
        ) { "[\($0).5,-1.25]" },
        plain(
            "three",
            JSONArray(3) { Int.jsonParser() },
            "[1,2,3,4▸]",
            "Expected 3 elements in array, but found 4."
        ) { "[\($0),2,3]" },
        plain(
            "[Pair]",
            JSONArray { Pair.parser },
            "[{\"a\":1,\"b\":2},▸3]",
            "Expected an object (containing the key \"a\"), but found: 3",
            at: [1]
        ) {
            "[{\"a\":\($0),\"b\":1},{\"a\":2,\"b\":3}]"
        },
    ]

    private static let closures = [
        plain(
            "UInt8",
            UInt8.jsonParser,
            "▸256",
            "Expected an integer that fits UInt8, but found: 256"
        ) { "\($0 % 256)" },
        plain(
            "UInt8?",
            UInt8?.jsonParser,
            "▸-1",
            "Expected an integer that fits UInt8, but found: -1"
        ) { $0 % 4 == 0 ? "null" : "\($0 % 256)" },
        plain(
            "dictionary",
            [String: Int].jsonParser,
            "{\"a\":▸null}",
            "Expected an integer number, but found: null",
            at: ["a"]
        ) {
            "{\"a\":\($0),\"b\":2}"
        },
        ElementKind(
            "Tracked",
            { Tracked.parser($0) },
            wrong: Wrong(text: "▸7", message: "Expected a string, but found: 7"),
            element: { "\"\($0)\"" }
        ),
        ElementKind(
            "object of Tracked",
            { counter in
                ParsePrint {
                    Field("list") { JSONArray { Tracked.parser(counter) } }
                    Field("value") { Tracked.parser(counter) }
                }
            },
            wrong: Wrong(
                text: "{\"value\":\"\",\"list\":[\"\",▸[]]}",
                message: "Expected a string, but found: []",
                path: ["list", 1]
            ),
            element: { "{\"list\":[\"\($0)\",\"\"],\"value\":\"v\"}" }
        ),
        ElementKind(
            "[Tracked]?",
            { counter in JSONArray { Tracked.parser(counter) }.orNull() },
            wrong: Wrong(
                text: "[\"a\",▸{}]",
                message: "Expected a string, but found: {}",
                path: [1]
            ),
            element: { $0 % 5 == 2 ? "null" : "[\"\($0)\",\"b\",\"c\"]" }
        ),
        ElementKind(
            "Lazy",
            { counter in
                Lazy {
                    ParsePrint(.memberwise(Holder.init)) { Field("v") { Tracked.parser(counter) } }
                }
            },
            wrong: Wrong(
                text: "{\"v\":▸1}",
                message: "Expected a string, but found: 1",
                path: ["v"]
            ),
            element: { "{\"v\":\"\($0)\"}" }
        ),
    ]
}

/// An object all of whose bytes are used, so that an optional of it is larger.
private struct Pair: Equatable, Sendable {
    var a: Int
    var b: Int

    static let parser = ParsePrint(.memberwise(Pair.init)) {
        Field("a", \.a)
        Field("b", \.b)
    }
}

/// An object with room for the nil of an optional.
private struct Named: Equatable, Sendable {
    var name: String
    var tags: [String]

    static let parser = ParsePrint(.memberwise(Named.init)) {
        Field("name", \.name)
        Field("tags", \.tags)
    }
}

/// An object with members that make a value of their own.
private struct Grouped: Equatable, Sendable {
    var pair: Pair
    var name: String

    static let parser = ParsePrint(.memberwise(Grouped.init)) {
        Pair.parser
        Field("n", String.self)
    }
}

/// Objects in an object.
private struct Outer: Equatable, Sendable {
    var inner: Named
    var pair: Pair?

    static let parser = ParsePrint(.memberwise(Outer.init)) {
        Field("inner", \.inner) { Named.parser }
        OptionalField("pair", \.pair) { Pair.parser }
    }
}

/// Two elements of an array.
private struct Place: Equatable, Sendable {
    var x: Double
    var y: Double

    static let parser = ParsePrint(.memberwise(Place.init)) {
        Element { Double.jsonParser() }
        Element { Double.jsonParser() }
    }
}

/// A counted value in a struct.
private struct Holder: Sendable {
    var value: Tracked
}
