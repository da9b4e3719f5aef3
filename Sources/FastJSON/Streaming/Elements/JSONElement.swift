/// An element of a stream with its place.
///
/// See ``JSONElements/located()``.
public struct JSONElement<Value> {
    /// What was read.
    public let value: Value
    /// Its number among all elements, including the wrong ones, from 0.
    public let index: Int
    /// Its path in the document; the root for a record.
    public let path: JSONValuePath
    /// Its first byte, counted from the start of the input.
    public let offset: Int
}

extension JSONElement: Sendable where Value: Sendable {}
extension JSONElement: Equatable where Value: Equatable {}
