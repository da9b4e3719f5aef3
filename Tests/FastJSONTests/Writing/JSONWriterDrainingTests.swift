import FastJSON
import Testing

/// What handing over text before the end changes, and what it must not change.
@Suite struct JSONWriterDrainingTests {
    static let texts = [
        "7", "[]", "{}", #"{"a":1,"b":{"c":[],"d":{"e":null}},"f":[{"g":true},2]}"#,
        #"[[],[1],{"":"","":{"x":[1,2]}},"text"]"#,
    ]

    /// The text must be the same wherever it is cut.
    @Test(arguments: texts, [.compact, JSONWritingOptions.Layout.pretty()])
    func drainedTextIsTheSame(_ text: String, layout: JSONWritingOptions.Layout) throws {
        let value = try JSONValue(parsing: text)
        let expected = try value.jsonBytes(options: JSONWritingOptions(layout: layout))
        for pause in 1...4 {
            var events = try JSONEventReader(.bytes(Array(text.utf8)))
            var writer = JSONWriter(options: JSONWritingOptions(layout: layout))
            var drained: [UInt8] = []
            var count = 0
            while let event = try events.next() {
                writer.write(event)
                count += 1
                if count % pause == 0 {
                    writer.drain { drained += $0 }
                    #expect(writer.pendingCount == 0)
                }
            }
            #expect(drained + (try writer.finish()) == expected, "pause \(pause)")
        }
    }

    /// Keys are read back from the text, where they are still there.
    @Test func pathsLackTheKeysThatAreGone() throws {
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            writer.beginObject()
            writer.key("gone")
            writer.beginArray()
            writer.writeNull()
            writer.drain { #expect(Array($0) == Array(#"{"gone":[null"#.utf8)) }
            writer.beginObject()
            writer.key("there")
            writer.write(Double.nan)
            _ = try writer.finish()
        }
        #expect(error?.path == [1, "there"])
    }

    /// Text that could not be handed over is kept.
    @Test func failuresOfTheReceiverArePassedOn() throws {
        struct Refusal: Error {}
        var writer = JSONWriter()
        writer.write("text")
        do throws(Refusal) {
            try writer.drain { _ throws(Refusal) in throw Refusal() }
            Issue.record("The refusal was lost.")
        } catch {
            #expect(writer.pendingCount == 6)
        }
        #expect(try writer.finishString() == #""text""#)
    }
}
