import Foundation

/// Types that many tests decode and encode.
enum Sample {
    struct Point: Codable, Equatable, Sendable {
        var x: Int
        var y: Double?
    }

    struct Line: Codable, Equatable, Sendable {
        var name: String
        var from: Point
        var to: Point?
        var tags: [String]
    }

    struct Empty: Codable, Equatable, Sendable {}

    enum Colour: String, Codable, CaseIterable, Sendable {
        case red, green, blue
    }

    enum Level: Int, Codable, CaseIterable, Sendable {
        case low = 1
        case high = 10
    }

    /// One with payloads of every form.
    enum Shape: Codable, Equatable, Sendable {
        case none
        case circle(radius: Double)
        case square(Double)
        case pair(Int, label: String?)
        indirect case group([Shape], inner: Shape?)
    }

    /// A tree of arrays.
    struct Tree: Codable, Equatable, Sendable {
        var name: String
        var children: [Tree]
    }

    /// A list, each element in the one before.
    final class Chain: Codable {
        var value: Int
        var next: Chain?
    }

    /// Anything that decodes in a single value container.
    struct Wrapped<Value: Codable>: Codable {
        var value: Value

        init(_ value: Value) { self.value = value }

        init(from decoder: any Decoder) throws {
            value = try decoder.singleValueContainer().decode(Value.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    /// A value under a key.
    struct Box<Value: Codable>: Codable {
        var value: Value
    }

    /// Two values in an array.
    struct Pair<First: Codable, Second: Codable>: Codable {
        var first: First
        var second: Second

        init(_ first: First, _ second: Second) {
            (self.first, self.second) = (first, second)
        }

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            first = try container.decode(First.self)
            second = try container.decode(Second.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(first)
            try container.encode(second)
        }
    }
}

extension Sample.Wrapped: Sendable where Value: Sendable {}
extension Sample.Box: Sendable where Value: Sendable {}
extension Sample.Pair: Sendable where First: Sendable, Second: Sendable {}
extension Sample.Wrapped: Equatable where Value: Equatable {}
extension Sample.Box: Equatable where Value: Equatable {}
extension Sample.Pair: Equatable where First: Equatable, Second: Equatable {}
