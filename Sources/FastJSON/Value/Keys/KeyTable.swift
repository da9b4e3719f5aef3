/// Keys that stand at positions from 0 on.
protocol KeySource {
    /// Calls the function with the unescaped bytes of the key at a position.
    func withKey<Output>(
        at position: Int,
        _ body: (UnsafeBufferPointer<UInt8>) -> Output
    ) -> Output
}

/// An open-addressed table from keys to positions; of equal keys it holds the last.
///
/// Hashes are seeded per process, so nobody can prepare keys that collide.
struct KeyTable {
    /// Positions by hash; -1 is free.
    private var slots: [Int32] = []
    /// The positions that are in the table: 0 up to here.
    private(set) var count = 0
    /// The positions whose key stands at an earlier one too.
    private var repeated: Set<Int32> = []

    /// Takes in the positions below `newCount` that are not in the table yet.
    mutating func fill(upTo newCount: Int, from keys: some KeySource) {
        if slots.count < 2 * newCount {
            var size = 64
            while size < 4 * newCount {
                size *= 2
            }
            slots = Array(repeating: -1, count: size)
            count = 0
            repeated = []
        }
        while count < newCount {
            let position = Int32(truncatingIfNeeded: count)
            let place = unsafe keys.withKey(at: count) { unsafe slot(of: $0, in: keys) }
            if slots[place] >= 0 { repeated.insert(position) }
            slots[place] = position
            count += 1
        }
    }

    /// The last position that holds this key.
    func position(of key: UnsafeBufferPointer<UInt8>, in keys: some KeySource) -> Int? {
        guard !slots.isEmpty else { return nil }
        let position = unsafe slots[slot(of: key, in: keys)]
        return position < 0 ? nil : Int(position)
    }

    /// True if the key at a position stands at an earlier one too.
    func isRepeated(at position: Int) -> Bool {
        repeated.contains(Int32(truncatingIfNeeded: position))
    }

    /// The slot that holds the key, or the free one where it belongs.
    private func slot(of key: UnsafeBufferPointer<UInt8>, in keys: some KeySource) -> Int {
        var hasher = Hasher()
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(key))
        let mask = slots.count - 1
        var slot = hasher.finalize() & mask
        while slots[slot] >= 0 {
            let isFound = unsafe keys.withKey(at: Int(slots[slot])) {
                unsafe KeyBytes.areEqual($0, key)
            }
            if isFound { break }
            slot = (slot + 1) & mask
        }
        return slot
    }
}
