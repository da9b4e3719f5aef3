import Decoding
import FastJSON
import TestSupport
import Testing

/// A parser and values for it, without their types.
struct Model: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A tree that the parser reads.
    let tree: @Sendable (inout SeededRandom) throws(JSONError) -> JSONValue
    /// What comes of a document on a road.
    let outcome: @Sendable (Road, [UInt8], JSONReadingOptions, JSONErrorReporting) -> Outcome
    /// The error of a document on a road; nil if there is none.
    let error: @Sendable (Road, [UInt8], JSONReadingOptions, JSONErrorReporting) -> JSONError?

    /// A model whose trees are printed.
    init<Printer: JSONParserPrinter>(
        _ name: String,
        _ printer: Printer,
        _ value: @escaping @Sendable (inout SeededRandom) -> Printer.Output
    ) {
        self.init(name, printer) { (random: inout SeededRandom) throws(JSONError) in
            try printer.print(value(&random))
        } text: { output in
            do throws(JSONError) {
                return try printer.encodeString(output)
            } catch {
                return "\(error)"
            }
        }
    }

    /// A model whose trees are made.
    init<Parser: JSONParser>(
        _ name: String,
        _ parser: Parser,
        tree: @escaping @Sendable (inout SeededRandom) throws(JSONError) -> JSONValue,
        text: @escaping @Sendable (Parser.Output) -> String = { String(reflecting: $0) }
    ) {
        testDescription = name
        self.tree = tree
        outcome = { road, bytes, options, errors in
            Outcome(road.result(of: parser, bytes, options: options, errors: errors), text: text)
        }
        error = { road, bytes, options, errors in
            switch road.result(of: parser, bytes, options: options, errors: errors) {
            case .success: nil
            case .failure(let error): error
            }
        }
    }
}

extension Model {
    static let all: [Model] = [
        Model("everything", Everything.parser) { Everything(&$0) },
        Model("list", JSONArray(...4) { Everything.parser }) { random in
            random.array(upTo: 2) { Everything(&$0) }
        },
        Model("amounts", JSONArray { Amount.parser }) { random in
            random.array(upTo: 5) { Amount(&$0) }
        },
        Model("expression", Expression.parser) { Expression(&$0, depth: 4) },
        Model("folder", Folder.parser) { Folder(&$0, depth: 3) },
        Model("strict", Strict.parser) { Strict(&$0) },
        Model("elements", Segment.list) { random in
            random.array(upTo: 4) { Segment(&$0) }
        },
        Model("seventy", Columns.parser(count: 70)) { random in
            (0..<70).map { _ in random.number(in: -9...9) }
        },
        Model("dictionary", JSONObject { JSONObject(...3) { Int.jsonParser().orNull() } }) {
            random in
            Dictionary(
                random.array(upTo: 4) { ($0.text(), ["one": $0.integer(Int.self), "two": nil]) },
                uniquingKeysWith: { $1 }
            )
        },
        Model("numbered", Model.numbered) { random in
            Dictionary(random.array(upTo: 4) { ($0.number(in: 0...9), Amount(&$0)) }) { $1 }
        },
        Model("suits", JSONObject(1..., keys: .representing(Suit.self)) { Rank.parser }) { random in
            let ranks = random.array(upTo: 4) { ($0.pick(Suit.allCases), $0.pick(Rank.allCases)) }
            return Dictionary([(.spades, .ace)] + ranks) { $1 }
        },
        Model("lossy", LossyArray(errorsKept: 2) { Amount.parser }) { random in
            .array(random.array(upTo: 5) { .integer($0.number(in: 0...9)) } + ["two", nil])
        } text: { list in
            let errors = list.errors.map { Outcome.Failure($0).withoutPlace }
            return "\(list.elements), \(list.errorCount) errors: \(errors)"
        },
        Model("kinds", JSONArray { Model.kinds }) { random in
            let amounts: [JSONValue] = random.array(upTo: 5) { random in
                ["kind": "amount", "amount": .integer(random.number(in: 0...9))]
            }
            return .array(amounts + [["kind": "text", "text": "x"], nil, [1, 2]])
        },
        Model("sums", ReadLazy<Int> { sums }) { random in
            .array([.integer(random.number(in: 0...9)), [1, [], .array([[2]])], ["amount": 3]])
        },
    ]

    /// The sums of numbers in arrays in arrays.
    private static let sums: any JSONParser<Int> = OneOf {
        Int16.jsonParser().map { Int($0) }
        JSONArray { ReadLazy<Int> { sums } }.map { $0.reduce(0, +) }
        Field("amount") { ReadLazy<Int> { sums } }
    }

    private static let numbered = JSONObject {
        Amount.parser
    } keys: {
        "key_"
        Int.parser()
    }

    /// Alternatives that differ in one member, and those that read nothing.
    private static let kinds = OneOf {
        Parse { (amount: Int) in
            "amount \(amount)"
        } fields: {
            Field("kind") { Constant("amount") }
            Field("amount") { Int.jsonParser() }
        }
        Field("kind") { String.jsonParser() }.flatMap { kind in
            Field(kind) { String.jsonParser().map { "\(kind) \($0)" } }
        }
        Parse {
            "something"
        } fields: {
            JSONNot { JSONArray { JSONValue.jsonParser() } }
        }
        JSONArray(1...) { Int.jsonParser() }.tryMap { numbers in
            guard let first = numbers.first, first > 0 else { throw Refusal() }
            return "\(numbers)"
        }
    }
}

/// An error of a function of the user.
struct Refusal: Error, CustomStringConvertible {
    var description: String { "not this one" }
}

extension Rank {
    static let parser = Int.jsonParser().map(.representing(Rank.self))
}

/// An object that allows no other keys, with one group.
struct Strict: Equatable, Sendable {
    var id: Int
    var point: Point
    var label: String?

    struct Point: Equatable, Sendable {
        var x: Double
        var y: Double
    }

    static let parser = ParsePrint(.memberwise(Strict.init), unknownKeys: .reject) {
        Field("a somewhat longer key for the id") { Int.jsonParser() }
        ParsePrint(.memberwise(Point.init)) {
            Field("x") { Double.jsonParser() }
            Field("y") { Double.jsonParser() }
        }
        OptionalField("ä \"label\"") { String.jsonParser() }
    }

    init(id: Int, point: Point, label: String?) {
        self.id = id
        self.point = point
        self.label = label
    }

    init(_ random: inout SeededRandom) {
        id = random.integer(Int.self)
        point = Point(x: random.double(), y: random.double())
        label = random.happens(oneIn: 2) ? nil : random.text()
    }
}

/// An array whose elements mean different things.
struct Segment: Equatable, Sendable {
    var name: String
    var length: Double
    var stops: [Int8]

    static let parser = ParsePrint(.memberwise(Segment.init)) {
        Element { String.jsonParser() }
        Element { Double.jsonParser() }
        Element { JSONArray { Int8.jsonParser() } }
    }
    static let list = JSONArray { parser }

    init(name: String, length: Double, stops: [Int8]) {
        self.name = name
        self.length = length
        self.stops = stops
    }

    init(_ random: inout SeededRandom) {
        name = random.text()
        length = random.double()
        stops = random.array(upTo: 3) { $0.integer(Int8.self) }
    }
}

/// Objects with any number of fields, made of groups of groups.
enum Columns {
    /// The keys `column 0`, `column 1`, ….
    static func parser(count: Int) -> ParsePrint<[Int]> {
        parser(keys: (0..<count).map { "column \($0)" }, Int.jsonParser())
    }

    /// One field for each key, in order.
    static func parser<Value: Sendable>(
        keys: some RandomAccessCollection<String>,
        _ value: some JSONParserPrinter<Value>
    ) -> ParsePrint<[Value]> {
        guard keys.count > 1 else {
            let key = keys.first ?? ""
            return ParsePrint(.init(make: { [$0] }, take: { $0.count == 1 ? $0[0] : nil })) {
                Field(key) { value }
            }
        }
        let half = keys.count / 2
        return ParsePrint(
            .init(
                make: { $0 + $1 },
                take: { values in (Array(values.prefix(half)), Array(values.dropFirst(half))) }
            )
        ) {
            parser(keys: Array(keys.prefix(half)), value)
            parser(keys: Array(keys.dropFirst(half)), value)
        }
    }
}
