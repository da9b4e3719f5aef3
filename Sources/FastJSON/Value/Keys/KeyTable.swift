/// Keys that stand at positions from 0 on.
protocol KeySource {
    /// Calls the function with the unescaped bytes of the key at a position.
    func withKey<Output>(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Output) -> Output

    /// False if there is no key at a position any more.
    func hasKey(at position: Int) -> Bool
}

extension KeySource {
    func hasKey(at position: Int) -> Bool { true }
}

/// An open-addressed table from keys to positions; of equal keys it holds the last.
///
/// Hashes are seeded per process, so nobody can prepare keys that collide.
struct KeyTable {
    /// Positions by hash; -1 is free.
    ///
    /// A key that is gone leaves its position here until another key takes the slot; no search finds it.
    private var slots: [Int32] = []
    /// How many slots are not free.
    private var usedCount = 0
    /// The positions that are in the table: 0 up to here.
    private(set) var count = 0
    /// For each position whose key also stands at an earlier one, the last of these.
    private var previous: [Int32: Int32] = [:]

    /// Takes in the positions below `newCount` that are not in the table yet.
    mutating func fill(upTo newCount: Int, from keys: some KeySource) {
        if slots.count < 2 * (usedCount + newCount - count) {
            var size = 64
            while size < 4 * newCount {
                size *= 2
            }
            slots = Array(repeating: -1, count: size)
            (count, usedCount, previous) = (0, 0, [:])
        }
        while count < newCount {
            if keys.hasKey(at: count) {
                let former = enter(count, from: keys)
                if let former { previous[Int32(truncatingIfNeeded: count)] = former }
            }
            count += 1
        }
    }

    /// Puts a position into the slot of its key, and returns another one that was there.
    private mutating func enter(_ position: Int, from keys: some KeySource) -> Int32? {
        let (place, isFound) = unsafe keys.withKey(at: position) { unsafe slot(of: $0, in: keys) }
        let (former, new) = (slots[place], Int32(truncatingIfNeeded: position))
        slots[place] = new
        if former < 0 { usedCount += 1 }
        return !isFound || former == new ? nil : former
    }

    /// The last position that holds this key.
    func position(of key: UnsafeBufferPointer<UInt8>, in keys: some KeySource) -> Int? {
        guard !slots.isEmpty else { return nil }
        let (place, isFound) = unsafe slot(of: key, in: keys)
        return isFound ? Int(slots[place]) : nil
    }

    /// How many positions hold a key that stands at an earlier one too.
    var repeatedCount: Int { previous.count }

    /// True if the key at a position stands at an earlier one too.
    func isRepeated(at position: Int) -> Bool {
        previous[Int32(truncatingIfNeeded: position)] != nil
    }

    /// Forgets the earlier positions with the same key, and returns them in order.
    mutating func takeEarlier(than position: Int) -> [Int] {
        var (positions, next): ([Int], Int32) = ([], Int32(truncatingIfNeeded: position))
        while let earlier = previous.removeValue(forKey: next) {
            positions.append(Int(earlier))
            next = earlier
        }
        return positions.reversed()
    }

    /// Takes in a key that is there again.
    ///
    /// - Precondition: of keys that are equal, those at earlier positions were taken in before.
    mutating func restore(_ position: Int, from keys: some KeySource) {
        guard position < count else { return }
        if slots.count < 2 * (usedCount + 1) {
            // Too few are free. The table is filled again when it is asked.
            self = KeyTable()
            return
        }
        guard let former = enter(position, from: keys) else { return }
        if former < position {
            previous[Int32(truncatingIfNeeded: position)] = former
        } else {
            // A later one stays the last.
            let next = previous.updateValue(Int32(truncatingIfNeeded: position), forKey: former)
            previous[Int32(truncatingIfNeeded: position)] = next
            _ = enter(Int(former), from: keys)
        }
    }

    /// Forgets the last position, whose key is still there and stands at no earlier one.
    mutating func removeLast(from keys: some KeySource) {
        guard count > 0 else { return }
        count -= 1
        let (place, _) = unsafe keys.withKey(at: count) { unsafe slot(of: $0, in: keys) }
        // No key has this position, so no search finds it. The next new key on the way may take the slot.
        slots[place] = .max
    }

    /// The slot that holds the key, or else the first one where it may be put: a free one, or one whose
    /// key is gone.
    private func slot(
        of key: UnsafeBufferPointer<UInt8>,
        in keys: some KeySource
    ) -> (place: Int, isFound: Bool) {
        var hasher = Hasher()
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(key))
        let mask = slots.count - 1
        var slot = hasher.finalize() & mask
        var gone: Int?
        while slots[slot] >= 0 {
            let position = Int(slots[slot])
            if !keys.hasKey(at: position) {
                gone = gone ?? slot
            } else if unsafe keys.withKey(at: position, { unsafe KeyBytes.areEqual($0, key) }) {
                return (slot, true)
            }
            slot = (slot + 1) & mask
        }
        return (gone ?? slot, false)
    }
}
