import FastJSON

/// Keeps the members of an object that no field names, and writes them again.
///
/// ```swift
/// struct Event {
///     let id: Int
///     var rest: [String: JSONValue]
///
///     static let jsonParser = ParsePrint(.memberwise(Self.init)) {
///         Field("id", \.id)
///         UnknownMembers(\.rest)
///     }
/// }
///
/// let event = try Event.jsonParser.decode(#"{"id": 1, "by": "Ada"}"#)
/// event.rest  // → ["by": "Ada"]
/// try Event.jsonParser.encode(event)  // → {"by":"Ada","id":1}
/// ```
///
/// It is a line of a ``ParsePrint``, a ``Parse`` or a ``Case``, at most once for one object. No key is
/// unknown then, so ``UnknownKeys`` has no effect. If keys are equal,
/// `JSONReadingOptions.duplicateKeys` says which one counts.
///
/// Reading throws `JSONError.Code.keyTooLong` for a key of more than 4,096 bytes that is not ASCII.
/// Writing throws `JSONError.Code.unwritableValue` if a key in the dictionary is the key of a field,
/// because such a member could not be read again.
public struct UnknownMembers<Root>: Sendable {
    private let property: NamedProperty?

    /// Collects the members as the value at this position among the fields.
    public init() where Root == NoRoot {
        property = nil
    }

    /// Collects the members in a property.
    public init(_ property: KeyPath<Root, [String: JSONValue]> & Sendable) {
        self.property = NamedProperty(property)
    }

    @usableFromInline var part: FieldPart {
        FieldPart(.field(.unknownMembers), slots: [SlotLayout([String: JSONValue].self)])
            .with(aliases: [], property: property)
    }
}

extension FieldsBuilder {
    /// The members that no field names.
    @inlinable
    public static func buildExpression(
        _ members: UnknownMembers<Root>
    ) -> Fields<[String: JSONValue]> {
        Fields(parts: [members.part])
    }

    /// The members that no field names.
    @inlinable
    public static func buildExpression(
        _ members: UnknownMembers<NoRoot>
    ) -> Fields<[String: JSONValue]> {
        Fields(parts: [members.part])
    }
}

extension ReadFieldsBuilder {
    /// The members that no field names.
    @inlinable
    public static func buildExpression<Root>(
        _ members: UnknownMembers<Root>
    ) -> ReadFields<[String: JSONValue]> {
        ReadFields(parts: [members.part])
    }
}
