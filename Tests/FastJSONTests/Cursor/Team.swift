import FastJSON

/// A nested structure with a decoder written by hand on the pull calls of the cursor.
struct Team: Hashable, Sendable {
    /// One person of the team.
    struct Person: Hashable, Sendable {
        var id: Int
        var tags: [String]
    }

    var name = ""
    var size: UInt8 = 0
    var ratio: Double?
    var isActive = false
    var people: [Person] = []
    var homepage: JSONValue?

    /// Reads a team; keys that it does not know are skipped.
    init(from cursor: inout JSONCursor) throws(JSONError) {
        guard try cursor.beginObject() else { return }
        repeat {
            switch try cursor.readKey() {
            case "name":
                name = try cursor.readString()
            case "size":
                size = try cursor.readInteger()
            case "ratio":
                ratio = try cursor.readNullIfNext() ? nil : cursor.readDouble()
            case "active":
                isActive = try cursor.readBool()
            case "people":
                people = try Team.array(from: &cursor, Person.init(from:))
            case "homepage":
                homepage = try cursor.readValue()
            default:
                try cursor.skipValue()
            }
        } while try cursor.nextMember()
    }

    static func array<Element>(
        from cursor: inout JSONCursor,
        _ element: (inout JSONCursor) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        var elements: [Element] = []
        if try cursor.beginArray() {
            repeat {
                elements.append(try element(&cursor))
            } while try cursor.nextElement()
        }
        return elements
    }
}

extension Team.Person {
    init(from cursor: inout JSONCursor) throws(JSONError) {
        (id, tags) = (0, [])
        guard try cursor.beginObject() else { return }
        repeat {
            switch try cursor.readKey() {
            case "id":
                id = try cursor.readInt()
            case "tags":
                tags = try Team.array(from: &cursor) { cursor throws(JSONError) in
                    try cursor.readString()
                }
            default:
                try cursor.skipValue()
            }
        } while try cursor.nextMember()
    }
}
