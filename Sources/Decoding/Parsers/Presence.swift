import FastJSON

/// Reads any value, only to check that it exists.
///
/// ```swift
/// Parse({ (name: String) in Customer(name: name) }) {
///     Field("customer_id")                  // there, and not null
///     Field("referrer", allowNull: true)    // there
///     Field("name", String.self)
/// }
/// ```
///
/// The value is checked and skipped. It cannot print.
public struct Presence: JSONParser {
    private let allowsNull: Bool

    init(allowNull: Bool) {
        allowsNull = allowNull
    }

    /// Skips the next value.
    @_documentation(visibility: internal)
    public func parse(from cursor: inout JSONCursor) throws(JSONError) {
        if !allowsNull, try cursor.peekKind() == .null {
            throw cursor.expected("a value")
        }
        try cursor.skipValue()
    }
}

extension Field where Value == Presence, Root == NoRoot {
    /// Creates a field whose member must be present, with any value.
    public init(_ key: String, allowNull: Bool = false) {
        self.init(key) { Presence(allowNull: allowNull) }
    }
}
