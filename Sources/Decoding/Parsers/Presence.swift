import FastJSON

/// Reads any value, only to know that it is there.
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
    /// Creates a field whose value may be anything, as long as it is there.
    public init(_ key: String, allowNull: Bool = false) {
        self.init(key) { Presence(allowNull: allowNull) }
    }
}
