import Foundation

/// Writes rows as RFC 4180 has them, in pieces of some size.
struct CSVWriter {
    private let write: (Data) throws -> Void
    private var buffer = Data()

    init(_ write: @escaping (Data) throws -> Void) {
        self.write = write
    }

    mutating func writeRow(_ cells: [String]) throws {
        buffer.append(contentsOf: cells.map(CSVWriter.quoted).joined(separator: ",").utf8)
        buffer.append(contentsOf: "\r\n".utf8)
        if buffer.count >= 1 << 16 { try flush() }
    }

    /// Writes what is still in memory.
    mutating func flush() throws {
        try write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    /// A cell, in quotes if it holds what would end it.
    private static func quoted(_ cell: String) -> String {
        // By bytes: to Swift, a carriage return and a line feed are one character.
        let needsQuotes = cell.utf8.contains { [0x22, 0x2C, 0x0D, 0x0A].contains($0) }
        return needsQuotes ? "\"\(cell.replacingOccurrences(of: "\"", with: "\"\""))\"" : cell
    }
}
