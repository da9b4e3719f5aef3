import FastJSON

/// Reads and writes an enum with payloads; `@JSONModel` makes this parser.
///
/// ```swift
/// enum Shape {
///     case point
///     case circle(radius: Double)
/// }
///
/// extension Shape: JSONModel {
///     static let jsonParser = JSONEnumParser<Shape>(tag: .inside("type")) { cases in
///         cases.add("point", value: .point)
///         cases.add("circle", .case(Shape.circle)) { Field("radius", Double.self) }
///     } index: { shape in
///         switch shape {
///         case .point: 0
///         case .circle: 1
///         }
///     }
/// }
/// try Shape(json: #"{"type": "circle", "radius": 2}"#)  // → Shape.circle(radius: 2.0)
/// ```
///
/// The cases are requested when the parser is first used, so enums may contain themselves. If two cases
/// have the same name, or two members of a case the same key, reading and writing throw
/// `JSONError.Code.misplacedField`.
public struct JSONEnumParser<Model>: JSONParserPrinter {
    private let made = Once<EnumReader<Model>>()
    @usableFromInline var reader: EnumReader<Model> { made.get(make) }
    private let make: @Sendable () -> EnumReader<Model>

    /// Creates a parser from the cases of an enum.
    ///
    /// - Parameters:
    ///   - tag: Where the name of the case stands.
    ///   - unknownKeys: Which members the objects may have besides their fields.
    ///   - cases: Adds the cases.
    ///   - index: The number of a value's case, in the order in which they were added, from 0.
    /// - Precondition: `index` returns the number of a case that was added. There are fewer than 30,000 names.
    public init(
        tag: EnumTag = .outside,
        unknownKeys: UnknownKeys = .skip,
        _ cases: @escaping @Sendable (inout EnumCases<Model>) -> Void,
        index: @escaping @Sendable (Model) -> Int
    ) {
        make = {
            var described = EnumCases<Model>(tag: tag, unknownKeys: unknownKeys)
            cases(&described)
            return EnumReader(described, index: index)
        }
    }

    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Model {
        let reader = reader
        return try cursor.readLevel { cursor throws(JSONError) in try reader.read(&cursor) }
    }

    /// Writes a value.
    @_documentation(visibility: internal)
    public func print(_ output: Model, to writer: inout JSONWriter) throws(JSONError) {
        let reader = reader
        try writer.writeLevel { writer throws(JSONError) in
            try reader.write(output, to: &writer)
        }
    }

    /// The parser of an enum whose type cannot hold it, since it is generic: made once for each type.
    public static func shared(
        tag: EnumTag = .outside,
        unknownKeys: UnknownKeys = .skip,
        _ cases: @escaping @Sendable (inout EnumCases<Model>) -> Void,
        index: @escaping @Sendable (Model) -> Int
    ) -> JSONEnumParser {
        SharedModelParsers.shared.parser(of: Model.self) {
            JSONEnumParser(tag: tag, unknownKeys: unknownKeys, cases, index: index)
        }
    }

    /// The same for functions that capture nothing but types: those that `@JSONModel` makes.
    ///
    /// In a generic type, the compiler warns about a `@Sendable` function, because it captures the type
    /// parameters.
    @_documentation(visibility: internal)
    @unsafe
    public static func sharedOfMacro(
        tag: EnumTag,
        unknownKeys: UnknownKeys = .skip,
        _ cases: @escaping (inout EnumCases<Model>) -> Void,
        index: @escaping (Model) -> Int
    ) -> JSONEnumParser {
        // SAFETY: the caller vouches that any thread may call them.
        nonisolated(unsafe) let (cases, index) = (cases, index)
        return shared(tag: tag, unknownKeys: unknownKeys) {
            unsafe cases(&$0)
        } index: {
            unsafe index($0)
        }
    }
}
