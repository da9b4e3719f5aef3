import FastJSON
import TestSupport
import Testing

/// Calls of a cursor in a wrong order fail alike on every engine, and never lose the place.
@Suite struct MisplacedCallTests {
    typealias Body = @Sendable (inout JSONCursor) throws(JSONError) -> Void

    /// A wrong order of calls, a document for it, and the path and message of the error.
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        var path: JSONValuePath
        var message: String
        var body: Body
        var testDescription: String { name }

        init(
            _ name: String,
            _ text: String,
            _ path: JSONValuePath,
            _ message: String,
            _ body: @escaping Body
        ) {
            (self.name, self.text, self.path) = (name, text, path)
            (self.message, self.body) = (message, body)
        }
    }

    private static let noValue = "a value was read where none can follow"
    private static let noKey = "readKey() was called where no key can follow"
    private static let noElement = "nextElement() was called where no element can follow"
    private static let noMember = "nextMember() was called where no member can follow"

    static let rows: [Row] = [
        Row("two keys", #"{"a":1}"#, ["a"], noKey) { cursor throws(JSONError) in
            _ = try cursor.beginObject()
            _ = try cursor.readKey()
            _ = try cursor.readKey()
        },
        Row("a key in an array", #"["a"]"#, [0], noKey) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            _ = try cursor.readKey()
        },
        Row("a value for a key", #"{"a":1}"#, [], noValue) { cursor throws(JSONError) in
            _ = try cursor.beginObject()
            _ = try cursor.readString()
        },
        Row("skipping a key", #"{"a":1}"#, [], noValue) { cursor throws(JSONError) in
            _ = try cursor.beginObject()
            try cursor.skipValue()
        },
        Row("two elements without a step", "[1,2]", [0], noValue) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            _ = try cursor.readInt()
            _ = try cursor.readInt()
        },
        Row("a kind without a step", "[1,2]", [0], noValue) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            _ = try cursor.readInt()
            _ = try cursor.peekKind()
        },
        Row("two steps", "[1,2,3]", [1], noElement) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            _ = try cursor.readInt()
            _ = try cursor.nextElement()
            _ = try cursor.nextElement()
        },
        Row("a step after the array", "[1]", [], noElement) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            _ = try cursor.readInt()
            _ = try cursor.nextElement()
            _ = try cursor.nextElement()
        },
        Row("a step of the wrong kind", "[1,2]", [0], noMember) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            _ = try cursor.readInt()
            _ = try cursor.nextMember()
        },
        Row("an element of an object", #"{"a":1,"b":2}"#, ["a"], noElement) {
            cursor throws(JSONError) in
            _ = try cursor.beginObject()
            _ = try cursor.readKey()
            try cursor.skipValue()
            _ = try cursor.nextElement()
        },
        Row("a value of an empty array", "[[],1]", [0], noValue) { cursor throws(JSONError) in
            _ = try cursor.beginArray()
            _ = try cursor.beginArray()
            _ = try cursor.readInt()
        },
        Row("a value after the document", "1 ", [], noValue) { cursor throws(JSONError) in
            _ = try cursor.readInt()
            _ = try cursor.readInt()
        },
        Row("a kind after the document", "[1]", [], noValue) { cursor throws(JSONError) in
            _ = try cursor.readValue()
            _ = try cursor.peekKind()
        },
        Row("a key of an empty object", "{}", [], noKey) { cursor throws(JSONError) in
            _ = try cursor.beginObject()
            _ = try cursor.readKey()
        },
    ]

    /// A syntax error that is caught is not forgotten.
    private static let caughtErrors: [Row] = [
        Row("an element without a comma", "[1 2]", [], "") { cursor throws(JSONError) in
            try? cursor.skipValue()
            _ = try cursor.readInt()
            _ = try cursor.nextElement()
        },
        Row("a key without a colon", #"{"a" 1}"#, ["a"], "") { cursor throws(JSONError) in
            _ = try cursor.beginObject()
            _ = try? cursor.readKey()
            _ = try cursor.readInt()
            _ = try cursor.nextMember()
        },
        Row("a comma before the end", #"{"a":1,}"#, [], "") { cursor throws(JSONError) in
            _ = try cursor.beginObject()
            _ = try cursor.readKey()
            _ = try cursor.readInt()
            _ = try? cursor.nextMember()
            _ = try? cursor.nextMember()
        },
        Row("a broken value in an alternative", #"[{"a":tru}]"#, [], "") {
            cursor throws(JSONError) in
            _ = try cursor.beginArray()
            _ = try? cursor.readValue()
            _ = try cursor.nextElement()
        },
    ]

    @Test(arguments: caughtErrors, ReadingMode.all)
    func caughtSyntaxErrorsAreErrors(_ row: Row, mode: ReadingMode) {
        #expect(throws: JSONError.self) {
            try mode.withCursor(over: Array(row.text.utf8), row.body)
        }
    }

    /// What does not fit may be caught, and the value read in another way.
    @Test(arguments: ReadingMode.all)
    func caughtTypeErrorsAreForgotten(_ mode: ReadingMode) throws {
        let texts = try mode.withCursor(over: Array(#"["1", 2, 1e400]"#.utf8)) {
            cursor throws(JSONError) in
            var texts: [String] = []
            var goesOn = try cursor.beginArray()
            while goesOn {
                if let number = try? cursor.readInt() {
                    texts.append("\(number)")
                } else {
                    texts.append("\(try cursor.readValue())")
                }
                goesOn = try cursor.nextElement()
            }
            return texts
        }
        #expect(texts == [#""1""#, "2", "1e400"])
    }

    @Test(arguments: rows, ReadingMode.all)
    func wrongOrderIsAnError(_ row: Row, mode: ReadingMode) {
        for duplicates in [JSONDuplicateKeys.last, .reject] {
            let options = JSONReadingOptions(duplicateKeys: duplicates)
            let error = #expect(throws: JSONError.self) {
                try mode.withCursor(over: Array(row.text.utf8), options: options, row.body)
            }
            #expect(error?.code == .invalidStructure)
            #expect(error?.message == row.message)
            #expect(error?.path == row.path)
        }
    }
}
