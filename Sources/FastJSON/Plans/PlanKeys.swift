/// Finds the field of a plan by its key.
///
/// The keys of a plan are few and known; foreign keys only look, so they cannot fill a chain.
struct PlanKeys: ~Copyable {
    /// Positions of entries plus one, 0 for a free place; their number is a power of two.
    private let places: UnsafeMutablePointer<UInt16>
    private let mask: Int

    /// - Precondition: the keys are different. There are fewer than 30,000 entries.
    init(_ entries: UnsafeBufferPointer<PlanEntry>) {
        var size = 8
        while size < 4 * entries.count {
            size *= 2
        }
        mask = size - 1
        places = .allocate(capacity: size)
        places.initialize(repeating: 0, count: size)
        for (index, entry) in entries.enumerated() where entry.keyLength >= 0 {
            let key = UnsafeBufferPointer(start: entry.text, count: entry.keyLength)
            var place = PlanKeys.hash(key) & (size - 1)
            while places[place] != 0 {
                precondition(
                    !entries[Int(places[place]) - 1].hasKey(key),
                    "Two fields of one object have the same key."
                )
                place = (place + 1) & (size - 1)
            }
            places[place] = UInt16(index + 1)
        }
    }

    deinit {
        places.deallocate()
    }

    /// The position of the entry with this key; -1 if there is none.
    @inline(__always)
    func index(
        of key: UnsafeBufferPointer<UInt8>,
        in entries: UnsafeMutablePointer<PlanEntry>
    ) -> Int {
        var place = PlanKeys.hash(key) & mask
        // SAFETY: the mask keeps the place inside; there are free places, so the search ends.
        while places[place] != 0 {
            let index = Int(places[place]) &- 1
            if entries[index].hasKey(key) { return index }
            place = (place &+ 1) & mask
        }
        return -1
    }

    /// Mixes the length and the ends of a key.
    @inline(__always)
    private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = key.baseAddress else { return 0 }
        var word: UInt64 = 0
        if key.count >= 8 {
            // SAFETY: 8 bytes are readable from the start, and before the end.
            word = ByteWord.load(start)
            word ^= ByteWord.load(start + key.count - 8) &* 0x9E37_79B9_7F4A_7C15
        } else {
            for byte in key {
                word = word &<< 8 | UInt64(byte)
            }
        }
        word = (word ^ UInt64(truncatingIfNeeded: key.count)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: word &>> 40)
    }
}
