import FastJSON
import Testing

/// What printers use that know their keys beforehand, and may fail themselves.
@Suite struct JSONWriterPreparedTests {
    static let keys = [
        "", "a", "id", "title", "1234567", "12345678", "123456789012345", "1234567890123456",
        String(repeating: "long ", count: 20), "a/b", "é", "quote\" and \\ and \n", "😀",
    ]

    static let options = [
        JSONWritingOptions(),
        JSONWritingOptions(layout: .pretty()),
        JSONWritingOptions(escapesSlashes: true),
        JSONWritingOptions(escapesNonASCII: true),
        JSONWritingOptions(
            layout: .pretty(indent: ""),
            escapesSlashes: true,
            escapesNonASCII: true
        ),
    ]

    @Test(
        arguments: [
            ("", #""":"#), ("title", #""title":"#), ("a/é\n", #""a/é\n":"#), ("\"", #""\"":"#),
        ]
    )
    func preparedBytes(_ key: String, _ expected: String) {
        #expect(JSONWriter.prepareKey(key) == Array(expected.utf8))
    }

    @Test(arguments: options)
    func preparedKeysMakeTheSameText(_ options: JSONWritingOptions) throws {
        var plain = JSONWriter(options: options)
        var prepared = JSONWriter(options: options)
        plain.beginObject()
        prepared.beginObject()
        for (index, key) in (Self.keys + Self.keys).enumerated() {
            plain.key(key)
            plain.write(index)
            JSONWriter.prepareKey(key).withUnsafeBufferPointer {
                prepared.key(prepared: $0, text: key)
            }
            prepared.write(index)
        }
        plain.endObject()
        prepared.endObject()
        #expect(try prepared.finishString() == plain.finishString())
    }

    /// A prepared key is refused where another one is, and is read back for the path.
    @Test(arguments: keys)
    func preparedKeysAreChecked(_ key: String) {
        let bytes = JSONWriter.prepareKey(key)
        let stray = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            writer.beginObject()
            bytes.withUnsafeBufferPointer { writer.key(prepared: $0, text: key) }
            bytes.withUnsafeBufferPointer { writer.key(prepared: $0, text: key) }
            _ = try writer.finish()
        }
        #expect(stray?.message == "a key was written where none can stand")
        #expect(stray?.path == [.key(key)])
        let root = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            bytes.withUnsafeBufferPointer { writer.key(prepared: $0, text: key) }
            _ = try writer.finish()
        }
        #expect(root?.message == "a key was written where none can stand")
        #expect(root?.path == [])
    }

    // MARK: Validated text

    @Test(arguments: ["1", "-0.10", #""\u00e9/""#, "[ 1, 2 ]", #"{"a" : null}"#, "true"])
    func validatedTextIsWrittenAsItIs(_ text: String) throws {
        for options in Self.options {
            var writer = JSONWriter(options: options)
            Array(text.utf8).withUnsafeBufferPointer { writer.write(validated: $0) }
            #expect(try writer.finishString() == text)
        }
        var writer = JSONWriter()
        writer.beginArray()
        for _ in 0..<300 {
            Array(text.utf8).withUnsafeBufferPointer { writer.write(validated: $0) }
        }
        writer.beginObject()
        writer.key("k")
        Array(text.utf8).withUnsafeBufferPointer { writer.write(validated: $0) }
        writer.endObject()
        writer.endArray()
        let expected = String(repeating: text + ",", count: 300) + #"{"k":\#(text)}"#
        #expect(try writer.finishString() == "[\(expected)]")
    }

    @Test func validatedTextNeedsAPlace() {
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            writer.beginObject()
            Array("1".utf8).withUnsafeBufferPointer { writer.write(validated: $0) }
            _ = try writer.finish()
        }
        #expect(error?.message == "a value was written in an object without a key")
    }

    // MARK: Failures

    @Test func aFailureIsThrownWithItsPlace() {
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            writer.beginObject()
            writer.key("list")
            writer.beginArray()
            writer.write(1)
            let failedBefore = writer.hasFailed
            #expect(!failedBefore)
            let element = writer.path
            #expect(element == ["list", 0])
            writer.beginObject()
            writer.key("a\n")
            let member = writer.path
            #expect(member == ["list", 1, "a\n"])
            writer.write(Double.nan)
            let hasFailed = writer.hasFailed
            #expect(hasFailed)
            _ = try writer.finish()
        }
        #expect(error?.code == .unwritableValue)
        #expect(error?.path == ["list", 1, "a\n"])
    }

    /// The failure is that of the value that would come next.
    @Test func placeOfAFailureInAnArray() {
        for count in 0..<3 {
            let error = #expect(throws: JSONError.self) {
                var writer = JSONWriter()
                writer.beginArray()
                for _ in 0..<count { writer.writeNull() }
                writer.write(Double.nan)
                _ = try writer.finishString()
            }
            #expect(error?.path == [.index(count)])
        }
    }

    @Test func placeOfAFailureAtTheRoot() {
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            writer.write(Double.nan)
            writer.write(1)
            _ = try writer.finish()
        }
        #expect(error?.code == .unwritableValue)
        #expect(error?.path == [])
    }

    @Test func theFirstFailureCounts() {
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            writer.beginArray()
            writer.write(Double.nan)
            writer.endObject()
            writer.key("k")
            writer.write(Double.infinity)
            let hasFailed = writer.hasFailed
            #expect(hasFailed)
            writer.endArray()
            _ = try writer.finish()
        }
        #expect(error?.code == .unwritableValue)
    }

    @Test func aWrongOrderOfCallsIsAFailureToo() {
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            writer.endArray()
            let hasFailed = writer.hasFailed
            #expect(hasFailed)
            writer.write(Double.nan)
            _ = try writer.finish()
        }
        #expect(error?.message == "an array was ended where none can end")
    }
}
