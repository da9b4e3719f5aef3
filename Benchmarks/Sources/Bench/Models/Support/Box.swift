/// A value that lies elsewhere, so that a type can hold one of its own kind.
///
/// In the text it is the value itself.
final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Box: Sendable where Value: Sendable {}

extension Box: Equatable where Value: Equatable {
    static func == (left: Box, right: Box) -> Bool {
        left.value == right.value
    }
}

extension Box: Encodable where Value: Encodable {
    func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}

extension Box: Decodable where Value: Decodable {
    convenience init(from decoder: any Decoder) throws {
        self.init(try Value(from: decoder))
    }
}
