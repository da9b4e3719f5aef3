/// One field of an object, as a parser describes it.
package struct PlanField: Sendable {
    package typealias Read =
        @Sendable (
            inout JSONCursor, UnsafeMutableRawPointer
        ) throws(JSONError) -> Void
    package typealias Write =
        @Sendable (
            UnsafeRawPointer, inout JSONWriter
        ) throws(JSONError) -> Void

    package var key: String
    package var operation: PlanOperation
    /// The layout of the value.
    package var size: Int
    package var alignment: Int
    /// What reads and writes the value.
    let accessors: FieldAccessors
    /// Initialises the memory when the object has no such key; nil if there must be one.
    package var initializeMissing: (@Sendable (UnsafeMutableRawPointer) -> Void)?
    /// The bytes of a nil, where `null` and a missing key both stand for it; else empty.
    package var nilImage: [UInt8]
    /// Ends the life of the value; nil if there is nothing to do.
    package var destroy: (@Sendable (UnsafeMutableRawPointer) -> Void)?
    /// True if nothing is to be written for a value, not even the key; nil if that cannot be.
    ///
    /// Optionals of the standard types are absent when they are nil, whatever the function says.
    package var isAbsent: (@Sendable (UnsafeRawPointer) -> Bool)?

    /// - Precondition: what may be missing may also be left out, and the other way round.
    package init(
        key: String,
        operation: PlanOperation,
        size: Int,
        alignment: Int,
        read: @escaping Read,
        initializeMissing: (@Sendable (UnsafeMutableRawPointer) -> Void)?,
        nilImage: [UInt8] = [],
        destroy: (@Sendable (UnsafeMutableRawPointer) -> Void)?,
        write: Write?,
        isAbsent: (@Sendable (UnsafeRawPointer) -> Bool)?
    ) {
        precondition(
            (initializeMissing == nil) == (isAbsent == nil),
            "A field may be missing if it may be left out."
        )
        self.key = key
        self.operation = operation
        self.size = size
        self.alignment = alignment
        accessors = FieldAccessors(read: read, write: write)
        self.initializeMissing = initializeMissing
        self.nilImage = nilImage
        self.destroy = destroy
        self.isAbsent = isAbsent
    }
}
