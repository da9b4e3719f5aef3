import FastJSON

/// The two directions of a parser.
struct CombinatorContender<Model> {
    var decode: ([UInt8], JSONReadingOptions) throws(JSONError) -> Model
    var encode: (Model) throws(JSONError) -> [UInt8]
}
