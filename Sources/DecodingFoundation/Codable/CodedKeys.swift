import FastJSON
import Synchronization

/// The keys of a type, prepared once to be found in objects and to be written.
///
/// Only those of types whose values are one byte, such as the `CodingKeys` that the compiler makes: so a key
/// is found by that byte. A key may change its string, so that in each decoding and encoding it is asked once
/// whether it still has the one from which it was prepared.
///
/// SAFETY: the places are atomic. They, and what they lead to, never change once they are published, and are
/// never freed: a process has a limited number of types.
@safe
struct CodedKeys {
    private typealias Place = Atomic<UnsafePointer<CodedKey>?>

    let type: ObjectIdentifier?
    /// The number of the type among those whose keys are known.
    let number: Int
    private let places: UnsafeMutablePointer<Place>?

    /// A byte can tell so many keys apart.
    private static var capacity: Int { 256 }
    /// How many of them have a bit; only these need no check at each use.
    static var bitCount: Int { 64 }

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
        let places = UnsafeMutablePointer<Place>.allocate(capacity: Self.capacity)
        for index in 0..<Self.capacity { unsafe (places + index).initialize(to: Place(nil)) }
        unsafe self.places = places
    }

    /// The index of a key; nil if keys of this type have no index, or the key is of another type.
    @inline(__always)
    func index<Key: CodingKey>(of key: Key) -> Int? {
        guard type == ObjectIdentifier(Key.self), unsafe places != nil else { return nil }
        // SAFETY: a type with places has one byte, or none at all.
        return unsafe MemoryLayout<Key>.size == 0 ? 0 : Int(unsafeBitCast(key, to: UInt8.self))
    }

    /// The key at an index, if it is known.
    ///
    /// - Precondition: the type has indices, and this is one of them.
    @inline(__always)
    subscript(index: Int) -> UnsafePointer<CodedKey>? {
        unsafe places?[index].load(ordering: .acquiring)
    }

    /// The key at an index, known from now on; nil if it had another string before.
    ///
    /// - Precondition: that is the index of the key.
    @inline(__always)
    func known(_ key: some CodingKey, _ name: String, at index: Int) -> UnsafePointer<CodedKey>? {
        guard let known = unsafe self[index] else { return unsafe remember(key, name, at: index) }
        return unsafe known.pointee.isNamed(name) ? known : nil
    }

    // SAFETY: used only as a lock. The value is not `()`: that takes no bytes, so its address is where the
    // object's class is stored, and the thread sanitizer reports a race between the two.
    nonisolated(unsafe) private static let lock = Guarded.make(false)

    /// Remembers a key.
    ///
    /// Keys with the same string share what was prepared.
    @inline(never)
    private func remember(
        _ key: any CodingKey,
        _ name: String,
        at index: Int
    ) -> UnsafePointer<CodedKey>? {
        guard let places = unsafe places else { return nil }
        return unsafe CodedKeys.lock.withLock { _ in
            // Another thread may have remembered it.
            if let known = unsafe self[index] {
                return unsafe known.pointee.isNamed(name) ? known : nil
            }
            let other = unsafe (0..<Self.capacity).lazy.compactMap { unsafe self[$0] }
                .first { unsafe $0.pointee.isNamed(name) }
            let memory = UnsafeMutablePointer<CodedKey>.allocate(capacity: 1)
            if let other = unsafe other {
                unsafe memory.initialize(to: CodedKey(key, like: other.pointee))
            } else {
                let bit: UInt64 = index < Self.bitCount ? 1 &<< UInt64(index) : 0
                unsafe memory.initialize(to: CodedKey(key, name, bit: bit))
            }
            let known = unsafe UnsafePointer(memory)
            unsafe places[index].store(known, ordering: .releasing)
            return unsafe known
        }
    }
}

/// Where a member of an object is.
@unsafe
struct MemberPlace {
    /// The place of its value on the tape; 0 if there is no such member.
    let index: Int
    /// Its key, if that is known.
    let key: UnsafePointer<CodedKey>?
}

extension CodedKeys {
    /// The place of a key in the object of a decoder.
    @inline(__always)
    func place<Key: CodingKey>(of key: Key, in decoder: NodeDecoder) -> MemberPlace {
        guard let index = index(of: key), index < Self.bitCount, decoder.hasChecked(index),
            let known = unsafe self[index]
        else { return unsafe otherPlace(of: key, in: decoder) }
        return unsafe MemberPlace(index: decoder.memberIndex(known.pointee.prepared), key: known)
    }

    /// The same for a key that has no bit, or whose string was not requested in this decoding.
    @inline(never)
    private func otherPlace(of key: some CodingKey, in decoder: NodeDecoder) -> MemberPlace {
        let name = key.stringValue
        guard let index = index(of: key), let known = unsafe known(key, name, at: index) else {
            return unsafe MemberPlace(index: decoder.memberIndex(name), key: nil)
        }
        if index < Self.bitCount { decoder.check(index) }
        return unsafe MemberPlace(index: decoder.memberIndex(known.pointee.prepared), key: known)
    }
}
