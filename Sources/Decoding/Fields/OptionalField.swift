import FastJSON

/// One member of an object that may be missing, or `null`.
///
/// ```swift
/// OptionalField("salary") { Double.jsonParser() }              // Double?
/// OptionalField("salary", default: 0) { Double.jsonParser() }  // Double
/// ```
///
/// A nil, or a value that is equal to the default, is written by leaving the member out. A value
/// of another kind is an error, not nil. Around a parser that takes `null` itself the two kinds of
/// nil become one.
public struct OptionalField<Value: JSONParser, Output>: JSONParser {
    /// The key of the member.
    public let key: String
    @usableFromInline let value: Value
    /// True if the output is an optional.
    @usableFromInline let isOptional: Bool
    /// Initialises memory with the output for a missing member.
    @usableFromInline let initializeMissing: @Sendable (UnsafeMutableRawPointer) -> Void
    /// True if the output at an address is that of a missing member.
    @usableFromInline let isAbsent: @Sendable (UnsafeRawPointer) -> Bool
    @usableFromInline let alone = LazyShape()

    /// A member whose absence is nil.
    @inlinable
    public init(
        _ key: String,
        _ value: () -> Value
    ) where Output == Value.Output? {
        self.key = key
        self.value = value()
        isOptional = true
        // SAFETY, here and below: the plan gives room for an output, and the address of one.
        initializeMissing = { $0.initializeMemory(as: Value.Output?.self, to: nil) }
        isAbsent = { address in
            if case .none = address.assumingMemoryBound(to: Value.Output?.self).pointee {
                true
            } else {
                false
            }
        }
    }

    /// A member whose absence is nil, and whose value is read by one of several parsers.
    @inlinable
    @_disfavoredOverload
    public init<First, Second>(
        _ key: String,
        @JSONParserBuilder _ value: () -> EitherParser<First, Second>
    ) where Value == EitherParser<First, Second>, Output == Value.Output? {
        self.init(key, value)
    }

    /// A member whose absence is a value, which is not written.
    @inlinable
    public init(
        _ key: String,
        default defaultValue: Output,
        _ value: () -> Value
    ) where Output == Value.Output, Output: Equatable & Sendable {
        self.key = key
        self.value = value()
        isOptional = false
        initializeMissing = { $0.initializeMemory(as: Output.self, to: defaultValue) }
        isAbsent = { $0.assumingMemoryBound(to: Output.self).pointee == defaultValue }
    }

    /// A member whose absence is a value; it is always written, since it cannot be compared.
    @inlinable
    @_disfavoredOverload
    public init(
        _ key: String,
        default defaultValue: Output,
        _ value: () -> Value
    ) where Output == Value.Output, Output: Sendable {
        self.key = key
        self.value = value()
        isOptional = false
        initializeMissing = { $0.initializeMemory(as: Output.self, to: defaultValue) }
        isAbsent = { _ in false }
    }

    /// Reads an object, and returns the value of the member.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let shape = alone.get { readingPart }
        let block = try shape.read(&cursor)
        let output: Output = Slots(base: block, offsets: shape.offsets).take(0)
        cursor.endBlock(block)
        return output
    }

    @inlinable var readingPart: FieldPart { part(write: nil) }

    /// The bytes of a nil.
    @inlinable var nilImage: [UInt8] {
        withUnsafeTemporaryAllocation(
            byteCount: MemoryLayout<Output>.size,
            alignment: MemoryLayout<Output>.alignment
        ) { buffer in
            // SAFETY: all bytes are initialised first, those that a nil leaves open too.
            buffer.initializeMemory(as: UInt8.self, repeating: 0)
            guard let start = buffer.baseAddress else { return [] }
            initializeMissing(start)
            return Array(buffer)
        }
    }

    @inlinable
    func part(
        write: (@Sendable (UnsafeRawPointer, inout JSONWriter) throws(JSONError) -> Void)?
    ) -> FieldPart {
        let value = value
        let isOptional = isOptional
        let initializeMissing = initializeMissing
        return FieldPart(
            content: .optionalMember(
                key: key,
                layout: SlotLayout(Output.self),
                operation: FieldOperation(of: value, isOptional: isOptional),
                read: { cursor, slot throws(JSONError) in
                    // SAFETY: the slot has room for an output.
                    if isOptional {
                        // The plan has looked for `null`.
                        slot.initializeMemory(
                            as: Value.Output?.self,
                            to: try value.parse(from: &cursor)
                        )
                    } else if try cursor.decodeNull() {
                        initializeMissing(slot)
                    } else {
                        slot.initializeMemory(
                            as: Value.Output.self,
                            to: try value.parse(from: &cursor)
                        )
                    }
                },
                initializeMissing: initializeMissing,
                nilImage: isOptional ? nilImage : [],
                write: write,
                isAbsent: isAbsent
            ),
            slots: [SlotLayout(Output.self)]
        )
    }
}

extension OptionalField: JSONParserPrinter where Value: JSONParserPrinter {
    /// Writes an object with this one member, or without any.
    @inlinable
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        let result = withUnsafePointer(to: output) { address in
            Result { () throws(JSONError) in
                writer.beginObject()
                if !isAbsent(address) {
                    writer.key(key)
                    // SAFETY: a value is there: the output, or the payload of an optional, which
                    // lies at its start.
                    try value.print(
                        at: UnsafeRawPointer(address).assumingMemoryBound(to: Value.Output.self),
                        to: &writer
                    )
                }
                writer.endObject()
            }
        }
        try result.get()
    }

    @inlinable var printingPart: FieldPart {
        let value = value
        return part(write: { slot, writer throws(JSONError) in
            // SAFETY: the output is there, or the payload of an optional, which lies at its start;
            // what is absent is not written.
            try value.print(at: slot.assumingMemoryBound(to: Value.Output.self), to: &writer)
        })
    }
}

extension FieldPart.Content {
    /// A member that may be missing.
    @usableFromInline
    static func optionalMember(
        key: String,
        layout: SlotLayout,
        operation: FieldOperation,
        read:
            @escaping @Sendable (
                inout JSONCursor, UnsafeMutableRawPointer
            ) throws(JSONError) -> Void,
        initializeMissing: @escaping @Sendable (UnsafeMutableRawPointer) -> Void,
        nilImage: [UInt8],
        write: (@Sendable (UnsafeRawPointer, inout JSONWriter) throws(JSONError) -> Void)?,
        isAbsent: @escaping @Sendable (UnsafeRawPointer) -> Bool
    ) -> FieldPart.Content {
        Self(
            kind: .field(
                PlanField(
                    key: key,
                    operation: operation.operation,
                    size: layout.size,
                    alignment: layout.alignment,
                    read: read,
                    initializeMissing: initializeMissing,
                    nilImage: nilImage,
                    destroy: layout.destroy,
                    write: write,
                    isAbsent: isAbsent
                )
            )
        )
    }
}

extension FieldOperation {
    /// The operation for a parser's output, wrapped in an optional.
    @usableFromInline
    init(of parser: any JSONParser, isOptional: Bool) {
        let plain = FieldOperation(of: parser).operation
        self.init(isOptional ? plain.optional : .closures)
    }
}

extension PlanOperation {
    /// The operation that also takes `null`.
    var optional: PlanOperation {
        switch self {
        case .string: .optionalString
        case .int: .optionalInt
        case .double: .optionalDouble
        case .bool: .optionalBool
        default: .closures
        }
    }
}
