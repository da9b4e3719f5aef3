import FastJSON

/// Walks through a value as its events would come, with the members of each object sorted.
///
/// So the text need not be in memory as a whole beside the value. Takes no stack per level.
struct SortedEvents {
    /// What is left of an open array or object.
    private enum Rest {
        case elements(ArraySlice<JSONValue>)
        case members(ArraySlice<(key: String, value: JSONValue)>)
    }

    private var next: JSONValue?
    private var open: [Rest] = []

    init(_ value: JSONValue) {
        next = value
    }

    /// Writes a value, or a bracket, or a key; false after the end.
    mutating func write(to writer: inout JSONWriter) -> Bool {
        if let value = next {
            next = nil
            begin(value, in: &writer)
            return true
        }
        switch open.popLast() {
        case .elements(var rest):
            next = rest.popFirst()
            if next != nil {
                open.append(.elements(rest))
            } else {
                writer.endArray()
            }
        case .members(var rest):
            if let member = rest.popFirst() {
                open.append(.members(rest))
                writer.key(member.key)
                next = member.value
            } else {
                writer.endObject()
            }
        case nil:
            return false
        }
        return true
    }

    private mutating func begin(_ value: JSONValue, in writer: inout JSONWriter) {
        switch value {
        case .array(let elements):
            writer.beginArray()
            open.append(.elements(elements[...]))
        case .object(let object):
            writer.beginObject()
            // The sort is stable, so equal keys keep their order.
            let members = object.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            open.append(.members(members[...]))
        case .null, .boolean, .integer, .float, .number, .string:
            writer.write(value)
        }
    }
}
