import FastJSON

/// A key or an index, or a type that represents one.
///
/// ```swift
/// enum Key: String, JSONValuePathElement { case people, name }
/// let name = try json.string(at: Key.people, 0, Key.name)
/// ```
public protocol JSONValuePathElement {
    /// Where it leads.
    var pathStep: JSONValuePath.Step { get }
}

extension String: JSONValuePathElement {
    /// To the member with this key.
    public var pathStep: JSONValuePath.Step { .key(self) }
}

extension Int: JSONValuePathElement {
    /// To the element at this index.
    public var pathStep: JSONValuePath.Step { .index(self) }
}

extension JSONValuePath.Step: JSONValuePathElement {
    /// The step itself.
    public var pathStep: JSONValuePath.Step { self }
}

extension JSONValuePathElement where Self: RawRepresentable, RawValue == String {
    /// To the member with this key.
    public var pathStep: JSONValuePath.Step { .key(rawValue) }
}
