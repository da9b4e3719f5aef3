extension JSONValue {
    /// The members of an object in their order.
    ///
    /// ```swift
    /// var object = JSONValue.Object([("a", 1), ("b", 2)])
    /// object["a"] = 3
    /// for (key, value) in object { print(key, value) }
    /// // → a 3
    /// // → b 2
    /// ```
    ///
    /// An object may have the same key twice, as JSON allows; looking it up gives the last one.
    public struct Object: Sendable {
        private(set) var memberKeys: MemberKeys
        /// The values in order.
        public private(set) var values: [JSONValue]

        /// Creates an object from its keys and their values.
        ///
        /// - Precondition: there are as many of both.
        init(keys: MemberKeys, values: [JSONValue]) {
            memberKeys = keys
            self.values = values
        }

        /// Creates an object from pairs, in their order.
        public init(_ pairs: some Sequence<(String, JSONValue)> = []) {
            var (keys, values): ([String], [JSONValue]) = ([], [])
            for (key, value) in pairs {
                keys.append(key)
                values.append(value)
            }
            self.init(keys: MemberKeys(keys), values: values)
        }

        /// Creates an object from the members of another, in their order.
        ///
        /// ```swift
        /// let object = JSONValue.Object([("a", 1), ("b", 2), ("c", 3)])
        /// let known = JSONValue.Object(object.filter { $0.key != "b" })
        /// print(JSONValue.object(known))  // → {"a":1,"c":3}
        /// ```
        public init(_ members: some Sequence<(key: String, value: JSONValue)>) {
            self.init(members.lazy.map { ($0.key, $0.value) })
        }

        /// The keys in order.
        public var keys: [String] { memberKeys.list }

        /// The value of the last member with this key.
        ///
        /// Above 64 members, reading takes constant time on average; the first readings, of which one
        /// builds an index, take linear time. Setting replaces the value of the member, or appends a
        /// member, and removes earlier members with the key. It works in place, without copying the
        /// other members. Setting nil removes every member with the key, in linear time; to remove many,
        /// ``removeAll(where:)`` takes linear time for all of them.
        public subscript(key: String) -> JSONValue? {
            get {
                position(of: key).map { values[$0] }
            }
            _modify {
                var member = take(key)
                defer { putBack(member, forKey: key) }
                yield &member.value
            }
        }

        /// The value of a member that is changed, and the position where `null` stands for it.
        struct Taken {
            var value: JSONValue?
            fileprivate let position: Int?
        }

        /// Takes the value of the last member with a key, so that it has one owner.
        mutating func take(_ key: String) -> Taken {
            guard let position = position(of: key) else { return Taken(position: nil) }
            var value = JSONValue.null
            exchange(&value, at: position)
            return Taken(value: value, position: position)
        }

        /// Puts a value that was taken back, or what was made of it; nil removes the member.
        mutating func putBack(_ member: Taken, forKey key: String) {
            if let value = member.value {
                set(value, forKey: key, at: member.position)
            } else if member.position != nil {
                removeAll { KeyBytes.areEqual($0.key, key) }
            }
        }

        /// Sets the value of the last member with a key, which is at a position; nil appends one.
        private mutating func set(_ value: JSONValue, forKey key: String, at position: Int?) {
            guard let position else { return append(value, forKey: key) }
            values[position] = value
            guard isRepeated(at: position) else { return }
            var index = 0
            removeAll { member in
                defer { index += 1 }
                return index != position && KeyBytes.areEqual(member.key, key)
            }
        }

        /// How many different keys there are, in constant time once an index was built.
        var distinctCount: Int { memberKeys.distinctCount }

        /// True if a key is there more than once.
        var hasRepeatedKeys: Bool { distinctCount < count }

        /// True if the key at a position, which was looked up, stands at an earlier one too.
        func isRepeated(at position: Int) -> Bool {
            memberKeys.isRepeated(at: position)
        }

        /// Removes the members for which a function is true, in linear time.
        ///
        /// ```swift
        /// var object: JSONValue.Object = ["a": 1, "b": nil]
        /// object.removeAll { $0.value.isNull }
        /// print(object)  // → {"a":1}
        /// ```
        public mutating func removeAll<Failure: Error>(
            where isRemoved: (Element) throws(Failure) -> Bool
        ) throws(Failure) {
            var (keptKeys, keptValues): ([String], [JSONValue]) = ([], [])
            for member in self where try !isRemoved(member) {
                keptKeys.append(member.key)
                keptValues.append(member.value)
            }
            if keptValues.count == count { return }
            self = Object(keys: MemberKeys(keptKeys), values: keptValues)
        }

        /// Removes the member at a position, in linear time, and returns it.
        ///
        /// - Precondition: the position is from `startIndex` up to, not including, `endIndex`.
        @discardableResult
        public mutating func remove(at position: Int) -> Element {
            let key = memberKeys.change { $0.remove(at: position) }
            return (key, values.remove(at: position))
        }

        /// Removes the last member, whose key stands at no other position, and returns its value.
        mutating func removeLast() -> JSONValue {
            memberKeys.removeLast()
            return values.removeLast()
        }

        /// Hides the last member with a key, which is at a position, and earlier ones with that key; or
        /// only these.
        ///
        /// Returns where they were, in order, with their values; nil if the object is small, where hiding
        /// gains nothing. To everything but a search, a hidden member is one with the value `null`, so
        /// whoever hides members must show or remove them before others see the object.
        mutating func hide(at position: Int, keepsLast: Bool) -> [HiddenMember]? {
            memberKeys.hide(at: position, keepsLast: keepsLast)?.map { position in
                var value = JSONValue.null
                exchange(&value, at: position)
                return (position, value)
            }
        }

        /// A member that was hidden.
        typealias HiddenMember = (position: Int, value: JSONValue)

        /// Shows members that one call has hidden.
        mutating func show(_ members: [HiddenMember]) {
            memberKeys.show(members.map(\.position))
            for (position, var value) in members {
                exchange(&value, at: position)
            }
        }

        /// How many members are hidden.
        var hiddenCount: Int { memberKeys.hidden.count }

        /// Removes the members that are hidden, in linear time.
        ///
        /// Returns the former keys, for ``putBackHidden(_:)``.
        mutating func removeHidden() -> MemberKeys {
            let former = memberKeys
            let positions = values.indices.filter { !former.hidden.contains($0) }
            self = Object(
                keys: MemberKeys(positions.map { former.list[$0] }),
                values: positions.map { values[$0] }
            )
            return former
        }

        /// Puts the members back that were hidden when they were removed, and hides them again.
        mutating func putBackHidden(_ former: MemberKeys) {
            var all = Array(repeating: JSONValue.null, count: former.list.count)
            var next = 0
            for position in all.indices where !former.hidden.contains(position) {
                all[position] = values[next]
                next += 1
            }
            self = Object(keys: former, values: all)
        }

        /// Inserts a member before the one at a position, in linear time.
        mutating func insert(_ member: Element, at position: Int) {
            memberKeys.change { $0.insert(member.key, at: position) }
            values.insert(member.value, at: position)
        }

        /// Puts a value to a position, and takes the one that stands there.
        mutating func exchange(_ value: inout JSONValue, at position: Int) {
            swap(&values[position], &value)
        }

        /// Appends a member, even if there is one with the same key.
        public mutating func append(_ value: JSONValue, forKey key: String) {
            memberKeys.append(key)
            values.append(value)
        }

        /// The position of the last member with this key.
        func position(of key: String) -> Int? { memberKeys.position(of: key) }
    }
}

extension JSONValue.Object: RandomAccessCollection {
    /// The position of the first member.
    @_documentation(visibility: internal)
    public var startIndex: Int { 0 }
    /// The position after the last member.
    public var endIndex: Int { values.count }

    /// The member at a position.
    ///
    /// - Precondition: the position is from `startIndex` up to, not including, `endIndex`.
    public subscript(position: Int) -> (key: String, value: JSONValue) {
        (keys[position], values[position])
    }
}

extension JSONValue.Object: ExpressibleByDictionaryLiteral {
    /// Creates an object with its members in this order.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

@_documentation(visibility: internal)
extension JSONValue.Object: Hashable {
    /// The same keys with equal values, in any order.
    ///
    /// Equal keys must have their values in the same order among themselves.
    ///
    /// Linear when the order is the same, else n log n.
    public static func == (left: JSONValue.Object, right: JSONValue.Object) -> Bool {
        JSONValue.object(left) == .object(right)
    }

    /// Feeds the members into the hasher, whatever their order.
    public func hash(into hasher: inout Hasher) {
        JSONValue.object(self).hash(into: &hasher)
    }
}

extension JSONValue.Object: CustomStringConvertible {
    /// The object as compact JSON, the same as for the value that holds it.
    public var description: String {
        JSONValue.object(self).description
    }
}
