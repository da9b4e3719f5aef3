/// Collects text and hands it to a file in large pieces.
struct TextBuffer: ~Copyable {
    private let output: OutputFile
    private var bytes: [UInt8] = []

    private static let size = 1 << 16

    init(_ output: OutputFile) {
        self.output = output
        bytes.reserveCapacity(TextBuffer.size + 4096)
    }

    /// Adds bytes.
    mutating func append(_ more: some Collection<UInt8>) throws(ToolFailure) {
        bytes.append(contentsOf: more)
        if bytes.count >= TextBuffer.size { try flush() }
    }

    /// Adds bytes on a line of their own; line breaks in them, which are white space in JSON, become
    /// spaces.
    mutating func appendLine(_ line: some Collection<UInt8>) throws(ToolFailure) {
        let start = bytes.count
        bytes.append(contentsOf: line)
        for index in start..<bytes.count where bytes[index] == 0x0A || bytes[index] == 0x0D {
            bytes[index] = 0x20
        }
        bytes.append(0x0A)
        if bytes.count >= TextBuffer.size { try flush() }
    }

    /// Writes what was collected.
    mutating func flush() throws(ToolFailure) {
        var failure: ToolFailure?
        bytes.withUnsafeBytes { text in
            do throws(ToolFailure) {
                try output.write(text)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        bytes.removeAll(keepingCapacity: true)
    }
}
