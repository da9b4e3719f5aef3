import FastJSON

/// The plan of an object with any keys, which is made when it is first requested.
///
/// Many parsers of such objects are made for one call, and most of them read one at most.
@usableFromInline
struct LazyMapPlan: Sendable {
    private let once = Once<MapPlan>()
    private let make: @Sendable () -> MapPlan

    /// - Precondition: the part is a field with the type of the values, for which the maker is.
    @usableFromInline
    init(_ count: CountRange, _ maker: MapMaker, _ part: @escaping @Sendable () -> FieldPart) {
        make = {
            MapPlan(
                of: part().field,
                maker,
                lowestCount: count.lowest,
                highestCount: count.highest,
                expectation: count.text("key/value pair") + " in object"
            )
        }
    }

    var plan: MapPlan { once.get(make) }

    /// Reads the next value into a new block, which then holds the dictionary.
    ///
    /// The caller moves it out and gives the block back.
    @usableFromInline
    func read(_ cursor: inout JSONCursor) throws(JSONError) -> UnsafeMutableRawPointer {
        try unsafe cursor.run(once.read(make) { unsafe Unmanaged.passUnretained($0) })
    }
}

extension MapMaker {
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
