/// One field of an object, as a parser describes it.
@safe
package struct PlanField: Sendable {
    package typealias Read =
        @Sendable (inout JSONCursor, UnsafeMutableRawPointer) throws(JSONError) -> Void
    package typealias Write =
        @Sendable (UnsafeRawPointer, inout JSONWriter) throws(JSONError) -> Void

    package var key: String
    /// Other keys of the same field, which are read and never written.
    package var aliases: [String] = []
    /// True if the value is the members that no other field names, as `[String: JSONValue]`.
    package private(set) var isCollector = false
    package var operation: PlanOperation
    /// The layout of the value.
    package var size: Int
    package var alignment: Int
    /// What reads and writes the value.
    let accessors: FieldAccessors
    /// Initialises the memory when the object has no such key; nil if there must be one.
    package var initializeMissing: (@Sendable (UnsafeMutableRawPointer) -> Void)?
    /// The bytes of a nil, where `null` stands for it; else empty.
    ///
    /// If the key may be missing, a nil stands for that too.
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
        unsafe precondition(
            (initializeMissing == nil) == (isAbsent == nil),
            "A field may be missing if it may be left out."
        )
        self.key = key
        self.operation = operation
        self.size = size
        self.alignment = alignment
        accessors = unsafe FieldAccessors(read: read, write: write)
        unsafe self.initializeMissing = initializeMissing
        self.nilImage = nilImage
        unsafe self.destroy = destroy
        unsafe self.isAbsent = isAbsent
    }
}

extension PlanField {
    /// The field for all members that no other field names.
    ///
    /// It has no key. Its plan reads and writes the members.
    package static var unknownMembers: PlanField {
        var field = unsafe PlanField(
            key: "",
            operation: .closures,
            size: MemoryLayout<[String: JSONValue]>.size,
            alignment: MemoryLayout<[String: JSONValue]>.alignment,
            read: { _, _ in },
            // SAFETY, here and below: the plan gives an address of this type.
            initializeMissing: {
                unsafe $0.initializeMemory(as: [String: JSONValue].self, to: [:])
            },
            destroy: { address in
                unsafe address.assumingMemoryBound(to: [String: JSONValue].self).deinitialize(
                    count: 1
                )
            },
            write: nil,
            // The members are written one by one, not as a value under a key.
            isAbsent: { _ in true }
        )
        field.isCollector = true
        return field
    }
}
