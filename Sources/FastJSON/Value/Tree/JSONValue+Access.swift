/// Looking into a value. Nil means: it is of another kind, does not fit, or is not there.
extension JSONValue {
    /// What kind of value it is.
    public var kind: JSONKind {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .integer, .float, .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// True for `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The truth value.
    public var bool: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The number, if it is written as an integer and fits `Int`.
    ///
    /// `2.0` is not.
    public var int: Int? { integer(as: Int.self) }

    /// The number, if it is written as an integer and fits the type.
    ///
    /// ```swift
    /// let port = value["port"]?.integer(as: UInt16.self)
    /// ```
    public func integer<Integer: FixedWidthInteger>(
        as type: Integer.Type = Integer.self
    ) -> Integer? {
        switch self {
        case .integer(let value): Integer(exactly: value)
        case .number(let number): number.integer(as: type)
        default: nil
        }
    }

    /// The number as the nearest `Double`; nil if it is beyond its range.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .float(let value): value
        case .number(let number): number.double
        default: nil
        }
    }

    /// The number as its text: as it was written if that is known, else in the shortest form.
    ///
    /// Nil for NaN and the infinities too.
    public var number: Number? {
        switch self {
        case .integer(let value): Number(checked: String(value))
        case .float(let value) where value.isFinite: Number(checked: value.description)
        case .number(let number): number
        default: nil
        }
    }

    /// The string.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements.
    public var array: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members.
    public var object: Object? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The number of elements or members; nil for scalars.
    public var count: Int? {
        switch self {
        case .array(let elements): elements.count
        case .object(let object): object.count
        default: nil
        }
    }

    /// The member with this key.
    ///
    /// Constant time on average for objects of more than 64 members, else linear.
    public subscript(key: String) -> JSONValue? {
        object?[key]
    }

    /// The element at this index; nil for a negative one and for one behind the last.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The value that a pointer leads to (RFC 6901 §4).
    ///
    /// ```swift
    /// value[try JSONPointer("/users/3/name")]?.string
    /// ```
    public subscript(pointer: JSONPointer) -> JSONValue? {
        var value = self
        for token in pointer.tokens {
            let next: JSONValue? =
                if case .array = value {
                    JSONPointer.index(token).flatMap { value[$0] }
                } else {
                    value[token]
                }
            guard let next else { return nil }
            value = next
        }
        return value
    }
}
