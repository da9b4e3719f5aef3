import Decoding
import Foundation

/// Spellings that fields of dates do not have, so that the compiler says which ones they have.
@_documentation(visibility: internal)
extension Field where Value == DateParser {
    /// Not available: the format belongs to the parser.
    @available(
        *,
        unavailable,
        message: """
            write the parser in braces: Field("when", \\.date) { Date.jsonParser(.iso8601) }
            """
    )
    @_disfavoredOverload
    public init(
        _ key: String,
        _ property: KeyPath<Root, Date> & Sendable,
        _ format: JSONDateFormat
    ) { refused() }
}

@_documentation(visibility: internal)
extension Array where Element == Date {
    /// Not available: the format belongs to the parser of the elements.
    @available(*, unavailable, message: "write JSONArray { Date.jsonParser(.iso8601) }")
    public static func jsonParser(_ format: JSONDateFormat) -> JSONArray<DateParser> { refused() }
}
