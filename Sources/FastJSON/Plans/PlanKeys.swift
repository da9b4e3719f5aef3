/// Finds which of some known keys a key is.
///
/// The keys are few and known when the table is made, which chooses a hash that keeps them apart:
/// over the length and the first and last eight bytes. Foreign keys only look, so they cannot fill a
/// chain.
@safe
package struct PlanKeys: ~Copyable {
    /// A key and its index; the index is -1 if the cell is free.
    @safe
    private struct Cell: BitwiseCopyable {
        var key: KeyProbe
        var index: Int
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
            unsafe entries.append(Cell(key: KeyProbe(bytes), index: index))
        }
        multiplier = PlanKeys.multiplier(for: entries, size: size)
        let free = unsafe Cell(key: KeyProbe(UnsafeBufferPointer(start: nil, count: 0)), index: -1)
        unsafe cells.initialize(repeating: free, count: size)
        for entry in entries {
            var cell = unsafe entry.key.hash(multiplier) & mask
            while unsafe cells[cell].index >= 0 {
                unsafe precondition(
                    !(cells[cell].key == entry.key),
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
    private static func multiplier(for entries: [Cell], size: Int) -> UInt64 {
        var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
        var best = (multiplier: multiplier, collisions: Int.max)
        for _ in 0..<32 {
            var taken = [Bool](repeating: false, count: size)
            var collisions = 0
            for entry in entries {
                let cell = unsafe entry.key.hash(multiplier) & (size - 1)
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
        unsafe index(of: KeyProbe(key))
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
        unsafe index(of: KeyProbe(start: start, count: count))
    }

    @inline(__always)
    private func index(of key: KeyProbe) -> Int {
        var cell = unsafe key.hash(multiplier) & mask
        // SAFETY: the mask keeps the cell inside; there are free cells, so the search ends.
        while unsafe cells[cell].index >= 0 {
            if unsafe cells[cell].key == key { return unsafe cells[cell].index }
            cell = (cell &+ 1) & mask
        }
        return -1
    }
}
