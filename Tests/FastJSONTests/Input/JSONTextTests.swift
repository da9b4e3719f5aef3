import FastJSON
import Testing

/// Texts of several types, which one function reads.
@Suite struct JSONTextTests {
    /// A text of its own type.
    private struct Framed: JSONText {
        let bytes: [UInt8]

        func withJSONBytes<Output>(
            _ use: (UnsafeRawBufferPointer) throws(JSONError) -> Output
        ) throws(JSONError) -> Output {
            // Without the brackets around it.
            try bytes.dropFirst().dropLast().withJSONBytes(use)
        }
    }

    private func read<Text: JSONText & ~Copyable & ~Escapable>(_ text: borrowing Text) -> String {
        do throws(JSONError) {
            let value = try JSONValue(parsing: text)
            let document = try JSONDocument(parsing: text)
            return "\(value), \(document.root.kind)"
        } catch {
            return "\(error.code) at \(error.offset ?? -1)"
        }
    }

    @Test(
        "Each type of text is read in the same way",
        arguments: [
            ("{\"ä\":[1,\"twelve bytes\"]}", "{\"ä\":[1,\"twelve bytes\"]}, object"),
            ("[1,", "unexpectedEnd at 3"),
            (" \n", "emptyInput at 2"),
            ("", "emptyInput at 0"),
            ("[\"a\u{1}\"]", "controlCharacter at 3"),
        ]
    )
    func types(_ text: String, _ expected: String) {
        let bytes = Array(text.utf8)
        let framed = Array("<\(text)>".utf8)
        #expect(read(text) == expected)
        #expect(read("<\(text)>".dropFirst().dropLast()) == expected)
        #expect(read(bytes) == expected)
        #expect(read(framed[1..<framed.count - 1]) == expected)
        #expect(read(bytes.span.bytes) == expected)
        #expect(bytes.withUnsafeBytes { read($0) } == expected)
        #expect(read(Framed(bytes: framed)) == expected)
    }
}
