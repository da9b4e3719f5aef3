package import FastJSON

/// One engine with one way of feeding a stream.
package struct StreamMode: Sendable, Hashable, CustomStringConvertible {
    /// How the bytes reach the stream.
    package enum Feeding: Sendable, Hashable {
        /// As one chunk.
        case whole
        /// In chunks of this size, through the usual window.
        case chunks(Int)
        /// In chunks of this size, through a window that is not much larger.
        case window(Int)
    }

    package var engine: JSONEngine
    package var feeding: Feeding

    package init(_ engine: JSONEngine, _ feeding: Feeding) {
        self.engine = engine
        self.feeding = feeding
    }

    /// Every engine of this build with every feeding.
    package static let all: [StreamMode] = modes(
        [.whole] + [1, 2, 3, 7, 64, 4096, 65_536].map { .chunks($0) }
            + [1, 5, 64].map { .window($0) }
    )

    /// Every engine of this build with a few feedings.
    package static let some: [StreamMode] = modes([.whole, .chunks(1), .chunks(7), .window(3)])

    /// Every engine of this build with these feedings.
    package static func modes(_ feedings: [Feeding]) -> [StreamMode] {
        JSONEngine.allCases.flatMap { engine in feedings.map { StreamMode(engine, $0) } }
    }

    package var description: String { "\(engine) \(feeding)" }

    /// True if a long text comes in few pieces.
    package var feedsLargePieces: Bool {
        switch feeding {
        case .whole: true
        case .chunks(let size), .window(let size): size >= 4096
        }
    }

    /// A stream over these bytes.
    package func stream(
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> JSONStream {
        var options = options
        options.engine = engine
        return JSONStream(input(bytes), options: options)
    }

    /// A stream over this text.
    package func stream(
        _ text: String,
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> JSONStream {
        stream(Array(text.utf8), options: options)
    }

    /// An input that feeds the bytes in this way.
    package func input(_ bytes: [UInt8]) -> JSONInput {
        switch feeding {
        case .whole: return .bytes(bytes)
        case .chunks(let size): return .chunks(Chunks(bytes, size: size))
        case .window(let size):
            var rest = bytes[...]
            return .reader(chunkSize: size) { buffer in
                let chunk = rest.prefix(buffer.count)
                buffer.copyBytes(from: chunk)
                rest = rest.dropFirst(chunk.count)
                return chunk.count
            }
        }
    }
}

/// What came of a stream.
package struct StreamRun<Output: Sendable>: Sendable {
    /// An element with what the stream said of it.
    package struct Element: Sendable {
        package var value: Output
        package var index: Int
        package var path: JSONValuePath
        package var offset: Int
    }

    package var elements: [Element] = []
    package var error: JSONError?

    /// Takes all elements, up to the end or an error.
    package init(_ make: () throws(JSONError) -> JSONElements<Output>) {
        do throws(JSONError) {
            let stream = try make()
            while let value = try stream.next() {
                elements.append(
                    Element(
                        value: value,
                        index: stream.index,
                        path: stream.path,
                        offset: stream.offset
                    )
                )
            }
        } catch {
            self.error = error
        }
    }

    package var values: [Output] { elements.map(\.value) }
    package var indices: [Int] { elements.map(\.index) }
    package var paths: [String] { elements.map { $0.path.description } }
    package var offsets: [Int] { elements.map(\.offset) }
}

extension StreamRun.Element: Equatable where Output: Equatable {}

extension JSONError {
    /// All that is the same for all feedings: not the excerpt.
    package var place: String {
        "\(code) \(message) | \(path) \(line ?? 0):\(column ?? 0) @\(offset ?? -1)"
    }
}

extension [UInt8] {
    /// The bytes as text.
    package var text: String { String(decoding: self, as: UTF8.self) }
}
