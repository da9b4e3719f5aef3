import DecodingFoundation
import ExampleSupport
import NIOCore
import NIOFoundationCompat

/// Reads and writes the buffers of SwiftNIO, by functions of NIO that take any `JSONDecoder` and
/// `JSONEncoder`.
@main
enum NIOBodies {
    static func main() throws {
        try encodeAndDecode()
        try readFrames()
        try refuseWrongMember()
    }

    /// One value is all of a buffer.
    private static func encodeAndDecode() throws {
        let encoder = FastJSONEncoder()
        let buffer = try encoder.encodeAsByteBuffer(Order.sample, allocator: ByteBufferAllocator())
        expect(
            String(buffer: buffer).hasPrefix(#"{"id":4711,"placed":"#),
            "keys come in the order in which they were encoded"
        )
        let order = try FastJSONDecoder().decode(Order.self, from: buffer)
        expect(order == Order.sample, "a buffer holds the same order")
        print("one order: \(buffer.readableBytes) bytes, \(order.lines.count) lines")
    }

    /// Values follow each other in a buffer, each after its length.
    private static func readFrames() throws {
        let encoder = FastJSONEncoder()
        let decoder = FastJSONDecoder()
        var buffer = ByteBuffer()
        for line in Order.sample.lines {
            try buffer.writeLengthPrefixed(as: UInt32.self) { buffer in
                try buffer.writeJSONEncodable(line, encoder: encoder)
            }
        }
        var lines: [Order.Line] = []
        while let length = buffer.readInteger(as: UInt32.self),
            let line = try buffer.readJSONDecodable(
                Order.Line.self,
                decoder: decoder,
                length: Int(length)
            )
        {
            lines.append(line)
        }
        expect(lines == Order.sample.lines, "frames hold the same lines")
        print("\(lines.count) frames: \(lines.reduce(0) { $0 + $1.count }) articles")
    }

    /// NIO has called the decoder that it was given, and not one of its own.
    private static func refuseWrongMember() throws {
        let buffer = ByteBuffer(string: "[\n  7, {\(wrongMember)}\n]")
        let type = [Ignored].self
        _ = try buffer.getJSONDecodable(type, at: 0, length: buffer.readableBytes)
        let error = refusal {
            try buffer.getJSONDecodable(
                type,
                decoder: FastJSONDecoder(),
                at: 0,
                length: buffer.readableBytes
            )
        }
        if let error { print("refused: \(error)") }
    }
}

/// A value that nobody looks at.
private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
}
