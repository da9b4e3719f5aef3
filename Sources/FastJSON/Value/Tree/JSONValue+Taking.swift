/// Taking contents out of a value, so that they have one owner and can be changed in place.
///
/// Not inlined: the optimiser would hold on to a value that was looked at before, and what has two
/// owners is copied when it is changed.
extension JSONValue {
    /// The string; `null` is left of it.
    @inline(never)
    mutating func takeString() -> String? {
        guard case .string(let string) = self else { return nil }
        self = .null
        return string
    }

    /// The elements; `null` is left of them.
    @inline(never)
    mutating func takeArray() -> [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        self = .null
        return elements
    }

    /// The members; `null` is left of them.
    @inline(never)
    mutating func takeObject() -> Object? {
        guard case .object(let object) = self else { return nil }
        self = .null
        return object
    }
}
