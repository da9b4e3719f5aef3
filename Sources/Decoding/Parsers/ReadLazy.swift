import FastJSON

/// A ``Lazy`` for a parser that only reads.
///
/// ```swift
/// /// The sum of numbers in arrays in arrays.
/// enum Sum {
///     static let jsonParser: any JSONParser<Int> = OneOf {
///         Int.jsonParser()
///         JSONArray { ReadLazy<Int> { jsonParser } }.map { $0.reduce(0, +) }
///     }
/// }
/// try Sum.jsonParser.decode("[1, [2, [3]], 4]")  // → 10
/// ```
public struct ReadLazy<Output>: JSONParser {
    private final class Made: Sendable {
        let parser: any JSONParser<Output>

        init(_ parser: any JSONParser<Output>) {
            self.parser = parser
        }
    }

    private let make: @Sendable () -> any JSONParser<Output>
    private let made = Once<Made>()

    /// Creates a parser from a function that returns the one to use.
    public init(_ make: @escaping @Sendable () -> any JSONParser<Output>) {
        self.make = make
    }

    /// Reads the next value.
    @_documentation(visibility: internal)
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let parser = made.get { Made(make()) }.parser
        return try cursor.readLevel { cursor throws(JSONError) in
            try parser.parse(from: &cursor)
        }
    }
}
