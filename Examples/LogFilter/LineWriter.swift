import Foundation

/// Writes lines to standard output, in pieces of some size.
struct LineWriter {
    private let capacity: Int
    private var buffer: [UInt8] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func write(_ line: [UInt8]) throws {
        buffer.append(contentsOf: line)
        buffer.append(0x0A)
        if buffer.count >= capacity { try flush() }
    }

    /// Writes what is still in memory.
    mutating func flush() throws {
        try FileHandle.standardOutput.write(contentsOf: buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
