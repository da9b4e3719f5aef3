/// The pieces that a text is made of, for ``StringBuilder``.
///
/// ```swift
/// let line = StringPieces {
///     StringPiece.prefix(upTo: "=")
///     "="
///     StringPiece.optional { Int.parser() }
/// }
/// try line.parse("size=12")           // → ("size", 12)
/// try line.print(("size", nil))       // → "size="
/// ```
///
/// Numbers and words are pieces of their types: `Int.parser()`, `Double.parser()`, `Bool.parser()`, and
/// `parser()` of an enum with raw values. A string is read and printed as it is.
public enum StringPiece {}
