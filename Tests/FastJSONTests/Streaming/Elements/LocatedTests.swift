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

    /// The place of each reject is counted from the one before, and not from the start of a long element.
    @Test(arguments: [false, true])
    func placesOfManyRejects(isParallel: Bool) throws {
        let start = "[\"" + String(repeating: "é\n", count: 1 << 18).dropLast() + "\""
        let text =
            start.replacing("\n", with: " ") + String(repeating: ",\n\"\"", count: 5000) + "]"
        let clock = ContinuousClock()
        var rejects: [JSONReject] = []
        let time = try clock.measure {
            let stream = JSONStream(.bytes(Array(text.utf8)))
            if isParallel {
                let elements = try stream.parallelElements(at: "", onError: .collect(limit: 6000)) {
                    cursor throws(JSONError) in try cursor.readInt()
                }
                #expect(try elements.next() == nil)
                rejects = elements.rejects
            } else {
                let elements = try stream.elements(at: "", onError: .collect(limit: 6000)) {
                    cursor throws(JSONError) in try cursor.readInt()
                }
                #expect(try elements.next() == nil)
                rejects = elements.rejects
            }
        }
        #expect(rejects.map(\.error.line) == Array(1...5001))
        #expect(rejects.allSatisfy { $0.error.column == ($0.index == 0 ? 2 : 1) })
        // Counted from the start each time, it took a minute.
        #expect(time < .seconds(15))
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
