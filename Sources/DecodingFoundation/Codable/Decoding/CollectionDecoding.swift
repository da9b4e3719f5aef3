import FastJSON

/// An array of what can be decoded, or such a dictionary whose keys are strings.
///
/// An array would decode itself by two calls through an existential for each element, and without knowing
/// their count; a dictionary by looking up each key that it was told, which the strategy would turn.
protocol CollectionDecoding {
    /// The kind of token that begins such a value.
    static var kind: TapeEntry.Kind { get }

    /// Decodes the elements or members of the value of a decoder.
    ///
    /// - Precondition: the value is of the kind above, and the type is this one.
    static func decodeCollection<T>(_ type: T.Type, of decoder: NodeDecoder) throws -> T
}

extension Array: CollectionDecoding where Element: Decodable {
    static var kind: TapeEntry.Kind { .beginArray }

    static func decodeCollection<T>(_ type: T.Type, of decoder: NodeDecoder) throws -> T {
        // SAFETY: the caller vouches for the type.
        unsafe unsafeBitCast(try elements(of: decoder), to: type)
    }

    private static func elements(of decoder: NodeDecoder) throws -> [Element] {
        if let scalar = unsafe CodedType.decoded(Element.self).pointee.scalar,
            let scalars = scalars(scalar, of: decoder)
        {
            return scalars
        }
        let count = unsafe decoder.reader.count(at: decoder.index)
        var next = unsafe decoder.index + 1
        // Room for a part at a time: an element may be a hundred times as large as its text.
        let mostAtOnce = Swift.max(1, roomAtOnce / MemoryLayout<Element>.stride)
        var array = try part(Swift.min(count, mostAtOnce), at: 0, of: decoder, &next)
        while array.count < count {
            array += try part(
                Swift.min(count - array.count, mostAtOnce),
                at: array.count,
                of: decoder,
                &next
            )
        }
        return array
    }

    private static var roomAtOnce: Int { 1 << 20 }

    /// The elements of an array; nil if one of them is not written in the plain way.
    ///
    /// - Precondition: the type is that of the elements.
    private static func scalars<Scalar: JSONScalar>(
        _: Scalar.Type,
        of decoder: NodeDecoder
    ) -> [Element]? {
        guard let scalars = unsafe decoder.reader.elements(of: Scalar.self, at: decoder.index)
        else {
            return nil
        }
        // SAFETY: the caller vouches for the type. `as?` would convert one element after the other.
        return unsafe unsafeBitCast(scalars, to: [Element].self)
    }

    /// The next elements of an array.
    private static func part(
        _ count: Int,
        at position: Int,
        of decoder: NodeDecoder,
        _ next: inout Int
    ) throws -> [Element] {
        // Filling nothing would write into the one empty array of all threads.
        if count == 0 { return [] }
        return try unsafe [Element](unsafeUninitializedCapacity: count) { buffer, initialised in
            // There is room for at least as many.
            let buffer = unsafe UnsafeMutableBufferPointer(start: buffer.baseAddress, count: count)
            try unsafe decoder.decodeElements(
                Element.self,
                at: &next,
                from: position,
                into: buffer,
                &initialised
            )
        }
    }
}

extension Dictionary: CollectionDecoding where Key == String, Value: Decodable {
    static var kind: TapeEntry.Kind { .beginObject }

    static func decodeCollection<T>(_ type: T.Type, of decoder: NodeDecoder) throws -> T {
        // SAFETY: the caller vouches for the type.
        unsafe unsafeBitCast(try members(of: decoder), to: type)
    }

    private static func members(of decoder: NodeDecoder) throws -> [String: Value] {
        let members = decoder.members
        var values: [String: Value] = [:]
        values.reserveCapacity(Swift.min(members.count, 1 << 12))
        for (key, index) in members where values[key] == nil {
            let codingKey = AnyKey(memberOfDictionary: key, isConverted: decoder.convertsKeys)
            values[key] = try decoder.decodeMember(Value.self, at: index, codingKey)
        }
        return values
    }
}
