import FastJSON

/// A parser that is made when it is first used, for values that contain values of their own type.
///
/// ```swift
/// extension Tree {
///     static let jsonParser: some JSONParserPrinter<Tree> = ParsePrint(.memberwise(Tree.init)) {
///         Field("name", \.name)
///         Field("children", \.children) { JSONArray { Lazy<Tree> { Tree.jsonParser } } }
///     }
/// }
/// ```
///
/// The type of such a parser has to be written out, as here: the compiler cannot find it. For a
/// `OneOf` that contains itself write `static let jsonParser: any JSONParserPrinter<Tree>`. A `Lazy`
/// also makes a parser of `any JSONParserPrinter<Output>`, for where a builder wants a type.
///
/// `JSONLimits.depth` limits how deep values may be nested. Deep values do not use up the stack: the
/// work continues with a fresh stack on another thread, while the caller waits. ``ReadLazy`` does the
/// same for a parser that only reads.
public struct Lazy<Output>: JSONParserPrinter {
    private final class Made: Sendable {
        let parser: any JSONParserPrinter<Output>

        init(_ parser: any JSONParserPrinter<Output>) {
            self.parser = parser
        }
    }

    private let make: @Sendable () -> any JSONParserPrinter<Output>
    private let made = Once<Made>()

    /// Creates a parser from a function that returns the one to use.
    public init(_ make: @escaping @Sendable () -> any JSONParserPrinter<Output>) {
        self.make = make
    }

    private var parser: any JSONParserPrinter<Output> {
        made.get { Made(make()) }.parser
    }

    /// Reads the next value.
    @_documentation(visibility: internal)
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        try cursor.readLevel { cursor throws(JSONError) in
            try parser.parse(from: &cursor)
        }
    }

    /// Writes a value.
    @_documentation(visibility: internal)
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        try writer.writeLevel { writer throws(JSONError) in
            try parser.print(output, to: &writer)
        }
    }

    /// Writes the value that lies at an address.
    @_documentation(visibility: internal)
    public func print(
        at address: UnsafePointer<Output>,
        to writer: inout JSONWriter
    ) throws(JSONError) {
        try writer.writeLevel { writer throws(JSONError) in
            try unsafe parser.print(at: address, to: &writer)
        }
    }
}
