import FastJSON

/// Parts from parsers.
extension FieldPart {
    /// A member that is only read.
    @inlinable
    init(field key: String, _ value: some JSONParser) {
        unsafe self.init(field: key, value, write: nil)
    }

    /// A member that is read and written.
    @inlinable
    init<Value: JSONParserPrinter>(printingField key: String, _ value: Value) {
        unsafe self.init(field: key, value) { slot, writer throws(JSONError) in
            // SAFETY: an output lies in the slot.
            try unsafe value.print(at: slot.assumingMemoryBound(to: Value.Output.self), to: &writer)
        }
    }

    @inlinable
    init<Value: JSONParser>(field key: String, _ value: Value, write: Write?) {
        unsafe self.init(
            key: key,
            layout: SlotLayout(Value.Output.self),
            operation: value.fieldOperation.erased,
            read: { cursor, slot throws(JSONError) in
                // SAFETY: the slot has room for an output.
                unsafe slot.initializeMemory(
                    as: Value.Output.self,
                    to: try value.parse(from: &cursor)
                )
            },
            write: unsafe write
        )
    }

    /// Fields of the same object, or a whole value, only read.
    @inlinable
    init(reading value: some JSONParser) {
        unsafe self.init(whole: value, value.fieldPart?.part, write: nil)
    }

    /// Fields of the same object, or a whole value.
    @inlinable
    init<Value: JSONParserPrinter>(printing value: Value) {
        unsafe self.init(
            whole: value,
            value.printingFieldPart?.part
        ) { slots, writer throws(JSONError) in
            try unsafe value.print(at: slots.addressOfFirst(as: Value.Output.self), to: &writer)
        }
    }

    @inlinable
    init<Value: JSONParser>(whole value: Value, _ part: FieldPart?, write: WholeValue.Write?) {
        if let part {
            self = part
            return
        }
        unsafe self.init(
            WholeValue(
                read: { cursor, slots throws(JSONError) in
                    unsafe slots.putFirst(try value.parse(from: &cursor))
                },
                write: write
            ),
            slots: [SlotLayout(Value.Output.self)]
        )
    }
}

extension FieldPart {
    /// Reads a value of a member or an element.
    @usableFromInline typealias Read =
        @Sendable (inout JSONCursor, UnsafeMutableRawPointer) throws(JSONError) -> Void
    /// Writes such a value.
    @usableFromInline typealias Write =
        @Sendable (UnsafeRawPointer, inout JSONWriter) throws(JSONError) -> Void

    /// One member of an object, which may be missing if its absence can be told.
    @usableFromInline
    init(
        key: String,
        layout: SlotLayout,
        operation: ErasedOperation,
        read: @escaping Read,
        initializeMissing: (@Sendable (UnsafeMutableRawPointer) -> Void)? = nil,
        write: Write?,
        isAbsent: (@Sendable (UnsafeRawPointer) -> Bool)? = nil
    ) {
        let field = unsafe PlanField(
            key: key,
            operation: operation.operation,
            size: layout.size,
            alignment: layout.alignment,
            read: read,
            initializeMissing: initializeMissing,
            nilImage: operation.nilImage,
            destroy: layout.destroy,
            write: write,
            isAbsent: isAbsent
        )
        self.init(.field(field), slots: [layout])
    }

    /// A value that is not taken apart by fields.
    @usableFromInline
    init(_ value: WholeValue, slots: [SlotLayout]) {
        self.init(.whole(value), slots: slots)
    }
}

extension FieldPart {
    /// The same part where its value is not wanted, since it is none.
    ///
    /// Only for what is known to be without a value where it is compiled: generic code has a slot
    /// for it.
    @usableFromInline var withoutSlots: FieldPart {
        var part = self
        part.slots = []
        return part
    }
}
