/// Any JSON value, as a tree.
///
/// ```swift
/// let value = try JSONValue(parsing: "{\"name\": \"Ada\", \"born\": 1815}")
/// value["name"]?.string   // → "Ada"
/// value["born"]?.int      // → 1815
/// value["died"]           // → nil
/// ```
///
/// Strings and keys are equal when their bytes are: "é" as one code point and as two differ, as
/// they do in RFC 8259. Swift's `String` would call them equal.
public enum JSONValue: Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case boolean(Bool)
    /// A number without fraction and exponent that fits `Int`.
    case integer(Int)
    /// A number with a fraction or an exponent that fits `Double`, as the nearest one: `1e-400` is zero.
    case float(Double)
    /// A number that neither `Int` nor `Double` can hold, as its text, or `-0`. With
    /// ``JSONNumberPolicy/lossless`` also one that `Double` would write differently. Make it by
    /// ``init(_:policy:)``, which chooses the case: `.number` of the text `5` is not equal to `5`.
    case number(Number)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object: its members in order.
    case object(Object)
}

extension JSONValue {
    /// Reads a document from a string, or from bytes in memory.
    ///
    /// Time is linear in the length. Throws an error if the text is wrong; see ``JSONError/Code``.
    ///
    /// ```swift
    /// let value = try JSONValue(parsing: bytes, options: .init(engine: .yajl))
    /// ```
    public init<Text: JSONText & ~Copyable & ~Escapable>(
        parsing text: borrowing Text,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        self = try JSONCursor.withCursor(over: text, options: options) {
            cursor throws(JSONError) in try cursor.readValue()
        }
    }

    /// Reads a document from an input: a file, standard input, chunks.
    ///
    /// Only the tree and a window are in memory.
    ///
    /// ```swift
    /// let value = try JSONValue(parsing: .file("people.json"))
    /// ```
    public init(
        parsing input: consuming JSONInput,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        var reader = DocumentReader(input, options: options)
        var builder = TreeBuilder(options: options)
        try reader.read(into: &builder)
        self = builder.finish()
    }

    /// Reads a document and returns a `Result`.
    ///
    /// ```swift
    /// switch JSONValue.parse(bytes) {
    /// case .success(let value): print(value)
    /// case .failure(let error): print(error.report)
    /// }
    /// ```
    public static func parse<Text: JSONText & ~Copyable & ~Escapable>(
        _ text: borrowing Text,
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> Result<JSONValue, JSONError> {
        do throws(JSONError) {
            return .success(try JSONValue(parsing: text, options: options))
        } catch {
            return .failure(error)
        }
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as compact JSON.
    ///
    /// Numbers that have no JSON form read `nan`, `inf` or `-inf`.
    public var description: String {
        var options = JSONWritingOptions()
        options.namesNonFiniteNumbers = true
        var writer = JSONWriter(options: options)
        writer.write(self)
        return (try? writer.finishString()) ?? ""
    }
}
