/// What gives nil along a path instead of an error.
///
/// ```swift
/// let spouse = try json.string(at: "spouse", "name", alongPath: [.missingKeyBecomesNil])
/// ```
public struct JSONValuePathOptions: OptionSet, Sendable {
    /// The options, a bit for each.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Where a value on the path is `null`, the result is nil.
    public static let nullBecomesNil = JSONValuePathOptions(rawValue: 1)
    /// Where a member or an element on the path is not there, the result is nil.
    public static let missingKeyBecomesNil = JSONValuePathOptions(rawValue: 2)
}
