import FastJSON

/// One member of an object that may be missing, or `null`.
///
/// ```swift
/// ParsePrint(.memberwise(Movie.init)) {
///     Field("title", \.title)
///     Field("release_year", \.releaseYear)
///     OptionalField("stars", \.stars, default: [])  // [String]
///     OptionalField("rating", \.rating)             // Double?
/// }
/// ```
///
/// A nil, or a value that is equal to the default, is written by leaving the member out. A value of
/// another kind is an error, not nil. If the parser of the value accepts `null` itself, both kinds of
/// nil become one.
public struct OptionalField<Value: JSONParser, Output, Root>: JSONParser {
    /// The key of the member.
    public let key: String
    @usableFromInline let aliases: [String]
    @usableFromInline let property: NamedProperty?
    @usableFromInline let value: Value
    @usableFromInline let absence: Absence<Output>
    @usableFromInline let alone = LazyShape()

    @usableFromInline
    init(
        key: String,
        _ aliases: [String],
        _ property: NamedProperty?,
        _ value: Value,
        _ absence: Absence<Output>
    ) {
        self.key = key
        self.aliases = aliases
        self.property = property
        self.value = value
        self.absence = absence
    }

    /// For initializers that take a type, like the one of `Field`.
    init(
        notInlined key: String,
        _ aliases: [String],
        _ property: NamedProperty?,
        _ value: Value,
        _ absence: Absence<Output>
    ) {
        self.init(key: key, aliases, property, value, absence)
    }

    /// Reads an object, and returns the value of the member.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        try alone.read(&cursor) { readingPart }
    }

    /// The member, for the object of another parser.
    @_documentation(visibility: internal)
    public var fieldPart: TypedFieldPart<Output>? { TypedFieldPart(readingPart) }

    @inlinable var readingPart: FieldPart { unsafe part(write: nil) }

    @inlinable
    func part(write: FieldPart.Write?) -> FieldPart {
        let value = value
        let isOptional = absence.isNil
        let initializeMissing = unsafe absence.initialize
        return unsafe FieldPart(
            key: key,
            layout: SlotLayout(Output.self),
            operation: ErasedOperation(
                value.fieldOperation.erased,
                isOptional: isOptional,
                Wrapping(Value.Output.self),
                nilImage: isOptional ? absence.image : []
            ),
            read: { cursor, slot throws(JSONError) in
                // SAFETY: the slot has room for an output.
                if isOptional {
                    // The plan has looked for `null`.
                    unsafe slot.initializeMemory(
                        as: Value.Output?.self,
                        to: try value.parse(from: &cursor)
                    )
                } else if try cursor.decodeNull() {
                    unsafe initializeMissing(slot)
                } else {
                    unsafe slot.initializeMemory(
                        as: Value.Output.self,
                        to: try value.parse(from: &cursor)
                    )
                }
            },
            initializeMissing: unsafe initializeMissing,
            write: unsafe write,
            isAbsent: unsafe absence.isAbsent
        )
        .with(aliases: aliases, property: property)
    }
}

extension OptionalField: JSONParserPrinter where Value: JSONParserPrinter {
    /// Writes an object with this one member, or without any.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        let result = unsafe withUnsafePointer(to: output) { address in
            Result { () throws(JSONError) in
                writer.beginObject()
                if unsafe !absence.isAbsent(address) {
                    writer.key(key)
                    // SAFETY: a value is there: the output, or the payload of an optional, which
                    // lies at its start.
                    try unsafe value.print(
                        at: UnsafeRawPointer(address).assumingMemoryBound(to: Value.Output.self),
                        to: &writer
                    )
                }
                writer.endObject()
            }
        }
        try result.get()
    }

    /// The member, for the object of another parser.
    @_documentation(visibility: internal)
    public var printingFieldPart: TypedFieldPart<Output>? { TypedFieldPart(printingPart) }

    @inlinable var printingPart: FieldPart {
        let value = value
        return unsafe part(write: { slot, writer throws(JSONError) in
            // SAFETY: the output is there, or the payload of an optional, which lies at its start;
            // what is absent is not written.
            try unsafe value.print(at: slot.assumingMemoryBound(to: Value.Output.self), to: &writer)
        })
    }
}

extension ErasedOperation {
    /// The operation for the output of a field that may be missing.
    ///
    /// That is the parser's output in an optional, or else the output itself, where `null` gives the
    /// value for a missing member.
    @usableFromInline
    init(_ plain: ErasedOperation, isOptional: Bool, _ wrapping: Wrapping, nilImage: [UInt8]) {
        if isOptional {
            let optional = plain.optional(wrapping, nilImage: nilImage)
            self = ErasedOperation(optional.operation, nilImage: nilImage)
        } else if case .nested = plain.operation {
            self = ErasedOperation(plain.operation)
        } else {
            self = ErasedOperation(.closures)
        }
    }
}
