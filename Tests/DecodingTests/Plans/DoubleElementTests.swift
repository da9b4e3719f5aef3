import Decoding
import FastJSON
import TestSupport
import Testing

/// Arrays of a fixed number of doubles, which are read in one go where nothing is unusual, cut anywhere.
@Suite struct DoubleElementTests {
    private static let parser = JSONArray {
        ParsePrint {
            Element { Double.jsonParser() }
            Element { Double.jsonParser() }
            Element { Double.jsonParser() }
        }
    }

    /// Arrays on one line and on several, the last with its end far before that of the text.
    private static let spaces = ["", " ", "\n", "\r\n   ", String(repeating: " ", count: 40)]

    /// A text on every road, cut before each of its bytes, and with text after it.
    private func outcomes(_ text: String) -> [(road: Road, outcome: Outcome)] {
        let long = text + String(repeating: " ", count: 200)
        let cuts = JSONEngine.allCases.flatMap { engine in
            (0..<text.utf8.count).map { Road.cut(engine, $0) }
        }
        return [text, long].flatMap { text in
            (Road.bytes + cuts).map { road in
                (road, Outcome(road.result(of: Self.parser, Array(text.utf8))) { "\($0)" })
            }
        }
    }

    @Test("Good arrays", arguments: spaces)
    func good(_ space: String) {
        let rows = [
            ["1", "-2.5", "0.125"], ["12345678901234567890", "1e5", "-0"], ["3", "4", "5"],
        ]
        let lists = rows.map { "[\(space)\($0.joined(separator: ",\(space)"))\(space)]" }
        let text = "[\(space)\(lists.joined(separator: ",\(space)"))\(space)]"
        for (road, outcome) in outcomes(text) {
            #expect(
                outcome.description
                    == "[(1.0, -2.5, 0.125), (1.2345678901234567e+19, 100000.0, -0.0), (3.0, 4.0, 5.0)]",
                "\(road)"
            )
        }
    }

    @Test(
        "Wrong arrays",
        arguments: [
            (
                "[[1,2,3],[1,▸true,3]]",
                "At [index 1]/[index 1]:\nExpected a number, but found:\ntrue"
            ),
            ("[[1,2,3],[1,2▸]]", "At [index 1]:\nExpected 3 elements in array, but found 2."),
            ("[[1,2,3],[1,2,3,4▸]]", "At [index 1]:\nExpected 3 elements in array, but found 4."),
            (
                "[[1,2,3],[1,2 ▸3]]",
                "$[1]: expected ',' or ']' after an element, found '3' (line 1, column 15)"
            ),
            (
                "[[1,2,3],[1,2.▸,3]]",
                "$[1][1]: invalid number: expected a digit after '.' (line 1, column 15)"
            ),
            (
                "[[1,2,3],[1,2,3▸x]]",
                "$[1]: expected ',' or ']' after an element, found 'x' (line 1, column 16)"
            ),
        ]
    )
    func wrong(_ marked: String, _ message: String) throws {
        let marked = try MarkedText(marked, sourceLocation: #_sourceLocation)
        for (road, outcome) in outcomes(marked.text) {
            #expect(outcome.failures.map(\.text) == [message], "\(road)")
            #expect(outcome.failures.map(\.offset) == [marked.offset], "\(road)")
        }
    }
}
