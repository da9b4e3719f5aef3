/// The content of a value, or nil if it is of another kind, or does not fit.
///
/// Setting it replaces the value:
///
/// ```swift
/// var user: JSONValue = ["name": "Ada", "visits": 1, "tags": ["maths"]]
/// user["name"]?.string = "Ada Lovelace"
/// user["visits"]?.int? += 1
/// user["tags"]?.array?.append("engines")
/// print(user)  // → {"name":"Ada Lovelace","visits":2,"tags":["maths","engines"]}
/// ```
///
/// Setting nil replaces the value with `null`, and changes nothing if it is of another kind.
/// Elements, members and strings are changed in place.
extension JSONValue {
    /// The kind of the value.
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

    /// The Boolean.
    public var bool: Bool? {
        get { if case .boolean(let value) = self { value } else { nil } }
        set { self = newValue.map(JSONValue.boolean) ?? (bool == nil ? self : .null) }
    }

    /// The number, if it is written as an integer and fits `Int`.
    ///
    /// `2.0` is not.
    public var int: Int? {
        get { integer(as: Int.self) }
        set { self = newValue.map(JSONValue.integer) ?? (int == nil ? self : .null) }
    }

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
    ///
    /// A number that is set is written with a fraction or an exponent: `2.0`.
    public var double: Double? {
        get {
            switch self {
            case .integer(let value): Double(value)
            case .float(let value): value
            case .number(let number): number.double
            default: nil
            }
        }
        set { self = newValue.map(JSONValue.float) ?? (double == nil ? self : .null) }
    }

    /// The number as its text: as it was written if that is known, else in the shortest form.
    ///
    /// Nil for NaN and the infinities too. A number that is set keeps all of its digits.
    public var number: Number? {
        get {
            switch self {
            case .integer(let value): Number(checked: String(value))
            case .float(let value) where value.isFinite: Number(checked: value.description)
            case .number(let number): number
            default: nil
            }
        }
        set {
            self =
                newValue.map { JSONValue($0, policy: .lossless) } ?? (number == nil ? self : .null)
        }
    }

    /// The string.
    public var string: String? {
        get { if case .string(let value) = self { value } else { nil } }
        _modify {
            var string = takeString()
            defer {
                if let string { self = .string(string) }
            }
            yield &string
        }
    }

    /// The elements.
    public var array: [JSONValue]? {
        get { if case .array(let value) = self { value } else { nil } }
        _modify {
            var array = takeArray()
            defer {
                if let array { self = .array(array) }
            }
            yield &array
        }
    }

    /// The members.
    public var object: Object? {
        get { if case .object(let value) = self { value } else { nil } }
        _modify {
            var object = takeObject()
            defer {
                if let object { self = .object(object) }
            }
            yield &object
        }
    }

    /// The number of elements or members; nil for scalars.
    public var count: Int? {
        switch self {
        case .array(let elements): elements.count
        case .object(let object): object.count
        default: nil
        }
    }
}

extension JSONValue {
    /// The element or the value of the member at a position; nil after the last.
    func child(at position: Int) -> JSONValue? {
        switch self {
        case .array(let elements) where position < elements.count: elements[position]
        case .object(let object) where position < object.count: object.values[position]
        default: nil
        }
    }
}
