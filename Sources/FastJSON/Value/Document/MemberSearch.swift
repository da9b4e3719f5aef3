/// Finds members of an object that are mostly requested in their order in the text.
///
/// Of equal keys it finds the first. An object of many members is looked up in the table of its
/// document.
package struct MemberSearch {
    /// The index of the object; -1 if there is none.
    @usableFromInline package private(set) var object = -1
    /// The index of the end of the object; 0 if it is looked up in the table of its document.
    @usableFromInline private(set) var end = 0
    /// The key after the one that was found last.
    @usableFromInline private(set) var next = 0
    /// The prepared keys with a bit that were found before `next`.
    private var found: UInt64 = 0
    /// All other keys before `next`: a key that it does not contain is not among them.
    private var passed = KeyFilter()

    /// Searches nothing: a place to keep a search in.
    package init() {}

    /// Starts at the first member of an object.
    package mutating func start(at object: Int, in reader: TapeReader) {
        self.object = object
        let entry = unsafe reader.entry(object)
        end = unsafe entry.count < reader.smallestLookup ? entry.endIndex : 0
        next = object &+ 1
        found = 0
        passed = KeyFilter()
    }

    /// True if no member is left after the one that was found last.
    @inlinable package var isAtEnd: Bool { next >= end }

    /// The index of the value of a member; 0 if there is none.
    ///
    /// - Precondition: there is an object.
    package mutating func valueIndex(of key: consuming String, in reader: TapeReader) -> Int {
        // A string that is consumed is neither copied nor retained.
        key.withUTF8 { unsafe find($0, in: reader) }
    }

    // Not inlined: strings are of several kinds, and each would get a copy.
    @inline(never)
    private mutating func find(_ key: UnsafeBufferPointer<UInt8>, in reader: TapeReader) -> Int {
        forgetFound()
        return unsafe withUnsafePointer(to: PreparedKey(KeyProbe(key))) { key in
            unsafe find(key, in: reader)
        }
    }

    /// The index of the value of a member; 0 if there is none.
    ///
    /// All prepared keys of one search must be of one type; see ``forgetFound()``.
    ///
    /// - Precondition: there is an object.
    package mutating func valueIndex(
        of key: UnsafePointer<PreparedKey>,
        in reader: TapeReader
    ) -> Int {
        unsafe find(key, in: reader)
    }

    /// Prepares for keys of another type, whose bits stand for other keys.
    package mutating func forgetFound() {
        guard found != 0 else { return }
        found = 0
        passed.insert(KeyFilter.any)
    }

    @inline(__always)
    private mutating func find(_ key: UnsafePointer<PreparedKey>, in reader: TapeReader) -> Int {
        // Mostly it is the next one, and no equal key came before.
        if next < end, unsafe found & key.pointee.bit == 0,
            unsafe reader.isPlainMember(at: next, key.pointee.probe),
            unsafe !passed.contains(key.pointee.filterIndex)
        {
            return unsafe take(next, key, in: reader)
        }
        return unsafe findOther(key, in: reader)
    }

    /// Takes the member at an index.
    @inline(__always)
    private mutating func take(
        _ index: Int,
        _ key: UnsafePointer<PreparedKey>,
        in reader: TapeReader
    ) -> Int {
        let valueIndex = index &+ 1
        // A key with escapes is equal to this one, which has none.
        if unsafe key.pointee.bit != 0 {
            unsafe found |= key.pointee.bit
        } else {
            unsafe passed.insert(key.pointee.filterIndex)
        }
        next = unsafe reader.nextIndex(after: valueIndex)
        return valueIndex
    }

    /// The index of the value of any member; 0 if there is none.
    @inline(never)
    private mutating func findOther(
        _ key: UnsafePointer<PreparedKey>,
        in reader: TapeReader
    ) -> Int {
        guard end > 0 else {
            return unsafe reader.node(at: object).valueIndex(of: key.pointee.probe.bytes) ?? 0
        }
        // An equal key before `next` is the first of all.
        if unsafe found & key.pointee.bit != 0 || passed.contains(key.pointee.filterIndex),
            let value = unsafe first(key.pointee.probe, in: reader)
        {
            return value
        }
        var index = next
        var skipped = passed
        while index < end {
            if unsafe reader.isMember(at: index, key.pointee.probe) {
                if index > next { passed = skipped }
                return unsafe take(index, key, in: reader)
            }
            unsafe skipped.insert(reader.filterIndex(at: index))
            index = unsafe reader.nextIndex(after: index &+ 1)
        }
        return 0
    }

    /// The value of the first member with a key, if it comes before `next`.
    @inline(never)
    private func first(_ probe: KeyProbe, in reader: TapeReader) -> Int? {
        var index = object &+ 1
        while index < next {
            if unsafe reader.isMember(at: index, probe) { return index &+ 1 }
            index = unsafe reader.nextIndex(after: index &+ 1)
        }
        return nil
    }
}

extension TapeReader {
    /// True if the key at an index is written as these bytes, outside the last 16 bytes of the text.
    @inline(__always)
    fileprivate func isPlainMember(at index: Int, _ key: KeyProbe) -> Bool {
        let entry = unsafe entry(index)
        // Mostly the length alone tells.
        guard unsafe entry.stringLength == key.count, let probe = unsafe probe(of: entry) else {
            return false
        }
        return unsafe probe == key
    }

    /// True if the key at an index stands for these bytes.
    @inline(__always)
    fileprivate func isMember(at index: Int, _ key: KeyProbe) -> Bool {
        let entry = unsafe entry(index)
        guard unsafe entry.mayStandFor(byteCount: key.count) else { return false }
        guard !entry.isEscaped else { return unsafe isEscapedMember(entry, key) }
        return unsafe (probe(of: entry) ?? KeyProbe(text(of: entry).bytes)) == key
    }

    /// The same for a key with escapes.
    @inline(never)
    private func isEscapedMember(_ entry: TapeEntry, _ key: KeyProbe) -> Bool {
        var text = unsafe text(of: entry).string()
        return text.withUTF8 { unsafe KeyProbe($0) == key }
    }

    /// Where the key at an index of the tape is in a filter.
    @inline(__always)
    fileprivate func filterIndex(at index: Int) -> UInt32 {
        let entry = unsafe entry(index)
        if entry.isEscaped { return KeyFilter.any }
        return unsafe (probe(of: entry) ?? KeyProbe(text(of: entry).bytes)).filterIndex
    }
}
