/// Collects text and hands it to a file in large pieces.
final class TextBuffer {
    private let output: OutputFile
    private let notes: CheckpointFile?
    private var bytes: [UInt8] = []
    /// Where elements end in the bytes, as far as this will be needed.
    private var ends: [End] = []
    private var bytesToSkip: Int
    private var endsLine = true
    private var failure: ToolFailure?

    private static let size = 1 << 16

    private struct End {
        /// The bytes of the text up to there.
        var count: Int
        /// Where the element starts in the input.
        var offset: Int
    }

    /// Skips at first what is written already, and tells the notes of what is written.
    init(_ output: OutputFile, notes: CheckpointFile?) {
        self.output = output
        self.notes = notes
        bytesToSkip = notes?.bytesToSkip ?? 0
        bytes.reserveCapacity(TextBuffer.size + 4096)
    }

    /// True if it is time to write.
    var isFull: Bool { bytes.count >= TextBuffer.size }

    /// True if a run before has written all that was added.
    var isSkipped: Bool { bytesToSkip > 0 && bytes.count <= bytesToSkip }

    /// Adds bytes.
    func append(_ more: some Collection<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// Adds bytes on a line of their own; line breaks in them, which are white space in JSON,
    /// become spaces.
    func appendLine(_ line: some Collection<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: line)
        for index in start..<bytes.count
        where bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
            bytes[index] = UInt8(ascii: " ")
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Notes that what was added up to here is of the element at an offset of the input.
    func endElement(at offset: @autoclosure () -> Int) {
        if notes != nil { ends.append(End(count: bytes.count, offset: offset())) }
    }

    /// Ends the last line, if it has no end.
    func endLine() {
        if bytes.last.map({ $0 != UInt8(ascii: "\n") }) ?? !endsLine {
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    /// Throws if the text before could not be written.
    func check() throws(ToolFailure) {
        if let failure { throw failure }
    }

    /// Writes the collected text.
    ///
    /// After a failure, every further call fails, too.
    func flush() throws(ToolFailure) {
        try check()
        let skipped = min(bytesToSkip, bytes.count)
        let (output, notes, ends) = (output, notes, ends)
        var failure: ToolFailure?
        unsafe bytes.withUnsafeBytes { text in
            do throws(ToolFailure) {
                try unsafe output.write(UnsafeRawBufferPointer(rebasing: text[skipped...])) {
                    count in
                    // An element that the pipe has not taken whole is written again.
                    let end = ends.last { $0.count <= skipped + count }
                    notes?.end(after: end?.count ?? 0, of: end?.offset)
                }
            } catch {
                failure = error
            }
        }
        if let failure {
            self.failure = failure
            throw failure
        }
        bytesToSkip -= skipped
        notes?.noteWritten(bytes.count, of: ends.last?.offset)
        endsLine = bytes.last.map { $0 == UInt8(ascii: "\n") } ?? endsLine
        bytes.removeAll(keepingCapacity: true)
        self.ends.removeAll(keepingCapacity: true)
    }
}
