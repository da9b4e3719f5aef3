/// An element of a stream with its place.
///
/// See ``JSONElements/located()``.
public struct JSONElement<Value> {
    /// What was read.
    public let value: Value
    /// Its number among all elements, those that were wrong too, from 0.
    public let index: Int
    /// Where it is in its document; the root for a record.
    public let path: JSONValuePath
    /// Its first byte, counted from the start of the input.
    public let offset: Int
}

extension JSONElement: Sendable where Value: Sendable {}
extension JSONElement: Equatable where Value: Equatable {}
