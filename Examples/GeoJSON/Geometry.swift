import Decoding

/// A place (RFC 7946, section 3.1).
enum Geometry {
    case point(Position)
    case multiPoint([Position])
    case lineString([Position])
    case multiLineString([[Position]])
    case polygon([[Position]])
    case multiPolygon([[[Position]]])
    case collection([Geometry])
}

extension Geometry {
    // It refers to itself, so its type is written out.
    static let jsonParser: OneOf<Discriminated<Geometry>> = OneOf(discriminator: "type") {
        Case("Point", .case(Geometry.point)) {
            Field("coordinates") { Position.jsonParser }
        }
        Case("MultiPoint", .case(Geometry.multiPoint)) {
            Field("coordinates") { JSONArray { Position.jsonParser } }
        }
        Case("LineString", .case(Geometry.lineString)) {
            Field("coordinates") { JSONArray { Position.jsonParser } }
        }
        Case("MultiLineString", .case(Geometry.multiLineString)) {
            Field("coordinates") { JSONArray { JSONArray { Position.jsonParser } } }
        }
        Case("Polygon", .case(Geometry.polygon)) {
            Field("coordinates") { JSONArray { JSONArray { Position.jsonParser } } }
        }
        Case("MultiPolygon", .case(Geometry.multiPolygon)) {
            Field("coordinates") { JSONArray { JSONArray { JSONArray { Position.jsonParser } } } }
        }
        Case("GeometryCollection", .case(Geometry.collection)) {
            Field("geometries") { JSONArray { Lazy { Geometry.jsonParser } } }
        }
    }

    /// The name of its kind in GeoJSON.
    var kind: String {
        switch self {
        case .point: "Point"
        case .multiPoint: "MultiPoint"
        case .lineString: "LineString"
        case .multiLineString: "MultiLineString"
        case .polygon: "Polygon"
        case .multiPolygon: "MultiPolygon"
        case .collection: "GeometryCollection"
        }
    }

    func forEachPosition(_ body: (Position) -> Void) {
        switch self {
        case .point(let position): body(position)
        case .multiPoint(let line), .lineString(let line): line.forEach(body)
        case .multiLineString(let lines), .polygon(let lines): lines.joined().forEach(body)
        case .multiPolygon(let polygons): polygons.joined().joined().forEach(body)
        case .collection(let geometries): geometries.forEach { $0.forEachPosition(body) }
        }
    }
}

/// A point on the earth, in degrees.
struct Position {
    let longitude: Double
    let latitude: Double
}

extension Position {
    static let jsonParser = PositionParser()
}

/// Reads and writes a position.
///
/// It pulls from the cursor, since a file is mostly positions: `JSONArray(2...)` would do, but make
/// an array for each of them.
struct PositionParser: JSONParserPrinter {
    private let degrees = Double.jsonParser()

    /// Reads two numbers; a third one, the height, and what may follow are not kept.
    func parse(from cursor: inout JSONCursor) throws(JSONError) -> Position {
        guard try cursor.beginArray() else { throw PositionParser.tooShort }
        let longitude = try degrees.parse(from: &cursor)
        guard try cursor.nextElement() else { throw PositionParser.tooShort }
        let latitude = try degrees.parse(from: &cursor)
        while try cursor.nextElement() { _ = try degrees.parse(from: &cursor) }
        return Position(longitude: longitude, latitude: latitude)
    }

    func print(_ position: Position, to writer: inout JSONWriter) throws(JSONError) {
        writer.beginArray()
        try degrees.print(position.longitude, to: &writer)
        try degrees.print(position.latitude, to: &writer)
        writer.endArray()
    }

    private static let tooShort = JSONError(
        code: .wrongCount,
        message: "A position has a longitude and a latitude."
    )
}

/// The smallest box around some positions, and how many they are.
struct BoundingBox {
    private(set) var count = 0
    private(set) var west = Double.infinity
    private(set) var south = Double.infinity
    private(set) var east = -Double.infinity
    private(set) var north = -Double.infinity

    mutating func add(_ position: Position) {
        count += 1
        west = min(west, position.longitude)
        south = min(south, position.latitude)
        east = max(east, position.longitude)
        north = max(north, position.latitude)
    }
}
