/// Which members an object may have besides the fields of its parser.
///
/// ```swift
/// let point = ParsePrint(.memberwise(Point.init), unknownKeys: .reject) {
///     Field("x", \.x)
///     Field("y", \.y)
/// }
/// try point.decode(#"{"x": 1, "y": 2, "z": 3}"#)  // throws: Key "z" not known.
/// ```
///
/// If the members of one parser are in the object of another, the setting of the outer parser counts.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UnknownKeys: Sendable, Hashable {
    /// Anything: it is checked and skipped.
    case skip
    /// Nothing: other keys are `JSONError.Code.unknownKey`.
    case reject
}
