import FastJSON

/// A generated document that looks like the answer of a web service.
///
/// It is an array of records, one per line, with nested objects and arrays, text in several
/// scripts, escapes, integers, fractions, booleans and nulls. Memory does not grow with its size.
struct SampleDocument {
    /// The number of bytes; the document ends with the record that reaches it.
    let size: Int
    /// The same seed gives the same document on every machine.
    let seed: UInt64

    private static let chunkSize = 1 << 18

    /// Calls the function with the document, piece by piece.
    func write(_ body: ([UInt8]) throws -> Void) throws {
        var random = SampleRandom(seed: seed)
        var chunk = Array("[\n".utf8)
        var written = 0
        var index = 0
        repeat {
            if index > 0 {
                chunk += [UInt8(ascii: ","), UInt8(ascii: "\n")]
            }
            chunk += try record(index, &random)
            index += 1
            if chunk.count >= SampleDocument.chunkSize {
                try body(chunk)
                written += chunk.count
                chunk.removeAll(keepingCapacity: true)
            }
        } while written + chunk.count < size
        chunk += Array("\n]\n".utf8)
        try body(chunk)
    }

    /// The whole document, in memory.
    func bytes() throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 4096)
        try write { bytes += $0 }
        return bytes
    }

    // MARK: Records

    private func record(_ index: Int, _ random: inout SampleRandom) throws -> [UInt8] {
        // Services differ in what they escape. One in eight does it where nobody has to.
        let escapesAll = random.below(8) == 0
        var writer = JSONWriter(
            options: JSONWritingOptions(escapesSlashes: escapesAll, escapesNonASCII: escapesAll)
        )
        writer.beginObject()
        writer.member("id", index)
        writer.member("guid", random.hexadecimal(32))
        writer.member("active", random.below(2) == 0)
        writer.member("created_at", random.timestamp())
        writeUser(to: &writer, &random)
        writer.member("text", random.text(words: 6...40))
        writePlace(to: &writer, &random)
        writer.key("tags")
        writer.beginArray()
        for _ in 0..<random.below(6) {
            writer.write(random.word())
        }
        writer.endArray()
        writer.key("samples")
        writer.beginArray()
        for _ in 0..<random.below(12) {
            writer.write(random.fraction(in: -1000...1000, digits: 6))
        }
        writer.endArray()
        writer.key("reply_to")
        writer.writeNull()
        writer.member("likes", random.below(100_000))
        writer.member("price", random.fraction(in: 0...10_000, digits: 2))
        writer.endObject()
        return try writer.finish()
    }

    private func writeUser(to writer: inout JSONWriter, _ random: inout SampleRandom) {
        let id = random.below(1 << 40)
        writer.key("user")
        writer.beginObject()
        writer.member("id", id)
        writer.member("name", random.word() + " " + random.word())
        writer.member("verified", random.below(10) == 0)
        writer.member("url", "https://example.com/people/\(id)?page=\(random.below(100))")
        writer.member("bio", random.text(words: 0...12))
        writer.endObject()
    }

    private func writePlace(to writer: inout JSONWriter, _ random: inout SampleRandom) {
        writer.key("place")
        guard random.below(4) != 0 else { return writer.writeNull() }
        writer.beginObject()
        writer.member("city", random.word())
        writer.key("coordinates")
        writer.beginArray()
        writer.write(random.fraction(in: -180...180, digits: 6))
        writer.write(random.fraction(in: -90...90, digits: 6))
        writer.endArray()
        writer.key("altitude")
        if random.below(2) == 0 {
            writer.writeNull()
        } else {
            writer.write(random.below(4000))
        }
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ key: String, _ value: String) {
        self.key(key)
        write(value)
    }

    fileprivate mutating func member(_ key: String, _ value: Int) {
        self.key(key)
        write(value)
    }

    fileprivate mutating func member(_ key: String, _ value: Double) {
        self.key(key)
        write(value)
    }

    fileprivate mutating func member(_ key: String, _ value: Bool) {
        self.key(key)
        write(value)
    }
}
