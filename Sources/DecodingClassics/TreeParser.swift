import Decoding

/// Reads values of types that are made from trees.
///
/// ```swift
/// try JSONArray { Person.treeParser() }.decode(bytes)
/// Field("owner") { Person.treeParser() }
/// ```
///
/// It builds the tree of one value at a time, and makes the type from it; the rest of the document is
/// read as by any other parser. It cannot print.
public struct TreeParser<Output>: JSONParser {
    private let make: @Sendable (JSONValue) -> Result<Output, JSONError>

    init(_ make: @escaping @Sendable (JSONValue) -> Result<Output, JSONError>) {
        self.make = make
    }

    /// Reads the next value.
    ///
    /// Throws the error of the type, with the path in the document and the place at which the value
    /// starts.
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let start = try cursor.place()
        switch make(try cursor.readValue()) {
        case .success(let output): return output
        case .failure(let error): throw cursor.failure(inTree: error, at: start)
        }
    }
}

extension JSONValueDecodable where Self: SendableMetatype {
    /// Reads values of this type, wherever a parser is expected.
    ///
    /// ```swift
    /// let people = try JSONArray { Person.treeParser() }.decode(#"[{"name": "Ada", "age": 36}]"#)
    /// people[0].name  // → Ada
    /// ```
    public static func treeParser() -> TreeParser<Self> {
        TreeParser { createWithJSONValue($0) }
    }
}

extension JSONDecodable where Self: SendableMetatype {
    /// Reads values of this type, wherever a parser is expected.
    @_disfavoredOverload
    public static func treeParser() -> TreeParser<DecodedType> {
        TreeParser { value in
            decode(value).map(Result.success)
                ?? .failure(.notConvertible(value, to: "\(DecodedType.self)"))
        }
    }
}
