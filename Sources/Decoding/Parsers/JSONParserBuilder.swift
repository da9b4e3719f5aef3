import FastJSON

/// Takes the one parser of a value; `if`, `else` and `switch` choose between parsers of one output.
///
/// For ``Field`` and ``OptionalField``. Elsewhere both branches must have the same type.
///
/// ```swift
/// let inches = Convert(apply: { (size: Double) in size * 2.54 }, unapply: { $0 / 2.54 })
///
/// func size(inInches: Bool) -> some JSONParserPrinter<Double> {
///     Field("size") {
///         if inInches { Double.jsonParser().map(inches) } else { Double.jsonParser() }
///     }
/// }
/// ```
@resultBuilder
public enum JSONParserBuilder {}

/// The functions that the compiler calls for the lines between the braces.
@_documentation(visibility: internal)
extension JSONParserBuilder {
    /// The parser.
    @inlinable
    public static func buildBlock<Value: JSONParser>(_ value: Value) -> Value {
        value
    }

    /// The parser after `if`.
    @inlinable
    public static func buildEither<First, Second>(
        first: First
    ) -> EitherParser<First, Second> where First.Output == Second.Output {
        .first(first)
    }

    /// The parser after `else`.
    @inlinable
    public static func buildEither<First, Second>(
        second: Second
    ) -> EitherParser<First, Second> where First.Output == Second.Output {
        .second(second)
    }
}

/// One of two parsers with the same output: what `if` and `else` in a builder make.
@_documentation(visibility: internal)
public enum EitherParser<First: JSONParser, Second: JSONParser>: JSONParser
where First.Output == Second.Output {
    /// The parser after `if`.
    case first(First)
    /// The parser after `else`.
    case second(Second)

    /// Reads the next value with the parser that was chosen.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> First.Output {
        switch self {
        case .first(let parser): try parser.parse(from: &cursor)
        case .second(let parser): try parser.parse(from: &cursor)
        }
    }

    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<First.Output> {
        switch self {
        case .first(let parser): parser.fieldOperation
        case .second(let parser): parser.fieldOperation
        }
    }
}

extension EitherParser: JSONParserPrinter
where First: JSONParserPrinter, Second: JSONParserPrinter {
    /// Writes a value with the parser that was chosen.
    @inlinable
    public func print(_ output: First.Output, to writer: inout JSONWriter) throws(JSONError) {
        switch self {
        case .first(let parser): try parser.print(output, to: &writer)
        case .second(let parser): try parser.print(output, to: &writer)
        }
    }
}
