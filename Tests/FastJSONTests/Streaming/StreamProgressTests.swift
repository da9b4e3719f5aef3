import FastJSON
import Foundation
import TestSupport
import Testing

/// How far a stream says it is.
@Suite struct StreamProgressTests {
    private static let text = "[\((0..<200).map { "{\"n\": \($0)}" }.joined(separator: ", "))]"

    @Test(arguments: StreamMode.all)
    func bytesAscend(_ mode: StreamMode) throws {
        let size = Self.text.utf8.count
        var seen: [JSONProgress] = []
        let elements = try mode.stream(Self.text).elements(at: "").onProgress { seen.append($0) }
        #expect(elements.progress.bytesRead == 0)
        #expect(elements.progress.elementCount == 0)
        #expect(elements.progress.elapsed == .zero)
        #expect(elements.progress.bytesPerSecond == 0)
        var count = 0
        while try elements.next() != nil {
            count += 1
            #expect(elements.progress.elementCount == count)
        }
        #expect(count == 200)
        #expect(seen.last?.bytesRead == size)
        #expect(seen.last?.elementCount == 200)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.bytesRead <= $1.bytesRead })
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.elementCount <= $1.elementCount })
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.elapsed <= $1.elapsed })
        // The size is known of memory.
        let total = mode.feeding == .whole ? size : nil
        #expect(seen.allSatisfy { $0.totalBytes == total })
        #expect(seen.last?.fraction == total.map { _ in 1 })
        #expect(elements.progress.bytesRead == size)
        #expect(elements.progress.bytesPerSecond > 0)
    }

    @Test(arguments: JSONRecordFormat.allCases, JSONEngine.allCases)
    func files(_ format: JSONRecordFormat, engine: JSONEngine) throws {
        let separator = format == .sequence ? "\u{1E}" : ""
        let text = (0..<500).map { "\(separator)\($0 % 5 == 1 ? "[x]" : "\($0)")\n" }.joined()
        let file = try TemporaryFile(Array(text.utf8))
        var seen: [JSONProgress] = []
        let rows = JSONStream(try .file(file.path, chunkSize: 100), options: .init(engine: engine))
            .records(format, onError: .skip)
            .onProgress { seen.append($0) }
        while try rows.next() != nil {}
        let size = text.utf8.count
        #expect(seen.allSatisfy { $0.totalBytes == size })
        #expect(seen.map(\.bytesRead) == seen.map(\.bytesRead).sorted())
        #expect(Set(seen.map(\.bytesRead)).count >= size / 100)
        #expect(seen.last?.bytesRead == size)
        #expect(seen.last?.fraction == 1)
        #expect(seen.allSatisfy { (0...1).contains($0.fraction ?? -1) })
        // Those that were wrong are not counted.
        #expect(rows.progress.elementCount == 400)
        #expect(rows.rejectCount == 100)
    }

    /// An empty file was read as a whole.
    @Test func emptyFiles() throws {
        let file = try TemporaryFile([])
        let rows = JSONStream(try .file(file.path)).records(.lines, onError: .stop)
        #expect(rows.progress.fraction == 1)
        #expect(try rows.next() == nil)
        #expect(rows.progress.fraction == 1)
        #expect(rows.progress.totalBytes == 0)
    }

    @Test(arguments: StreamMode.some)
    func locatedKeepsObservers(_ mode: StreamMode) throws {
        var progress = 0
        var rejects = 0
        let rows = mode.stream("1\nx\n2").records(.lines, onError: .skip)
            .onProgress { _ in progress += 1 }
            .onReject { _ in rejects += 1 }
            .located()
        while try rows.next() != nil {}
        #expect(progress > 0)
        #expect(rejects == 1)
    }

    @Test(arguments: StreamMode.some)
    func locatedAndObserved(_ mode: StreamMode) throws {
        var progress = 0
        var rejects: [Int] = []
        let rows = mode.stream("1\nx\n {\"a\":2}").records(.lines, onError: .skip).located()
            .onProgress { _ in progress += 1 }
            .onReject { rejects.append($0.index) }
        let first = try rows.next()
        #expect(first?.value == 1)
        #expect([first?.index, first?.offset] == [0, 0])
        let second = try rows.next()
        #expect(second?.value == ["a": 2])
        #expect([second?.index, second?.offset] == [2, 5])
        #expect(second?.path.isRoot == true)
        #expect(try rows.next() == nil)
        #expect(progress > 0)
        #expect(rejects == [1])
        #expect(rows.index == 2)
    }

    /// After each chunk, also of what is passed on the way to an element.
    @Test(arguments: JSONEngine.allCases, [10, 100, 1000])
    func eachChunk(_ engine: JSONEngine, size: Int) throws {
        let text = "{\"x\": [\(String(repeating: "1,", count: 2000))1], \"a\": [1, 2]}"
        let chunks = Array(Chunks(Array(text.utf8), size: size))
        var seen: [Int] = []
        var counts: [Int] = []
        let elements = try JSONStream(.chunks(chunks), options: .init(engine: engine))
            .elements(at: "/a")
            .onProgress { seen.append($0.bytesRead) }
            .onProgress { counts.append($0.elementCount) }
        #expect(try elements.next() == 1)
        #expect(seen.count >= chunks.count - 3)
        #expect(counts.allSatisfy { $0 == 0 })
        #expect(try elements.next() == 2)
        #expect(try elements.next() == nil)
        var sum = 0
        let ends = chunks.map { chunk in
            sum += chunk.count
            return sum
        }
        #expect(seen == ends + [text.utf8.count])
        // Each of them is told.
        #expect(counts.count == seen.count)
        #expect(counts.last == 2)
    }

    /// What the elements say may be asked for meanwhile.
    @Test(arguments: StreamMode.some)
    func askingWhileReading(_ mode: StreamMode) throws {
        for pointer in ["/a", "/x/*"] {
            let text = "{\"x\": [\"\(String(repeating: "1", count: 9000))\"], \"a\": [1, [2]]}"
            let elements = try mode.stream(text).select(
                .elements(at: "/a") { cursor throws(JSONError) in try cursor.readValue() },
                .values(at: "/x/0") { cursor throws(JSONError) in try cursor.readValue() }
            )
            var indices: [Int] = []
            let observed = elements.onProgress { [unowned elements] progress in
                indices.append(elements.index)
                #expect(elements.path.steps.count == (elements.index < 0 ? 0 : 2))
                #expect((elements.checkpoint?.index ?? -1) <= elements.index)
                #expect(elements.offset <= progress.bytesRead)
            }
            while try observed.next() != nil {}
            #expect(indices == indices.sorted())
            #expect(indices.last == 2, "\(pointer)")
        }
    }

    @Test(arguments: StreamMode.some)
    func severalObservers(_ mode: StreamMode) throws {
        var first: [Int] = []
        var second: [Int] = []
        let rows = mode.stream("1\nx\n2\ny").records(.lines, onError: .skip)
            .onReject { first.append($0.index) }
            .onReject { second.append($0.index) }
        while try rows.next() != nil {}
        #expect(first == [1, 3])
        #expect(second == [1, 3])
    }
}
