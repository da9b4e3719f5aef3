/// Sets and removes the value that a pointer leads to, and throws if it leads nowhere.
extension JSONValue {
    /// Sets the value at a pointer (RFC 6901).
    ///
    /// ```swift
    /// var value: JSONValue = ["users": [["name": "Ada"]]]
    /// try value.set(1815, at: "/users/0/born")
    /// try value.set(["name": "Grace"], at: "/users/-")
    /// print(value)  // → {"users":[{"name":"Ada","born":1815},{"name":"Grace"}]}
    /// try value.set("London", at: "/users/0/home/city")  // throws: Key "home" not present.
    /// ```
    ///
    /// An existing member or element is replaced, and earlier members with the same key are removed.
    /// Otherwise, a member is appended to its object, and an element to its array if the index is the
    /// number of elements, or `-`. All containers on the way must exist, as in RFC 6902 §4.1. The empty
    /// pointer replaces the whole value.
    ///
    /// Throws ``JSONError/Code/missingKey``, ``JSONError/Code/indexOutOfBounds``, or
    /// ``JSONError/Code/unexpectedType`` for a value on the way that is neither an array nor an object.
    /// Then nothing is changed. The path of the error leads to the container in which the pointer ends.
    ///
    /// Takes the time of ``subscript(_:)-(String)`` for each step of the pointer, and no stack. Values
    /// elsewhere are not copied, unless another variable holds the same tree.
    public mutating func set(_ newValue: JSONValue, at pointer: JSONPointer) throws(JSONError) {
        var way = TreeWay(into: &self)
        defer { way.close(into: &self) }
        switch try way.findEnd(of: pointer) {
        case .root: way.value = newValue
        case .member(let key): way.value[key] = newValue
        case .element(let index): way.value[index] = newValue
        }
    }

    /// Removes the value at a pointer (RFC 6901), and returns it.
    ///
    /// ```swift
    /// var value: JSONValue = ["users": [["name": "Ada"], ["name": "Grace"]]]
    /// let first = try value.remove(at: "/users/0")
    /// print(first, value)  // → {"name":"Ada"} {"users":[{"name":"Grace"}]}
    /// try value.remove(at: "/users/1")  // throws: "1" is not an index of an array of 1 element
    /// ```
    ///
    /// The elements after it move up. Of several members with the same key all are removed, and the
    /// last is returned. The empty pointer leaves `null`.
    ///
    /// Throws the errors of ``set(_:at:)``, and also if there is nothing at the pointer; then nothing
    /// is changed. Takes time linear in the length of the pointer, and in the number of values beside
    /// the removed one.
    @discardableResult
    public mutating func remove(at pointer: JSONPointer) throws(JSONError) -> JSONValue {
        var way = TreeWay(into: &self)
        defer { way.close(into: &self) }
        let removed: JSONValue?
        switch try way.findEnd(of: pointer, mustBeThere: true) {
        case .root:
            removed = way.value
            way.value = .null
        case .member(let key):
            removed = way.value[key]
            way.value[key] = nil
        case .element(let index):
            removed = way.value[index]
            way.value[index] = nil
        }
        return removed ?? .null
    }
}
