import FastJSON

extension PointMap: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var features: [PointFeature]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "type": type = try cursor.readString()
                case "features": features = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            type: try required(type, "type"),
            features: try required(features, "features")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member("features", features)
        writer.endObject()
    }
}

extension PointFeature: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var properties: Properties?
        var geometry: PointGeometry?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "type": type = try cursor.readString()
                case "properties": properties = try Properties(reading: &cursor)
                case "geometry": geometry = try PointGeometry(reading: &cursor)
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            type: try required(type, "type"),
            properties: try required(properties, "properties"),
            geometry: try required(geometry, "geometry")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member("properties", properties)
        writer.member("geometry", geometry)
        writer.endObject()
    }
}

extension PointGeometry: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var coordinates: [[Point]]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "type": type = try cursor.readString()
                case "coordinates": coordinates = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            type: try required(type, "type"),
            coordinates: try required(coordinates, "coordinates")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member("coordinates", coordinates)
        writer.endObject()
    }
}

extension Properties: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var name: String?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "name": name = try cursor.readString()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            name: try required(name, "name")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.endObject()
    }
}

extension Point: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        guard try cursor.beginArray() else { throw Point.wrongCount }
        let longitude = try cursor.readDouble()
        guard try cursor.nextElement() else { throw Point.wrongCount }
        let latitude = try cursor.readDouble()
        guard try !cursor.nextElement() else { throw Point.wrongCount }
        self.init(longitude: longitude, latitude: latitude)
    }

    private static var wrongCount: JSONError {
        JSONError(code: JSONError.Code("wrongCount"), message: "expected two numbers")
    }

    func write(to writer: inout JSONWriter) {
        writer.beginArray()
        writer.write(longitude)
        writer.write(latitude)
        writer.endArray()
    }
}
