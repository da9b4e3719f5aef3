import FastJSON

/// The model of a generated document.
protocol UnseenModel: Decodable, Equatable {
    /// Reads a document by the parser of the model.
    static func parse(_ bytes: [UInt8]) throws(JSONError) -> Self
    /// Makes up a document of about 1 MB without white space.
    static func sketch(_ numbers: inout SeededNumbers) -> Sketch
}

/// The generated documents.
enum UnseenKind: String, CaseIterable {
    case events
    case features
    case table
    case packages
    case chat

    var model: any UnseenModel.Type {
        switch self {
        case .events: EventLog.self
        case .features: FeatureCollection.self
        case .table: WideTable.self
        case .packages: PackageIndex.self
        case .chat: Chat.self
        }
    }
}
