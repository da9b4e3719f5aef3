import FastJSON

/// Reads and writes a value that may be `null`.
///
/// ```swift
/// Field("middle_name") { String.jsonParser().orNull() }  // must be there, may be null
/// ```
///
/// For members that may also be missing, use ``OptionalField``.
@_documentation(visibility: internal)
public struct OptionalParser<Value: JSONParser>: JSONParser {
    @usableFromInline let value: Value
    @usableFromInline let wrapping: Wrapping

    @inlinable
    init(_ value: Value) {
        self.value = value
        wrapping = Wrapping(Value.Output.self)
    }

    /// Reads the next value.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Value.Output? {
        try cursor.decodeNull() ? nil : try value.parse(from: &cursor)
    }
}

extension OptionalParser: JSONParserPrinter where Value: JSONParserPrinter {
    /// Writes a value, or `null`.
    @inlinable
    public func print(_ output: Value.Output?, to writer: inout JSONWriter) throws(JSONError) {
        if let output {
            try value.print(output, to: &writer)
        } else {
            writer.writeNull()
        }
    }
}

extension OptionalParser {
    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<Value.Output?> {
        FieldOperation(
            value.fieldOperation.erased.optional(
                wrapping,
                nilImage: Absence<Value.Output?>.nil().image
            )
        )
    }
}

extension JSONParser {
    /// Reads what this parser reads, and `null` as nil.
    ///
    /// ```swift
    /// try JSONArray { Int.jsonParser().orNull() }.decode("[1, null]")  // → [1, nil]
    /// ```
    @inlinable
    public func orNull() -> OptionalParser<Self> {
        OptionalParser(self)
    }
}
