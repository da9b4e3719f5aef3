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
    let prepared: UnsafePointer<PreparedKey>
    /// As it is written, in quotes and with its colon; nil if it is long, or some setting would escape it.
    let written: WrittenKey?

    init(_ key: any CodingKey, _ name: String, bit: UInt64) {
        self.key = key
        self.name = name
        words = Words(name)
        fingerprint = KeyBytes.fingerprint(name)
        let prepared = UnsafeMutablePointer<PreparedKey>.allocate(capacity: 1)
        unsafe prepared.initialize(to: PreparedKey(name, bit: bit))
        unsafe self.prepared = UnsafePointer(prepared)
        written = WrittenKey(name)
    }

    /// A key with the same string as another one of its type, whose bit it has.
    init(_ key: any CodingKey, like other: borrowing CodedKey) {
        self.key = key
        name = other.name
        words = other.words
        fingerprint = other.fingerprint
        unsafe prepared = other.prepared
        written = other.written
    }

    /// True if a string is that of the key.
    @inline(__always)
    func isNamed(_ name: String) -> Bool {
        words == Words(name) || KeyBytes.areEqual(self.name, name)
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
