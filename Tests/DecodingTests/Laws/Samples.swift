import Decoding
import FastJSON
import TestSupport

/// A struct with every kind of field that a plan reads by itself, and some that it does not.
struct Everything: Equatable, Sendable {
    var name: String
    var nickname: String?
    var isMember: Bool
    var isAdmin: Bool?
    var age: Int
    var score: Int?
    var height: Double
    var weight: Double?
    var byte: UInt8
    var wide: Int128
    var tags: [String]
    var sizes: [String: Int]
    var ratio: Float
    var count: Int
    var suit: Suit?
    var extra: JSONValue

    static let parser = ParsePrint(.memberwise(Everything.init)) {
        Field("name") { String.jsonParser() }
        OptionalField("nickname") { String.jsonParser() }
        Field("is_member") { Bool.jsonParser() }
        OptionalField("is_admin") { Bool.jsonParser() }
        Field("age") { Int.jsonParser() }
        OptionalField("score") { Int.jsonParser() }
        Field("height_in_centimetres") { Double.jsonParser() }
        Field("weight") { Double.jsonParser().orNull() }
        Field("byte") { UInt8.jsonParser() }
        Field("wide") { Int128.jsonParser() }
        Field("tags") { JSONArray { String.jsonParser() } }
        Field("sizes") { JSONObject { Int.jsonParser() } }
        Field("ratio") { Float.jsonParser() }
        OptionalField("count", default: 0) { Int.jsonParser() }
        OptionalField("suit") { JSONString(.representing(Suit.self)) }
        OptionalField("extra", default: .null) { JSONValue.jsonParser() }
    }
}

extension Everything {
    init(_ random: inout SeededRandom) {
        func maybe<Value>(_ value: Value) -> Value? { random.happens(oneIn: 3) ? nil : value }
        name = random.text()
        nickname = maybe(random.text())
        isMember = random.happens(oneIn: 2)
        isAdmin = maybe(random.happens(oneIn: 2))
        age = random.integer(Int.self)
        score = maybe(random.integer(Int.self))
        height = random.double()
        weight = maybe(random.double())
        byte = random.integer(UInt8.self)
        wide = random.integer(Int128.self)
        tags = random.array(upTo: 3) { $0.text() }
        sizes = Dictionary(
            random.array(upTo: 3) { ($0.text(), $0.integer(Int.self)) },
            uniquingKeysWith: { $1 }
        )
        ratio = Float(random.number(in: -999...999)) / 8
        count = random.happens(oneIn: 2) ? 0 : random.integer(Int.self)
        suit = maybe(random.pick(Suit.allCases))
        extra = random.happens(oneIn: 2) ? .null : ["a": [1, .string(random.text())]]
    }
}

/// An enum whose cases look different, each in its own way.
enum Amount: Equatable, Sendable {
    case exact(value: Int, unit: String)
    case range(from: Double, to: Double)
    case freetext(String)
    case many([Int])
    case unknown

    static let parser = OneOf {
        ParsePrint(.case(Amount.exact)) {
            Field("value") { Int.jsonParser() }
            Field("unit") { String.jsonParser() }
        }
        ParsePrint(
            .case(
                Amount.range,
                extract: { if case .range(let from, let to) = $0 { (from, to) } else { nil } }
            )
        ) {
            Element { Double.jsonParser() }
            Element { Double.jsonParser() }
        }
        ParsePrint(.case(Amount.freetext)) { String.jsonParser() }
        ParsePrint(.case(Amount.many)) {
            Field("values") { JSONArray(1...) { Int.jsonParser() } }
        }
        ParsePrint(.case(Amount.unknown)) { Null() }
    }
}

extension Amount {
    init(_ random: inout SeededRandom) {
        switch random.number(in: 0...4) {
        case 0: self = .exact(value: random.integer(Int.self), unit: random.text())
        case 1: self = .range(from: random.double(), to: random.double())
        case 2: self = .freetext(random.text())
        case 3: self = .many([1] + random.array(upTo: 3) { $0.integer(Int.self) })
        default: self = .unknown
        }
    }
}

/// A tree of values of its own type.
indirect enum Expression: Equatable, Sendable {
    case number(Double)
    case name(String)
    case sum([Expression])
    case negated(Expression)
    case call(function: String, arguments: [Expression])

    static let parser: OneOf<JSONAlternatives<BothWays, Expression>> = OneOf {
        ParsePrint(.case(Expression.number)) { Double.jsonParser() }
        ParsePrint(.case(Expression.name)) { String.jsonParser() }
        ParsePrint(.case(Expression.sum)) { JSONArray { Lazy<Expression> { parser } } }
        ParsePrint(.case(Expression.negated)) {
            Field("not") { Lazy<Expression> { parser } }
        }
        ParsePrint(.case(Expression.call)) {
            Field("call") { String.jsonParser() }
            Field("arguments") { JSONArray { Lazy<Expression> { parser } } }
        }
    }
}

extension Expression {
    init(_ random: inout SeededRandom, depth: Int) {
        switch random.number(in: depth > 0 ? 0...4 : 0...1) {
        case 0: self = .number(random.double())
        case 1: self = .name(random.text())
        case 2: self = .sum(random.array(upTo: 3) { Expression(&$0, depth: depth - 1) })
        case 3: self = .negated(Expression(&random, depth: depth - 1))
        default:
            self = .call(
                function: random.text(),
                arguments: random.array(upTo: 3) { Expression(&$0, depth: depth - 1) }
            )
        }
    }
}

/// Two types that contain each other.
struct Folder: Equatable, Sendable {
    var name: String
    var entries: [Entry]

    enum Entry: Equatable, Sendable {
        case file(name: String, size: UInt32)
        case folder(Folder)

        static let parser = OneOf {
            ParsePrint(.case(Entry.file)) {
                Field("file") { String.jsonParser() }
                Field("size") { UInt32.jsonParser() }
            }
            ParsePrint(.case(Entry.folder)) { Folder.parser }
        }
    }

    static let parser: some JSONParserPrinter<Folder> = ParsePrint(.memberwise(Folder.init)) {
        Field("folder") { String.jsonParser() }
        Field("entries") { JSONArray { Lazy<Entry> { Entry.parser } } }
    }
}

extension Folder {
    init(_ random: inout SeededRandom, depth: Int) {
        name = random.text()
        entries = random.array(upTo: 3) { random in
            if depth > 0, random.happens(oneIn: 2) {
                .folder(Folder(&random, depth: depth - 1))
            } else {
                .file(name: random.text(), size: random.integer(UInt32.self))
            }
        }
    }
}
