import FastJSON

extension ArrayMap: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var features: [ArrayFeature]?
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

extension ArrayFeature: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var properties: Properties?
        var geometry: ArrayGeometry?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "type": type = try cursor.readString()
                case "properties": properties = try Properties(reading: &cursor)
                case "geometry": geometry = try ArrayGeometry(reading: &cursor)
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

extension ArrayGeometry: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var coordinates: [[[Double]]]?
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
