/// Subscripts that get and set members, elements, and deeper values.
///
/// ```swift
/// var value: JSONValue = ["user": ["name": "Ada", "tags": ["maths"]]]
/// value["user"]?["name"] = "Grace"
/// value["user"]?["tags"]?[0] = "compilers"
/// value["user"]?["born"] = 1906
/// value["user"]?["email"]?["home"] = "nowhere"
/// print(value)  // → {"user":{"name":"Grace","tags":["compilers"],"born":1906}}
/// ```
///
/// As everywhere in Swift, a question mark ends the statement if there is nothing: without an
/// `email`, nothing is set. ``set(_:at:)`` throws an error then.
///
/// Values are changed in place. The others are not copied, unless another variable holds the same
/// tree.
extension JSONValue {
    /// The member with this key; the last one, if there are several.
    ///
    /// Setting it replaces the member in place, or appends one, and removes earlier members with the
    /// same key, so that all readers find the new value. Setting nil removes all members with the key.
    /// A `null` becomes an object with this one member; other values that are not objects stay as they
    /// are.
    ///
    /// Constant time on average for objects of more than 64 members, else linear in their number;
    /// removing is always linear.
    public subscript(key: String) -> JSONValue? {
        get {
            if case .object(let object) = self { object[key] } else { nil }
        }
        _modify {
            guard var members = takeObject() else {
                var member: JSONValue?
                defer {
                    if isNull, let member { self = .object([key: member]) }
                }
                yield &member
                return
            }
            var member = members.take(key)
            defer {
                members.putBack(member, forKey: key)
                self = .object(members)
            }
            yield &member.value
        }
    }

    /// The element at this index; nil if there is none.
    ///
    /// Setting it replaces the element, or appends one if the index is the number of elements. Setting
    /// nil removes the element, in linear time; those after it move up. Nothing changes for another
    /// index, or for a value that is not an array.
    public subscript(index: Int) -> JSONValue? {
        get {
            guard case .array(let elements) = self, elements.indices.contains(index) else {
                return nil
            }
            return elements[index]
        }
        _modify {
            var element: JSONValue?
            guard var elements = takeArray() else {
                yield &element
                return
            }
            defer { self = .array(elements) }
            guard (0...elements.count).contains(index) else {
                yield &element
                return
            }
            if index < elements.count {
                var value = JSONValue.null
                swap(&value, &elements[index])
                element = value
            }
            defer {
                if index == elements.count {
                    if let element { elements.append(element) }
                } else if let element {
                    elements[index] = element
                } else {
                    elements.remove(at: index)
                }
            }
            yield &element
        }
    }

    /// The value that a pointer leads to (RFC 6901 §4).
    ///
    /// ```swift
    /// var value: JSONValue = ["users": [["name": "Ada"]]]
    /// value["/users/0/name" as JSONPointer]?.string  // → "Ada"
    /// value["/users/0/born" as JSONPointer] = 1815
    /// value["/users/-" as JSONPointer] = ["name": "Grace"]
    /// print(value)  // → {"users":[{"name":"Ada","born":1815},{"name":"Grace"}]}
    /// ```
    ///
    /// Setting it does what ``set(_:at:)`` does, or nothing if that would throw. Setting nil removes
    /// the value as ``remove(at:)`` does.
    public subscript(pointer: JSONPointer) -> JSONValue? {
        get {
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
        _modify {
            var way = TreeWay(into: &self)
            defer { way.close(into: &self) }
            switch try? way.findEnd(of: pointer) {
            case .root:
                var value: JSONValue? = way.value
                way.value = .null
                defer { way.value = value ?? .null }
                yield &value
            case .member(let key):
                yield &way.value[key]
            case .element(let index):
                yield &way.value[index]
            case nil:
                var nothing: JSONValue?
                yield &nothing
            }
        }
    }
}
