import FastJSON

extension MapMaker {
    /// How a dictionary of strings to values of a standard type is made; nil for other types.
    ///
    /// Code that does not know the type takes twice as long to make one. It is no requirement of `JSONParsable`,
    /// as the maker of arrays is, because all this code would be compiled for each model.
    @usableFromInline
    static func known<Value>(for value: Value.Type) -> MapMaker? {
        switch value {
        case is String.Type: MapMaker(of: String.self)
        case is Int.Type: MapMaker(of: Int.self)
        case is Double.Type: MapMaker(of: Double.self)
        case is Bool.Type: MapMaker(of: Bool.self)
        case is JSONValue.Type: MapMaker(of: JSONValue.self)
        default: nil
        }
    }

    /// How a dictionary of strings to values of this type is made.
    @inlinable
    init<Value>(of value: Value.Type) {
        unsafe self.init(
            of: value,
            key: String.self,
            makeKey: nil,
            match: { text, members in
                guard let index = members.index(forKey: text) else { return .none }
                return KeyBytes.areEqual(members.keys[index], text) ? .sameText : .other
            }
        )
    }

    /// How a dictionary of such keys to values of this type is made.
    @inlinable
    init<Value, Keys: StringContent>(of value: Value.Type, keys: Keys) where Keys.Output: Hashable {
        unsafe self.init(
            of: value,
            key: Keys.Output.self,
            makeKey: { text, address in
                // SAFETY: there is room for a key, which is not initialised.
                unsafe address.initializeMemory(as: Keys.Output.self, to: try keys.value(of: text))
            },
            match: nil
        )
    }

    /// How a dictionary of these types is made.
    ///
    /// The last function looks for the key with a text, where keys are their texts.
    @inlinable
    init<Key: Hashable, Value>(
        of value: Value.Type,
        key: Key.Type,
        makeKey: MakeKey?,
        match: ((Key, [Key: Value]) -> Match)?
    ) {
        typealias Layout = MapLayout<Key, Value>
        // SAFETY, below: the plan gives addresses of that many members, and of a dictionary or room for
        // one. The members have this layout.
        unsafe self.init(
            valueOffset: Layout.valueOffset,
            stride: Layout.stride,
            alignment: Layout.alignment,
            makeKey: makeKey,
            make: { source, count, capacity, target in
                var members = [Key: Value](minimumCapacity: capacity)
                unsafe Layout.move(source, count, into: &members)
                let found = members.count
                unsafe target.initializeMemory(as: [Key: Value].self, to: members)
                return found
            },
            insert: { source, count, capacity, target in
                let members = unsafe target.assumingMemoryBound(to: [Key: Value].self)
                if unsafe members.pointee.capacity < capacity {
                    unsafe members.pointee.reserveCapacity(capacity)
                }
                unsafe Layout.move(source, count, into: &members.pointee)
                return unsafe members.pointee.count
            },
            put: { source, target in
                let members = unsafe target.assumingMemoryBound(to: [Key: Value].self)
                let key = unsafe source.assumingMemoryBound(to: Key.self).move()
                let value = unsafe (source + Layout.valueOffset).assumingMemoryBound(to: Value.self)
                    .move()
                guard case .some = unsafe members.pointee.updateValue(value, forKey: key) else {
                    return .none
                }
                // The key that was there first stays.
                return unsafe match?(key, members.pointee) ?? .other
            },
            find: { text, target in
                guard let match, let key = text as? Key else { return .other }
                return unsafe match(key, target.assumingMemoryBound(to: [Key: Value].self).pointee)
            },
            destroyKey: { address in
                unsafe address.assumingMemoryBound(to: Key.self).deinitialize(count: 1)
            },
            destroy: { target in
                unsafe target.assumingMemoryBound(to: [Key: Value].self).deinitialize(count: 1)
            }
        )
    }
}
