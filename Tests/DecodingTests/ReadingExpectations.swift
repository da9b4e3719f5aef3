import Decoding
import FastJSON
import TestSupport
import Testing

/// What one can see of an error.
struct SeenError: Equatable {
    var description: String
    var code: JSONError.Code
    var path: JSONValuePath
    var line: Int?
    var column: Int?
    var offset: Int?

    init(_ error: JSONError) {
        description = error.description
        code = error.code
        path = error.path
        line = error.line
        column = error.column
        offset = error.offset
    }

    init(_ description: String, _ code: JSONError.Code, _ path: JSONValuePath) {
        self.description = description
        self.code = code
        self.path = path
    }

    func at(_ place: MarkedText) -> SeenError {
        var error = self
        (error.line, error.column, error.offset) = (place.line, place.column, place.offset)
        return error
    }
}

/// A text in which `▸` stands before the place of a failure.
struct MarkedText {
    let text: String
    /// The place: the byte counted from 0, line and column from 1.
    let offset: Int
    let line: Int
    let column: Int

    init(_ marked: String, sourceLocation: SourceLocation) throws {
        let mark = try #require(marked.firstIndex(of: "▸"), sourceLocation: sourceLocation)
        let before = marked[..<mark]
        text = String(before + marked[marked.index(after: mark)...])
        offset = before.utf8.count
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        line = lines.count
        column = (lines.last ?? "").unicodeScalars.count + 1
    }
}

/// Checks what is read of a text: on every engine and feeding, from a document and from a tree.
func expectRead<Output: Equatable>(
    _ parser: some JSONParser<Output>,
    _ text: String,
    _ expected: Output,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectRead(parser, text, expected, by: ==, sourceLocation: sourceLocation)
}

/// The same for values that are not `Equatable`, such as tuples.
func expectRead<Output>(
    _ parser: some JSONParser<Output>,
    _ text: String,
    _ expected: Output,
    by areEqual: (Output, Output) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    for (source, result) in try results(parser, text) {
        switch result {
        case .success(let output):
            let isEqual = areEqual(output, expected)
            #expect(isEqual, "\(source): \(output)", sourceLocation: sourceLocation)
        case .failure(let error):
            Issue.record("\(source): \(error.report)", sourceLocation: sourceLocation)
        }
    }
}

/// Checks that a value is read from a text, and written as the same text.
///
/// - Precondition: the text is as a printer writes it: compact, with its keys in order.
func expectBothWays<Output: Equatable>(
    _ parser: some JSONParserPrinter<Output>,
    _ value: Output,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectRead(parser, text, value, sourceLocation: sourceLocation)
    #expect(try parser.encodeString(value) == text, sourceLocation: sourceLocation)
    #expect(try parser.print(value) == JSONValue(parsing: text), sourceLocation: sourceLocation)
}

/// Checks the error for a text: on every engine and feeding, from a document and from a tree,
/// where it has no place.
///
/// The text has `▸` before the place of the failure.
func expectFailure<Output>(
    _ parser: some JSONParser<Output>,
    _ marked: String,
    _ description: String,
    _ code: JSONError.Code,
    _ path: JSONValuePath = [],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let marked = try MarkedText(marked, sourceLocation: sourceLocation)
    let expected = SeenError(description, code, path)
    var wrong: [(seen: SeenError, sources: [String])] = []
    func check(_ seen: SeenError, _ source: String) {
        guard seen != (source == "tree" ? expected : expected.at(marked)) else { return }
        if let index = wrong.firstIndex(where: { $0.seen == seen }) {
            wrong[index].sources.append(source)
        } else {
            wrong.append((seen, [source]))
        }
    }
    for (source, result) in try results(parser, marked.text) {
        switch result {
        case .success(let output):
            Issue.record("\(source): read as \(output)", sourceLocation: sourceLocation)
        case .failure(let error):
            check(SeenError(error), source)
        }
    }
    // The first of all errors is the first error.
    if case .failure(let error) = parser.result(from: marked.text, errors: .all(limit: 100)) {
        check(SeenError(error.errors[0]), "all errors")
    }
    for (seen, sources) in wrong {
        #expect(seen == expected.at(marked), "\(sources)", sourceLocation: sourceLocation)
    }
}

/// Checks the error of a printer.
func expectPrintFailure<Output>(
    _ printer: some JSONParserPrinter<Output>,
    _ value: Output,
    _ description: String,
    _ path: JSONValuePath = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let expected = SeenError(description, .unwritableValue, path)
    for attempt in ["print", "encode"] {
        do {
            if attempt == "print" {
                _ = try printer.print(value)
            } else {
                _ = try printer.encode(value)
            }
            Issue.record("\(attempt): \(value) was written", sourceLocation: sourceLocation)
        } catch {
            #expect(SeenError(error) == expected, "\(attempt)", sourceLocation: sourceLocation)
        }
    }
}

/// What a parser makes of a text in every way to read it, each with its name.
private func results<Output>(
    _ parser: some JSONParser<Output>,
    _ text: String
) throws -> [(source: String, result: Result<Output, JSONError>)] {
    let document = try JSONDocument(parsing: text)
    let value = try JSONValue(parsing: text)
    return ReadingMode.all.map { ("\($0)", $0.decode(parser, Array(text.utf8))) } + [
        ("string", parser.result(from: text)),
        ("document", parser.result(from: document)),
        ("tree", parser.result(from: value)),
    ]
}
