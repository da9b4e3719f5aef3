/// A value in an object of its own, so that a struct can contain a value of its own type.
///
/// Its JSON text is that of the value.
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
