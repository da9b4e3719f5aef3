import FastJSON

// What only the compiler knows of the types of an enum, since its macro sees names, and no aliases.

@_documentation(visibility: internal)
extension EnumCases {
    /// The field of a labelled value.
    public static func field<Value: JSONParsable>(
        _ key: String,
        _ type: Value.Type
    ) -> Field<Value.Parser, NoRoot> {
        Field(notInlined: key, [], nil, Value.jsonParser)
    }

    /// The field of a labelled value that is optional.
    public static func field<Value: JSONParsable>(
        _ key: String,
        _ type: Value?.Type
    ) -> OptionalField<Value.Parser, Value?, NoRoot> {
        OptionalField(notInlined: key, [], nil, Value.jsonParser, .nil())
    }

    /// The field of a labelled value that is optional twice: missing is nil, and null a wrapped nil.
    @inlinable
    public static func field<Value: JSONParsable>(
        _ key: String,
        _ type: Value??.Type
    ) -> Fields<Value??> {
        Fields(parts: [.nullable(key, Value.jsonParser.orNull(), .nil()) { .some($0) }])
    }

    /// The field of a labelled value that may be missing or null, which gives a default.
    public static func field<Value: JSONParsable>(
        _ key: String,
        _ type: Value.Type,
        default: @autoclosure @escaping @Sendable () -> Value
    ) -> OptionalField<Value.Parser, Value, NoRoot> {
        OptionalField(notInlined: key, [], nil, Value.jsonParser, .made(`default`))
    }

    /// The field of an optional labelled value that may be missing, which gives a default; null gives
    /// nil.
    @inlinable
    public static func field<Value: JSONParsable>(
        _ key: String,
        _ type: Value?.Type,
        default: @autoclosure @escaping @Sendable () -> Value?
    ) -> Fields<Value?> {
        Fields(parts: [.nullable(key, Value.jsonParser.orNull(), .made(`default`)) { $0 }])
    }

    /// The parser of a payload without a label.
    @inlinable
    public static func parser<Value: JSONParsable>(_ type: Value.Type) -> Value.Parser {
        Value.jsonParser
    }

    /// Never called: gives a payload without a parser a message of its own.
    @available(
        *,
        unavailable,
        message: """
            the type of this payload has no parser: conform it to 'JSONParsable', for example with '@JSONModel'; \
            for a type of Foundation, import 'DecodingFoundation'
            """
    )
    @_disfavoredOverload
    public static func field<Value>(
        _ key: String,
        _ type: Value.Type,
        default: @autoclosure () -> Value? = nil
    ) -> Field<JSONModelParser<Value>, NoRoot> { refused() }

    /// Never called: gives a payload without a parser a message of its own.
    @available(
        *,
        unavailable,
        message: """
            the type of this payload has no parser: conform it to 'JSONParsable', for example with '@JSONModel'; \
            for a type of Foundation, import 'DecodingFoundation'
            """
    )
    @_disfavoredOverload
    public static func parser<Value>(_ type: Value.Type) -> JSONModelParser<Value> { refused() }

    /// A function that captures nothing but types, as one that any thread may call.
    ///
    /// In a generic enum, the compiler warns about a `@Sendable` function, because it captures the enum's type
    /// parameters.
    @inlinable
    @unsafe
    public static func function<each Value, Result>(
        _ function: @escaping (repeat each Value) -> Result
    ) -> @Sendable (repeat each Value) -> Result {
        // SAFETY: the caller vouches for it.
        nonisolated(unsafe) let function = function
        return { (value: repeat each Value) in unsafe function(repeat each value) }
    }

    /// The text of an enum whose cases have no payload.
    public func kind() -> EnumOfNames { EnumOfNames() }
}

extension EnumCases where Model: RawRepresentable {
    /// The raw value of an enum.
    @_documentation(visibility: internal)
    public func kind() -> EnumOfRawValues { EnumOfRawValues() }
}

/// An enum that is read by the names of its cases.
@_documentation(visibility: internal)
public struct EnumOfNames {
    /// Does nothing.
    public func checkRawType() {}
}

/// An enum that is read by its raw values.
@_documentation(visibility: internal)
public struct EnumOfRawValues {
    /// Never called: the macro has taken the enum for one without raw values.
    @available(
        *,
        unavailable,
        message: """
            '@JSONModel' sees no raw type here, but the enum has one: write it by its own name, such as \
            'Int', and not by an alias; or declare 'rawValue' in the enum
            """
    )
    public func checkRawType() { refused() }
}
