internal import CScan

/// Guesses which of some known keys follows which, and learns from the objects that are read.
///
/// It begins with the order in which the keys are declared, and adapts to the order in the text. So
/// objects whose members always come in one order are read equally fast, whatever that order is.
///
/// The entries of the keys lie one after the other, and one more before them stands for the start of an
/// object. Each begins with the address of the entry that is expected after it. Threads share them. A
/// guess that is wrong, or that another thread changes, costs time and nothing else. If the order keeps
/// changing, threads would keep waiting for each other's changes. So only one wrong guess in eight
/// changes the order.
@safe
struct KeyOrder<Entry>: @unchecked Sendable {
    // SAFETY: the addresses are read and written as relaxed atomics.

    /// The place before the first key.
    let start: UnsafePointer<Entry>

    /// The order in which the entries lie.
    ///
    /// - Precondition: `start` and `count` entries after it begin with an address, and outlive the
    ///   order.
    init(start: UnsafeMutablePointer<Entry>, count: Int) {
        unsafe self.start = UnsafePointer(start)
        for index in 0...count {
            unsafe expect(UnsafePointer(start + index + 1), after: UnsafePointer(start + index))
        }
    }

    /// The entry that is expected after another; the end of all entries if none is.
    @inline(__always)
    func expected(after entry: UnsafePointer<Entry>) -> UnsafePointer<Entry> {
        // SAFETY: the entry begins with the address of one of these entries, or of their end.
        unsafe UnsafeRawPointer(entry).withMemoryRebound(to: UnsafeRawPointer?.self, capacity: 1) {
            unsafe fastjson_relaxed_load($0).unsafelyUnwrapped.assumingMemoryBound(to: Entry.self)
        }
    }

    /// Learns of an entry whose key stood after that of another, which was not expected.
    @inline(__always)
    func learn(_ entry: UnsafePointer<Entry>, after other: UnsafePointer<Entry>) {
        if fastjson_takes_turn() { unsafe expect(entry, after: other) }
    }

    @inline(__always)
    private func expect(_ entry: UnsafePointer<Entry>, after other: UnsafePointer<Entry>) {
        // SAFETY: the entry begins with an address, in memory that may be written.
        unsafe UnsafeMutableRawPointer(mutating: other)
            .withMemoryRebound(to: UnsafeRawPointer?.self, capacity: 1) {
                unsafe fastjson_relaxed_store($0, entry)
            }
    }
}
