import FastJSON
import TestSupport
import Testing

/// What a ``JSONPartialReader`` makes of a document that comes in pieces.
struct PartialReading {
    /// What it ends with.
    var outcome: Result<JSONValue, JSONError>
    /// The value when all was over, also after an error.
    var last: JSONValue?
    /// The piece with which the error came; nil if it came at the end, or none did.
    var failedPiece: Int?

    /// Reads pieces, and calls a function after each one that is right.
    init(
        _ pieces: some Sequence<ArraySlice<UInt8>>,
        options: JSONReadingOptions = JSONReadingOptions(),
        afterEach body: (borrowing JSONPartialReader) -> Void = { _ in }
    ) {
        var reader = JSONPartialReader(options: options)
        do throws(JSONError) {
            for (index, piece) in pieces.enumerated() {
                failedPiece = index
                try reader.append(Array(piece))
                failedPiece = nil
                body(reader)
            }
            outcome = .success(try reader.finish())
        } catch {
            outcome = .failure(error)
        }
        last = reader.value
    }

    /// Reads chunks of one size.
    init(
        _ bytes: [UInt8],
        size: Int,
        options: JSONReadingOptions = JSONReadingOptions(),
        afterEach body: (borrowing JSONPartialReader) -> Void = { _ in }
    ) {
        self.init(Chunks(bytes, size: size), options: options, afterEach: body)
    }

    static let sizes = [1, 2, 3, 7, 64, 4096, .max / 2]

    /// Reads in chunks of each size and of random sizes, and compares with reading the whole.
    static func compare(
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions(),
        sizes: [Int] = sizes,
        findings: inout Disagreements
    ) {
        let expected = JSONValue.parse(bytes, options: options)
        let text = (try? expected.get())?.description
        var place: Place?
        if case .failure(let error) = expected { place = Place(error) }
        let seed: UInt64 = 53
        var last: String?
        for size in sizes + [0] {
            let reading =
                size > 0
                ? PartialReading(bytes, size: size, options: options)
                : PartialReading(Chunks(bytes, seed: seed), options: options)
            let comment = size > 0 ? "pieces of \(size)" : "seed \(seed)"
            let lastText = reading.last?.description
            switch (reading.outcome, expected) {
            case (.success(let value), .success):
                findings.compare(value.description, text, bytes, comment)
            case (.failure(let error), .failure(let whole)):
                findings.compare(Place(error), place, bytes, comment)
                // All of the line is there, too.
                if size >= bytes.count {
                    findings.compare(error, whole, bytes, comment)
                }
            default:
                findings.add("\(ByteText.text(bytes)), \(comment): \(reading.outcome)")
            }
            if size != sizes[0], expected.hasOneValueAfter {
                findings.compare(lastText, last, bytes, "\(comment), the value after")
            }
            last = lastText
        }
    }

    /// All of an error but the text around it.
    struct Place: Equatable {
        var code: JSONError.Code
        var message: String
        var offset, line, column: Int?
        var path: String

        init(_ error: JSONError) {
            (code, message) = (error.code, error.message)
            (offset, line, column) = (error.offset, error.line, error.column)
            path = error.path.description
        }
    }
}

extension Result where Success == JSONValue, Failure == JSONError {
    /// False for a string that is too long, and for UTF-16: what is read before such an error
    /// depends on the pieces.
    fileprivate var hasOneValueAfter: Bool {
        guard case .failure(let error) = self else { return true }
        return error.code != .stringTooLong && error.code != .unsupportedEncoding
    }
}

extension JSONPartialReader {
    /// The value as text, without the reader being consumed by an expectation.
    var text: String? { value?.description }
    /// The open path as text.
    var openText: String? { openPath?.description }
}
