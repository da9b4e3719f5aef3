import Decoding
import FastJSON
import Foundation
import TestSupport
import Testing

/// Checks that a text is read as the value in every mode, and the value written as the text, or as
/// another one.
///
/// The value stands alone, and in an object and an array: other code of the parsers reads it there.
func expectBothWays<Output: Equatable & Sendable>(
    _ parser: some JSONParserPrinter<Output>,
    _ text: String,
    _ value: Output,
    writtenAs written: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let nested = Field("a") { JSONArray { parser } }
    for mode in ReadingMode.all {
        let alone = mode.decode(parser, Array(text.utf8))
        #expect(alone == .success(value), "\(mode)", sourceLocation: sourceLocation)
        let inside = mode.decode(nested, Array(#"{"a": [\#(text), \#(text)]}"#.utf8))
        #expect(inside == .success([value, value]), "\(mode)", sourceLocation: sourceLocation)
    }
    let written = written ?? text
    let alone = try parser.encodeString(value)
    #expect(alone == written, sourceLocation: sourceLocation)
    let inside = try nested.encodeString([value, value])
    #expect(inside == #"{"a":[\#(written),\#(written)]}"#, sourceLocation: sourceLocation)
}

/// The message about a string that is not what was expected, whose text stands between the quotes in
/// the document.
func expected(_ expectation: String, _ text: String) -> String {
    // The value, which `JSONSerialization` unescapes, as messages show it.
    let data = Data("[\"\(text)\"]".utf8)
    let strings = (try? JSONSerialization.jsonObject(with: data)) as? [String]
    return "Expected \(expectation), but found:\n\(DiagnosticText.quoted(strings?[0] ?? text))"
}

/// Checks the error for a text, with its path and place, in every mode.
///
/// The text is the third element of an array in an object, on the fourth line.
func expectFailure<Output: Sendable>(
    _ parser: some JSONParser<Output>,
    _ text: String,
    _ message: String,
    _ code: JSONError.Code = .unexpectedText,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let nested = Field("a") { JSONArray { JSONValue.jsonParser().orNull() } }
    let failing = Field("a") { JSONArray { parser.orNull() } }
    let before = "{\n\"é\": 0, \"a\": [\nnull,\n null, "
    let document = "\(before)\(text), \(text)\n]}"
    // The text is JSON: it is the parser that refuses it.
    #expect(throws: Never.self, sourceLocation: sourceLocation) { try nested.decode(document) }
    for mode in ReadingMode.all {
        switch mode.decode(failing, Array(document.utf8)) {
        case .success(let value):
            Issue.record("\(mode): \(text) is read as \(value)", sourceLocation: sourceLocation)
        case .failure(let error):
            #expect(error.message == message, "\(mode)", sourceLocation: sourceLocation)
            #expect(error.code == code, "\(mode)", sourceLocation: sourceLocation)
            #expect(error.path == ["a", 2], "\(mode)", sourceLocation: sourceLocation)
            let place = [error.line, error.column, error.offset]
            #expect(place == [4, 8, before.utf8.count], "\(mode)", sourceLocation: sourceLocation)
            #expect(
                error.description == "At \"a\"/[index 2]:\n\(message)",
                "\(mode)",
                sourceLocation: sourceLocation
            )
        }
        let all = mode.decode(failing, Array(document.utf8), errors: .all(limit: 9))
        if case .failure(let error) = all {
            let paths = error.errors.map(\.path)
            #expect(paths == [["a", 2], ["a", 3]], "\(mode)", sourceLocation: sourceLocation)
            let isSame = error.errors.allSatisfy { $0.message == message }
            #expect(isSame, "\(mode)", sourceLocation: sourceLocation)
        } else {
            Issue.record("\(mode): no error", sourceLocation: sourceLocation)
        }
    }
}

/// The error of writing a value as the second element of an array in an object; nil if there is
/// none.
func writingFailure<Output>(
    _ parser: some JSONParserPrinter<Output>,
    _ good: Output,
    _ value: Output
) -> JSONError? {
    do {
        _ = try Field("a") { JSONArray { parser } }.encode([good, value])
        return nil
    } catch {
        return error
    }
}
