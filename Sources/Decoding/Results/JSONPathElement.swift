import FastJSON

/// A key or an index, or something that stands for one.
///
/// ```swift
/// enum Key: String, JSONPathElement { case people, name }
/// let name = try json.string(at: Key.people, 0, Key.name)
/// ```
public protocol JSONPathElement {
    /// Where it leads.
    var pathStep: JSONPath.Step { get }
}

extension String: JSONPathElement {
    /// To the member with this key.
    public var pathStep: JSONPath.Step { .key(self) }
}

extension Int: JSONPathElement {
    /// To the element at this index.
    public var pathStep: JSONPath.Step { .index(self) }
}

extension JSONPath.Step: JSONPathElement {
    /// The step itself.
    public var pathStep: JSONPath.Step { self }
}

extension JSONPathElement where Self: RawRepresentable, RawValue == String {
    /// To the member with this key.
    public var pathStep: JSONPath.Step { .key(rawValue) }
}
