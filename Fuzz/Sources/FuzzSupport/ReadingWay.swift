public import FastJSON

/// How bytes reach a reader.
public enum Feeding: Sendable, Hashable {
    /// In place, all at once.
    case whole
    /// In chunks of this size.
    case chunks(Int)
    /// In chunks of this size, through a window that is as small as can be.
    case window(Int)
    /// In chunks of 0 to 40 bytes drawn with this seed.
    case random(seed: UInt64)
}

/// One engine with one way of feeding it.
public struct ReadingWay: Sendable, Hashable, CustomStringConvertible {
    /// The engine.
    public var engine: JSONEngine
    /// How it gets the bytes.
    public var feeding: Feeding

    /// Creates a way of reading.
    public init(_ engine: JSONEngine, _ feeding: Feeding) {
        (self.engine, self.feeding) = (engine, feeding)
    }

    /// The engine and the feeding.
    public var description: String { "\(engine) \(feeding)" }

    /// True if a report shows all of the line: a small window does not wait for its end.
    public var showsLines: Bool {
        if case .window = feeding { false } else { true }
    }

    /// The options with the engine of this way.
    public func options(_ options: JSONReadingOptions) -> JSONReadingOptions {
        var options = options
        options.engine = engine
        return options
    }

    /// An input that feeds the bytes in this way.
    public func input(_ bytes: [UInt8]) -> JSONInput {
        switch feeding {
        case .whole:
            return .bytes(bytes)
        case .window(let size):
            var position = 0
            return .reader(chunkSize: size) { buffer in
                let count = min(size, buffer.count, bytes.count - position)
                buffer.copyBytes(from: bytes[position..<position + count])
                position += count
                return count
            }
        case .chunks, .random:
            return .chunks(pieces(of: bytes))
        }
    }

    /// The bytes in the pieces of the feeding.
    public func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        // What is far in front of the end comes at once, as it is mostly white space.
        var position = max(0, bytes.count - 600)
        if position > 0 { pieces.append(bytes[..<position]) }
        var state: UInt64 = if case .random(let seed) = feeding { seed } else { 0 }
        while position < bytes.count {
            let size: Int
            switch feeding {
            case .whole:
                size = bytes.count
            case .chunks(let count), .window(let count):
                size = count
            case .random:
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                size = Int(state >> 33) % 41
            }
            let end = min(bytes.count, position + size)
            pieces.append(bytes[position..<end])
            position = end
        }
        return pieces
    }

    /// Reads a document with a cursor.
    ///
    /// Fed as a whole, the bytes lie in memory of exactly their size, so that the address sanitizer
    /// sees who reads beyond.
    public func withCursor<Output>(
        over bytes: [UInt8],
        options: JSONReadingOptions,
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        let options = self.options(options)
        guard feeding == .whole else {
            return try JSONCursor.withCursor(over: input(bytes), options: options, body)
        }
        let guarded = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        defer { guarded.deallocate() }
        guarded.copyBytes(from: bytes)
        return try JSONCursor.withCursor(
            over: UnsafeRawBufferPointer(guarded),
            options: options,
            body
        )
    }

    /// Reads a document as a tree.
    public func value(
        of bytes: [UInt8],
        options: JSONReadingOptions
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            try withCursor(over: bytes, options: options) { cursor throws(JSONError) in
                try cursor.readValue()
            }
        }
    }

    /// The error of reading a document and keeping nothing; nil if it is valid.
    public func validate(_ bytes: [UInt8], options: JSONReadingOptions) -> JSONError? {
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
    public func events(
        of bytes: [UInt8],
        options: JSONReadingOptions
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
