import Decoding

/// Where the last of the members with equal keys stand.
///
/// Found only when a member is wrong: a member that another replaces may be.
@usableFromInline
struct LastPositions {
    private var positions: [String: Int]?

    @usableFromInline init() {}

    /// True if no member after the one at a position has an equal key.
    @usableFromInline
    mutating func isLast(_ position: Int, in object: JSONValue.Object) -> Bool {
        let positions =
            positions
            ?? Dictionary(zip(object.lazy.map(\.key), object.indices), uniquingKeysWith: { $1 })
        self.positions = positions
        return positions[object[position].key] == position
    }
}
