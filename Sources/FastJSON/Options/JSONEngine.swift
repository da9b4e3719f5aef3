/// The code that reads the bytes; everything after it is the same.
///
/// Both engines obey the same policy and give the same values, events, verdicts and errors.
///
/// ```swift
/// let value = try JSONValue(parsing: bytes, options: .init(engine: .yajl))
/// ```
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum JSONEngine: String, CaseIterable, Sendable {
    /// The engine of this package, written in Swift. The default, and the fastest.
    case native

    #if Yajl
    /// The SAX parser of the C library libyajl, with its mistakes corrected.
    ///
    /// Present when the package trait `Yajl` is on, which it is by default.
    case yajl
    #endif
}
