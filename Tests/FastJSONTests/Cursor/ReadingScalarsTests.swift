import FastJSON
import TestSupport
import Testing

/// The calls that read one value: what they return, and their errors.
@Suite struct ReadingScalarsTests {
    /// One reading call with what it says it expects.
    struct Reader: CustomTestStringConvertible, Sendable {
        var name: String
        var expected: String
        var accepts: JSONKind
        var read: @Sendable (inout JSONCursor) throws(JSONError) -> Void
        var testDescription: String { name }

        init(
            _ name: String,
            _ expected: String,
            _ accepts: JSONKind,
            _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Void
        ) {
            (self.name, self.expected, self.accepts, self.read) = (name, expected, accepts, read)
        }
    }

    static let readers = [
        Reader("readString", "a string", .string) { cursor throws(JSONError) in
            _ = try cursor.readString()
        },
        Reader("readInt", "an integer", .number) { cursor throws(JSONError) in
            _ = try cursor.readInt()
        },
        Reader("readInteger", "an integer", .number) { cursor throws(JSONError) in
            _ = try cursor.readInteger(as: Int128.self)
        },
        Reader("readDouble", "a number", .number) { cursor throws(JSONError) in
            _ = try cursor.readDouble()
        },
        Reader("readNumber", "a number", .number) { cursor throws(JSONError) in
            _ = try cursor.readNumber()
        },
        Reader("readBool", "a boolean", .boolean) { cursor throws(JSONError) in
            _ = try cursor.readBool()
        },
        Reader("readNull", "null", .null) { cursor throws(JSONError) in
            try cursor.readNull()
        },
        Reader("beginArray", "an array", .array) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
        },
        Reader("beginObject", "an object", .object) { cursor throws(JSONError) in
            _ = try cursor.beginObject()
        },
    ]

    /// A value of each kind with how messages call it.
    private static let kinds: [(kind: JSONKind, text: String, phrase: String)] = [
        (.null, "null", "null"), (.boolean, "false", "a boolean"), (.boolean, "true", "a boolean"),
        (.number, "-12", "a number"), (.number, "0", "a number"), (.string, #""x""#, "a string"),
        (.array, "[]", "an array"), (.object, "{}", "an object"),
    ]

    @Test(arguments: readers, ReadingMode.all)
    func everyReaderWithEveryKind(_ reader: Reader, mode: ReadingMode) throws {
        for (kind, text, phrase) in Self.kinds {
            let bytes = Array("{\"a\": [null, \(text)]}".utf8)
            var peeked: JSONKind?
            var failure: JSONError?
            do throws(JSONError) {
                try mode.withCursor(over: bytes) { cursor throws(JSONError) in
                    try Self.enter(&cursor)
                    peeked = try cursor.peekKind()
                    try reader.read(&cursor)
                    try Self.leave(&cursor)
                }
            } catch {
                failure = error
            }
            #expect(peeked == kind)
            guard kind != reader.accepts else {
                #expect(failure == nil, "\(text)")
                continue
            }
            #expect(failure?.code == .typeMismatch, "\(text)")
            #expect(
                failure?.description
                    == "$.a[1]: expected \(reader.expected), found \(phrase) (line 1, column 14)"
            )
            #expect(failure?.offset == 13, "\(text)")
        }
    }

    /// Steps to the second element of the array in `{"a": [null, …]}`.
    private static func enter(_ cursor: inout JSONCursor) throws(JSONError) {
        _ = try cursor.beginObject()
        _ = try cursor.readKey()
        _ = try cursor.beginArray()
        try cursor.readNull()
        _ = try cursor.nextElement()
    }

    /// Steps out of the array and the object.
    private static func leave(_ cursor: inout JSONCursor) throws(JSONError) {
        while try cursor.nextElement() {}
        while try cursor.nextMember() {}
    }

    // MARK: Peeking

    @Test(arguments: ReadingMode.all)
    func peekingTakesNothing(_ mode: ReadingMode) throws {
        for (kind, text, _) in Self.kinds {
            let value = try mode.withCursor(over: Array(" \(text) ".utf8)) {
                cursor throws(JSONError) in
                for _ in 0..<3 {
                    let peeked = try cursor.peekKind()
                    #expect(peeked == kind)
                }
                return try cursor.readValue()
            }
            #expect(try JSONValue(parsing: text) == value)
        }
    }

    @Test(
        arguments: [
            ("", "empty input: expected a JSON value (line 1, column 1)"),
            ("\n ", "empty input: expected a JSON value (line 2, column 2)"),
            ("]", "expected a value, found ']' (line 1, column 1)"),
            ("?", "expected a value, found '?' (line 1, column 1)"),
            ("+1", "expected a value, found '+' (line 1, column 1)"),
        ],
        ReadingMode.all
    )
    func peekingAtNoValue(_ row: (text: String, error: String), mode: ReadingMode) {
        let error = #expect(throws: JSONError.self) {
            try mode.withCursor(over: Array(row.text.utf8)) { cursor throws(JSONError) in
                try cursor.peekKind()
            }
        }
        #expect(error?.description == row.error)
    }

    /// A value that was refused is still the next: so one reader after the other may try.
    @Test(arguments: readers, ReadingMode.all)
    func aRefusedValueStaysTheNext(_ reader: Reader, mode: ReadingMode) throws {
        for (kind, text, _) in Self.kinds where kind != reader.accepts {
            let value = try mode.withCursor(over: Array("[null, \(text), 7]".utf8)) {
                cursor throws(JSONError) in
                _ = try cursor.beginArray()
                try cursor.readNull()
                _ = try cursor.nextElement()
                do throws(JSONError) {
                    try reader.read(&cursor)
                    Issue.record("\(reader.name) took \(text)")
                } catch {
                    #expect(error.code == .typeMismatch)
                }
                let value = try cursor.readValue()
                _ = try cursor.nextElement()
                let last = try cursor.readInt()
                #expect(last == 7)
                _ = try cursor.nextElement()
                return value
            }
            #expect(try JSONValue(parsing: text) == value)
        }
    }

    /// `null` is passed, and every other value stays the next.
    @Test(arguments: ReadingMode.all)
    func passingNulls(_ mode: ReadingMode) throws {
        for (kind, text, _) in Self.kinds {
            try mode.withCursor(over: Array("[ \(text) , 7]".utf8)) { cursor throws(JSONError) in
                _ = try cursor.beginArray()
                let wasNull = try cursor.readNullIfNext()
                #expect(wasNull == (kind == .null), "\(text)")
                if !wasNull {
                    let peeked = try cursor.peekKind()
                    #expect(peeked == kind)
                    try cursor.skipValue()
                }
                _ = try cursor.nextElement()
                let last = try cursor.readInt()
                #expect(last == 7)
                _ = try cursor.nextElement()
            }
        }
    }

    @Test(
        arguments: [
            ("nul", "unexpected end of input: expected 'null' (line 1, column 4)"),
            ("nil", "invalid literal: expected 'null' (line 1, column 2)"),
            ("]", "expected a value, found ']' (line 1, column 1)"),
        ],
        ReadingMode.all
    )
    func nullsThatAreNone(_ row: (text: String, error: String), mode: ReadingMode) {
        let error = #expect(throws: JSONError.self) {
            try mode.withCursor(over: Array(row.text.utf8)) { cursor throws(JSONError) in
                try cursor.readNullIfNext()
            }
        }
        #expect(error?.description == row.error)
    }

    // MARK: What they return

    @Test(arguments: ReadingMode.all)
    func scalars(_ mode: ReadingMode) throws {
        let text = #"["é\u0000", true, false, null, -0, 1.50, 1e-400, 12345678901234567890]"#
        try mode.withCursor(over: Array(text.utf8)) { cursor throws(JSONError) in
            var hasElement = try cursor.beginArray()
            #expect(hasElement)
            let string = try cursor.readString()
            #expect(string == "é\0")
            _ = try cursor.nextElement()
            let yes = try cursor.readBool()
            _ = try cursor.nextElement()
            let no = try cursor.readBool()
            #expect(yes && !no)
            _ = try cursor.nextElement()
            try cursor.readNull()
            _ = try cursor.nextElement()
            let zero = try cursor.readDouble()
            #expect(zero.sign == .minus && zero == 0)
            _ = try cursor.nextElement()
            let number = try cursor.readNumber()
            #expect(number.text == "1.50")
            _ = try cursor.nextElement()
            let tiny = try cursor.readDouble()
            #expect(tiny == 0 && tiny.sign == .plus)
            hasElement = try cursor.nextElement()
            #expect(hasElement)
            let large = try cursor.readInteger(as: UInt64.self)
            #expect(large == 12_345_678_901_234_567_890)
            hasElement = try cursor.nextElement()
            #expect(!hasElement)
        }
    }

    @Test(arguments: ReadingMode.all)
    func emptyContainersHaveNoElements(_ mode: ReadingMode) throws {
        try mode.withCursor(over: Array("[[ ], { }, [0]]".utf8)) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            let array = try cursor.beginArray()
            #expect(!array)
            _ = try cursor.nextElement()
            let object = try cursor.beginObject()
            #expect(!object)
            _ = try cursor.nextElement()
            let last = try cursor.beginArray()
            #expect(last)
            try cursor.skipValue()
            let more = try cursor.nextElement()
            let outer = try cursor.nextElement()
            #expect(!more && !outer)
        }
    }
}
