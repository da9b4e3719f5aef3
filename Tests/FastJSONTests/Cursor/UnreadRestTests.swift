import FastJSON
import TestSupport
import Testing

/// A body that does not read its document to the end gets an error, never silence.
@Suite struct UnreadRestTests {
    /// What a body reads of its document.
    struct Body: CustomTestStringConvertible, Sendable {
        var name: String
        var read: @Sendable (inout JSONCursor) throws(JSONError) -> Void
        var testDescription: String { name }

        init(
            _ name: String,
            _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Void
        ) {
            (self.name, self.read) = (name, read)
        }
    }

    private static let nothing = Body("nothing") { _ throws(JSONError) in }
    private static let peek = Body("the kind") { cursor throws(JSONError) in
        _ = try cursor.peekKind()
    }
    private static let bracket = Body("the bracket") { cursor throws(JSONError) in
        _ = try cursor.beginArray()
    }
    private static let element = Body("one element") { cursor throws(JSONError) in
        _ = try cursor.beginArray()
        _ = try cursor.readInt()
    }
    private static let comma = Body("one element and the comma") { cursor throws(JSONError) in
        _ = try cursor.beginArray()
        _ = try cursor.readInt()
        _ = try cursor.nextElement()
    }
    private static let brace = Body("the brace") { cursor throws(JSONError) in
        _ = try cursor.beginObject()
    }
    private static let key = Body("the key") { cursor throws(JSONError) in
        _ = try cursor.beginObject()
        _ = try cursor.readKey()
    }
    private static let member = Body("one member") { cursor throws(JSONError) in
        _ = try cursor.beginObject()
        _ = try cursor.readKey()
        try cursor.skipValue()
    }

    /// A document with a body that does not read all of it, and the path where it stops.
    ///
    /// What is not read may be missing or wrong: nobody looked at it.
    static let rows: [(text: String, body: Body, path: JSONValuePath)] = [
        ("", nothing, []),
        (" ", nothing, []),
        ("1", nothing, []),
        ("[1, 2]", nothing, []),
        ("nul", nothing, []),
        ("\"x\"", peek, []),
        ("[1, 2]", bracket, [0]),
        ("[1, 2]", element, [0]),
        ("[1, 2]", comma, [1]),
        ("[1]", element, [0]),
        ("[1", element, [0]),
        ("[1 ", element, [0]),
        ("[1,", element, [0]),
        ("[1,", comma, [1]),
        (#"{"a": 1}"#, brace, []),
        (#"{"a": 1}"#, key, ["a"]),
        (#"{"a": 1}"#, member, ["a"]),
        (#"{"a": 1, "b": 2}"#, member, ["a"]),
        (#"{"a":"#, key, ["a"]),
        (#"{"a": 1"#, member, ["a"]),
        (#"{"a": 1 x"#, member, ["a"]),
    ]

    @Test(arguments: rows, ReadingMode.all)
    func whatIsNotReadIsAnError(
        _ row: (text: String, body: Body, path: JSONValuePath),
        mode: ReadingMode
    ) {
        let error = #expect(throws: JSONError.self, "\(row.body.name) of \(row.text)") {
            try mode.withCursor(over: Array(row.text.utf8), row.body.read)
        }
        #expect(error?.code == .invalidStructure, "\(row.body.name) of \(row.text)")
        #expect(error?.message == "the document was not read to its end")
        #expect(error?.path == row.path, "\(row.body.name) of \(row.text)")
    }

    /// One value is one document, also for a body that would read two.
    @Test(arguments: ReadingScalarsTests.readers, ReadingMode.all)
    func aSecondValueIsTrailingContent(_ reader: ReadingScalarsTests.Reader, mode: ReadingMode) {
        for text in ["null", "true", "2", #""x""#, "[]", "{}"] {
            for first in ["1 ", "[0] ", "{} "] {
                let error = #expect(throws: JSONError.self) {
                    try mode.withCursor(over: Array((first + text).utf8)) {
                        cursor throws(JSONError) in
                        try cursor.skipValue()
                        try reader.read(&cursor)
                    }
                }
                #expect(error?.code == .trailingContent, "\(first + text)")
                #expect(error?.offset == first.utf8.count, "\(first + text)")
                #expect(error?.path.isRoot == true, "\(first + text)")
            }
        }
    }

    @Test(arguments: ReadingMode.all)
    func aRefusedRootIsNotRead(_ mode: ReadingMode) throws {
        func refuse(_ cursor: inout JSONCursor) {
            do throws(JSONError) {
                _ = try cursor.readInt()
                Issue.record("a string is no integer")
            } catch {
                #expect(error.code == .typeMismatch)
            }
        }
        let bytes = Array(#" "x" "#.utf8)
        let text = try mode.withCursor(over: bytes) { cursor throws(JSONError) in
            refuse(&cursor)
            return try cursor.readString()
        }
        #expect(text == "x")
        let error = #expect(throws: JSONError.self) {
            try mode.withCursor(over: bytes) { cursor throws(JSONError) in
                refuse(&cursor)
            }
        }
        #expect(error?.code == .invalidStructure)
    }
}
