import FastJSON

extension String: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        self = try cursor.readString()
    }

    func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension Int: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        self = try cursor.readInt()
    }

    func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension Double: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        self = try cursor.readDouble()
    }

    func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension Bool: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        self = try cursor.readBool()
    }

    func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension Array: HandCoded where Element: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        self = try cursor.readArray()
    }

    func write(to writer: inout JSONWriter) {
        writer.beginArray()
        for element in self {
            element.write(to: &writer)
        }
        writer.endArray()
    }
}

extension Dictionary: HandCoded where Key == String, Value: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        self = try cursor.readDictionary()
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for (key, value) in self {
            writer.member(key, value)
        }
        writer.endObject()
    }
}
