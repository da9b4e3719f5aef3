/// Finds which of some known keys a key is.
///
/// The keys are few and known when the table is made, which chooses a hash that keeps them apart:
/// over the length and the first and last eight bytes. Foreign keys only look, so they cannot fill a
/// chain.
@safe
package struct PlanKeys: ~Copyable {
    /// The first and the last eight bytes of a key, and its length: all of it up to 16 bytes.
    private struct Digest: BitwiseCopyable, Equatable {
        var first: UInt64
        var last: UInt64
        var count: Int

        /// The digest of a key in memory that continues.
        ///
        /// It does not branch on the length, which keys in any order would make unpredictable.
        ///
        /// - Precondition: 8 bytes are readable.
        @inline(__always)
        init(scanned start: UnsafePointer<UInt8>, count: Int) {
            let width = min(count, 8)
            // A shift by 64 leaves nothing.
            let mask = UInt64.max >> UInt64(truncatingIfNeeded: 64 &- 8 &* width)
            first = unsafe ByteWord.load(start) & mask
            last = unsafe ByteWord.load(start + (count &- width)) & mask
            self.count = count
        }

        /// The digest of a key in memory of its own.
        init(_ key: UnsafeBufferPointer<UInt8>) {
            count = key.count
            guard let start = key.baseAddress, count > 0 else {
                (first, last) = (0, 0)
                return
            }
            // SAFETY: 8 bytes are readable from the start, and before the end.
            first = unsafe count < 8 ? ByteWord.load(start, count: count) : ByteWord.load(start)
            last = unsafe count < 8 ? first : ByteWord.load(start + (count - 8))
        }

        @inline(__always)
        func hash(_ multiplier: UInt64) -> Int {
            let mixed = first ^ (last &<< 21 | last &>> 43) ^ UInt64(truncatingIfNeeded: count)
            return Int(truncatingIfNeeded: (mixed &* multiplier) &>> 44)
        }
    }

    /// A key and its index.
    @safe
    private struct Cell: BitwiseCopyable {
        var digest: Digest
        /// All its bytes; nil if the cell is free.
        var start: UnsafePointer<UInt8>?
        var index: Int

        @inline(__always)
        func holds(_ other: Digest, _ start: UnsafePointer<UInt8>?) -> Bool {
            guard digest == other else { return false }
            var index = 8
            // SAFETY: keys of more than 16 bytes have addresses, and the words lie inside them.
            while index < digest.count &- 8 {
                guard let own = unsafe self.start, let start = unsafe start,
                    unsafe ByteWord.load(own + index) == ByteWord.load(start + index)
                else { return false }
                index &+= 8
            }
            return true
        }
    }

    private let cells: UnsafeMutablePointer<Cell>
    private let mask: Int
    private let multiplier: UInt64
    private let texts: UnsafeMutablePointer<UInt8>

    package init(_ keys: [(key: String, index: Int)]) {
        var size = 8
        while size < 3 * keys.count {
            size *= 2
        }
        mask = size - 1
        unsafe cells = .allocate(capacity: size)
        unsafe texts = .allocate(capacity: max(keys.reduce(0) { $0 + $1.key.utf8.count }, 1))
        var text = unsafe texts
        var entries: [Cell] = []
        for (key, index) in keys {
            let start = unsafe UnsafePointer(text)
            for byte in key.utf8 {
                unsafe text.initialize(to: byte)
                unsafe text += 1
            }
            let bytes = unsafe UnsafeBufferPointer(start: start, count: key.utf8.count)
            unsafe entries.append(Cell(digest: Digest(bytes), start: start, index: index))
        }
        multiplier = PlanKeys.multiplier(for: entries.map(\.digest), size: size)
        let free = unsafe Cell(
            digest: Digest(UnsafeBufferPointer(start: nil, count: 0)),
            start: nil,
            index: -1
        )
        unsafe cells.initialize(repeating: free, count: size)
        for entry in entries {
            var cell = entry.digest.hash(multiplier) & mask
            while unsafe cells[cell].start != nil {
                unsafe precondition(
                    !cells[cell].holds(entry.digest, entry.start),
                    "Two fields of one object have the same key, or alias."
                )
                cell = (cell + 1) & mask
            }
            unsafe cells[cell] = entry
        }
    }

    deinit {
        unsafe cells.deallocate()
        unsafe texts.deallocate()
    }

    /// A multiplier whose hash gives each key a cell of its own, or nearly.
    ///
    /// Keys of which only the middle differs have one hash whatever the multiplier is.
    private static func multiplier(for digests: [Digest], size: Int) -> UInt64 {
        var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
        var best = (multiplier: multiplier, collisions: Int.max)
        for _ in 0..<32 {
            var taken = [Bool](repeating: false, count: size)
            var collisions = 0
            for digest in digests {
                let cell = digest.hash(multiplier) & (size - 1)
                if taken[cell] { collisions += 1 }
                taken[cell] = true
            }
            if collisions < best.collisions { best = (multiplier, collisions) }
            if collisions == 0 { break }
            multiplier = multiplier &* 0xD129_42F6_8532_5D39 | 1
        }
        return best.multiplier
    }

    /// What a key stands for, or -1 if it is not in the table.
    func index(of key: UnsafeBufferPointer<UInt8>) -> Int {
        unsafe index(of: Digest(key), key.baseAddress)
    }

    /// What the key of a token stands for, or -1 if it is not in the table.
    ///
    /// - Precondition: its text is still in memory.
    @inline(__always)
    func index(of text: TextToken) -> Int {
        unsafe text.isEscaped ? indexOfEscaped(text) : index(of: text.bytes)
    }

    @inline(never)
    private func indexOfEscaped(_ text: TextToken) -> Int {
        unsafe KeyBytes.withBytes(text.string()) { unsafe index(of: $0) }
    }

    /// What a key that was scanned stands for, or -1 if it is not in the table.
    ///
    /// - Precondition: 8 bytes are readable from the start of the key.
    @inline(__always)
    func index(ofScanned start: UnsafePointer<UInt8>, count: Int) -> Int {
        unsafe index(of: Digest(scanned: start, count: count), start)
    }

    @inline(__always)
    private func index(of digest: Digest, _ start: UnsafePointer<UInt8>?) -> Int {
        var cell = digest.hash(multiplier) & mask
        // SAFETY: the mask keeps the cell inside; there are free cells, so the search ends.
        while unsafe cells[cell].start != nil {
            if unsafe cells[cell].holds(digest, start) { return unsafe cells[cell].index }
            cell = (cell &+ 1) & mask
        }
        return -1
    }
}
