import FastJSON

/// The members of an object, to which more may come.
///
/// Of members with the same key the last counts, at the place of the first.
final class EncodedObject {
    typealias Member = (key: String, value: EncodedValue)

    private(set) var members: ContiguousArray<Member> = []
    /// The positions of the keys, once there are many.
    private var positions: [ByteKey: Int] = [:]

    private static let smallestTable = 16

    init() {}

    /// The members of a tree.
    init(_ object: JSONValue.Object) {
        for (key, value) in object { set(key, .json(value)) }
    }

    /// Sets the value of a key.
    func set(_ key: String, _ value: EncodedValue) {
        if let position = position(of: key) {
            members[position].value = value
            return
        }
        if members.count == EncodedObject.smallestTable {
            for (position, member) in members.enumerated() {
                positions[ByteKey(member.key)] = position
            }
        }
        if members.count >= EncodedObject.smallestTable {
            positions[ByteKey(key)] = members.count
        }
        members.append((key, value))
    }

    /// The value of a key.
    func value(of key: String) -> EncodedValue? {
        position(of: key).map { members[$0].value }
    }

    private func position(of key: String) -> Int? {
        positions.isEmpty
            ? members.firstIndex { KeyBytes.areEqual($0.key, key) } : positions[ByteKey(key)]
    }
}
