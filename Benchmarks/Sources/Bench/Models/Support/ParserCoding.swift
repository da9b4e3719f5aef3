import FastJSON

/// The two directions of a parser, as code that knows its type.
struct ParserCoding<Model> {
    var decode: ([UInt8], JSONReadingOptions) throws(JSONError) -> Model
    var encode: (Model) throws(JSONError) -> [UInt8]
}
