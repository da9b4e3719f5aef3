import FastJSON

extension PointMap: HandCoded {
    private enum Key: String, CaseIterable {
        case type
        case features
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var features: [PointFeature]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .type: type = try cursor.readString()
                case .features: features = try cursor.readArray()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            type: try required(type, Key.type),
            features: try required(features, Key.features)
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
    private enum Key: String, CaseIterable {
        case type
        case properties
        case geometry
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var properties: Properties?
        var geometry: PointGeometry?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .type: type = try cursor.readString()
                case .properties: properties = try Properties(reading: &cursor)
                case .geometry: geometry = try PointGeometry(reading: &cursor)
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            type: try required(type, Key.type),
            properties: try required(properties, Key.properties),
            geometry: try required(geometry, Key.geometry)
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
    private enum Key: String, CaseIterable {
        case type
        case coordinates
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var coordinates: [[Point]]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .type: type = try cursor.readString()
                case .coordinates: coordinates = try cursor.readArray()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            type: try required(type, Key.type),
            coordinates: try required(coordinates, Key.coordinates)
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
    private enum Key: String, CaseIterable {
        case name
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var name: String?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .name: name = try cursor.readString()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            name: try required(name, Key.name)
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
