import FastJSON

/// Arrays of any element.
///
/// They would decode themselves, by two calls through an existential for each element and without
/// knowing their count.
extension NodeDecoder {
    /// Decodes this value, which may be an array.
    @inline(never)
    func decodeArray<T: Decodable>(_ type: T.Type) throws -> T {
        if kind == .beginArray, SpecialTypes.shared.isArray(type),
            let array = type as? any ElementDecoding.Type,
            let value = try array.decodeElements(of: self) as? T
        {
            return value
        }
        return try type.init(from: self)
    }
}

extension TapeReader {
    /// Shorter collections decode themselves: to find out what they hold takes time.
    private static let shortestLong = 4

    /// True if there is an array of some elements, or an object of some members, at an index.
    @inline(__always)
    func isLong(at index: Int) -> Bool {
        let kind = kind(at: index)
        return (kind == .beginArray || kind == .beginObject)
            && count(at: index) >= TapeReader.shortestLong
    }
}

/// An array whose elements can be decoded.
protocol ElementDecoding {
    /// Decodes the elements of an array.
    ///
    /// - Precondition: the value of the decoder is an array.
    static func decodeElements(of decoder: NodeDecoder) throws -> Self
}

extension Array: ElementDecoding where Element: Decodable {
    static func decodeElements(of decoder: NodeDecoder) throws -> [Element] {
        if let scalar = Element.self as? any JSONScalar.Type,
            let scalars = scalar.values(of: decoder) as? [Element]
        {
            return scalars
        }
        let count = decoder.reader.count(at: decoder.index)
        var next = decoder.index + 1
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

    /// The next elements of an array.
    private static func part(
        _ count: Int,
        at position: Int,
        of decoder: NodeDecoder,
        _ next: inout Int
    ) throws -> [Element] {
        // Filling nothing would write into the one empty array of all threads.
        if count == 0 { return [] }
        return try [Element](unsafeUninitializedCapacity: count) { buffer, initialised in
            let buffer = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            try decoder.decodeElements(
                Element.self,
                at: &next,
                from: position,
                into: buffer,
                &initialised
            )
        }
    }
}

extension JSONScalar {
    /// The elements of an array; nil if one of them is not written in the plain way.
    fileprivate static func values(of decoder: NodeDecoder) -> [Self]? {
        decoder.array(of: Self.self, at: decoder.index)
    }
}
