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
        /// Above 64 members, reading takes constant time on average; the first reading builds an index
        /// in linear time. Setting replaces the value of the member, or appends a member, and removes
        /// earlier members with the key. It works in place, without copying the other members. Setting
        /// nil removes every member with the key, in linear time; to remove many, ``removeAll(where:)``
        /// takes linear time for all of them.
        public subscript(key: String) -> JSONValue? {
            get {
                position(of: key).map { members[$0].value }
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
                removeMembers { KeyBytes.areEqual($0.key, key) }
            }
        }

        /// Sets the value of the last member with a key, which is at a position; nil appends one.
        private mutating func set(_ value: JSONValue, forKey key: String, at position: Int?) {
            guard let position else { return append(Member(key: key, value: value)) }
            members[position].value = value
            guard isRepeated(at: position) else { return }
            var index = 0
            removeMembers { member in
                defer { index += 1 }
                return index != position && KeyBytes.areEqual(member.key, key)
            }
        }

        /// True if the key at a position, which was looked up, stands at an earlier one too.
        func isRepeated(at position: Int) -> Bool {
            if let index { return index.isRepeated(at: position) }
            return members[..<position].contains {
                KeyBytes.areEqual($0.key, members[position].key)
            }
        }

        /// Removes members, in linear time.
        mutating func removeMembers<Failure: Error>(
            where isRemoved: (Member) throws(Failure) -> Bool
        ) throws(Failure) {
            var kept: [Member] = []
            kept.reserveCapacity(members.count)
            for member in members where try !isRemoved(member) {
                kept.append(member)
            }
            self = Object(members: kept)
        }

        /// Removes the member at a position.
        mutating func removeMember(at position: Int) -> Member {
            let member = members.remove(at: position)
            self = Object(members: members)
            return member
        }

        /// Puts a value to a position, and takes the one that stands there.
        mutating func exchange(_ value: inout JSONValue, at position: Int) {
            swap(&members[position].value, &value)
        }

        /// Appends a member, even if there is one with the same key.
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
        func position(of key: String) -> Int? {
            unsafe KeyBytes.withBytes(key) { bytes in
                if let index {
                    return unsafe index.position(of: bytes, in: members)
                }
                return unsafe members.withUnsafeBufferPointer { members in
                    var position = members.count
                    while position > 0 {
                        position -= 1
                        if unsafe KeyBytes.isEqual(members[position].key, bytes) { return position }
                    }
                    return nil
                }
            }
        }
    }
}

extension JSONValue.Object: RandomAccessCollection {
    /// The position of the first member.
    @_documentation(visibility: internal)
    public var startIndex: Int { 0 }
    /// The position after the last member.
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
