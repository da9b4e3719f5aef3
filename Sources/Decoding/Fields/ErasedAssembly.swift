import FastJSON

/// How slots become a value in memory, and the way back, without the types.
@usableFromInline
@safe
struct ErasedAssembly: Sendable {
    /// How to come from a value to its slots.
    @usableFromInline
    @safe
    enum Taking: Sendable {
        /// The slots are the stored properties of a struct, in order.
        case storedProperties
        /// The slots are stored properties at these offsets in a value.
        case offsets([Int])
        /// Initialises the slots with parts of the value; none of them if it throws.
        case function(@Sendable (UnsafeRawPointer, Slots) throws(JSONError) -> Void)
    }

    /// Moves the values out of slots at these offsets in a block, and initialises the target with
    /// what they make.
    @usableFromInline typealias Make =
        @Sendable (
            _ block: UnsafeMutableRawPointer,
            _ offsets: UnsafePointer<Int>,
            _ target: UnsafeMutableRawPointer
        ) -> Void

    /// The type of the value, and what has to be known of it.
    @usableFromInline let layout: SlotLayout
    /// The slots of the value's parts.
    @usableFromInline let slots: [SlotLayout]
    @usableFromInline let make: Make
    @usableFromInline let taking: Taking
    /// True if fields with the names of other parts are errors: see ``FieldNames``.
    @usableFromInline let checksNames: Bool

    @usableFromInline
    init(
        layout: SlotLayout,
        slots: [SlotLayout],
        make: @escaping Make,
        taking: Taking,
        checksNames: Bool
    ) {
        self.layout = layout
        self.slots = slots
        unsafe self.make = make
        self.taking = taking
        self.checksNames = checksNames
    }

    var type: any Any.Type { layout.type }
}
