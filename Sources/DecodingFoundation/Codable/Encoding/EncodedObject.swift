import FastJSON

/// The members of an object, to which more may come.
///
/// Of members with the same key the last counts, at the place of the first.
final class EncodedObject {
    typealias Member = (key: String, value: EncodedValue)

    private(set) var members: ContiguousArray<Member> = []
    private var marks = KeyMarks()
    /// The positions of the keys, once there are many.
    private var positions: [String: Int] = [:]

    private static let smallestTable = 64

    init(capacity: Int = 0) {
        members.reserveCapacity(capacity)
    }

    /// Sets the value of a key.
    func set(_ key: String, _ value: EncodedValue) {
        if marks.insert(key), let position = position(of: key) {
            members[position].value = value
        } else {
            append(key, value)
        }
    }

    /// Appends a member of many, no two of which have the same key.
    func append(unique key: String, _ value: EncodedValue) {
        members.append((key, value))
    }

    private func append(_ key: String, _ value: EncodedValue) {
        if members.count >= EncodedObject.smallestTable {
            fillTable()
            positions[key] = members.count
        }
        members.append((key, value))
    }

    /// The value of a key.
    func value(of key: String) -> EncodedValue? {
        position(of: key).map { members[$0].value }
    }

    private func position(of key: String) -> Int? {
        if !positions.isEmpty { return positions[key] }
        return members.firstIndex { $0.key == key }
    }

    private func fillTable() {
        guard positions.isEmpty else { return }
        for (position, member) in members.enumerated() {
            positions[member.key] = position
        }
    }
}
