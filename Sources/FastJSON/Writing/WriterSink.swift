/// Writes tokens as they are read, and hands the text over in large pieces.
@safe
struct WriterSink: TokenSink, ~Copyable {
    private(set) var writer: JSONWriter
    private let write: ((UnsafeRawBufferPointer) throws -> Void)?
    /// Why the text could not be handed over; after that, nothing is written.
    private(set) var failure: (any Error)?

    /// The text that is collected before it is handed over.
    private static let chunkSize = 1 << 16

    var isOver: Bool { failure != nil }

    /// Collects the text, or hands it over.
    init(
        _ writer: consuming JSONWriter,
        to write: ((UnsafeRawBufferPointer) throws -> Void)? = nil
    ) {
        self.writer = writer
        unsafe self.write = write
    }

    /// Hands over what was collected.
    mutating func handOver() {
        guard let write = unsafe write else { return }
        do {
            try unsafe writer.drain { if failure == nil { try unsafe write($0) } }
        } catch {
            failure = error
            unsafe writer.drain { _ in }
        }
    }

    @inline(__always)
    private mutating func handOverIfFull() {
        if writer.pendingCount >= WriterSink.chunkSize { handOver() }
    }

    @inline(__always)
    mutating func beginObject(at offset: Int) {
        writer.beginObject()
        handOverIfFull()
    }

    @inline(__always)
    mutating func endObject(at offset: Int) {
        writer.endObject()
        handOverIfFull()
    }

    @inline(__always)
    mutating func beginArray(at offset: Int) {
        writer.beginArray()
        handOverIfFull()
    }

    @inline(__always)
    mutating func endArray(at offset: Int) {
        writer.endArray()
        handOverIfFull()
    }

    @inline(__always)
    mutating func key(_ text: TextToken) {
        unsafe writer.key(text)
    }

    @inline(__always)
    mutating func string(_ text: TextToken) {
        unsafe writer.write(string: text)
        handOverIfFull()
    }

    @inline(__always)
    mutating func number(_ text: TextToken) {
        unsafe writer.write(validated: text.bytes)
        handOverIfFull()
    }

    @inline(__always)
    mutating func literal(_ kind: TapeEntry.Kind, at offset: Int) {
        if kind == .null { writer.writeNull() } else { writer.write(kind == .true) }
        handOverIfFull()
    }

    consuming func take() -> JSONWriter {
        writer
    }
}
