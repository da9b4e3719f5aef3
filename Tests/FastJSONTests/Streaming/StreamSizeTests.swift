import FastJSON
import TestSupport
import Testing

#if os(Linux)
import Glibc
#endif

/// Time and memory for large elements and large documents.
@Suite struct StreamSizeTests {
    // MARK: Larger than the window

    @Test(arguments: StreamMode.modes([.whole, .chunks(64), .window(64), .window(4096)]))
    func elementsLargerThanTheWindow(_ mode: StreamMode) {
        let long = String(repeating: "é\\n", count: 100_000)
        let text = "{\"\(long.prefix(40_000))\": [0], \"a\": [1, \"\(long)\", {\"b\": [2]}]}"
        let run = StreamRun { () throws(JSONError) in
            try mode.stream(text).rawElements(at: "/a")
        }
        #expect(run.error == nil)
        #expect(run.values.map(\.count) == [1, 400_002, 10])
        let isSame = run.values.count == 3 && run.values[1].text == "\"\(long)\""
        #expect(isSame)
        #expect(run.paths == ["$.a[0]", "$.a[1]", "$.a[2]"])
        let start = text.utf8.count - 12 - 400_002 - 2
        #expect(run.offsets == [start - 3, start, start + 400_004])
    }

    /// Keys on the way that have left the window are still in the path.
    @Test(arguments: StreamMode.modes([.window(16), .chunks(64)]))
    func pathsOutliveTheWindow(_ mode: StreamMode) throws {
        let numbers = (0..<3000).map(String.init).joined(separator: ", ")
        let text = "{\"f\\u006fo é\": [{\"bar\": [\(numbers), x]}]}"
        let run = StreamRun { () throws(JSONError) in
            try mode.stream(text).elements(at: "/*/*/bar")
        }
        #expect(run.elements.count == 3000)
        #expect(run.elements.last?.path == ["foo é", 0, "bar", 2999])
        #expect(run.error?.path == ["foo é", 0, "bar", 3000])
        #expect(run.error?.column == text.unicodeScalars.count - 4)
        let elements = try mode.stream(text).elements(at: "/*/*/bar")
        for _ in 0..<2900 { _ = try elements.next() }
        let rest = StreamRun { () throws(JSONError) in
            try mode.stream(text).resuming(at: elements.checkpoint).elements(at: "/*/*/bar")
        }
        #expect(rest.elements == Array(run.elements[2900...]))
        #expect(rest.error?.place == run.error?.place)
    }

    // MARK: Linear time

    /// Something that can be made of any size, and a way to stream it.
    struct Shape: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var text: @Sendable (Int) -> String
        var count: @Sendable (consuming JSONStream) throws -> Int

        static func selection(
            _ name: String,
            _ pointer: String,
            _ text: @escaping @Sendable (Int) -> String
        ) -> Shape {
            Shape(testDescription: name, text: text) { stream in
                let elements = try stream.elements(at: JSONPath(pointer)) {
                    cursor throws(JSONError) in
                    try cursor.skipValue()
                }
                var count = 0
                while try elements.next() != nil { count += 1 }
                return count
            }
        }

        static func records(
            _ name: String,
            _ format: JSONRecordFormat,
            _ text: @escaping @Sendable (Int) -> String
        ) -> Shape {
            Shape(testDescription: name, text: text) { stream in
                let rows = stream.records(format, onError: .skip) { cursor throws(JSONError) in
                    try cursor.skipValue()
                }
                var count = 0
                while try rows.next() != nil { count += 1 }
                return count + rows.rejectCount
            }
        }
    }

    private static func repeated(_ text: String, _ size: Int) -> String {
        String(repeating: text, count: size / text.utf8.count)
    }

    static let shapes: [Shape] = [
        .selection("a string", "") { "[\"\(repeated("abc\\n", $0))\"]" },
        .selection("a skipped string", "/a") { "{\"b\": \"\(repeated("é", $0))\", \"a\": [1]}" },
        .selection("an array", "") { "[[\(repeated("[],", $0))1]]" },
        .selection("white space", "") { "[1,\(repeated(" \n", $0))2]" },
        .selection("many elements", "") { "[\(repeated("[0],", $0))1]" },
        .selection("many keys", "/k") { "{\(repeated("\"a\": 1, ", $0))\"k\": [1]}" },
        .records("a line", .lines) { "[\(repeated("0,", $0))1]\n1" },
        .records("blank lines", .lines) { "1\n\(repeated("\n\r\n", $0))2" },
        .records("many lines", .lines) { repeated("[0, 1, 2, 3]\n", $0) },
        .records("broken lines", .lines) { repeated("[0, 1, 2, 3\n", $0) },
        .records("a sequence", .sequence) { "\u{1E}[\(repeated("0,\n", $0))1]\n\u{1E}1\n" },
        .records("separators", .sequence) { "\(repeated("\u{1E}", $0))1\n" },
        .records("a value", .concatenated) { "[\(repeated("0,", $0))\"a\"]1" },
        .records("many values", .concatenated) { repeated("[0]{}\"a\" 1", $0) },
        .records("a cut value", .concatenated) { "1\"\(repeated("[0, ", $0))" },
    ]

    /// Four times the input takes less than ten times the time.
    @Test(arguments: shapes, StreamMode.modes([.chunks(64), .window(64)]))
    func timeIsLinear(_ shape: Shape, mode: StreamMode) throws {
        let small = Array(shape.text(10_000).utf8)
        let large = Array(shape.text(40_000).utf8)
        func time(_ bytes: [UInt8]) throws -> Duration {
            var count = 0
            let time = try ThreadTime.of { count = try shape.count(mode.stream(bytes)) }
            #expect(count > 0)
            return time
        }
        // Others may take the processor meanwhile: it counts if it is so each time.
        var isLinear = false
        for _ in 0..<4 where !isLinear {
            isLinear = try time(large) < time(small) * 10 + .milliseconds(20)
        }
        #expect(isLinear)
    }

    // MARK: Flat memory

    #if os(Linux)
    /// Streams what a function makes, and looks at the largest size that the process had.
    ///
    /// In a process of its own, since other tests take memory too. Not under a sanitizer, which keeps
    /// what was freed.
    @Test(.disabled(if: TestScope.isSanitized))
    func memoryIsFlat() async {
        await #expect(processExitsWith: .success) {
            _ = try StreamSizeTests.stream(2_000_000, .native, format: nil)
            for engine in JSONEngine.allCases {
                for format in [nil] + JSONRecordFormat.allCases {
                    let before = try StreamSizeTests.peak()
                    let count = try StreamSizeTests.stream(12_000_000, engine, format: format)
                    #expect(count > 2500)
                    let growth = try StreamSizeTests.peak() - before
                    #expect(growth < 8_000_000, "\(engine) \(String(describing: format))")
                }
            }
        }
    }

    /// The keys that the elements of a stream share are few and short, whatever comes.
    @Test(.disabled(if: TestScope.isSanitized))
    func longKeysAreNotKept() async {
        await #expect(processExitsWith: .success) {
            let first = String(repeating: "{},", count: 8)
            let rest = String(repeating: "x", count: 40_000)
            for engine in JSONEngine.allCases {
                let lines = (0..<600).lazy.map { number in
                    Array("[\(first){\"a\(number / 20)\":0,\"\(number)\(rest)\":1}]\n".utf8)
                }
                let options = JSONReadingOptions(engine: engine)
                let values = JSONStream(.chunks(lines), options: options).lines(onError: .stop)
                for _ in 0..<10 { _ = try values.next() }
                let before = try StreamSizeTests.peak()
                var count = 10
                while try values.next() != nil { count += 1 }
                #expect(count == 600)
                let growth = try StreamSizeTests.peak() - before
                #expect(growth < 8_000_000, "\(engine)")
            }
        }
    }

    /// The number of elements in that many bytes.
    private static func stream(
        _ size: Int,
        _ engine: JSONEngine,
        format: JSONRecordFormat?
    ) throws -> Int {
        let row = "{\"id\": 12345, \"text\": \"\(String(repeating: "lorem ", count: 700))\"}"
        let start = format == .sequence ? "\u{1E}" : ""
        let piece = Array("\(start)\(row)\(format == nil ? "," : "\n")".utf8)
        var pending = Array((format == nil ? "[" : "").utf8)
        var given = 0
        let input = JSONInput.reader(chunkSize: 65_536) { buffer in
            while pending.count < 4096, given < size {
                pending += piece
                given += piece.count
                if given >= size, format == nil { pending += Array("1]".utf8) }
            }
            let count = min(pending.count, buffer.count)
            buffer.copyBytes(from: pending[..<count])
            pending.removeFirst(count)
            return count
        }
        let stream = JSONStream(input, options: .init(engine: engine))
        let elements =
            if let format {
                stream.records(format, onError: .stop)
            } else {
                try stream.elements(at: "")
            }
        var count = 0
        while try elements.next() != nil { count += 1 }
        return count
    }

    /// The largest resident size of this process so far, in bytes.
    private static func peak() throws -> Int {
        let status = try JSONInput.file("/proc/self/status").readAll().text
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber))) * 1024
    }
    #endif
}
