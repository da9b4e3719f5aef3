import FastJSON
import TestSupport
import Testing

/// Elements of arrays that are read on several processors.
@Suite(.timeLimit(.minutes(20))) struct ParallelElementsTests {
    /// What came of a stream of elements.
    struct Run: Equatable {
        var values: [JSONValue] = []
        var rejects: [String] = []
        var rejectCount = 0
        var error: String?
    }

    private static let limits = JSONLimits(depth: 6, elementLength: 200)

    /// Reads anything but strings.
    private static func read(_ cursor: inout JSONCursor) throws(JSONError) -> JSONValue {
        if try cursor.peekKind() == .string { _ = try cursor.readInt() }
        return try cursor.readValue()
    }

    private static func serial(
        _ text: String,
        at pointer: String,
        _ mode: StreamMode,
        _ policy: JSONErrorPolicy
    ) throws -> Run {
        var run = Run()
        let options = JSONReadingOptions(limits: limits)
        let elements = try mode.stream(text, options: options)
            .elements(at: JSONPath(pointer), onError: policy) { cursor throws(JSONError) in
                try read(&cursor)
            }
        do throws(JSONError) {
            while let value = try elements.next() { run.values.append(value) }
        } catch {
            run.error = error.place
        }
        run.rejects = elements.rejects.map { "\($0.index) \($0.error.place)" }
        run.rejectCount = elements.rejectCount
        return run
    }

    private static func parallel(
        _ text: String,
        at pointer: String,
        _ mode: StreamMode,
        _ policy: JSONErrorPolicy,
        blockSize: Int,
        workers: Int? = nil,
        inOrder: Bool = true,
        isAwaited: Bool = true
    ) async throws -> Run {
        var run = Run()
        let options = JSONReadingOptions(limits: limits)
        let elements = try mode.stream(text, options: options).parallelElements(
            at: JSONPath(pointer),
            onError: policy,
            workers: workers,
            inOrder: inOrder,
            blockSize: blockSize
        ) { cursor throws(JSONError) in
            try read(&cursor)
        }
        do throws(JSONError) {
            if isAwaited {
                for try await value in elements { run.values.append(value) }
            } else {
                while let value = try elements.next() { run.values.append(value) }
            }
        } catch {
            run.error = error.place
        }
        run.rejects = elements.rejects.map { "\($0.index) \($0.error.place)" }
        run.rejectCount = elements.rejectCount
        return run
    }

    /// Where a comma is missing, the rest of the input is not swallowed in search of it.
    @Test(arguments: JSONEngine.allCases)
    func missingComma(_ engine: JSONEngine) throws {
        nonisolated(unsafe) var given = 0
        let pieces = Array(String(repeating: #"{"a": "]"} "#, count: 4000).utf8)
        let elements = try JSONStream(
            .reader { buffer in
                let piece = given == 0 ? Array("[1, ".utf8) : pieces
                given += piece.count
                buffer.copyBytes(from: piece)
                return given > 32 << 20 ? 0 : piece.count
            },
            options: .init(engine: engine)
        ).parallelElements(at: "") { cursor throws(JSONError) in try cursor.readValue() }
        #expect(try elements.next() == 1)
        #expect(try elements.next() == ["a": "]"])
        let error = #expect(throws: JSONError.self) { try elements.next() }
        #expect(
            error?.place
                == "unexpectedCharacter expected ',' or ']' after an element, found '{' | $ 1:16 @15"
        )
        #expect(given < 4 << 20)
    }

    private static let good = #"{"a,]": [1, "}\\\""]}"#
    /// What is wrong in one way or another, in the place of an element.
    private static let wrong = [
        "\"text\"", "x", "", "1 2", "[1, 2", "{\"a\": 1]", "]", "}", "01", "\"\\x\"", "\"\n\"",
        "[[[[[[[1]]]]]]]", "[\(String(repeating: "0, ", count: 100))1]", "{\"a\" 1}", "[1,]", "\"",
        "1, , 2", "nul", "-", "[\(String(repeating: "0, ", count: 100))x]",
        "[\"\(String(repeating: "0", count: 220))\", {\"a\": 1]]",
    ]

    /// With something wrong at every position, in blocks of every size.
    @Test(arguments: [StreamMode(.native, .whole), StreamMode(.native, .window(7))], wrong)
    func sameAsInSeries(_ mode: StreamMode, _ wrong: String) async throws {
        let count = 5
        for position in 0...count {
            for (start, end, pointer) in [
                ("[", "]", ""), ("{\"é\": [0, [\n", "]], \"z\": 1}", "/é/1"),
            ] {
                var elements = (0..<count).map { $0 % 2 == 0 ? Self.good : "\n\($0).5" }
                if position < count { elements[position] = wrong }
                let text = start + elements.joined(separator: " ,") + end
                for policy in [.stop, .collect(limit: 2)] as [JSONErrorPolicy] {
                    let expected = try Self.serial(text, at: pointer, mode, policy)
                    for size in [1, 9, 30, 1000] {
                        let run = try await Self.parallel(
                            text,
                            at: pointer,
                            mode,
                            policy,
                            blockSize: size
                        )
                        #expect(run == expected, "\(text), \(size)")
                    }
                }
            }
        }
    }

    /// Broken off at every byte.
    @Test(arguments: [StreamMode(.native, .whole), StreamMode(.native, .window(3))])
    func everyPrefix(_ mode: StreamMode) async throws {
        let text = "{\"a\": [[1, 2], \(Self.good), true ], \"b\": [12, {\"c\": []}], \"c\": []} "
        for count in 0...text.utf8.count {
            let prefix = String(decoding: text.utf8.prefix(count), as: UTF8.self)
            let expected = try Self.serial(prefix, at: "/*", mode, .stop)
            for size in [1, 20] {
                let run = try await Self.parallel(prefix, at: "/*", mode, .stop, blockSize: size)
                #expect(run == expected, "\(prefix), \(size)")
            }
        }
    }

    @Test(arguments: [StreamMode(.native, .whole), StreamMode(.native, .chunks(64))], [1, 2, 5])
    func manyBlocks(_ mode: StreamMode, workers: Int) async throws {
        let elements = (0..<3000).map { $0 % 100 == 7 ? "\"\($0)\"" : "{\"id\": [\($0)]}" }
        let text = "[\(elements.joined(separator: ",\n"))]"
        let expected = try Self.serial(text, at: "", mode, .collect(limit: 10))
        #expect(expected.rejectCount == 30)
        for isAwaited in [true, false] {
            for inOrder in [true, false] {
                var run = try await Self.parallel(
                    text,
                    at: "",
                    mode,
                    .collect(limit: 10),
                    blockSize: 500,
                    workers: workers,
                    inOrder: inOrder,
                    isAwaited: isAwaited
                )
                if !inOrder {
                    run.values.sort { $0["id"]?[0]?.int ?? 0 < $1["id"]?[0]?.int ?? 0 }
                }
                #expect(run == expected)
            }
        }
    }

    /// Without an order, what is wrong still ends the stream once, and is the first that is.
    @Test func stoppedWithoutOrder() async throws {
        let elements = (0..<3000).map { $0 == 1999 || $0 == 2500 ? "x" : "\($0)" }
        let text = "[\(elements.joined(separator: ",\n"))]"
        let mode = StreamMode(.native, .whole)
        let expected = try Self.serial(text, at: "", mode, .stop)
        let run = try await Self.parallel(
            text,
            at: "",
            mode,
            .stop,
            blockSize: 100,
            workers: 4,
            inOrder: false
        )
        #expect(run.error == expected.error)
        #expect(Set(expected.values).isSubset(of: run.values))
    }

    @Test func resumed() async throws {
        let text = "{\"a\": [1, 2, 3],\n\"b\": [4, 5, x]}"
        let elements = try JSONStream(.bytes(Array(text.utf8))).elements(at: "/*")
        for _ in 0..<2 { _ = try elements.next() }
        let rest = try JSONStream(.bytes(Array(text.utf8))).resuming(at: elements.checkpoint)
            .parallelElements(at: "/*")
        var values: [JSONValue] = []
        let error = await #expect(throws: JSONError.self) {
            for try await value in rest { values.append(value) }
        }
        #expect(values == [3, 4, 5])
        #expect(error?.path == ["b", 2])
        #expect(error?.line == 2)
    }

    @Test(arguments: [JSONSyntax.allowComments, .allowTrailingCommas])
    func refused(_ syntax: JSONSyntax) {
        #expect(throws: JSONError.self) {
            _ = try JSONStream(.bytes([]), options: .init(syntax: syntax)).parallelElements()
        }
    }

    /// A function that leaves an element before its end gets an error for it, as in series.
    @Test func halfReadElements() async throws {
        let elements = try JSONStream(.bytes(Array("[[1], [2]]".utf8))).parallelElements(at: "") {
            cursor throws(JSONError) in
            _ = try cursor.beginArray()
            try cursor.skipValue()
        }
        let error = await #expect(throws: JSONError.self) {
            for try await _ in elements {}
        }
        #expect(error?.code == .invalidStructure)
    }
}
