import FastJSON

/// A key of a type, prepared to be found and to be written.
///
/// It is used in its place: a copy would count references.
///
/// SAFETY: the bytes are never freed: a process has a limited number of types.
@safe
struct CodedKey: ~Copyable {
    /// The key itself.
    let key: any CodingKey
    /// Its string, retained so that its two words cannot belong to another string.
    let name: String
    private let words: Words
    let fingerprint: UInt64
    /// As it is looked for, with the bit that stands for it among the keys of its type.
    let prepared: PreparedKey
    /// As it is written, in quotes and with its colon; nil if it is long, or some setting would escape it.
    let written: UnsafePointer<UInt8>?
    let writtenCount: Int

    private static let longestWritten = 64

    init(_ key: any CodingKey, _ name: String, bit: UInt64) {
        self.key = key
        self.name = name
        words = Words(name)
        fingerprint = KeyBytes.fingerprint(name)
        prepared = PreparedKey(name, bit: bit)
        guard name.utf8.count <= CodedKey.longestWritten, name.utf8.allSatisfy(CodedKey.isPlain)
        else {
            unsafe written = nil
            writtenCount = 0
            return
        }
        let text = Array("\"\(name)\":".utf8)
        // Whole words are copied.
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 8)
        unsafe bytes.initialize(repeating: 0, count: text.count + 8)
        for (index, byte) in text.enumerated() { unsafe bytes[index] = byte }
        unsafe written = UnsafePointer(bytes)
        writtenCount = text.count
    }

    /// A key with the same string as another one of its type, whose bit it has.
    init(_ key: any CodingKey, like other: borrowing CodedKey) {
        self.key = key
        name = other.name
        words = other.words
        fingerprint = other.fingerprint
        prepared = other.prepared
        unsafe written = other.written
        writtenCount = other.writtenCount
    }

    /// True if a string is that of the key.
    @inline(__always)
    func isNamed(_ name: String) -> Bool {
        words == Words(name) || KeyBytes.areEqual(self.name, name)
    }

    /// True for a byte that no setting escapes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: " ") && byte <= UInt8(ascii: "~") && byte != UInt8(ascii: "\"")
            && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "/")
    }

    /// What a string is in memory.
    ///
    /// Two strings that exist at once and have the same words are the same.
    private struct Words: Equatable {
        private let first: UInt64
        private let second: UInt64

        @inline(__always)
        init(_ text: String) {
            (first, second) = unsafe withUnsafeBytes(of: text) { bytes in
                // SAFETY: the second word may begin within the first. The bytes are only compared; the
                // string that is kept neither goes nor changes, so no other string has its bytes.
                unsafe (
                    bytes.loadUnaligned(as: UInt64.self),
                    bytes.loadUnaligned(
                        fromByteOffset: MemoryLayout<String>.size &- 8,
                        as: UInt64.self
                    )
                )
            }
        }
    }
}
