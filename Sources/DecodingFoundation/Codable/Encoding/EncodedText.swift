import FastJSON

/// The text that encoders write, and the containers that are open in it.
///
/// Encoders reach it by its address: in a class, each use would be checked for exclusive access.
struct EncodedText: ~Copyable {
    /// A container that is open.
    private struct Container {
        /// What tells it from others; 0 stands for none, -1 for nothing that could be written to.
        var number = 0
        /// Where its keys begin.
        var firstKey = 0
        /// Its keys, as one bit each.
        var lowMarks: UInt64 = 0
        var highMarks: UInt64 = 0
    }

    var writer: JSONWriter
    /// Encoders to use again.
    var spares = SpareCoders<ValueEncoder>()
    /// True if a type has written where the text was ended already: then nothing more is written.
    private(set) var needsTree = false

    private var current = Container()
    private var outer: [Container] = []
    private var lastNumber = 0
    /// The keys of all open objects, outermost first, by their fingerprints: two keys that differ may
    /// have the same, which costs time and changes nothing.
    private var keys: [UInt64] = []

    /// From so many members on, looking through them would cost more than starting again.
    private static let mostKeys = 512

    init(options: JSONWritingOptions) {
        writer = JSONWriter(options: options)
    }

    /// The number of the innermost open container.
    var innermost: Int { current.number }

    /// The number of open containers.
    var depth: Int { outer.count }

    // MARK: Containers

    /// Begins an array, and returns its number.
    mutating func beginArray() -> Int {
        writer.beginArray()
        return begin()
    }

    /// Begins an object, and returns its number.
    mutating func beginObject() -> Int {
        writer.beginObject()
        return begin()
    }

    private mutating func begin() -> Int {
        lastNumber += 1
        outer.append(current)
        current = Container(number: lastNumber, firstKey: keys.count)
        return lastNumber
    }

    /// Ends the containers inside one that is open; false if it is not, or nothing more is written.
    @inline(__always)
    mutating func enter(_ number: Int) -> Bool {
        number == current.number || leaveOthers(number)
    }

    @inline(never)
    private mutating func leaveOthers(_ number: Int) -> Bool {
        guard !needsTree, let index = outer.lastIndex(where: { $0.number == number }) else {
            giveUp()
            return false
        }
        close(to: index)
        return true
    }

    /// Ends all containers but the outermost ones.
    @inline(__always)
    mutating func close(to depth: Int) {
        while outer.count > depth, !needsTree {
            writer.endContainer()
            leave()
        }
    }

    private mutating func leave() {
        keys.removeLast(keys.count - current.firstKey)
        current = outer.removeLast()
    }

    /// Gives up writing, since a value comes where the text was ended.
    mutating func giveUp() {
        needsTree = true
        current.number = -1
    }

    // MARK: Keys

    /// Writes a key into the innermost object; false if it may have been there before.
    @inline(__always)
    mutating func key(_ key: String) -> Bool {
        let fingerprint = KeyBytes.fingerprint(key)
        let bit: UInt64 = 1 &<< (fingerprint &>> 57)
        let isLow = fingerprint & 1 == 0
        let marks = isLow ? current.lowMarks : current.highMarks
        if marks & bit != 0, mayHold(fingerprint) {
            giveUp()
            return false
        }
        if isLow {
            current.lowMarks = marks | bit
        } else {
            current.highMarks = marks | bit
        }
        keys.append(fingerprint)
        writer.key(key)
        return true
    }

    @inline(never)
    private func mayHold(_ fingerprint: UInt64) -> Bool {
        keys.count - current.firstKey >= EncodedText.mostKeys
            || keys[current.firstKey...].contains(fingerprint)
    }

    // MARK: Going back

    /// A place to go back to.
    struct Mark {
        fileprivate let text: JSONWriter.Mark
        fileprivate let number: Int
        fileprivate let depth: Int
        fileprivate let keys: Int
    }

    /// Where the text ends now.
    var mark: Mark {
        Mark(text: writer.mark, number: current.number, depth: depth, keys: keys.count)
    }

    /// Goes back to a place.
    mutating func rewind(to mark: Mark) {
        guard !needsTree else { return }
        while outer.count > mark.depth {
            leave()
        }
        // What was ended since then cannot be opened again.
        guard outer.count == mark.depth, current.number == mark.number else {
            giveUp()
            return
        }
        keys.removeLast(keys.count - mark.keys)
        writer.rewind(to: mark.text)
    }
}
