import FastJSON
import TestSupport
import Testing

/// Elements that were cut off by the end of the bytes that have come.
@Suite struct CutElementTests {
    private static let text = """
        {"x": [[[1, "a]"], {}], 2], "list": [{"a": [1, 2, {"b": "]}\\"\\\\"}]}, "x,y", [], -12.5e3,
        /**/ [[[]]], {"c": null}, "😀", true], "y": {"z": [0]}}
        """

    /// Every cut gives the same elements, at the same places.
    @Test(arguments: JSONEngine.allCases, [JSONSyntax(), .allowComments])
    func everyCut(_ engine: JSONEngine, _ syntax: JSONSyntax) {
        let bytes = Array(
            (syntax.isEmpty ? Self.text.filter { $0 != "/" && $0 != "*" } : Self.text).utf8
        )
        let options = JSONReadingOptions(engine: engine, syntax: syntax)
        for pointer in ["/list", "/*", "/x/0"] {
            let whole = StreamRun { () throws(JSONError) in
                try JSONStream(.bytes(bytes), options: options).elements(at: pointer)
            }
            for cut in bytes.indices {
                let run = StreamRun { () throws(JSONError) in
                    try JSONStream(.chunks([bytes[..<cut], bytes[cut...]]), options: options)
                        .elements(at: pointer)
                }
                #expect(run.elements == whole.elements, "\(pointer), cut at \(cut)")
                #expect(run.error?.place == whole.error?.place, "\(pointer), cut at \(cut)")
            }
        }
    }

    /// What a function makes of an element that is cut does not count, whatever it does with the error.
    @Test(arguments: JSONEngine.allCases)
    func errorsThatAreCaught(_ engine: JSONEngine) throws {
        nonisolated(unsafe) var calls = 0
        // SAFETY: this thread alone reads.
        let elements = try StreamMode(engine, .chunks(3)).stream("[[1, 2], [3, 4], [5, 6]]")
            .elements(at: "") { cursor throws(JSONError) -> [Int] in
                calls += 1
                var numbers: [Int] = []
                do throws(JSONError) {
                    guard try cursor.beginArray() else { return [] }
                    repeat { numbers.append(try cursor.readInt()) } while try cursor.nextElement()
                } catch {
                    numbers.append(-1)
                }
                return numbers
            }
        var lists: [[Int]] = []
        while let list = try elements.next() { lists.append(list) }
        #expect(lists == [[1, 2], [3, 4], [5, 6]])
        #expect(elements.index == 2)
        // When it is cut, when it has doubled, and when it is whole.
        #expect((4...9).contains(calls))
    }

    /// An element of many chunks is not read again for each of them.
    @Test(arguments: JSONEngine.allCases, [1, 100])
    func fewCalls(_ engine: JSONEngine, _ size: Int) throws {
        let text = "[[\(String(repeating: "[1], ", count: 10_000))2], 3]"
        nonisolated(unsafe) var calls = 0
        // SAFETY: this thread alone reads.
        let elements = try StreamMode(engine, .window(size)).stream(text)
            .elements(at: "") { cursor throws(JSONError) in
                calls += 1
                try cursor.skipValue()
            }
        var count = 0
        while try elements.next() != nil { count += 1 }
        #expect(count == 2)
        // Each time that it has doubled.
        #expect(calls <= 20)
    }

    /// Where a bracket is missing, the rest of the input is not swallowed in search of it.
    @Test(arguments: JSONEngine.allCases)
    func missingBracket(_ engine: JSONEngine) throws {
        var given = 0
        let start = Array("[{\"a\": [1, 2, {\"a\": 3}, ".utf8)
        let elements = try JSONStream(
            .reader(chunkSize: 64) { buffer in
                let piece = given == 0 ? start : Array("\"b\": 1}, {".utf8)
                given += piece.count
                buffer.copyBytes(from: piece)
                return piece.count
            },
            options: .init(engine: engine)
        ).elements(at: "")
        let error = #expect(throws: JSONError.self) { try elements.next() }
        #expect(error?.code == .unexpectedCharacter)
        #expect(given < 10_000)
    }

    @Test(arguments: StreamMode.all)
    func theLimit(_ mode: StreamMode) throws {
        let fitting = "[\(String(repeating: "0,", count: 3000))1]"
        let options = JSONReadingOptions(limits: JSONLimits(elementLength: 300_000))
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[\(fitting), 5]", options: options).elements(at: "")
        }
        #expect(run.elements.count == 2)
        #expect(run.error == nil)
        let long = String(repeating: "x", count: 1_000_000)
        let rest = StreamRun { () throws(JSONError) in
            try mode.stream("{\"a\": \"\(long)\", \"b\": [1]}", options: options).elements(at: "/b")
        }
        // What is not selected may be longer.
        #expect(rest.values == [1])
        let other = StreamRun { () throws(JSONError) in
            try mode.stream("[1, \"\(long)\"]", options: options).elements(at: "")
        }
        #expect(other.values.first == 1)
        #expect(other.error?.code == .documentTooLong)
        #expect(other.error?.message == "the element is longer than the limit of 300000 bytes")
        #expect(other.error?.offset == 4)
        #expect(other.error?.path == [1])
    }
}
