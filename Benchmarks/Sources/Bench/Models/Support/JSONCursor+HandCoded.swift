import FastJSON

extension JSONCursor {
    /// Passes the next value if it is null; says if it was.
    mutating func passNull() throws(JSONError) -> Bool {
        guard try peekKind() == .null else { return false }
        try readNull()
        return true
    }

    /// Reads the elements of an array.
    mutating func readArray<Element: HandCoded>() throws(JSONError) -> [Element] {
        var elements: [Element] = []
        if try beginArray() {
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
