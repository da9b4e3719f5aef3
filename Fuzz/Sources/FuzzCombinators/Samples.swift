import Decoding
import DecodingFoundation
import FastJSON
import Foundation

/// A struct with every kind of field.
struct Everything: Equatable, Sendable {
    var name: String
    var nickname: String?
    var isMember: Bool
    var age: Int
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
        Field("n") { String.jsonParser() }
        OptionalField("nick") { String.jsonParser() }
        Field("m") { Bool.jsonParser() }
        Field("a") { Int.jsonParser() }
        Field("h") { Double.jsonParser() }
        Field("w") { Double.jsonParser().orNull() }
        Field("b") { UInt8.jsonParser() }
        Field("wide") { Int128.jsonParser() }
        Field("t") { JSONArray { String.jsonParser() } }
        Field("s") { JSONObject { Int.jsonParser() } }
        Field("r") { Float.jsonParser() }
        OptionalField("c", default: 0) { Int.jsonParser() }
        OptionalField("suit") { JSONString(.representing(Suit.self)) }
        OptionalField("x", default: .null) { JSONValue.jsonParser() }
    }
}

/// Words of which a string may be one.
enum Suit: String, CaseIterable, Sendable {
    case spades = "s"
    case hearts = "h"
    case clubs = "c"
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
            Field("v") { Int.jsonParser() }
            Field("u") { String.jsonParser() }
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
            Field("vs") { JSONArray(1...) { Int.jsonParser() } }
        }
        ParsePrint(.case(Amount.unknown)) { Null() }
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
            Field("f") { String.jsonParser() }
            Field("args") { JSONArray { Lazy<Expression> { parser } } }
        }
    }
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
        Field("id") { Int.jsonParser() }
        ParsePrint(.memberwise(Point.init)) {
            Field("x") { Double.jsonParser() }
            Field("y") { Double.jsonParser() }
        }
        OptionalField("ä \"l\"") { String.jsonParser() }
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
                Field("f") { String.jsonParser() }
                Field("z") { UInt32.jsonParser() }
            }
            ParsePrint(.case(Entry.folder)) { Folder.parser }
        }
    }

    static let parser: some JSONParserPrinter<Folder> = ParsePrint(.memberwise(Folder.init)) {
        Field("d") { String.jsonParser() }
        Field("e") { JSONArray { Lazy<Entry> { Entry.parser } } }
    }
}

/// A type that Swift codes.
struct Person: Codable, Equatable, Sendable {
    var name: String
    var age: Int?
    var height: Double
    var tags: [String]
    var friends: [Person]
    var scores: [String: Int8]
    var big: UInt64?
}
