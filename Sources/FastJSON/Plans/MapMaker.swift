/// How a dictionary of one type is made of keys and values in memory.
///
/// Each key lies at the start of its memory, and the value after it. The functions come from where
/// the types are known, so that they are specialised.
@usableFromInline
@safe
package struct MapMaker: @unchecked Sendable {
    // SAFETY: the functions capture types and what makes keys, which is `Sendable`. They are not
    // `@Sendable`: keys of generic types would then have to be `SendableMetatype`.

    /// A key that was there before one that is equal to it.
    @usableFromInline
    package enum Match: Sendable {
        case none
        /// Its text is the same.
        case sameText
        /// Its text is another, or is not known.
        case other
    }

    /// Makes a key of a text, in uninitialised memory; throws why there is none.
    @usableFromInline package typealias MakeKey =
        (String, UnsafeMutableRawPointer) throws -> Void
    /// Moves `count` members out of memory, for the dictionary at the target.
    ///
    /// Of equal keys the last counts. Returns the number of members that the dictionary has then.
    @usableFromInline package typealias Move =
        (
            _ source: UnsafeMutableRawPointer,
            _ count: Int,
            _ capacity: Int,
            _ target: UnsafeMutableRawPointer
        ) -> Int

    /// Nil for keys that are their texts.
    let makeKey: MakeKey?
    /// Initialises the target with a dictionary of the members, with room for that many.
    let make: Move
    /// Adds the members to the dictionary at the target, which gets room for that many.
    let insert: Move
    /// Adds one member to the dictionary at the target; of equal keys this one counts.
    let put: (_ source: UnsafeMutableRawPointer, _ target: UnsafeMutableRawPointer) -> Match
    /// Looks for the key with a text, where keys are their texts.
    let find: (_ text: String, _ target: UnsafeMutableRawPointer) -> Match
    /// Ends the life of the key at an address.
    let destroyKey: (UnsafeMutableRawPointer) -> Void
    /// Ends the life of the dictionary at an address.
    let destroy: (UnsafeMutableRawPointer) -> Void
    /// Where the value of a member is, counted from its key.
    let valueOffset: Int
    /// The distance of the members in memory.
    let stride: Int
    /// The alignment of a member.
    let alignment: Int

    @usableFromInline
    package init(
        valueOffset: Int,
        stride: Int,
        alignment: Int,
        makeKey: MakeKey?,
        make: @escaping Move,
        insert: @escaping Move,
        put: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Match,
        find: @escaping (String, UnsafeMutableRawPointer) -> Match,
        destroyKey: @escaping (UnsafeMutableRawPointer) -> Void,
        destroy: @escaping (UnsafeMutableRawPointer) -> Void
    ) {
        self.valueOffset = valueOffset
        self.stride = stride
        self.alignment = alignment
        unsafe self.makeKey = makeKey
        unsafe self.make = make
        unsafe self.insert = insert
        unsafe self.put = put
        unsafe self.find = find
        unsafe self.destroyKey = destroyKey
        unsafe self.destroy = destroy
    }
}
