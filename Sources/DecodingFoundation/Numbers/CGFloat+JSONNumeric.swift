import Decoding
import FastJSON
import Foundation

/// Read and written as the `Double`, or on some watches the `Float`, that it is made of.
///
/// ```swift
/// let width = Field("width") { CGFloat.jsonParser() }
/// let height = Field("height") { CGFloat.jsonParser(allowInteger: false) }
/// ```
extension CGFloat: JSONNumeric {
    /// Reads the next value, a number, and gives the nearest one of this type.
    public static func parseJSON(
        from cursor: inout JSONCursor,
        allowInteger: Bool
    ) throws(JSONError) -> CGFloat {
        CGFloat(try NativeType.parseJSON(from: &cursor, allowInteger: allowInteger))
    }

    /// Writes the number with the digits that it needs.
    public func printJSON(to writer: inout JSONWriter) {
        native.printJSON(to: &writer)
    }
}
