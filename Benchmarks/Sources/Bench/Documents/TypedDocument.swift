import FastJSON
import Foundation

/// A document with the model that it is read into.
struct TypedDocument<Model: Measured> {
    let subject: Subject
    let bytes: [UInt8]
    let data: Data
    /// What `JSONDecoder` reads out of it: the answer that every contender must give.
    let model: Model

    init(_ subject: Subject, _ bytes: [UInt8], as type: Model.Type = Model.self) throws {
        self.subject = subject
        self.bytes = bytes
        data = Data(bytes)
        model = try JSONDecoder().decode(Model.self, from: data)
    }
}

/// A document and a model.
enum Subject: String, CaseIterable {
    case twitter
    case twitterMinified = "twitter minified"
    case citm = "citm_catalog"
    case citmMinified = "citm_catalog minified"
    /// Points as structs.
    case canadaPoints = "canada points"
    /// Points as arrays of `Double`.
    case canadaArrays = "canada arrays"

    var document: DocumentName {
        switch self {
        case .twitter, .twitterMinified: .twitter
        case .citm, .citmMinified: .citm
        case .canadaPoints, .canadaArrays: .canada
        }
    }

    /// True for a document whose white space is taken out before anything is measured.
    var isMinified: Bool { self == .twitterMinified || self == .citmMinified }

    /// Calls the function with the document and its model; gives nil if the document is absent.
    func open<Output>(
        in corpora: Corpora,
        _ body: (any OpenedDocument) throws -> Output
    ) throws -> Output? {
        guard let original = try corpora.bytes(of: document) else { return nil }
        let bytes = isMinified ? original.minified : original
        return switch self {
        case .twitter, .twitterMinified: try body(TypedDocument<TwitterResponse>(self, bytes))
        case .citm, .citmMinified: try body(TypedDocument<Catalog>(self, bytes))
        case .canadaPoints: try body(TypedDocument<PointMap>(self, bytes))
        case .canadaArrays: try body(TypedDocument<ArrayMap>(self, bytes))
        }
    }
}

/// A typed document of any model.
protocol OpenedDocument {
    /// Reading it into the model.
    func decodeQuestion() -> Question
    /// Writing the model.
    func encodeQuestion() throws -> Question
}

extension TypedDocument: OpenedDocument {}
