/// Changes of objects, as dictionaries have them.
extension JSONValue.Object {
    /// The position of the last member with this key; nil if there is none.
    ///
    /// Takes as long as the subscript by key.
    public func index(forKey key: String) -> Int? { position(of: key) }

    /// The value of the last member with this key, or a default, which a change adds as a member.
    ///
    /// ```swift
    /// var counts: JSONValue.Object = ["a": 1]
    /// for key in ["a", "b"] { counts[key, default: 0].int? += 1 }
    /// print(counts)  // → {"a":2,"b":1}
    /// ```
    public subscript(key: String, default defaultValue: @autoclosure () -> JSONValue) -> JSONValue {
        get { self[key] ?? defaultValue() }
        _modify {
            var value = JSONValue.null
            if let position = position(of: key) {
                exchange(&value, at: position)
            } else {
                value = defaultValue()
            }
            defer { self[key] = value }
            yield &value
        }
    }

    /// Sets the value of a key, as the subscript does, and returns the previous one.
    ///
    /// ```swift
    /// var object: JSONValue.Object = ["a": 1]
    /// let former = object.updateValue(2, forKey: "a")  // → 1
    /// ```
    @discardableResult
    public mutating func updateValue(_ value: JSONValue, forKey key: String) -> JSONValue? {
        let former = self[key]
        self[key] = value
        return former
    }

    /// Removes every member with a key, in linear time, and returns the value of the last.
    ///
    /// ```swift
    /// var object: JSONValue.Object = ["a": 1, "b": 2]
    /// let value = object.removeValue(forKey: "a")  // → 1
    /// print(object)  // → {"b":2}
    /// ```
    @discardableResult
    public mutating func removeValue(forKey key: String) -> JSONValue? {
        let former = self[key]
        self[key] = nil
        return former
    }

    /// Removes all members.
    public mutating func removeAll() {
        self = JSONValue.Object()
    }

    /// The members for which a function is true, in their order.
    ///
    /// ```swift
    /// let object: JSONValue.Object = ["a": 1, "b": 2]
    /// print(object.filter { $0.key != "a" })  // → {"b":2}
    /// ```
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> JSONValue.Object {
        var result = JSONValue.Object()
        for member in self where try isIncluded(member) {
            result.append(member.value, forKey: member.key)
        }
        return result
    }

    /// The same keys with the values that a function returns.
    ///
    /// ```swift
    /// let object: JSONValue.Object = ["a": 1, "b": 2]
    /// print(object.mapValues { [$0] })  // → {"a":[1],"b":[2]}
    /// ```
    public func mapValues<Failure: Error>(
        _ transform: (JSONValue) throws(Failure) -> JSONValue
    ) throws(Failure) -> JSONValue.Object {
        JSONValue.Object(keys: memberKeys, values: try values.map(transform))
    }

    /// The same keys with the values that a function returns, without those for which it returns
    /// nil.
    ///
    /// ```swift
    /// let object: JSONValue.Object = ["a": 1, "b": "x"]
    /// print(object.compactMapValues { value in value.int.map { .integer($0 + 1) } })  // → {"a":2}
    /// ```
    public func compactMapValues<Failure: Error>(
        _ transform: (JSONValue) throws(Failure) -> JSONValue?
    ) throws(Failure) -> JSONValue.Object {
        var result = JSONValue.Object()
        for (key, value) in self {
            if let value = try transform(value) { result.append(value, forKey: key) }
        }
        return result
    }

    /// Adds the members of another object; a function chooses where both have a key.
    ///
    /// ```swift
    /// var settings: JSONValue.Object = ["port": 80, "host": "localhost"]
    /// settings.merge(["port": 8080, "debug": true]) { _, new in new }
    /// print(settings)  // → {"port":8080,"host":"localhost","debug":true}
    /// ```
    ///
    /// The function gets the value of this object first. As with the subscript, setting a member
    /// removes earlier members with the same key. Linear in the members of both, on average.
    public mutating func merge<Failure: Error>(
        _ other: JSONValue.Object,
        uniquingKeysWith combine: (JSONValue, JSONValue) throws(Failure) -> JSONValue
    ) throws(Failure) {
        var hasRepeatedKeys = false
        defer {
            if hasRepeatedKeys { removeEarlierMembers(withKeysOf: other) }
        }
        for (key, value) in other {
            guard let position = position(of: key) else {
                append(value, forKey: key)
                continue
            }
            var value = try combine(self[position].value, value)
            exchange(&value, at: position)
            hasRepeatedKeys = hasRepeatedKeys || isRepeated(at: position)
        }
    }

    /// Removes all but the last of several members with a key that another object has.
    private mutating func removeEarlierMembers(withKeysOf other: JSONValue.Object) {
        let all = self
        var index = 0
        removeAll { member in
            defer { index += 1 }
            return all.position(of: member.key) != index && other.position(of: member.key) != nil
        }
    }

    /// The members of this object and of another one; a function chooses where both have a key.
    ///
    /// ```swift
    /// let object: JSONValue.Object = ["a": 1]
    /// print(object.merging(["a": 2, "b": 3]) { old, _ in old })  // → {"a":1,"b":3}
    /// ```
    public func merging<Failure: Error>(
        _ other: JSONValue.Object,
        uniquingKeysWith combine: (JSONValue, JSONValue) throws(Failure) -> JSONValue
    ) throws(Failure) -> JSONValue.Object {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }

    /// Sorts the members by the bytes of their keys; equal keys keep their order.
    ///
    /// ```swift
    /// var object: JSONValue.Object = ["b": 1, "a": 2]
    /// object.sort()
    /// print(object)  // → {"a":2,"b":1}
    /// ```
    ///
    /// Objects inside keep their order. To write all of them with sorted keys, see
    /// ``JSONWritingOptions/sortsKeys``. Takes n log n time.
    public mutating func sort() {
        self = sorted()
    }

    /// The members sorted by the bytes of their keys; equal keys keep their order.
    ///
    /// ```swift
    /// let object: JSONValue.Object = ["b": 1, "a": 2]
    /// print(object.sorted())  // → {"a":2,"b":1}
    /// ```
    public func sorted() -> JSONValue.Object {
        let keys = keys
        let order = KeyBytes.order(of: keys)
        return JSONValue.Object(
            keys: MemberKeys(order.map { keys[$0] }),
            values: order.map { values[$0] }
        )
    }
}
