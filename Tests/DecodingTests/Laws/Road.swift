import Decoding
import FastJSON
import TestSupport

/// One way in which a document comes to a parser.
///
/// All of them must lead to the same outcome.
enum Road: Hashable, Sendable, CustomStringConvertible {
    /// Bytes in memory.
    case whole(JSONEngine)
    /// Bytes in memory, with something after them that must not be looked at, or mislead.
    case fenced(JSONEngine, FencedText.Fence)
    /// Chunks of this size.
    case chunks(JSONEngine, Int)
    /// Chunks of this size through the smallest window, which has 4 KB.
    case window(JSONEngine, Int)
    /// Two chunks, the first of that many bytes.
    case cut(JSONEngine, Int)
    /// The root of a document that was indexed before.
    case document(JSONEngine)
    /// A tree.
    case value

    /// Everything that reads bytes: each engine with whole input and chunks of 1, 7, 64 and 4096.
    static let bytes: [Road] = JSONEngine.allCases.flatMap { engine in
        [.whole(engine), .fenced(engine, .page)] + [1, 7, 64, 4096].map { .chunks(engine, $0) }
            + [.window(engine, 1), .window(engine, 100)]
    }

    /// Through the index of a document.
    static let documents: [Road] = JSONEngine.allCases.map(Road.document)

    /// Each engine, whole and byte by byte: for what does not depend on the size of chunks.
    static let few: [Road] = JSONEngine.allCases.flatMap { engine in
        [.whole(engine), .chunks(engine, 1)]
    }

    var description: String {
        switch self {
        case .whole(let engine): "\(engine) whole"
        case .fenced(let engine, let fence): "\(engine) before \(fence)"
        case .chunks(let engine, let size): "\(engine) in chunks of \(size)"
        case .window(let engine, let size): "\(engine) through a small window by \(size)"
        case .cut(let engine, let place): "\(engine) cut at \(place)"
        case .document(let engine): "\(engine) document"
        case .value: "value"
        }
    }

    /// True if errors know their places on this road.
    var hasPlaces: Bool { self != .value }

    /// True if a report shows all of the line.
    var showsLines: Bool {
        switch self {
        case .whole, .fenced, .chunks, .cut, .document: true
        // The rest of the line might have to be waited for.
        case .window, .value: false
        }
    }

    /// Reads a document with a parser.
    func result<Parser: JSONParser>(
        of parser: Parser,
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions(),
        errors: JSONErrorReporting = .first
    ) -> Result<Parser.Output, JSONError> {
        var options = options
        switch self {
        case .whole(let engine):
            options.engine = engine
            return parser.result(from: bytes, options: options, errors: errors)
        case .fenced(let engine, let fence):
            options.engine = engine
            return FencedText.withBytes(bytes, before: fence) { buffer in
                parser.result(from: buffer, options: options, errors: errors)
            }
        case .chunks(let engine, let size):
            options.engine = engine
            let input = JSONInput.chunks(Chunks(bytes, size: size))
            return parser.result(from: input, options: options, errors: errors)
        case .window(let engine, let size):
            options.engine = engine
            let input = Road.smallWindow(bytes, size)
            return parser.result(from: input, options: options, errors: errors)
        case .cut(let engine, let place):
            options.engine = engine
            let input = JSONInput.chunks([bytes.prefix(place), bytes.dropFirst(place)])
            return parser.result(from: input, options: options, errors: errors)
        case .document(let engine):
            options.engine = engine
            do throws(JSONError) {
                let document = try JSONDocument(parsing: bytes, options: options)
                return parser.result(from: document, errors: errors)
            } catch {
                return .failure(error)
            }
        case .value:
            options.numbers = .lossless
            do throws(JSONError) {
                let value = try JSONValue(parsing: bytes, options: options)
                return parser.result(from: value, errors: errors)
            } catch {
                return .failure(error)
            }
        }
    }

    /// An input that gives that many bytes at once, through a window that is as small as can be.
    static func smallWindow(_ bytes: [UInt8], _ size: Int) -> JSONInput {
        var position = 0
        return .reader(chunkSize: size) { buffer in
            let count = min(size, buffer.count, bytes.count - position)
            buffer.copyBytes(from: bytes[position..<position + count])
            position += count
            return count
        }
    }
}

/// What came of reading, as far as it can be seen.
struct Outcome: Hashable, CustomStringConvertible {
    /// One of the problems.
    struct Failure: Hashable, CustomStringConvertible {
        var code: JSONError.Code
        var text: String
        var path: JSONValuePath
        var offset: Int?
        var line: Int?
        var column: Int?

        init(_ error: JSONError) {
            code = error.code
            text = error.description
            path = error.path
            offset = error.offset
            line = error.line
            column = error.column
        }

        var withoutPlace: Failure {
            var failure = self
            (failure.offset, failure.line, failure.column) = (nil, nil, nil)
            return failure
        }

        var description: String {
            "\(text) [\(code) at \(offset ?? -1), \(line ?? -1):\(column ?? -1)]"
        }
    }

    var value: String?
    var failures: [Failure]

    /// The text tells one value from another; dictionaries have no order.
    init<Output>(
        _ result: Result<Output, JSONError>,
        text: (Output) -> String = { String(reflecting: $0) }
    ) {
        switch result {
        case .success(let output):
            value = text(output)
            failures = []
        case .failure(let error):
            value = nil
            failures = error.errors.map(Failure.init)
        }
    }

    var withoutPlaces: Outcome {
        var outcome = self
        outcome.failures = failures.map(\.withoutPlace)
        return outcome
    }

    var description: String {
        value ?? failures.map(\.description).joined(separator: "; ")
    }
}
