import FastJSON
import Synchronization

/// The keys of one type, as they are written.
///
/// Only those of types whose values are one byte, such as the `CodingKeys` that the compiler makes: so a key
/// is found by that byte. Each is checked: the string of the key must be the one that was remembered.
// SAFETY: each place is atomic, and what it leads to never changes and is never freed.
@safe
struct WrittenKeys: @unchecked Sendable {
    /// A key, as it is written with any escapes.
    @safe
    struct Key {
        /// The key itself; other keys of its type with this name are the same.
        let key: any CodingKey
        /// Kept, so that no other string can have its words.
        let name: String
        let words: Words
        /// In quotes, with its colon.
        let bytes: UnsafePointer<UInt8>
        let count: Int
        let fingerprint: UInt64

        fileprivate init(_ key: any CodingKey, _ name: String) {
            self.key = key
            self.name = name
            words = Words(name)
            let written = Array("\"\(name)\":".utf8)
            // Whole words are copied.
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: written.count + 8)
            unsafe memory.initialize(repeating: 0, count: written.count + 8)
            for (index, byte) in written.enumerated() { unsafe memory[index] = byte }
            unsafe bytes = UnsafePointer(memory)
            count = written.count
            fingerprint = KeyBytes.fingerprint(name)
        }
    }

    /// What a string is in memory.
    ///
    /// Two strings that exist at once and have the same words are the same.
    struct Words: Equatable {
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

    private typealias Place = Atomic<UnsafePointer<Key>?>

    private let places: UnsafeMutablePointer<Place>

    /// As many keys as there are marks in a container of the text.
    private static let capacity = 128
    private static let longest = 64

    /// Nil for types of keys that are longer than a byte.
    init?<Type: CodingKey>(_ type: Type.Type) {
        guard MemoryLayout<Type>.size <= 1 else { return nil }
        unsafe places = .allocate(capacity: WrittenKeys.capacity)
        for index in 0..<WrittenKeys.capacity { unsafe (places + index).initialize(to: Place(nil)) }
    }

    /// The key at an index, if it was remembered.
    @inline(__always)
    subscript(index: Int) -> UnsafePointer<Key>? {
        // SAFETY: indices come from keys and marks, and are below the capacity.
        unsafe places[index].load(ordering: .acquiring)
    }

    /// A key and its index, if it is remembered, or can be.
    ///
    /// - Precondition: it is of the type.
    @inline(__always)
    func find<Type: CodingKey>(_ key: Type) -> (index: Int, key: UnsafePointer<Key>)? {
        // SAFETY: values of the type have one byte, or none.
        let index =
            unsafe MemoryLayout<Type>.size == 1 ? Int(unsafeBitCast(key, to: UInt8.self)) : 0
        guard index < WrittenKeys.capacity else { return nil }
        let name = key.stringValue
        guard let known = unsafe self[index] else { return unsafe remember(key, name, at: index) }
        guard unsafe known.pointee.words == Words(name) else { return nil }
        return unsafe (index, known)
    }

    /// Remembers a key, unless some setting would escape it, or another key of its type has the same text.
    @inline(never)
    private func remember(
        _ key: any CodingKey,
        _ name: String,
        at index: Int
    ) -> (index: Int, key: UnsafePointer<Key>)? {
        let isPlain = name.utf8.allSatisfy { byte in
            byte >= UInt8(ascii: " ") && byte <= UInt8(ascii: "~") && byte != UInt8(ascii: "\"")
                && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "/")
        }
        guard isPlain, name.utf8.count <= WrittenKeys.longest else { return nil }
        return unsafe WrittenKeys.lock.withLock { _ in
            for other in 0..<WrittenKeys.capacity {
                guard let known = unsafe self[other] else { continue }
                // Another thread may have remembered it.
                if other == index {
                    return unsafe known.pointee.words == Words(name) ? (index, known) : nil
                }
                if unsafe known.pointee.fingerprint == KeyBytes.fingerprint(name) { return nil }
            }
            let memory = UnsafeMutablePointer<Key>.allocate(capacity: 1)
            unsafe memory.initialize(to: Key(key, name))
            unsafe places[index].store(UnsafePointer(memory), ordering: .releasing)
            return unsafe (index, UnsafePointer(memory))
        }
    }

    /// Held while a key is remembered.
    // SAFETY: used only under its lock, by any thread.
    private nonisolated(unsafe) static let lock = Guarded.make(())
}
