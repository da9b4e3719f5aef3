import FastJSON

/// A model of a document, which every contender can read and write.
protocol Measured: Codable, Equatable {
    /// The parser of the model.
    static var parserCoding: ParserCoding<Self> { get }
    /// Ways by way of a tree, under their names.
    static var byTree: [(name: String, decode: (JSONValue) throws -> Self?)] { get }
}

extension Measured {
    static var byTree: [(name: String, decode: (JSONValue) throws -> Self?)] { [] }
}
