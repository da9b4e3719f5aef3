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
                try JSONStream(.bytes(bytes), options: options).elements(at: JSONPath(pointer))
            }
            for cut in bytes.indices {
                let run = StreamRun { () throws(JSONError) in
                    try JSONStream(.chunks([bytes[..<cut], bytes[cut...]]), options: options)
                        .elements(at: JSONPath(pointer))
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
        nonisolated(unsafe) var given = 0
        let start = Array("[{\"a\": [1, 2, {\"a\": 3}, ".utf8)
        let elements = try JSONStream(
            .reader(chunkSize: 64) { buffer in
                // If the rest is swallowed, it ends, so that the test does.
                if given > 1 << 20 { return 0 }
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
        // Longer than the usual window, but not where it comes in small pieces, which take long.
        let limit = mode.feedsLargePieces ? 300_000 : 20_000
        let fitting = "[\(String(repeating: "0,", count: 3000))1]"
        let options = JSONReadingOptions(limits: JSONLimits(elementLength: limit))
        let run = StreamRun { () throws(JSONError) in
            try mode.stream("[\(fitting), 5]", options: options).elements(at: "")
        }
        #expect(run.elements.count == 2)
        #expect(run.error == nil)
        let long = String(repeating: "x", count: 3 * limit)
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
        #expect(other.error?.message == "the element is longer than the limit of \(limit) bytes")
        #expect(other.error?.offset == 4)
        #expect(other.error?.path == [1])
    }

    /// White space after an element does not count, and what is wrong after the limit is not found.
    @Test(arguments: StreamMode.all)
    func theLimitHoweverFed(_ mode: StreamMode) throws {
        let tooLong = "documentTooLong"
        let rows: [(text: String, limit: Int, values: [JSONValue], error: String?, index: Int)] = [
            ("[123 ,2]", 3, [123, 2], nil, 1),
            ("[true   ,2 ]", 4, [true, 2], nil, 1),
            ("[ \"abc\"   , [12]   ]", 5, ["abc", [12]], nil, 1),
            ("[123 ,2]", 2, [], tooLong, 0),
            ("[1,123]", 2, [1], tooLong, 1),
            (#"["aaaaaaaaaa\x",2]"#, 4, [], tooLong, 0),
            (#"[1,"aaa\x",2]"#, 6, [1], "invalidEscape", 1),
            (#"[1,"aaa\x",2]"#, 3, [1], tooLong, 1),
            ("[[1,2,3,4 5]]", 4, [], tooLong, 0),
        ]
        for row in rows {
            let options = JSONReadingOptions(limits: JSONLimits(elementLength: row.limit))
            let elements = try mode.stream(row.text, options: options).elements(at: "")
            var values: [JSONValue] = []
            var error: JSONError?
            do throws(JSONError) {
                while let value = try elements.next() { values.append(value) }
            } catch let failure {
                error = failure
            }
            #expect(values == row.values, "\(row)")
            #expect(error?.code.rawValue == row.error, "\(row)")
            #expect(elements.index == row.index, "\(row)")
            if error != nil { #expect(elements.path == [.index(row.index)], "\(row)") }
        }
    }

    /// An element that is wrong in a way that reading passes over is too long as well.
    @Test(arguments: StreamMode.all)
    func theLimitOfRejects(_ mode: StreamMode) throws {
        let rows = [
            ("[0,[[1,2,[3,[4,5,6,7,8,9,10,11,12,13,x]]]]]", 20),
            (#"[0,[[1,"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\x"]]]"#, 30),
        ]
        for (text, limit) in rows {
            let options = JSONReadingOptions(limits: JSONLimits(elementLength: limit))
            let elements = try mode.stream(text, options: options)
                .elements(at: "", onError: .skip) { cursor throws(JSONError) in
                    try cursor.readInt()
                }
            #expect(try elements.next() == 0)
            let error = #expect(throws: JSONError.self) { try elements.next() }
            #expect(error?.message == "the element is longer than the limit of \(limit) bytes")
            #expect(error?.offset == 3)
            #expect(error?.path == [1])
            #expect(elements.rejects.isEmpty)
        }
    }

    /// Of a string without an end, no more is read than the limit allows.
    @Test(arguments: JSONEngine.allCases)
    func theLimitOfCutStrings(_ engine: JSONEngine) throws {
        nonisolated(unsafe) var given = 0
        let options = JSONReadingOptions(engine: engine, limits: JSONLimits(elementLength: 1000))
        let elements = try JSONStream(
            .reader { buffer in
                let text = given == 0 ? "[\"" : "xxxxxxxxxx"
                buffer.copyBytes(from: text.utf8)
                given += text.utf8.count
                return text.utf8.count
            },
            options: options
        ).elements(at: "")
        let error = #expect(throws: JSONError.self) { try elements.next() }
        #expect(error?.message == "the element is longer than the limit of 1000 bytes")
        #expect(error?.offset == 1)
        #expect(given < 1100)
    }

    /// After an element that is too long, the stream continues with that element.
    @Test(arguments: StreamMode.all)
    func continuingAtTheLimit(_ mode: StreamMode) throws {
        let text = #"[1,"aaaaaaaaaaaaaaaaaaaa",3]"#
        let options = JSONReadingOptions(limits: JSONLimits(elementLength: 10))
        let elements = try mode.stream(text, options: options).elements(at: "")
        #expect(try elements.next() == 1)
        let error = #expect(throws: JSONError.self) { try elements.next() }
        #expect(error?.code == .documentTooLong)
        #expect(error?.offset == 3)
        let rest = try mode.stream(text).resuming(at: elements.checkpoint).elements(at: "")
        var values: [JSONValue] = []
        while let value = try rest.next() { values.append(value) }
        #expect(values == [.string(String(repeating: "a", count: 20)), 3])
    }

    /// The limit is for the element, whatever comes after it in its chunk.
    @Test(arguments: JSONEngine.allCases)
    func shortElementsInLongChunks(_ engine: JSONEngine) throws {
        let text = "[\((100..<400).map { "[\($0), \"abcdef\"]" }.joined(separator: ","))]"
        let options = JSONReadingOptions(engine: engine, limits: JSONLimits(elementLength: 40))
        for size in [1, 7, 100, 997] {
            let chunks = stride(from: 0, to: text.utf8.count, by: size).map {
                ArraySlice(text.utf8.dropFirst($0).prefix(size))
            }
            let elements = try JSONStream(.chunks(chunks), options: options)
                .elements(at: "") { cursor throws(JSONError) in try cursor.skipValue() }
            var count = 0
            while try elements.next() != nil { count += 1 }
            #expect(count == 300, "chunks of \(size)")
        }
    }

    /// An error of the caller's inside an element that is cut, and the elements after it.
    @Test(arguments: JSONEngine.allCases, [nil, 0, 3, 60, 1_000_000])
    func errorsOfTheCaller(_ engine: JSONEngine, _ offset: Int?) throws {
        let text = "{\"list\":[\((0..<40).map { "[\($0),2,3]" }.joined(separator: ","))]}"
        for size in [1, 2, 3, 5, 8, 13, 30] {
            let stream = StreamMode(engine, .window(size)).stream(text)
            let elements = try stream.elements(at: "/list", onError: .collect(limit: 100)) {
                cursor throws(JSONError) -> Int in
                guard try cursor.beginArray() else { return -1 }
                let number = try cursor.readInt()
                guard try cursor.nextElement() else { return -1 }
                if number % 3 == 0 {
                    throw JSONError(code: .init("third"), message: "a third", offset: offset)
                }
                try cursor.skipValue()
                while try cursor.nextElement() { try cursor.skipValue() }
                return number
            }
            var numbers: [Int] = []
            while let number = try elements.next() { numbers.append(number) }
            #expect(numbers == (0..<40).filter { $0 % 3 != 0 }, "window of \(size)")
            #expect(elements.rejects.map(\.index) == (0..<40).filter { $0 % 3 == 0 })
            #expect(elements.rejects.allSatisfy { $0.error.message.contains("a third") })
        }
    }

    /// A function that leaves an element before its end gets an error for it.
    @Test(arguments: JSONEngine.allCases)
    func halfReadElements(_ engine: JSONEngine) throws {
        for text in ["[[1], [2]]", "[{\"a\": 1}, [2]]", "[[[1]], 2]"] {
            let elements = try StreamMode(engine, .window(3)).stream(text)
                .elements(at: "") { cursor throws(JSONError) in
                    if text.contains("{") {
                        _ = try cursor.beginObject()
                        _ = try cursor.readKey()
                    } else {
                        _ = try cursor.beginArray()
                    }
                    try cursor.skipValue()
                }
            let error = #expect(throws: JSONError.self) { while try elements.next() != nil {} }
            #expect(error?.code == .invalidStructure, "\(text)")
        }
    }
}
