package import FastJSON

/// One engine with one way of feeding it.
///
/// Every parser test runs in all of them.
package struct ReadingMode: Sendable, Hashable, CustomStringConvertible {
    /// How the bytes reach the reader.
    package enum Feeding: Sendable, Hashable {
        /// In place, all at once.
        case whole
        /// Through a window, in chunks of this size.
        case chunks(Int)
        /// Through a window, in chunks of 0 to 40 bytes drawn with this seed.
        case random(seed: UInt64)
    }

    package var engine: JSONEngine
    package var feeding: Feeding

    package init(_ engine: JSONEngine, _ feeding: Feeding) {
        self.engine = engine
        self.feeding = feeding
    }

    /// Every engine of this build with the feedings whole, 1, 2, 3, 7 and random.
    package static let all: [ReadingMode] = modes(
        [.whole, .chunks(1), .chunks(2), .chunks(3), .chunks(7), .random(seed: 2026)]
    )

    /// Every engine of this build with these feedings.
    package static func modes(_ feedings: [Feeding]) -> [ReadingMode] {
        JSONEngine.allCases.flatMap { engine in feedings.map { ReadingMode(engine, $0) } }
    }

    package var description: String { "\(engine) \(feeding)" }

    /// The options with the engine of this mode.
    package func options(_ options: JSONReadingOptions) -> JSONReadingOptions {
        var options = options
        options.engine = engine
        return options
    }

    /// An input that feeds the bytes in this way.
    ///
    /// `whole` becomes one chunk.
    package func input(_ bytes: [UInt8]) -> JSONInput {
        switch feeding {
        case .whole: .bytes(bytes)
        case .chunks(let size): .chunks(Chunks(bytes, size: size))
        case .random(let seed): .chunks(Chunks(bytes, seed: seed))
        }
    }

    /// Reads a document with a cursor.
    package func withCursor<Output>(
        over bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions(),
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        if feeding == .whole {
            return try JSONCursor.withCursor(over: bytes, options: self.options(options), body)
        }
        return try JSONCursor.withCursor(over: input(bytes), options: self.options(options), body)
    }

    /// Reads a document as a tree.
    package func value(
        of bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            try withCursor(over: bytes, options: options) { cursor throws(JSONError) in
                try cursor.readValue()
            }
        }
    }

    /// The error of reading a document and keeping nothing; nil if it is valid.
    package func validate(
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> JSONError? {
        do throws(JSONError) {
            try withCursor(over: bytes, options: options) { cursor throws(JSONError) in
                try cursor.skipValue()
            }
            return nil
        } catch {
            return error
        }
    }

    /// The events of a document up to its end or its error.
    package func events(
        of bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> (events: [JSONEvent], error: JSONError?) {
        var events: [JSONEvent] = []
        do throws(JSONError) {
            var reader = try JSONEventReader(input(bytes), options: self.options(options))
            while let event = try reader.next() {
                events.append(event)
            }
            return (events, nil)
        } catch {
            return (events, error)
        }
    }
}

/// Bytes cut into chunks.
package struct Chunks: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 0
    private let size: Int
    private var random: SeededRandom?

    /// Chunks of one size.
    package init(_ bytes: [UInt8], size: Int) {
        self.bytes = bytes
        self.size = size
    }

    /// Chunks of 0 to 40 bytes.
    package init(_ bytes: [UInt8], seed: UInt64) {
        self.bytes = bytes
        size = 0
        random = SeededRandom(seed: seed)
    }

    package mutating func next() -> ArraySlice<UInt8>? {
        guard position < bytes.count else { return nil }
        let wanted = random?.number(in: 0...40) ?? size
        let end = Swift.min(bytes.count, position + wanted)
        defer { position = end }
        return bytes[position..<end]
    }
}
