import FastJSON

extension JSONCursor {
    /// Reads the next value; nil if it is null.
    mutating func readIfPresent<Value: HandCoded>() throws(JSONError) -> Value? {
        try readNullIfNext() ? nil : Value(reading: &self)
    }

    /// Reads the elements of an array.
    mutating func readArray<Element: HandCoded>() throws(JSONError) -> [Element] {
        var elements: [Element] = []
        if try beginArray() {
            elements.reserveCapacity(2)
            repeat {
                elements.append(try Element(reading: &self))
            } while try nextElement()
        }
        return elements
    }

    /// Reads the members of an object.
    mutating func readDictionary<Value: HandCoded>() throws(JSONError) -> [String: Value] {
        var members: [String: Value] = [:]
        if try beginObject() {
            repeat {
                let key = try readKey()
                members[key] = try Value(reading: &self)
            } while try nextMember()
        }
        return members
    }
}
