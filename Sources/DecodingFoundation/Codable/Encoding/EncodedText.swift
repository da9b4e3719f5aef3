import FastJSON

/// The text that encoders write, and the containers that are open in it.
///
/// Most types encode their members one after the other, so that each is written where it belongs. Others
/// return to a container that is ended, replace a member, or keep an encoder for later. Then the container
/// becomes a record of its members, which are ranges of the text, and what is added to it is written as a
/// piece at the end of the text. Nothing in the text moves before all is joined.
///
/// Encoders reach it by its address: in a class, each use would be checked for exclusive access.
struct EncodedText: ~Copyable {
    /// A container that is open, or a piece that is being written.
    @safe
    struct Container: BitwiseCopyable {
        /// Identifies it; negative while a value in it is being encoded.
        var number = EncodedText.outermost
        /// Where its bracket is; -1 for a piece.
        var start = -1
        /// Where the member or element begins that is being encoded.
        var valueStart = 0
        /// Where its keys begin.
        var firstKey = 0
        /// The type of its keys, if all are known ones of one type.
        var keyType: UnsafePointer<KeyType>?
        /// Its keys, as one bit each: that which they have in their type, or one by their fingerprint.
        var keyBits: UInt64 = 0
        /// True if it may have keys that were not noted.
        var hasOtherKeys = false
        /// True if its keys have an index.
        var isIndexed = false
    }

    /// What is elsewhere than the text around it.
    struct Part {
        /// The value that belongs here; nil if what is here belongs elsewhere.
        var piece: EncodedPiece?
        /// Where the text around it continues.
        var end: Int
    }

    var writer: JSONWriter
    // Here, since each use of a global one asks whether it is there.
    private let keyTypes = KeyType.table
    private let codedTypes = CodedType.encodedTypes
    /// The known keys that were checked.
    var checkedKeys = CheckedKeys()

    /// The containers and pieces that are open, outermost first; the first stands for the text itself.
    var open = PlainStack<Container>()
    /// What the placeholders in the text stand for.
    var parts: [Int: Part] = [:]
    /// How many containers may lie inside each other: as many as decoders accept.
    let deepest = JSONLimits().depth
    private var lastNumber = 0
    /// The keys of all open objects, outermost first, by their fingerprints: two keys that differ may
    /// have the same, which costs time and changes nothing.
    private var keys = PlainStack<UInt64>()
    /// The indices of open objects with many keys, outermost first: the fingerprints of the keys that were
    /// on the stack when the last one was looked up.
    private var indices: [(fingerprints: Set<UInt64>, end: Int)] = []

    /// The place of the outermost value.
    static let outermost = -1
    /// The number of a container that has become a record.
    static let recorded = Int.min + 1
    /// The place of a value that is not written where it belongs.
    static let elsewhere = 0
    /// The end of a part that is being written.
    static let unknown = Int.max
    /// From this number of members on, their keys have an index.
    private static let mostKeys = 64

    init(options: JSONWritingOptions, capacity: Int) {
        writer = JSONWriter(options: options, capacity: capacity)
        open.push(Container())
    }

    /// The number of open containers and pieces.
    var depth: Int { open.count &- 1 }

    /// The innermost container or piece.
    var current: Container {
        @inline(__always)
        get { open.last }
        @inline(__always)
        _modify { yield &open.last }
    }

    /// What is known of a type.
    @inline(__always)
    func coded(_ type: Any.Type) -> UnsafePointer<CodedType> {
        unsafe codedTypes.facts(of: type) { CodedType(type, for: .encoding) }
    }

    /// What is known of a type of keys.
    @inline(__always)
    func keyType<Key: CodingKey>(_ type: Key.Type) -> UnsafePointer<KeyType> {
        unsafe keyTypes.facts(of: type) { KeyType(Key.self) }
    }

    // MARK: Containers

    /// Begins an array, and returns its number.
    mutating func beginArray() -> Int {
        writer.beginArray()
        return begin(at: writer.count - 1)
    }

    /// Begins an object, and returns its number.
    mutating func beginObject() -> Int {
        writer.beginObject()
        return begin(at: writer.count - 1)
    }

    /// Begins a container at its bracket, or a piece.
    @inline(__always)
    mutating func begin(at start: Int) -> Int {
        // In steps of two, so that no negated number is `outermost`.
        lastNumber &+= 2
        unsafe open.push(Container(number: lastNumber, start: start, firstKey: keys.count))
        return lastNumber
    }

    /// Ends the containers inside one that is open; false if it cannot be written on.
    @inline(__always)
    mutating func enter(_ number: Int) -> Bool {
        number == current.number || number > 0 && leaveOthers(number)
    }

    @inline(never)
    private mutating func leaveOthers(_ number: Int) -> Bool {
        guard current.number > 0, current.start >= 0 else { return false }
        var index = depth
        // What is being encoded inside it has to go on where it is.
        while index > 0, open[index - 1].number > 0, open[index - 1].start >= 0 {
            index -= 1
            if open[index].number == number {
                close(to: index)
                return true
            }
        }
        return false
    }

    /// Ends all containers but the outermost ones.
    mutating func close(to depth: Int) {
        close(toByteCount: (depth + 1) * MemoryLayout<Container>.stride)
    }

    /// Ends all containers but those that were open when the stack had a length.
    @inline(__always)
    mutating func close(toByteCount count: Int) {
        while open.byteCount > count { closeInnermost() }
    }

    private mutating func closeInnermost() {
        if current.number == EncodedText.recorded {
            writer.leave()
            parts[current.start]?.end = writer.count
        } else {
            writer.endContainer()
        }
        leave()
    }

    /// Forgets the innermost container or piece.
    mutating func leave() {
        keys.truncate(to: current.firstKey)
        if current.isIndexed { indices.removeLast() }
        _ = open.pop()
    }

    // MARK: Keys

    /// Notes a known key that is then written into the innermost object; returns what to write.
    ///
    /// Nil if a setting would escape the key, or if the object may already have this key or keys of another
    /// type.
    @inline(__always)
    mutating func note(
        _ key: UnsafePointer<CodedKey>,
        of type: UnsafePointer<KeyType>
    ) -> WrittenKey? {
        let bit = unsafe key.pointee.prepared.pointee.bit
        guard bit != 0, let written = unsafe key.pointee.written,
            unsafe current.keyType == type ? current.keyBits & bit == 0 : current.keyBits == 0
        else { return nil }
        unsafe current.keyType = type
        current.keyBits |= bit
        return written
    }

    /// Notes the fingerprints of the known keys that the innermost object has.
    @inline(__always)
    mutating func noteCodedKeys() {
        if let keys = unsafe current.keyType?.pointee.keys { note(keys) }
    }

    @inline(never)
    private mutating func note(_ keys: CodedKeys) {
        let bits = current.keyBits
        current.keyBits = 0
        unsafe current.keyType = nil
        for index in 0..<CodedKeys.bitCount where bits &>> UInt64(index) & 1 != 0 {
            if let key = unsafe keys[index] { note(unsafe key.pointee.fingerprint) }
        }
    }

    /// Notes a key of the innermost object.
    @inline(__always)
    private mutating func note(_ fingerprint: UInt64) {
        current.keyBits |= EncodedText.bit(of: fingerprint)
        keys.push(fingerprint)
    }

    @inline(__always)
    private static func bit(of fingerprint: UInt64) -> UInt64 { 1 &<< (fingerprint &>> 58) }

    /// Writes a key into the innermost object; false if it cannot stand there, since it may have been there
    /// before.
    @inline(__always)
    mutating func key(_ key: String) -> Bool {
        noteCodedKeys()
        let fingerprint = KeyBytes.fingerprint(key)
        if current.keyBits & EncodedText.bit(of: fingerprint) != 0, mayHold(fingerprint) {
            return false
        }
        note(fingerprint)
        writer.key(key)
        return true
    }

    @inline(never)
    private mutating func mayHold(_ fingerprint: UInt64) -> Bool {
        if current.hasOtherKeys { return true }
        guard keys.count - current.firstKey >= EncodedText.mostKeys else {
            return (current.firstKey..<keys.count).contains { keys[$0] == fingerprint }
        }
        if !current.isIndexed {
            current.isIndexed = true
            indices.append((fingerprints: [], end: current.firstKey))
        }
        let last = indices.count - 1
        for position in indices[last].end..<keys.count {
            indices[last].fingerprints.insert(keys[position])
        }
        indices[last].end = keys.count
        return indices[last].fingerprints.contains(fingerprint)
    }

    /// Notes that the innermost object has keys that were written without being noted.
    mutating func expectOtherKeys() {
        noteCodedKeys()
        current.keyBits = .max
        current.hasOtherKeys = true
    }

    // MARK: Going back

    /// A place to go back to.
    struct Savepoint {
        fileprivate let text: JSONWriter.Savepoint
        fileprivate let parts: Int
        fileprivate let keys: Int
        /// The number of bytes in front of it.
        var count: Int { text.count }
        /// The number of open containers and pieces.
        var depth: Int { byteCount / MemoryLayout<Container>.stride - 1 }
        /// The length of their stack.
        let byteCount: Int
    }

    /// Where the text ends now.
    var savepoint: Savepoint {
        mutating get {
            Savepoint(
                text: writer.savepoint,
                parts: parts.count,
                keys: keys.count,
                byteCount: open.byteCount
            )
        }
    }

    /// Takes back what was written since a savepoint.
    ///
    /// - Precondition: the container that was innermost is still open, and not a record.
    mutating func rewind(to savepoint: Savepoint, isKept: Bool) {
        if isKept || savepoint.parts != parts.count {
            // Somebody may return to it.
            close(toByteCount: savepoint.byteCount)
            let end = writer.count
            if end > savepoint.count {
                writer.putPlaceholder(at: savepoint.count)
                parts[savepoint.count] = Part(piece: nil, end: end)
            }
            writer.rewindLevels(to: savepoint.text)
        } else {
            while depth > savepoint.depth { leave() }
            writer.rewind(to: savepoint.text)
        }
        if current.isIndexed { forgetKeys(from: savepoint.keys) }
        keys.truncate(to: savepoint.keys)
    }

    /// Takes keys out of the index of the innermost object.
    private mutating func forgetKeys(from start: Int) {
        let last = indices.count - 1
        guard indices[last].end > start else { return }
        for position in start..<indices[last].end {
            indices[last].fingerprints.remove(keys[position])
        }
        indices[last].end = start
    }
}
