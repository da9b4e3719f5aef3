import FastJSON
import TestSupport
import Testing

/// The ways to a cursor, and what a body may leave behind.
@Suite struct CursorEntryTests {
    private static let text = #" {"é": [1, "😀", null]} "#
    private static let value: JSONValue = ["é": [1, "😀", nil]]

    // MARK: Ways in

    @Test(arguments: JSONEngine.allCases)
    func everyWayInReadsTheSame(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let bytes = Array(Self.text.utf8)
        func read(_ cursor: inout JSONCursor) throws(JSONError) -> JSONValue {
            try cursor.readValue()
        }
        let values = [
            try JSONCursor.withCursor(over: bytes, options: options, read),
            try JSONCursor.withCursor(over: Self.text, options: options, read),
            try JSONCursor.withCursor(over: Self.text + "", options: options, read),
            try JSONCursor.withCursor(over: bytes.span.bytes, options: options, read),
            try bytes.withUnsafeBytes {
                try JSONCursor.withCursor(over: $0, options: options, read)
            },
            try JSONCursor.withCursor(over: .bytes(bytes), options: options, read),
            try JSONValue(parsing: bytes, options: options),
            try JSONValue(parsing: Self.text, options: options),
            try JSONValue(parsing: bytes.span.bytes, options: options),
            try bytes.withUnsafeBytes { try JSONValue(parsing: $0, options: options) },
            try JSONValue(parsing: .bytes(bytes), options: options),
            try JSONValue.parse(bytes, options: options).get(),
            try JSONValue.parse(Self.text, options: options).get(),
            try JSONValue.parse(bytes.span.bytes, options: options).get(),
        ]
        for value in values {
            #expect(value == Self.value)
        }
    }

    /// Errors are the same through every way in, with line, column and excerpt.
    @Test(arguments: ["", "[1,\n 2 é]", #"{"a": "#], JSONEngine.allCases)
    func everyWayInFailsTheSame(_ text: String, engine: JSONEngine) {
        let options = JSONReadingOptions(engine: engine)
        let bytes = Array(text.utf8)
        let errors = [
            #expect(throws: JSONError.self) { try JSONValue(parsing: bytes, options: options) },
            #expect(throws: JSONError.self) { try JSONValue(parsing: text, options: options) },
            #expect(throws: JSONError.self) {
                try JSONValue(parsing: bytes.span.bytes, options: options)
            },
            #expect(throws: JSONError.self) {
                try bytes.withUnsafeBytes { try JSONValue(parsing: $0, options: options) }
            },
            #expect(throws: JSONError.self) {
                try JSONValue(parsing: .bytes(bytes), options: options)
            },
            #expect(throws: JSONError.self) {
                try JSONValue.parse(bytes, options: options).get()
            },
        ]
        for error in errors {
            #expect(error == errors[0])
            #expect(error?.report == errors[0]?.report)
        }
    }

    @Test func noAddressIsAnEmptyInput() {
        let error = #expect(throws: JSONError.self) {
            try JSONValue(parsing: UnsafeRawBufferPointer(start: nil, count: 0))
        }
        #expect(error?.code == .emptyInput)
        #expect(error?.offset == 0)
    }

    // MARK: Errors of the body

    @Test(arguments: ReadingMode.all)
    func errorsOfTheBodyGetTheirPlace(_ mode: ReadingMode) {
        let error = #expect(throws: JSONError.self) {
            try mode.withCursor(over: Array("[1,\n 20, 3]".utf8)) { cursor throws(JSONError) in
                _ = try cursor.beginArray()
                try cursor.skipValue()
                _ = try cursor.nextElement()
                throw JSONError(
                    code: .init("mine"),
                    message: "too old",
                    path: cursor.path,
                    offset: 5
                )
            }
        }
        #expect(error?.code == JSONError.Code("mine"))
        #expect(error?.description == "$[1]: too old (line 2, column 2)")
        #expect(
            error?.report == """
                error: too old
                 --> line 2, column 2 (byte 5), at $[1]
                  |
                2 |  20, 3]
                  |  ^
                """
        )
    }

    @Test(arguments: ReadingMode.all)
    func errorsWithoutOffsetStayAsTheyAre(_ mode: ReadingMode) {
        let mine = JSONError(code: .init("mine"), message: "no", path: ["a"])
        let error = #expect(throws: JSONError.self) {
            try mode.withCursor(over: Array("[]".utf8)) { _ throws(JSONError) in throw mine }
        }
        #expect(error == mine)
        #expect(error?.line == nil && error?.description == "$.a: no")
    }

    /// A cursor that is exchanged would use memory that is gone.
    @Test(arguments: [false, true])
    func exchangedCursors(throwing: Bool) async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) { [throwing] in
            let bytes = Array("[2]".utf8)
            _ = try? JSONCursor.withCursor(over: "[1]") { outer throws(JSONError) in
                try JSONCursor.withCursor(over: bytes) { inner throws(JSONError) in
                    swap(&outer, &inner)
                    if throwing { throw JSONError(code: .invalidStructure, message: "thrown") }
                }
            }
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            said.contains("A cursor was exchanged with another one.") || TestScope.isSanitized,
            "\(said)"
        )
    }

    // MARK: Place

    @Test(arguments: ReadingMode.all)
    func pathWhilePulling(_ mode: ReadingMode) throws {
        let text = #"{"a": [1, {"b c": null}], "c": "x"}"#
        try mode.withCursor(over: Array(text.utf8)) { cursor throws(JSONError) in
            var paths = [cursor.path]
            _ = try cursor.beginObject()
            paths.append(cursor.path)
            _ = try cursor.readKey()
            paths.append(cursor.path)
            _ = try cursor.beginArray()
            paths.append(cursor.path)
            try cursor.skipValue()
            _ = try cursor.nextElement()
            _ = try cursor.beginObject()
            _ = try cursor.readKey()
            paths.append(cursor.path)
            try cursor.readNull()
            _ = try cursor.nextMember()
            paths.append(cursor.path)
            _ = try cursor.nextElement()
            paths.append(cursor.path)
            _ = try cursor.nextMember()
            _ = try cursor.readKey()
            try cursor.skipValue()
            paths.append(cursor.path)
            _ = try cursor.nextMember()
            paths.append(cursor.path)
            #expect(
                paths == [
                    [], [], ["a"], ["a", 0], ["a", 1, "b c"], ["a", 1], ["a"], ["c"], [],
                ]
            )
        }
    }
}
