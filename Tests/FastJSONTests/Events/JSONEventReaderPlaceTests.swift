import FastJSON
import TestSupport
import Testing

/// Where a reader of events says it is.
@Suite struct JSONEventReaderPlaceTests {
    private static let text = #" {"a": [1, {"b c": null}], "c": "x"} "#

    /// After each event of the text: path, depth, and the first byte of the event.
    private static let places: [(event: JSONEvent, path: JSONValuePath, depth: Int, offset: Int)] =
        [
            (.beginObject, [], 1, 1),
            (.key("a"), ["a"], 1, 2),
            (.beginArray, ["a"], 2, 7),
            (.number("1"), ["a", 0], 2, 8),
            (.beginObject, ["a", 1], 3, 11),
            (.key("b c"), ["a", 1, "b c"], 3, 12),
            (.null, ["a", 1, "b c"], 3, 19),
            (.endObject, ["a", 1], 2, 23),
            (.endArray, ["a"], 1, 24),
            (.key("c"), ["c"], 1, 27),
            (.string("x"), ["c"], 1, 32),
            (.endObject, [], 0, 35),
        ]

    @Test(arguments: ReadingMode.all)
    func pathAndDepth(_ mode: ReadingMode) throws {
        var reader = try JSONEventReader(
            mode.input(Array(Self.text.utf8)),
            options: mode.options(JSONReadingOptions())
        )
        #expect(reader.path.isRoot)
        #expect(reader.depth == 0)
        for place in Self.places {
            #expect(try reader.next() == place.event)
            #expect(reader.path == place.path, "after \(place.event)")
            #expect(reader.depth == place.depth, "after \(place.event)")
        }
        #expect(try reader.next() == nil)
        #expect(reader.path.isRoot)
        #expect(reader.depth == 0)
    }

    @Test(arguments: ReadingMode.all)
    func offset(_ mode: ReadingMode) throws {
        var reader = try JSONEventReader(
            mode.input(Array(Self.text.utf8)),
            options: mode.options(JSONReadingOptions())
        )
        var offsets: [Int] = []
        while try reader.next() != nil {
            offsets.append(reader.offset)
        }
        #expect(offsets == Self.places.map(\.offset))
    }

    /// Keys that left the window long ago are still in the path.
    @Test(arguments: JSONEngine.allCases)
    func pathOutlivesTheWindow(_ engine: JSONEngine) throws {
        let numbers = (0..<5000).map(String.init).joined(separator: ", ")
        let text = #"{"one": 1, "f\u006fo é": [{"bar": [\#(numbers), ?"#
        var chunks = Chunks(Array(text.utf8), size: 16)
        var reader = try JSONEventReader(
            .reader(chunkSize: 16) { buffer in
                guard let chunk = chunks.next() else { return 0 }
                buffer.copyBytes(from: chunk)
                return chunk.count
            },
            options: JSONReadingOptions(engine: engine)
        )
        var count = 0
        let error = #expect(throws: JSONError.self) {
            while try reader.next() != nil { count += 1 }
        }
        #expect(count == 5000 + 8)
        #expect(reader.path == ["foo é", 0, "bar", 5000])
        #expect(error?.path == ["foo é", 0, "bar", 5000])
        #expect(error?.message == "expected a value, found '?'")
        #expect(error?.offset == text.utf8.count - 1)
        #expect(error?.column == text.unicodeScalars.count)
    }

    /// An event is there as soon as its last byte is.
    @Test(arguments: JSONEngine.allCases)
    func eventsDoNotWaitForLaterInput(_ engine: JSONEngine) throws {
        let chunks = ["[1, \"x\", ", "{\"a\": ", "true, ", "\"b\": [] ", "}", "]"]
        nonisolated(unsafe) var taken = 0
        var reader = try JSONEventReader(
            .reader { buffer in
                guard taken < chunks.count else { return 0 }
                buffer.copyBytes(from: chunks[taken].utf8)
                taken += 1
                return chunks[taken - 1].utf8.count
            },
            options: JSONReadingOptions(engine: engine)
        )
        let expected: [(JSONEvent, taken: Int)] = [
            (.beginArray, 1), (.number("1"), 1), (.string("x"), 1), (.beginObject, 2),
            (.key("a"), 2), (.boolean(true), 3), (.key("b"), 4), (.beginArray, 4),
            (.endArray, 4), (.endObject, 5), (.endArray, 6),
        ]
        for (event, number) in expected {
            #expect(try reader.next() == event)
            #expect(taken == number, "after \(event)")
        }
        #expect(try reader.next() == nil)
    }
}
