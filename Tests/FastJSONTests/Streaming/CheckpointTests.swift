import FastJSON
import TestSupport
import Testing

/// Continuing after every element as if nothing had happened.
@Suite struct CheckpointTests {
    /// A document and what is selected of it.
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var pointer: String
        var isElements = true
        var options = JSONReadingOptions()
        var testDescription: String { "\(pointer): \(text)" }

        func elements(_ stream: consuming JSONStream) throws(JSONError) -> JSONElements<[UInt8]> {
            isElements
                ? try stream.rawElements(at: JSONPath(pointer))
                : try stream.rawValues(at: JSONPath(pointer))
        }
    }

    static let rows = [
        Row(text: "[1,2,3]", pointer: ""),
        Row(text: " [ \"a\" ,\n{\"b\": [1]},\n[[]] , null ] ", pointer: ""),
        Row(text: #"{"x": [0], "a": {"b": [1, "é", {}], "c": 2}, "d": [4]}"#, pointer: "/a/b"),
        Row(text: "{\n \"é\u{1F600}\": [\n\"é\", \"\u{1F600}\"\n, 3], \"z\": 1\n}", pointer: "/é😀"),
        Row(text: #"{"\u00e9\n\"\\": [[1, 2], [3]], "é\n\"\\": [[4]]}"#, pointer: "/é\n\"\\/*"),
        Row(text: #"{"": {"a/b": {"~": [1, 2]}}}"#, pointer: "//a~1b/~0"),
        Row(
            text: "[[[1, 2], []],\n [[3],\n [4, 5]], 6, {\"a\": [7]}]",
            pointer: "/*/*",
            isElements: false
        ),
        Row(
            text: #"{"g": [{"n": 1, "m": 2}, {"m": 3, "n": 4}], "h": 5}"#,
            pointer: "/g/*/n",
            isElements: false
        ),
        Row(
            text: #"{"a": {"k": 1, "l": [2], "m": {"n": 3}}, "b": 4}"#,
            pointer: "/a/*",
            isElements: false
        ),
        Row(text: #"{"a": 1, "b": {"c": 2}, "a": 3}"#, pointer: "/a", isElements: false),
        Row(text: #"{"a": [1], "b": [2], "a": [3]}"#, pointer: "/a"),
        Row(
            text: "[/*a*/1/*b*/,//c\n{\"d\":2,}/*e*/,[3,],]//f",
            pointer: "",
            options: JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        ),
        Row(text: "\u{FEFF}[1, \"é\", 3]", pointer: ""),
        Row(
            text: "{\"\\u0000\\u001f\u{7F}\u{2028}/\": [1, 2, 3]}",
            pointer: "/\0\u{1F}\u{7F}\u{2028}~1"
        ),
    ]

    /// The rest after each element, with the same indices, paths and offsets.
    @Test(arguments: rows, StreamMode.some)
    func theRestFollows(_ row: Row, mode: StreamMode) throws {
        let whole = StreamRun { () throws(JSONError) in
            try row.elements(mode.stream(row.text, options: row.options))
        }
        #expect(whole.error == nil)
        #expect(whole.elements.count > 1)
        let elements = try row.elements(mode.stream(row.text, options: row.options))
        for (number, element) in whole.elements.enumerated() {
            #expect(try elements.next() == element.value)
            let checkpoint = try #require(elements.checkpoint)
            #expect(checkpoint.index == element.index)
            #expect(
                checkpoint.offset == element.offset + element.value.count || row.options != .init()
            )
            let rest = StreamRun { () throws(JSONError) in
                try row.elements(
                    mode.stream(row.text, options: row.options).resuming(at: checkpoint)
                )
            }
            #expect(rest.error == nil, "after \(number)")
            #expect(rest.elements == Array(whole.elements[(number + 1)...]), "after \(number)")
        }
        #expect(try elements.next() == nil)
        #expect(elements.checkpoint == nil)
    }

    /// The checkpoints are the same however the bytes arrive.
    @Test(arguments: rows)
    func checkpointsAreTheSame(_ row: Row) throws {
        var all: [[JSONCheckpoint?]] = []
        for mode in StreamMode.all {
            let elements = try row.elements(mode.stream(row.text, options: row.options))
            var checkpoints: [JSONCheckpoint?] = []
            while try elements.next() != nil { checkpoints.append(elements.checkpoint) }
            all.append(checkpoints)
        }
        #expect(all.allSatisfy { $0 == all[0] && !$0.contains(nil) })
    }

    /// Those of a stream that was resumed are those of the one before.
    @Test(arguments: rows, StreamMode.some)
    func resumedAgainAndAgain(_ row: Row, mode: StreamMode) throws {
        let whole = StreamRun { () throws(JSONError) in
            try row.elements(mode.stream(row.text, options: row.options))
        }
        var checkpoint: JSONCheckpoint?
        for element in whole.elements {
            let elements = try row.elements(
                mode.stream(row.text, options: row.options).resuming(at: checkpoint)
            )
            #expect(try elements.next() == element.value)
            #expect(elements.index == element.index)
            #expect(elements.path == element.path)
            #expect(elements.offset == element.offset)
            checkpoint = elements.checkpoint
        }
    }

    /// An error later in the document is at the same line, column and byte.
    @Test(arguments: rows.filter { $0.options == .init() }, StreamMode.some)
    func errorsAfterIt(_ row: Row, mode: StreamMode) throws {
        let broken = row.text + " ?"
        let whole = StreamRun { () throws(JSONError) in try row.elements(mode.stream(broken)) }
        let place = try #require(whole.error?.place)
        let elements = try row.elements(mode.stream(broken))
        for _ in whole.elements {
            #expect(try elements.next() != nil)
            let rest = StreamRun { () throws(JSONError) in
                try row.elements(mode.stream(broken).resuming(at: elements.checkpoint))
            }
            #expect(rest.error?.place == place)
        }
        // And where the input ends early.
        let bytes = Array(row.text.utf8)
        let last = try #require(whole.elements.last)
        let close = try #require(bytes.lastIndex { $0 == 0x5D || $0 == 0x7D })
        for end in [last.offset, close] {
            let cut = Array(bytes[..<end])
            let error = StreamRun { () throws(JSONError) in try row.elements(mode.stream(cut)) }
                .error
            let first = try row.elements(mode.stream(cut))
            _ = try first.next()
            let rest = StreamRun { () throws(JSONError) in
                try row.elements(mode.stream(cut).resuming(at: first.checkpoint))
            }
            #expect(rest.error?.place == error?.place)
            #expect(error != nil)
        }
    }

    /// Values that are found after the resumed stream count as found.
    @Test(arguments: StreamMode.some)
    func severalSelections(_ mode: StreamMode) throws {
        func select(_ checkpoint: JSONCheckpoint?) throws(JSONError) -> JSONElements<JSONValue> {
            try mode.stream(#"{"a": [1], "b": [2, 3], "c": {"d": 4}, "e": 5}"#)
                .resuming(at: checkpoint)
                .select(
                    .elements(at: "/b") { cursor throws(JSONError) in try cursor.readValue() },
                    .elements(at: "/a") { cursor throws(JSONError) in try cursor.readValue() },
                    .values(at: "/c/d") { cursor throws(JSONError) in try cursor.readValue() }
                )
        }
        let whole = StreamRun { () throws(JSONError) in try select(nil) }
        #expect(whole.values == [1, 2, 3, 4])
        let elements = try select(nil)
        for number in whole.values.indices {
            #expect(try elements.next() == whole.values[number])
            let checkpoint = elements.checkpoint
            let rest = StreamRun { () throws(JSONError) in try select(checkpoint) }
            #expect(rest.error == nil, "after \(number)")
            #expect(rest.elements == Array(whole.elements[(number + 1)...]))
        }
    }

    /// What comes before it is not read again: it may be anything.
    @Test(arguments: StreamMode.some)
    func whatComesBeforeIsNotRead(_ mode: StreamMode) throws {
        let text = "{\"x\": [0],\n\"a\": [1, 2, 3]}"
        let elements = try mode.stream(text).elements(at: "/a")
        _ = try elements.next()
        let checkpoint = try #require(elements.checkpoint)
        var bytes = Array(text.utf8)
        for index in 0..<checkpoint.offset { bytes[index] = 0xFF }
        let rest = StreamRun { () throws(JSONError) in
            try mode.stream(bytes).resuming(at: checkpoint).elements(at: "/a")
        }
        #expect(rest.values == [2, 3])
        #expect(rest.error == nil)
    }

    @Test(arguments: StreamMode.some)
    func rejectsCount(_ mode: StreamMode) throws {
        func numbers(_ checkpoint: JSONCheckpoint?) throws(JSONError) -> JSONElements<Int> {
            try mode.stream("[1,\n\"a\", {\"x\": []},\n 4, true, 6]").resuming(at: checkpoint)
                .elements(at: "", onError: .collect(limit: 9)) { cursor throws(JSONError) in
                    try cursor.readInt()
                }
        }
        let whole = StreamRun { () throws(JSONError) in try numbers(nil) }
        #expect(whole.values == [1, 4, 6])
        #expect(whole.indices == [0, 3, 5])
        let elements = try numbers(nil)
        for number in 0..<3 {
            _ = try elements.next()
            let checkpoint = elements.checkpoint
            let rest = StreamRun { () throws(JSONError) in try numbers(checkpoint) }
            #expect(rest.elements == Array(whole.elements[(number + 1)...]))
        }
        // After a reject, too.
        let results = try numbers(nil)
        for (number, result) in results.results().enumerated() {
            let checkpoint = try #require(results.checkpoint)
            #expect(checkpoint.index == number)
            let rest = StreamRun { () throws(JSONError) in try numbers(checkpoint) }
            #expect(rest.indices == [0, 3, 5].filter { $0 > number })
            if case .failure(let error) = result {
                let again = try numbers(nil)
                while try again.next() != nil {}
                #expect(
                    again.rejects.contains { $0.index == number && $0.error.place == error.place }
                )
            }
        }
    }
}
