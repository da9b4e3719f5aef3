/// Finds the elements of a stream, one after the other.
protocol ElementCore: AnyObject {
    /// Finds the next element and lets a function read it; nil after the last.
    ///
    /// If bytes have to be awaited, the next call continues where this one was.
    func next(_ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void) -> ElementOutcome?

    /// Counts the last element as passed although it is wrong.
    func passReject()

    // These may also be requested while an element is looked for or read.

    /// The number of the element that was read last, from 0; -1 before the first.
    var index: Int { get }
    /// Where that element is.
    var path: JSONValuePath { get }
    /// The first byte of that element.
    var offset: Int { get }
    /// The place after what was passed last; nil where a stream cannot continue.
    var checkpoint: JSONCheckpoint? { get }
}

/// The result of reading an element.
enum ElementOutcome {
    /// It was read.
    case element
    /// It is wrong; others may follow. Its bytes are included if they are in memory and needed.
    case rejected(JSONError, bytes: [UInt8]?)
    /// Nothing can be read after this.
    case failed(JSONError)
    /// Bytes have to be awaited first.
    case starved
}

/// A path whose last step changes more often than those before.
struct ElementPath {
    var parents: [JSONValuePath.Step] = []
    var last: JSONValuePath.Step?

    var path: JSONValuePath { JSONValuePath(last.map { parents + [$0] } ?? parents) }
}

/// What is known about an element before it is read.
struct ElementPlace {
    /// The number of the selection that it is of.
    var selection: Int
    /// Its number among all elements.
    var index: Int
    /// The bytes of the input before the text that the cursor sees.
    var base: Int
}

extension JSONCursor {
    /// Reads an element, or passes the rest of a wrong one.
    ///
    /// Nil if it was read. Else what is wrong with it, and what is wrong after that, which is to be
    /// reported next. Throws what is not a matter of this element alone.
    mutating func readElement(
        _ place: ElementPlace,
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) -> (error: JSONError, later: JSONError?)? {
        let level = depth
        var savepoint: Savepoint?
        defer { endDroppableValue(savepoint) }
        do throws(JSONError) {
            savepoint = try beginDroppableValue()
            try lend { cursor throws(JSONError) in try read(place, &cursor) }
            // The function may have caught the error itself.
            if isStarved { throw .starved }
            guard depth == level, turn == .step, !isBroken else {
                throw unfinished("an element was not read to its end")
            }
            try checkDroppableValue(savepoint)
            return nil
        } catch {
            recorder = nil
            isQuiet = false
            if isStarved { throw .starved }
            let error = asTyped(error)
            // To find the place of an error may need more bytes, too.
            if isStarved { throw .starved }
            guard error.errors.allSatisfy(\.isTyped) else { throw error }
            do throws(JSONError) {
                try dropValue(savepoint, to: level)
            } catch let later {
                if isStarved { throw later }
                return (error, later)
            }
            return (error, nil)
        }
    }
}
