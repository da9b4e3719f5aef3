import Decoding
import FastJSON
import TestSupport
import Testing

/// Messages stay small, however large the values are that they are about.
@Suite struct ErrorSizeTests {
    private static let count = 1_000_000

    /// A value of 1 MB, and what a message shows of it.
    private static let values: [(text: String, shown: String)] = [
        (
            "\"\(String(repeating: "x", count: count))\"",
            "\"\(String(repeating: "x", count: 60))...(+\(count - 60) more chars)\""
        ),
        (
            "[\(String(repeating: "1,", count: count / 2))2]",
            "[ 1, 1, 1, ...(+\(count / 2 - 2) more) ]"
        ),
        (
            "{\((0..<count / 10).map { "\"k\($0)\":1" }.joined(separator: ","))}",
            "{ \"k0\": 1, \"k1\": 1, \"k2\": 1, ...(+\(count / 10 - 3) more) }"
        ),
        (
            "[[[\(String(repeating: " ", count: count))1]], \"\(String(repeating: "\\n", count: 9))\"]",
            ""
        ),
    ]

    @Test(arguments: values.indices)
    func valuesAreCut(_ index: Int) {
        let (text, shown) = ErrorSizeTests.values[index]
        let bytes = Array(text.utf8)
        for road in JSONEngine.allCases.map(Road.whole) + [.window(.native, 65_536)] {
            let failure = Outcome(road.result(of: Bool.jsonParser(), bytes)).failures.first
            let message = failure?.text ?? ""
            #expect(message.utf8.count < 400, "\(road)")
            if !shown.isEmpty {
                let oneLine = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                #expect(oneLine == "Expected a boolean, but found: \(shown)", "\(road)")
            }
        }
    }

    private static let texts = [
        "\"\(String(repeating: "x", count: 20_000))\"", String(repeating: "9", count: 4_000),
        "[\"\(String(repeating: "é\\n", count: 10_000))\"]",
        "{\"\(String(repeating: "k", count: 20_000))\":1}",
        String(repeating: "[", count: 500) + String(repeating: "]", count: 500),
        "[\((0..<1_999).map { "[\($0),{}]" }.joined(separator: ","))]",
    ]

    @Test("No message is long", arguments: texts.indices)
    func messages(_ index: Int) {
        let bytes = Array(ErrorSizeTests.texts[index].utf8)
        func check<Parser: JSONParser>(_ parser: Parser, _ name: String) {
            for road in [.whole(.native), .window(.native, 1_000)] as [Road] {
                for errors in [.first, .all(limit: 3)] as [JSONErrorReporting] {
                    let result = road.result(of: parser, bytes, errors: errors)
                    guard case .failure(let error) = result else { continue }
                    for error in error.errors {
                        #expect(error.description.utf8.count < 2_500, "\(name), \(road)")
                        #expect(error.report.utf8.count < 4_000, "\(name), \(road)")
                    }
                }
            }
        }
        check(Bool.jsonParser(), "boolean")
        check(UInt8.jsonParser(), "byte")
        check(Float.jsonParser(), "float")
        check(String.jsonParser().map(.representing(Suit.self)), "converted string")
        check(JSONString(.representing(Suit.self)), "represented string")
        check(
            JSONString {
                Int.parser(); StringPiece.end()
            },
            "number in a string"
        )
        check(
            JSONString {
                "a"; StringPiece.prefix(upTo: "b"); "b"
            },
            "pieces of a string"
        )
        check(Constant("a"), "constant")
        check(Null(), "null")
        check(JSONArray(2) { JSONArray { Amount.parser } }, "array")
        check(JSONObject { Bool.jsonParser() }, "dictionary")
        check(JSONObject(keys: .representing(Suit.self)) { Int.jsonParser() }, "converted keys")
        check(
            JSONObject {
                Int.jsonParser()
            } keys: {
                Int.parser()
            },
            "keys made of pieces"
        )
        check(Amount.parser, "alternatives")
        check(Strict.parser, "strict object")
        check(JSONNot { JSONValue.jsonParser() }, "not")
        check(Segment.list, "elements")
    }

    @Test("Long keys are cut where a message names them")
    func keys() {
        let long = String(repeating: "k", count: 100_000)
        let field = Field(long) { Int.jsonParser() }
        for text in ["{}", "5", "{\"\(long)\":null}", "{\"\(long)\":1,\"\(long)\":2}"] {
            let options = JSONReadingOptions(duplicateKeys: .reject)
            let result = Road.whole(.native).result(
                of: JSONArray { field },
                Array("[\(text)]".utf8),
                options: options
            )
            let failure = Outcome(result).failures.first
            #expect((failure?.text.utf8.count ?? 9_999) < 400, "\(text.prefix(20))")
        }
    }

    @Test("What cannot be written is not shown in full length")
    func printing() {
        let long = String(repeating: "x", count: 100_000)
        func check<Printer: JSONParserPrinter>(_ printer: Printer, _ value: Printer.Output) {
            do throws(JSONError) {
                _ = try printer.encode(value)
                Issue.record("was written")
            } catch {
                #expect(error.description.utf8.count < 1_000, "\(Printer.self)")
            }
        }
        check(Always("x"), long)
        check(JSONObject(keys: Refusing()) { Int.jsonParser() }, [long: 1])
        check(Field("a") { JSONArray { Always("b") } }, [long])
    }
}

private struct Refusing: Conversion {
    func apply(_ input: String) throws -> String { throw Refusal() }
    func unapply(_ output: String) throws -> String { throw Refusal() }
}
