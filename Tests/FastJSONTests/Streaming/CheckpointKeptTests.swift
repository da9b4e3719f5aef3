import FastJSON
import Foundation
import TestSupport
import Testing

/// Checkpoints where a stream has not come on, or does not.
@Suite struct CheckpointKeptTests {
    /// Bytes, after which the input fails.
    private static func broken(_ text: String, _ engine: JSONEngine, size: Int) -> JSONStream {
        var rest = Array(text.utf8)[...]
        return JSONStream(
            .reader(chunkSize: size) { buffer in
                guard !rest.isEmpty else { throw JSONError(code: .inputFailed, message: "gone") }
                let chunk = rest.prefix(buffer.count)
                buffer.copyBytes(from: chunk)
                rest = rest.dropFirst(chunk.count)
                return chunk.count
            },
            options: .init(engine: engine)
        )
    }

    /// Where the input fails, and where reading it again continues.
    @Test(arguments: JSONEngine.allCases, [1, 3, 100])
    func inputsThatFail(_ engine: JSONEngine, size: Int) throws {
        let whole = "{\"a\": [[1], \"é\",\n {\"b\": [3]}, 4], \"c\": 5}"
        for (text, count) in [
            ("{\"a\": [[1], \"é\",\n {\"b\": [", 2),
            ("{\"a\": [[1], \"é\",\n {\"b\": [3]}, 4], ", 4),
        ] {
            let elements = try Self.broken(text, engine, size: size).elements(at: "/a")
            for _ in 0..<count { #expect(try elements.next() != nil) }
            let checkpoint = elements.checkpoint
            let error = #expect(throws: JSONError.self) { try elements.next() }
            #expect(error?.message == "gone")
            #expect(elements.checkpoint == checkpoint)
            #expect(checkpoint?.index == count - 1)
            let rest = StreamRun { () throws(JSONError) in
                try StreamMode(engine, .whole).stream(whole).resuming(at: checkpoint)
                    .elements(at: "/a")
            }
            #expect(rest.error == nil)
            #expect(rest.indices == Array(count..<4))
        }
        // Nothing came at all.
        let none = try Self.broken("", engine, size: size).elements(at: "/a")
        #expect(throws: JSONError.self) { try none.next() }
        #expect(none.checkpoint == nil)
    }

    /// The place is right also when the window has left it.
    @Test(arguments: JSONEngine.allCases)
    func farAfterTheLastElement(_ engine: JSONEngine) throws {
        let text = "[[1,\n\"é\"],\n\"é\" , 2], \(String(repeating: "3,\n", count: 5000))"
        let whole = try StreamMode(engine, .whole).stream("[" + text).values(at: "/0/*")
        for _ in 0..<3 { _ = try whole.next() }
        let broken = try Self.broken("[" + text, engine, size: 64).values(at: "/0/*")
        for _ in 0..<3 { _ = try broken.next() }
        #expect(throws: JSONError.self) { try broken.next() }
        #expect(broken.progress.bytesRead > 10_000)
        #expect(broken.checkpoint == whole.checkpoint)
        #expect(whole.checkpoint != nil)
    }

    @Test(arguments: JSONRecordFormat.allCases, [1, 3, 100])
    func recordsThatFail(_ format: JSONRecordFormat, size: Int) throws {
        let separator = format == .sequence ? "\u{1E}" : ""
        let text = ["1", "[x]", "3", "[4"].map { "\(separator)\($0)" }.joined(separator: "\n")
        let rows = Self.broken(text, .native, size: size).records(format, onError: .skip)
        #expect(try rows.next() == 1)
        #expect(try rows.next() == 3)
        let checkpoint = try #require(rows.checkpoint)
        #expect(throws: JSONError.self) { try rows.next() }
        #expect(rows.checkpoint == checkpoint)
        #expect(checkpoint.index == 2)
    }

    /// An element that ended the reading is met again; one that was passed is not.
    @Test(arguments: StreamMode.some)
    func elementsThatAreWrong(_ mode: StreamMode) throws {
        func numbers(
            _ checkpoint: JSONCheckpoint?,
            _ policy: JSONErrorPolicy
        ) throws(JSONError) -> JSONElements<Int> {
            try mode.stream("[1, \"a\", 3, [4], 5]").resuming(at: checkpoint)
                .elements(at: "", onError: policy) { cursor throws(JSONError) in
                    try cursor.readInt()
                }
        }
        let stopped = try numbers(nil, .stop)
        #expect(try stopped.next() == 1)
        let error = #expect(throws: JSONError.self) { try stopped.next() }
        #expect(stopped.checkpoint?.index == 0)
        #expect(stopped.index == 1)
        #expect(stopped.path == [1])
        let again = try numbers(stopped.checkpoint, .stop)
        let same = #expect(throws: JSONError.self) { try again.next() }
        #expect(same?.place == error?.place)
        let skipped = try numbers(stopped.checkpoint, .skip)
        #expect(try skipped.next() == 3)
        #expect(try skipped.next() == 5)
        #expect(skipped.rejectCount == 2)
    }

    /// A stream that continues is where it continues, until there is an element.
    @Test(arguments: StreamMode.some)
    func beforeTheFirstNewElement(_ mode: StreamMode) throws {
        let elements = try mode.stream("{\"a\": [1, 2, 3]}").elements(at: "/a")
        #expect(elements.checkpoint == nil)
        #expect(elements.index == -1)
        _ = try elements.next()
        _ = try elements.next()
        let checkpoint = try #require(elements.checkpoint)
        let rest = try mode.stream("{\"a\": [1, 2, 3]}").resuming(at: checkpoint)
            .elements(at: "/a")
        #expect(rest.checkpoint == checkpoint)
        #expect(rest.index == 1)
        #expect(rest.path == ["a", 1])
        #expect(rest.offset == checkpoint.offset)
        #expect(try rest.next() == 3)
        #expect(try rest.next() == nil)
        #expect(rest.checkpoint == nil)

        let rows = mode.stream("1\n2\n").records(.lines, onError: .skip)
        _ = try rows.next()
        let after = try #require(rows.checkpoint)
        let lost = Self.broken("1\n", mode.engine, size: 9).resuming(at: after)
            .records(.lines, onError: .skip)
        #expect(lost.checkpoint == after)
        #expect(throws: JSONError.self) { try lost.next() }
        #expect(lost.checkpoint == after)
        #expect(lost.index == 0)
    }

    // MARK: What stands after a checkpoint

    /// What follows an element cannot become a part of it.
    @Test(
        arguments: [
            "[{}.5,7]", "[\"a\"e5,7]", "[{}3, null]", "[{}0]", "[[]E1]", "[{}-5,7]", "[{}+5,7]",
            "[{}.", "[{}5", "[\"a\"\"b\"]", "[{}x]", "[{}:1]",
        ],
        StreamMode.some
    )
    func whatMightBecomeANumber(_ text: String, mode: StreamMode) throws {
        for (text, pointer) in [(text, ""), ("{\"é\":\n\(text)}", "/é")] {
            let elements = try mode.stream(text).elements(at: JSONPath(pointer))
            _ = try elements.next()
            let checkpoint = try #require(elements.checkpoint)
            let straight = #expect(throws: JSONError.self) { try elements.next() }
            let rest = StreamRun { () throws(JSONError) in
                try mode.stream(text).resuming(at: checkpoint).elements(at: JSONPath(pointer))
            }
            #expect(rest.elements.isEmpty)
            #expect(rest.error?.place == straight?.place)
        }
        // And a member of an object.
        let object = "{\"k\": \(text.dropFirst().prefix { $0 != "," })}"
        let values = try mode.stream(object).values(at: "/*")
        guard (try? values.next()) != nil else { return }
        let straight = #expect(throws: JSONError.self) { try values.next() }
        let rest = StreamRun { () throws(JSONError) in
            try mode.stream(object).resuming(at: values.checkpoint).values(at: "/*")
        }
        #expect(rest.error?.place == straight?.place)
    }

    // MARK: Formats

    @Test(arguments: JSONRecordFormat.allCases, JSONRecordFormat.allCases)
    func ofAnotherFormat(_ format: JSONRecordFormat, other: JSONRecordFormat) throws {
        let text = "\u{1E}1\n\u{1E}2\n".replacing(format == .sequence ? "" : "\u{1E}", with: "")
        let rows = StreamMode(.native, .whole).stream(text).records(format, onError: .skip)
        _ = try rows.next()
        let stored = try JSONEncoder().encode(#require(rows.checkpoint))
        let checkpoint = try JSONDecoder().decode(JSONCheckpoint.self, from: stored)
        #expect(checkpoint == rows.checkpoint)
        let rest = StreamRun {
            StreamMode(.native, .whole).stream(text).resuming(at: checkpoint)
                .records(other, onError: .skip)
        }
        if format == other {
            #expect(rest.values == [2])
        } else {
            #expect(
                rest.error?.message == "the checkpoint is of records in the format "
                    + "'\(format.rawValue)', not '\(other.rawValue)'"
            )
            #expect(rest.error?.code == .invalidStructure)
            #expect(rest.values.isEmpty)
        }
        // Those that were stored before formats were fit each of them.
        let old = try CheckpointErrorTests.checkpoint(offset: 2, scalarsInLine: 0, steps: "[]")
        let any = StreamRun {
            StreamMode(.native, .whole).stream("1\n\u{1E}2\n".replacing("\u{1E}", with: ""))
                .resuming(at: old).records(.lines, onError: .skip)
        }
        #expect(any.values == [2])
    }
}
