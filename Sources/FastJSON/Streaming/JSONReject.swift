/// An element or record that was wrong.
///
/// ```swift
/// for reject in rows.rejects {
///     print(reject.index, reject.error.line ?? 0, reject.error.message)
/// }
/// ```
public struct JSONReject: Sendable, Hashable {
    /// Its number among all elements or records, counted from 0.
    public let index: Int
    /// What is wrong with it, with its path, and with line, column and byte in the whole input.
    public let error: JSONError
    /// The text of a record; nil for elements of an array.
    ///
    /// If the record is too long, this is the part that was read. If the reject is kept, this is at
    /// most the first 64 KiB.
    public let bytes: [UInt8]?

    static let longestText = 1 << 16

    /// The same with no more text than is kept.
    var cut: JSONReject {
        guard let bytes, bytes.count > JSONReject.longestText else { return self }
        return JSONReject(
            index: index,
            error: error,
            bytes: Array(bytes.prefix(JSONReject.longestText))
        )
    }
}
