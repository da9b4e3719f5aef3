import FastJSON
import Synchronization

/// What is known of a type.
protocol TypeFacts {
    /// The type.
    var id: ObjectIdentifier { get }
}

/// The facts of types that have no place in their table.
///
/// Not a dictionary in `TypeTable`: its type would depend on `Facts`, and to make such a type takes the runtime
/// longer than decoding a small object.
@safe
private struct DisplacedFacts {
    private var facts: [ObjectIdentifier: UnsafeRawPointer] = unsafe [:]

    subscript(id: ObjectIdentifier) -> UnsafeRawPointer? {
        get { unsafe facts.isEmpty ? nil : facts[id] }
        set { unsafe facts[id] = newValue }
    }
}

/// What is known of types, found out once for each of them.
///
/// For most types, a look-up takes a few instructions and no lock. What was found is kept for as long as the
/// process lives, which uses a limited number of types.
// SAFETY: each place is atomic, and what it leads to never changes; `others` is used under its lock.
@safe
struct TypeTable<Facts: TypeFacts>: @unchecked Sendable {
    private typealias Place = Atomic<UnsafePointer<Facts>?>

    /// The facts, by the identity of the type; a place that is taken stays so.
    private let places: UnsafeMutablePointer<Place>
    /// The facts of types without a place, because other types took theirs.
    private let others = Guarded.make(DisplacedFacts())

    /// The number of places, so that most types are found at the first look.
    private static var capacity: Int { 1 << 10 }
    /// The number of places that are looked at for a type.
    private static var looks: Int { 4 }

    init() {
        unsafe places = .allocate(capacity: Self.capacity)
        for index in 0..<Self.capacity { unsafe (places + index).initialize(to: Place(nil)) }
    }

    /// The facts of a type, made by the function at the first request.
    @inline(__always)
    func facts(of type: Any.Type, make: () -> Facts) -> UnsafePointer<Facts> {
        let id = ObjectIdentifier(type)
        // SAFETY: the index is below the capacity, and what was published there is never freed.
        if let known = unsafe places[Self.index(of: id)].load(ordering: .acquiring),
            unsafe known.pointee.id == id
        {
            return unsafe known
        }
        return unsafe find(id, make)
    }

    /// Where to look first: types lie at addresses that differ by small multiples of eight.
    @inline(__always)
    private static func index(of id: ObjectIdentifier) -> Int {
        let address = UInt64(UInt(bitPattern: id))
        return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) &>> 54)
    }

    /// Finds a type that does not have the first place, or finds out about it and keeps that.
    @inline(never)
    private func find(_ id: ObjectIdentifier, _ make: () -> Facts) -> UnsafePointer<Facts> {
        if let known = unsafe known(id) { return unsafe known }
        return unsafe others.withLock { others in
            // Another thread may have found it in the meantime.
            if let known = unsafe known(id) { return unsafe known }
            if let other = unsafe others[id] {
                return unsafe other.assumingMemoryBound(to: Facts.self)
            }
            let memory = UnsafeMutablePointer<Facts>.allocate(capacity: 1)
            unsafe memory.initialize(to: make())
            let found = unsafe UnsafePointer(memory)
            if unsafe !publish(found) { unsafe others[id] = UnsafeRawPointer(found) }
            return unsafe found
        }
    }

    /// The facts of a type that have a place.
    private func known(_ id: ObjectIdentifier) -> UnsafePointer<Facts>? {
        for look in 0..<Self.looks {
            let facts = unsafe place(look, of: id).pointee.load(ordering: .acquiring)
            if let facts = unsafe facts, unsafe facts.pointee.id == id { return unsafe facts }
        }
        return nil
    }

    /// Gives facts a place; false if none of theirs is free.
    ///
    /// - Precondition: the lock is held.
    private func publish(_ facts: UnsafePointer<Facts>) -> Bool {
        for look in 0..<Self.looks {
            let place = unsafe place(look, of: facts.pointee.id)
            if unsafe place.pointee.load(ordering: .relaxed) == nil {
                unsafe place.pointee.store(facts, ordering: .releasing)
                return true
            }
        }
        return false
    }

    private func place(_ look: Int, of id: ObjectIdentifier) -> UnsafeMutablePointer<Place> {
        unsafe places + ((Self.index(of: id) + look) & (Self.capacity - 1))
    }
}
