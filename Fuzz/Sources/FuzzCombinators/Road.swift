import Decoding
import FastJSON
import FuzzSupport

/// One way in which a document comes to a parser.
enum Road: CustomStringConvertible {
    /// Bytes, by an engine, fed in some way.
    case bytes(ReadingWay)
    /// The root of a document that was indexed before.
    case document(JSONEngine)
    /// A tree.
    case value

    var description: String {
        switch self {
        case .bytes(let way): "\(way)"
        case .document(let engine): "document, \(engine)"
        case .value: "value"
        }
    }

    /// Reads a document with a parser.
    func result<Output>(
        of parser: some JSONParser<Output>,
        _ bytes: [UInt8],
        _ options: JSONReadingOptions,
        _ errors: JSONErrorReporting
    ) -> Result<Output, JSONError> {
        var options = options
        do throws(JSONError) {
            switch self {
            case .bytes(let way):
                options.engine = way.engine
                if way.feeding == .whole {
                    return parser.result(from: bytes, options: options, errors: errors)
                }
                return parser.result(from: way.input(bytes), options: options, errors: errors)
            case .document(let engine):
                options.engine = engine
                let document = try JSONDocument(parsing: bytes, options: options)
                return parser.result(from: document, errors: errors)
            case .value:
                options.numbers = .lossless
                let value = try JSONValue(parsing: bytes, options: options)
                return parser.result(from: value, errors: errors)
            }
        } catch {
            return .failure(error)
        }
    }
}
