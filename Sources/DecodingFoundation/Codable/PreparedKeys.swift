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

    private let type: ObjectIdentifier?
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
        return unsafe PreparedKeys.publish(key.stringValue, at: places + index)
    }

    /// Keeps a key; if another thread was faster, its result.
    @inline(never)
    private static func publish(
        _ key: String,
        at place: UnsafeMutablePointer<Place>
    ) -> UnsafePointer<PreparedKey> {
        let prepared = UnsafeMutablePointer<PreparedKey>.allocate(capacity: 1)
        unsafe prepared.initialize(to: PreparedKey(key))
        let other = unsafe place.pointee.compareExchange(
            expected: nil,
            desired: UnsafePointer(prepared),
            ordering: .acquiringAndReleasing
        ).original
        return unsafe other ?? UnsafePointer(prepared)
    }
}
