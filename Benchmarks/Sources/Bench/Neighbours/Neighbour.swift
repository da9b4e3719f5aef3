/// A library in C++ with a document, if it was installed when this was built.
protocol Neighbour: AnyObject {
    /// Why it does not take part, where it does not.
    static var absence: String { get }

    /// Prepares a document; nil where the library is absent.
    init?(_ bytes: [UInt8])

    /// Reads the document into structs, and releases them; true if that went well.
    func decode(_ model: NeighbourModel) -> Bool
    /// The digest of the structs; nil if the document cannot be read.
    func digest(_ model: NeighbourModel) -> UInt64?
    /// Builds a tree, and releases it; true if that went well.
    func parseTree() -> Bool
    /// The number of values in the tree; nil if the document cannot be read.
    func countValues() -> Int?
}

/// The models that the neighbours have as well.
enum NeighbourModel {
    case message, twitter, citm, canadaPoints, canadaArrays
}

extension Subject {
    var neighbourModel: NeighbourModel {
        switch self {
        case .twitter, .twitterMinified: .twitter
        case .citm, .citmMinified: .citm
        case .canadaPoints: .canadaPoints
        case .canadaArrays: .canadaArrays
        }
    }
}

extension Neighbour {
    /// Decoding into structs, checked by the digest of the answer.
    static func decoding(
        _ name: String,
        _ bytes: [UInt8],
        _ model: NeighbourModel,
        expecting answer: Any
    ) -> Entry {
        guard let input = Self(bytes) else { return .absent(name, absence) }
        return .present(
            Contender(
                name,
                isRight: { input.digest(model) == AnswerDigest.of(answer) },
                run: { _ = input.decode(model) }
            )
        )
    }

    /// Building a tree, checked by the number of its values.
    static func tree(_ name: String, _ document: PlainDocument) -> Entry {
        guard let input = Self(document.bytes) else { return .absent(name, absence) }
        return .present(
            Contender(
                name,
                isRight: { try input.countValues() == document.countValues() },
                run: { _ = input.parseTree() }
            )
        )
    }

    /// Building a tree to find out if the document is valid.
    static func validating(_ name: String, _ bytes: [UInt8]) -> Entry {
        guard Self(bytes) != nil else { return .absent(name, absence) }
        return .present(
            Contender(name, validating: bytes, as: { Self($0) }) { $0?.parseTree() == true }
        )
    }
}
