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
    /// The same key may stand there twice, as JSON allows; looking it up gives the last one.
    public struct Object: Sendable {
        /// One key with its value.
        struct Member: Sendable {
            var key: String
            var value: JSONValue
        }

        /// Objects with more members than this get an index when they are first looked into.
        ///
        /// A search of 40 members takes half as long as an index with its making, if each is looked up
        /// once.
        static let largestWithoutIndex = 64

        private(set) var members: [Member]
        /// Nil for small objects.
        ///
        /// Replaced at each change of the keys.
        private var index: KeyIndex?

        init(members: [Member]) {
            self.members = members
            index = members.count > Object.largestWithoutIndex ? KeyIndex() : nil
        }

        /// Creates an object from pairs, in their order.
        public init(_ pairs: some Sequence<(String, JSONValue)> = []) {
            self.init(members: pairs.map { Member(key: $0.0, value: $0.1) })
        }

        /// Creates an object from the members of another, in their order.
        ///
        /// ```swift
        /// let object = JSONValue.Object([("a", 1), ("b", 2), ("c", 3)])
        /// let known = JSONValue.Object(object.filter { $0.key != "b" })
        /// print(JSONValue.object(known))  // → {"a":1,"c":3}
        /// ```
        public init(_ members: some Sequence<(key: String, value: JSONValue)>) {
            self.init(members: members.map { Member(key: $0.key, value: $0.value) })
        }

        /// The keys in order.
        ///
        /// Linear.
        public var keys: [String] { members.map(\.key) }
        /// The values in order.
        ///
        /// Linear.
        public var values: [JSONValue] { members.map(\.value) }

        /// The value of the last member with this key.
        ///
        /// Reading takes constant time on average above 64 members; the first time builds an
        /// index in linear time. Setting replaces the value where it stands, or appends a
        /// member; setting nil removes every member with the key, in linear time.
        public subscript(key: String) -> JSONValue? {
            get {
                position(of: key).map { members[$0].value }
            }
            set {
                guard let newValue else {
                    if position(of: key) != nil {
                        members.removeAll { KeyBytes.areEqual($0.key, key) }
                        self = Object(members: members)
                    }
                    return
                }
                if let position = position(of: key) {
                    members[position].value = newValue
                } else {
                    append(Member(key: key, value: newValue))
                }
            }
        }

        /// Appends a member, also when there is one with the same key.
        public mutating func append(_ value: JSONValue, forKey key: String) {
            append(Member(key: key, value: value))
        }

        private mutating func append(_ member: Member) {
            members.append(member)
            if members.count > Object.largestWithoutIndex {
                // A copy of this object may share the index: only its owner may extend it.
                if index == nil || !isKnownUniquelyReferenced(&index) {
                    index = KeyIndex()
                }
                index?.extend(with: members)
            }
        }

        /// The position of the last member with this key.
        private func position(of key: String) -> Int? {
            KeyBytes.withBytes(key) { bytes in
                if let index {
                    return index.position(of: bytes, in: members)
                }
                return members.withUnsafeBufferPointer { members in
                    var position = members.count
                    while position > 0 {
                        position -= 1
                        if KeyBytes.isEqual(members[position].key, bytes) { return position }
                    }
                    return nil
                }
            }
        }
    }
}

extension JSONValue.Object: RandomAccessCollection {
    /// The position of the first member.
    public var startIndex: Int { 0 }
    /// The position behind the last member.
    public var endIndex: Int { members.count }

    /// The member at a position.
    ///
    /// - Precondition: the position is from `startIndex` up to, not including, `endIndex`.
    public subscript(position: Int) -> (key: String, value: JSONValue) {
        let member = members[position]
        return (member.key, member.value)
    }
}

extension JSONValue.Object: ExpressibleByDictionaryLiteral {
    /// Creates an object with its members in this order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

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
    /// The object as compact JSON, as of the value that holds it.
    public var description: String {
        JSONValue.object(self).description
    }
}
