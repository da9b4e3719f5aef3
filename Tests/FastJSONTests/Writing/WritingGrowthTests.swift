import FastJSON
import TestSupport
import Testing

/// Texts and nesting that outgrow the memory that a writer begins with.
@Suite struct WritingGrowthTests {
    @Test(arguments: [0, 1, 2, 15, 16, 17, 33, 1000, 100_000])
    func deepNesting(_ depth: Int) throws {
        var writer = JSONWriter()
        for _ in 0..<depth {
            writer.beginArray()
            writer.beginObject()
            writer.key("k")
        }
        writer.write(true)
        for _ in 0..<depth {
            writer.endObject()
            writer.endArray()
        }
        let expected =
            String(repeating: #"[{"k":"#, count: depth) + "true"
            + String(repeating: "}]", count: depth)
        let isSame = try writer.finishString() == expected
        #expect(isSame)
    }

    @Test func deepNestingInLines() throws {
        let depth = 300
        var writer = JSONWriter(options: .init(layout: .pretty(indent: "\t")))
        for _ in 0..<depth { writer.beginArray() }
        writer.write(1)
        for _ in 0..<depth { writer.endArray() }
        var lines = (0..<depth).map { String(repeating: "\t", count: $0) + "[" }
        lines.append(String(repeating: "\t", count: depth) + "1")
        lines += (0..<depth).reversed().map { String(repeating: "\t", count: $0) + "]" }
        let isSame = try writer.finishString() == lines.joined(separator: "\n")
        #expect(isSame)
    }

    /// The place of a failure is known at any depth.
    @Test func failureAtDepth() {
        let depth = 50
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            for _ in 0..<depth {
                writer.beginArray()
                writer.writeNull()
                writer.beginObject()
                writer.key("é\n\"")
            }
            writer.write(Double.nan)
            _ = try writer.finish()
        }
        #expect(error?.path.steps == (0..<depth).flatMap { _ in [.index(1), .key("é\n\"")] })
    }

    /// Each kind of piece is at some time the one that finds no room.
    @Test(arguments: [JSONWritingOptions.Layout.compact, .pretty(indent: "    ")])
    func everyPieceAtEveryPlace(_ layout: JSONWritingOptions.Layout) throws {
        let pieces: [JSONValue] = [
            1, true, false, nil, -1.5, "text", "\n", [], [:], ["key": [.integer(.min)]],
        ]
        for length in 150...260 {
            let padding = JSONValue.string(String(repeating: "-", count: length))
            for start in pieces.indices {
                let value = JSONValue.array([padding] + pieces[start...] + pieces[..<start])
                let bytes = try value.jsonBytes(options: .init(layout: layout))
                #expect(try JSONValue(parsing: bytes) == value, "\(length), \(start)")
            }
        }
    }

    @Test func largeDocument() throws {
        let string = String(repeating: "0123456789", count: 1000)
        var writer = JSONWriter()
        writer.beginArray()
        for _ in 0..<1000 { writer.write(string) }
        writer.endArray()
        let bytes = try writer.finish()
        #expect(bytes.count == 1000 * 10_003 + 1)
        #expect(try JSONValue(parsing: bytes).array?.allSatisfy { $0 == .string(string) } == true)
    }

    /// A writer that is given up frees its memory; the sanitizer would tell.
    @Test func writersThatAreNotFinished() {
        for _ in 0..<100 {
            var writer = JSONWriter()
            writer.beginArray()
            writer.write(String(repeating: "x", count: 1000))
        }
    }
}
