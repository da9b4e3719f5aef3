import FastJSON
import Testing

/// The short forms of reading JSON Lines without a parser.
@Suite struct LineFormTests {
    private static let text = "{\"id\": 1}\nx\n{\"id\": 3}\n"
    private static let ids: [Int?] = [1, 3]

    private var stream: JSONStream { JSONStream(.bytes(Array(Self.text.utf8))) }

    @Test func values() throws {
        let rows = stream.lines(onError: .skip)
        var ids: [Int?] = []
        while let row = try rows.next() { ids.append(row["id"]?.int) }
        #expect(ids == Self.ids)
        #expect(rows.rejectCount == 1)
    }

    @Test func whatAFunctionReads() throws {
        let rows = stream.lines(onError: .skip) { cursor throws(JSONError) in
            try cursor.readRawValue()
        }
        var texts: [[UInt8]] = []
        while let row = try rows.next() { texts.append(row) }
        #expect(texts == [Array(#"{"id": 1}"#.utf8), Array(#"{"id": 3}"#.utf8)])
    }

    @Test func valuesOnSeveralProcessors() async throws {
        let rows = stream.parallelLines(onError: .skip, workers: 2)
        var ids: [Int?] = []
        for try await row in rows { ids.append(row["id"]?.int) }
        #expect(ids == Self.ids)
        #expect(rows.rejectCount == 1)
    }
}
