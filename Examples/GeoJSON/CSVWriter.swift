/// Writes rows as RFC 4180 has them, in pieces of some size.
struct CSVWriter {
    private let write: ([UInt8]) throws -> Void
    /// The bytes of whole rows, and of the one that is being written.
    private var buffer: [UInt8] = []
    private var isAtStartOfRow = true

    init(_ write: @escaping ([UInt8]) throws -> Void) {
        self.write = write
    }

    /// Adds a cell to the row, in quotes if it holds what would end it.
    mutating func writeCell(_ text: String) {
        if !isAtStartOfRow { buffer.append(UInt8(ascii: ",")) }
        isAtStartOfRow = false
        // By bytes: to Swift, a carriage return and a line feed are one character.
        var text = text
        text.withUTF8 { bytes in
            guard bytes.contains(where: CSVWriter.isSpecial) else {
                return buffer.append(contentsOf: bytes)
            }
            buffer.append(UInt8(ascii: "\""))
            for byte in bytes {
                if byte == UInt8(ascii: "\"") { buffer.append(byte) }
                buffer.append(byte)
            }
            buffer.append(UInt8(ascii: "\""))
        }
    }

    mutating func endRow() throws {
        buffer.append(contentsOf: "\r\n".utf8)
        isAtStartOfRow = true
        if buffer.count >= 1 << 16 { try flush() }
    }

    /// Writes what is still in memory.
    mutating func flush() throws {
        try write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
        default: false
        }
    }
}
