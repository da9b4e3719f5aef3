/// A model of a document, which every contender can read and write.
protocol Measured: Codable, Equatable, HandCoded {
    /// The parser of the model; nil where the combinators are not built.
    static var combinators: CombinatorContender<Self>? { get }
}
