import DecodingFoundation
import Foundation
import Hummingbird

/// The context of a request whose bodies are read and written by FastJSON.
struct FastContext: RequestContext {
    /// Used by all requests: a coder is made once, with its settings, and not for each of them.
    private static let decoder = {
        let decoder = FastJSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    private static let encoder = {
        let encoder = FastJSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }()

    var coreContext: CoreRequestContextStorage
    var requestDecoder: FastJSONDecoder { FastContext.decoder }
    var responseEncoder: FastJSONEncoder { FastContext.encoder }

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}

/// The same with the coders of Foundation, to compare with.
struct FoundationContext: RequestContext {
    private static let decoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }()

    var coreContext: CoreRequestContextStorage
    var requestDecoder: JSONDecoder { FoundationContext.decoder }
    var responseEncoder: JSONEncoder { FoundationContext.encoder }

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}
