import FastJSON

/// A value that was encoded.
enum EncodedPiece {
    /// It is in a range of the text.
    case text(Range<Int>)
    /// It is an array or an object whose parts are in several places.
    case record(EncodedRecord)
    /// It may be encoded at any time.
    case slot(EncodedSlot)
}

/// The place of a value that is encoded after others.
final class EncodedSlot {
    /// What was encoded so far; an empty object if that is nothing.
    var piece: EncodedPiece?
}

/// The elements of an array or the members of an object, in the order in which they belong.
///
/// Of members with the same key the last counts, at the place of the first.
final class EncodedRecord {
    let isArray: Bool
    /// The elements, or the values of the members.
    private(set) var pieces: ContiguousArray<EncodedPiece> = []
    /// The keys of the members.
    private(set) var keys: ContiguousArray<String> = []
    /// The positions of the keys, once there are many.
    private var positions: [ByteKey: Int] = [:]

    private static let smallestTable = 16

    init(isArray: Bool) {
        self.isArray = isArray
    }

    /// Appends an element.
    func append(_ piece: EncodedPiece) {
        pieces.append(piece)
    }

    /// Sets the value of a key.
    func set(_ key: String, _ piece: EncodedPiece) {
        if let position = position(of: key) {
            pieces[position] = piece
            return
        }
        if keys.count == EncodedRecord.smallestTable {
            for (position, key) in keys.enumerated() {
                positions[ByteKey(key)] = position
            }
        }
        if keys.count >= EncodedRecord.smallestTable {
            positions[ByteKey(key)] = keys.count
        }
        keys.append(key)
        pieces.append(piece)
    }

    /// The value of a key.
    func piece(of key: String) -> EncodedPiece? {
        position(of: key).map { pieces[$0] }
    }

    private func position(of key: String) -> Int? {
        positions.isEmpty
            ? keys.firstIndex { KeyBytes.areEqual($0, key) } : positions[ByteKey(key)]
    }
}
