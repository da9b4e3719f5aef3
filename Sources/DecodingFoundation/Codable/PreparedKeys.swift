import FastJSON
import Synchronization

/// The keys of a type, each of which is asked only once for its string.
///
/// Making a string of a key and comparing it takes longer than reading most values. A type of one byte has
/// few keys, and its byte tells them apart: it is mostly an enumeration of coding keys. Keys of other types are
/// not prepared.
///
/// SAFETY: the places are atomic. They, and what they lead to, are never freed: a process has a limited
/// number of types.
@safe
struct PreparedKeys {
    private typealias Place = Atomic<UnsafePointer<PreparedKey>?>

    let type: ObjectIdentifier?
    private let places: UnsafeMutablePointer<Place>?

    /// How many keys are prepared, of the 256 that a byte can tell apart.
    private static var capacity: Int { 64 }

    /// No keys.
    init() {
        type = nil
        unsafe places = nil
    }

    init<Key: CodingKey>(of type: Key.Type) {
        self.type = ObjectIdentifier(Key.self)
        guard MemoryLayout<Key>.size <= 1 else {
            unsafe places = nil
            return
        }
        let places = UnsafeMutablePointer<Place>.allocate(capacity: Self.capacity)
        for index in 0..<Self.capacity { unsafe (places + index).initialize(to: Place(nil)) }
        unsafe self.places = places
    }

    /// A key as it is looked for; nil for a key of another type, and for one that is not prepared.
    @inline(__always)
    func prepared<Key: CodingKey>(_ key: Key) -> UnsafePointer<PreparedKey>? {
        guard type == ObjectIdentifier(Key.self), let places = unsafe places else { return nil }
        // SAFETY: a type with places has one byte, or none at all.
        let index =
            unsafe MemoryLayout<Key>.size == 0 ? 0 : Int(unsafeBitCast(key, to: UInt8.self))
        guard index < Self.capacity else { return nil }
        if let prepared = unsafe places[index].load(ordering: .acquiring) { return unsafe prepared }
        return unsafe prepare(key.stringValue, at: index)
    }

    // SAFETY: used only as a lock.
    nonisolated(unsafe) private static let lock = Guarded.make(())

    /// Prepares the key with an index; keys that are the same text share what was prepared.
    @inline(never)
    private func prepare(_ key: String, at index: Int) -> UnsafePointer<PreparedKey>? {
        guard let places = unsafe places else { return nil }
        return unsafe PreparedKeys.lock.withLock { _ in
            let prepared = PreparedKey(key, bit: 1 &<< UInt64(index))
            for other in 0..<Self.capacity {
                let other = unsafe places[other].load(ordering: .acquiring)
                if let other = unsafe other, unsafe other.pointee.isEqual(to: prepared) {
                    unsafe places[index].store(other, ordering: .releasing)
                    return unsafe other
                }
            }
            let new = UnsafeMutablePointer<PreparedKey>.allocate(capacity: 1)
            unsafe new.initialize(to: prepared)
            unsafe places[index].store(UnsafePointer(new), ordering: .releasing)
            return unsafe UnsafePointer(new)
        }
    }
}
