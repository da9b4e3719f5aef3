/// Finds members of an object that are mostly requested in their order in the text.
///
/// Of equal keys it finds the first. An object of many members is looked up in the table of its
/// document.
package struct MemberSearch {
    /// The index of the object.
    private let object: Int
    /// The key after the one that was found last.
    private var next: Int
    /// One bit for each key before `next`, by its length and some of its bytes: if the bit of a key is
    /// not set, no equal key came before.
    private var passed = KeyMarks()

    /// Starts at the first member.
    package init(object: Int) {
        self.object = object
        next = object + 1
    }

    /// The index of the value of a member; 0 if there is none.
    package mutating func valueIndex(
        of key: consuming String,
        in reader: TapeReader
    ) -> Int {
        // A string that is consumed is neither copied nor retained.
        key.withUTF8 { find($0, in: reader) }
    }

    // Not inlined: strings are of several kinds, and each would get a copy.
    @inline(never)
    private mutating func find(
        _ key: UnsafeBufferPointer<UInt8>,
        in reader: TapeReader
    ) -> Int {
        let entry = reader.entry(object)
        guard entry.count < reader.smallestLookup else {
            return reader.node(at: object).valueIndex(of: key) ?? 0
        }
        let mark = KeyMarks.mark(of: key)
        // Mostly it is the next one.
        if next < entry.endIndex, reader.isMember(at: next, key) {
            return take(next, mark, wasPassed: passed.contains(mark), key, in: reader)
        }
        return findOther(key, mark, before: entry.endIndex, in: reader)
    }

    /// The index of the value of a member that is not the next one; 0 if there is none.
    @inline(never)
    private mutating func findOther(
        _ key: UnsafeBufferPointer<UInt8>,
        _ mark: UInt32,
        before end: Int,
        in reader: TapeReader
    ) -> Int {
        var index = next
        var passed = passed
        while index < end {
            if reader.isMember(at: index, key) {
                let wasPassed = passed.contains(mark)
                self.passed = passed
                return take(index, mark, wasPassed: wasPassed, key, in: reader)
            }
            passed.insert(reader.mark(at: index))
            index = reader.nextIndex(after: index &+ 1)
        }
        guard self.passed.contains(mark) else { return 0 }
        return first(key, before: next, in: reader) ?? 0
    }

    /// Takes the member at an index, unless there is an equal one in front of it.
    @inline(__always)
    private mutating func take(
        _ index: Int,
        _ mark: UInt32,
        wasPassed: Bool,
        _ key: UnsafeBufferPointer<UInt8>,
        in reader: TapeReader
    ) -> Int {
        let valueIndex = index &+ 1
        // A key with escapes is equal to this one, which has none.
        passed.insert(mark)
        next = reader.nextIndex(after: valueIndex)
        guard wasPassed else { return valueIndex }
        return first(key, before: index, in: reader) ?? valueIndex
    }

    /// The value of the first member with a key that stands in front of an index.
    @inline(never)
    private func first(
        _ key: UnsafeBufferPointer<UInt8>,
        before end: Int,
        in reader: TapeReader
    ) -> Int? {
        var index = object &+ 1
        while index < end {
            if reader.isMember(at: index, key) { return index &+ 1 }
            index = reader.nextIndex(after: index &+ 1)
        }
        return nil
    }
}

extension TapeReader {
    /// True if the key at an index has these bytes after unescaping; mostly its length alone decides.
    @inline(__always)
    fileprivate func isMember(at index: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entry(index)
        if entry.isEscaped { return isEscapedMember(at: index, key) }
        return entry.length == key.count && KeyBytes.areEqual(text(of: entry).bytes, key)
    }

    @inline(never)
    private func isEscapedMember(at index: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        KeyBytes.isEqual(text(of: entry(index)).string(), key)
    }

    /// The mark of the key at an index.
    @inline(__always)
    fileprivate func mark(at index: Int) -> UInt32 {
        let text = text(of: entry(index))
        return text.isEscaped ? KeyMarks.any : KeyMarks.mark(of: text.bytes)
    }
}
