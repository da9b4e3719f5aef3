import FastJSON
import TestSupport
import Testing

/// Elements with their places, and without them.
@Suite struct LocatedTests {
    /// They continue where the others are, and the other way round.
    @Test(arguments: StreamMode.some)
    func elementsThatHaveBegun(_ mode: StreamMode) throws {
        let elements = try mode.stream("[1, 2, 3, 4, 5]").elements(at: "")
        #expect(try elements.next() == 1)
        let located = elements.located()
        let second = try located.next()
        #expect(second?.value == 2)
        #expect(second?.index == 1)
        #expect(second?.path == [1])
        #expect(second?.offset == 4)
        #expect(elements.index == 1)
        #expect(elements.checkpoint == located.checkpoint)
        #expect(try elements.next() == 3)
        #expect(located.results().map { try? $0.get().value } == [4, 5])
        #expect(try elements.next() == nil)
        #expect(elements.progress.elementCount == 5)
    }

    @Test(arguments: StreamMode.some)
    func rejectsAreShared(_ mode: StreamMode) throws {
        let rows = mode.stream("1\nx\n 2\ny").records(.lines, onError: .collect(limit: 3))
        let located = rows.located()
        var values: [JSONValue] = []
        while let row = try located.next() { values.append(row.value) }
        #expect(values == [1, 2])
        #expect(rows.rejects.map(\.index) == [1, 3])
        #expect(rows.rejects == located.rejects)
        #expect(rows.rejectCount == 2)
        #expect(rows.index == 3)
        #expect(rows.checkpoint?.index == 3)
    }

    @Test(arguments: StreamMode.some)
    func failuresAreShared(_ mode: StreamMode) throws {
        let elements = try mode.stream("[1, x]").elements(at: "")
        let located = elements.located()
        #expect(try located.next()?.value == 1)
        let error = #expect(throws: JSONError.self) { try located.next() }
        let again = #expect(throws: JSONError.self) { try elements.next() }
        #expect(again == error)
    }
}
