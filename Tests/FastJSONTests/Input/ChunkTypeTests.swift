import FastJSON
import Testing

/// Chunks of several types, whose bytes lie together or do not.
@Suite struct ChunkTypeTests {
    private static let text = "[" + (0..<30_000).map { "\($0)" }.joined(separator: ", ") + "]"
    /// Where the text is cut.
    private static let cuts = [0, 1, 2, 90_000, 90_000, 90_007, text.utf8.count]

    /// The chunks of the text as some type.
    private func chunks<Chunk>(_ make: (ArraySlice<UInt8>) -> Chunk) -> [Chunk] {
        let bytes = Array(ChunkTypeTests.text.utf8)
        let cuts = ChunkTypeTests.cuts
        return zip(cuts, cuts.dropFirst()).map { make(bytes[$0..<$1]) }
    }

    private func check<Chunk: Sequence<UInt8> & Sendable>(_ chunks: [Chunk]) async throws {
        let expected = (0..<30_000).map { JSONValue.integer($0) }
        #expect(try JSONValue(parsing: .chunks(chunks)) == .array(expected))
        let awaited = AsyncStream { continuation in
            for chunk in chunks { continuation.yield(chunk) }
            continuation.finish()
        }
        var values: [JSONValue] = []
        for try await value in try JSONStream(chunks: awaited).elements() { values.append(value) }
        #expect(values == expected)
    }

    @Test("Chunks of any type are read to their last byte")
    func types() async throws {
        try await check(chunks { Array($0) })
        try await check(chunks { $0 })
        try await check(chunks { ContiguousArray($0) })
        try await check(chunks { String(decoding: $0, as: UTF8.self).utf8 })
        try await check(chunks { Scattered(bytes: Array($0)) })
    }

    /// Bytes that do not lie together.
    private struct Scattered: Sequence, Sendable {
        let bytes: [UInt8]

        func makeIterator() -> some IteratorProtocol<UInt8> {
            bytes.map { (0, $0) }.map(\.1).makeIterator()
        }
    }
}
