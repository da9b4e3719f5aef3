import FastJSON
import Synchronization

/// The keys of a type, prepared to look for them in objects.
///
/// Only those of types whose values are one byte, such as the `CodingKeys` that the compiler makes: so a key
/// is found by that byte. In each decoding, a key is asked once whether it still has the string from which it
/// was prepared.
///
/// SAFETY: the places are atomic. They, and what they lead to, never change once they are published, and are
/// never freed: a process has a limited number of types.
@safe
struct PreparedKeys {
    /// A key, and the string from which it was made.
    private struct Entry {
        let prepared: PreparedKey
        /// Kept, so that no other string can have its words.
        let name: String
        let words: WrittenKeys.Words
    }

    private typealias Place = Atomic<UnsafePointer<Entry>?>

    let type: ObjectIdentifier?
    /// The number of the type among those whose keys are prepared.
    let number: Int
    private let places: UnsafeMutablePointer<Place>?

    /// A byte can tell so many keys apart.
    private static var capacity: Int { 256 }
    /// How many of them have a bit, and need no check at each use.
    private static var bitCount: Int { 64 }

    /// How many types have prepared keys, since each decoding may keep a word for each of them.
    private static let largestCount = 256
    private static let count = Atomic(0)

    /// No keys.
    init() {
        type = nil
        number = 0
        unsafe places = nil
    }

    init<Key: CodingKey>(of type: Key.Type) {
        self.type = ObjectIdentifier(Key.self)
        guard MemoryLayout<Key>.size <= 1 else {
            number = 0
            unsafe places = nil
            return
        }
        number = Self.count.add(1, ordering: .relaxed).oldValue
        guard number < Self.largestCount else {
            unsafe places = nil
            return
        }
        let places = UnsafeMutablePointer<Place>.allocate(capacity: Self.capacity)
        for index in 0..<Self.capacity { unsafe (places + index).initialize(to: Place(nil)) }
        unsafe self.places = places
    }

    /// The place of the value of a key in the object of a decoder; 0 if there is none.
    @inline(__always)
    func memberIndex<Key: CodingKey>(_ key: Key, in decoder: NodeDecoder) -> Int {
        guard type == ObjectIdentifier(Key.self), let places = unsafe places else {
            return decoder.memberIndex(key.stringValue)
        }
        // SAFETY: a type with places has one byte, or none at all.
        let index =
            unsafe MemoryLayout<Key>.size == 0 ? 0 : Int(unsafeBitCast(key, to: UInt8.self))
        guard index < Self.bitCount, decoder.hasChecked(index),
            let entry = unsafe places[index].load(ordering: .acquiring)
        else {
            return otherIndex(key.stringValue, index, in: decoder)
        }
        return unsafe decoder.memberIndex(entry.pointee.prepared)
    }

    /// The same for a key that has no bit, or was not asked for its string in this decoding.
    @inline(never)
    private func otherIndex(_ name: String, _ index: Int, in decoder: NodeDecoder) -> Int {
        guard let entry = unsafe entry(name, at: index),
            unsafe entry.pointee.words == WrittenKeys.Words(name)
                || KeyBytes.areEqual(entry.pointee.name, name)
        else {
            return decoder.memberIndex(name)
        }
        if index < Self.bitCount { decoder.check(index) }
        return unsafe decoder.memberIndex(entry.pointee.prepared)
    }

    // SAFETY: used only as a lock.
    nonisolated(unsafe) private static let lock = Guarded.make(())

    /// The key at an index.
    ///
    /// It is prepared now if it was not before. Keys with the same text share what was prepared.
    private func entry(_ name: String, at index: Int) -> UnsafePointer<Entry>? {
        guard let places = unsafe places else { return nil }
        if let entry = unsafe places[index].load(ordering: .acquiring) { return unsafe entry }
        return unsafe PreparedKeys.lock.withLock { _ in
            if let entry = unsafe places[index].load(ordering: .acquiring) { return unsafe entry }
            var shared: PreparedKey?
            for other in 0..<Self.capacity {
                let other = unsafe places[other].load(ordering: .acquiring)
                if let other = unsafe other, unsafe KeyBytes.areEqual(other.pointee.name, name) {
                    unsafe shared = other.pointee.prepared
                }
            }
            let bit: UInt64 = index < Self.bitCount ? 1 &<< UInt64(index) : 0
            let prepared = shared ?? PreparedKey(name, bit: bit)
            let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
            unsafe entry.initialize(
                to: Entry(prepared: prepared, name: name, words: WrittenKeys.Words(name))
            )
            unsafe places[index].store(UnsafePointer(entry), ordering: .releasing)
            return unsafe UnsafePointer(entry)
        }
    }
}
