import FastJSON

extension ArrayMap: HandCoded {
    private enum Key: String, CaseIterable {
        case type
        case features
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var features: [ArrayFeature]?
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

extension ArrayFeature: HandCoded {
    private enum Key: String, CaseIterable {
        case type
        case properties
        case geometry
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var properties: Properties?
        var geometry: ArrayGeometry?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .type: type = try cursor.readString()
                case .properties: properties = try Properties(reading: &cursor)
                case .geometry: geometry = try ArrayGeometry(reading: &cursor)
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

extension ArrayGeometry: HandCoded {
    private enum Key: String, CaseIterable {
        case type
        case coordinates
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var coordinates: [[[Double]]]?
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
