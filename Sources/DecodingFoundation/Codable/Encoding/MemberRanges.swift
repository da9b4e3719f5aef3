import FastJSON

/// Finds the elements or members of a container in a text that may still grow.
///
/// Between these there may be pieces of other containers, each after a placeholder.
///
/// SAFETY: reads stay below the limit. The text is JSON, so every string has an end.
@safe
struct MemberRanges {
    private let start: UnsafePointer<UInt8>
    private let limit: Int
    private var position: Int
    /// Where the piece after a placeholder ends, and whether it is a value of this place.
    private let piece: (Int) -> (end: Int, isValue: Bool)

    /// - Precondition: at the offset is the bracket with which the container begins.
    init(
        _ text: UnsafeBufferPointer<UInt8>,
        of offset: Int,
        limit: Int,
        piece: @escaping (Int) -> (end: Int, isValue: Bool)
    ) {
        guard let start = text.baseAddress else { preconditionFailure("There is a container.") }
        precondition(limit <= text.count)
        unsafe self.start = start
        self.limit = limit
        self.piece = piece
        position = offset + 1
    }

    /// Goes to the next element or key; false if there is none.
    private mutating func findNext() -> Bool {
        while position < limit {
            switch unsafe start[position] {
            case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\n"),
                UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                position += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                return false
            case JSONWriter.placeholder:
                let (end, isValue) = piece(position)
                if isValue { return true }
                position = min(end, limit)
            default:
                return true
            }
        }
        return false
    }

    /// The range of the next element; nil after the last.
    mutating func nextElement() -> Range<Int>? {
        guard findNext() else { return nil }
        let first = position
        skipValue()
        return first..<min(position, limit)
    }

    /// The next member; nil after the last.
    mutating func nextMember() -> (key: String, value: Range<Int>)? {
        guard findNext() else { return nil }
        let key = unsafe JSONWriter.string(at: start + position)
        skipString()
        guard let value = nextElement() else { return nil }
        return (key, value)
    }

    /// Goes past a value.
    private mutating func skipValue() {
        var depth = 0
        while position < limit {
            switch unsafe start[position] {
            case UInt8(ascii: "\""):
                skipString()
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                position += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return }
                depth -= 1
                position += 1
            case JSONWriter.placeholder:
                position = min(piece(position).end, limit)
            case UInt8(ascii: ","):
                if depth == 0 { return }
                position += 1
            default:
                position += 1
            }
        }
    }

    private mutating func skipString() {
        position += 1
        while position < limit, unsafe start[position] != UInt8(ascii: "\"") {
            position += unsafe start[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
    }

    /// Where the container ends.
    ///
    /// - Precondition: all elements or members were found.
    var end: Int { min(position + 1, limit) }
}
