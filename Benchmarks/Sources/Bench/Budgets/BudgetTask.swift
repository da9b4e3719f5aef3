import Decoding
import DecodingFoundation
import FastJSON
import Foundation

/// Something whose allocations and instructions have a budget.
///
/// Most work on generated documents, and are the same everywhere; some on well-known documents.
struct BudgetTask {
    let name: String
    /// Nil if its document is absent.
    let run: (() throws -> Void)?

    /// The tasks with generated documents.
    static func generated() throws -> [BudgetTask] {
        try reading() + changing() + writing() + streaming() + opaque() + dated()
    }

    private static func reading() throws -> [BudgetTask] {
        let document = try MessageDocument()
        let orders = try Orders.document()
        let outline = try Outline.document()
        let settings = try Settings.document()
        var tasks: [BudgetTask] = []
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine)
            let decoder = FastJSONDecoder()
            decoder.parserStrategy = .never
            decoder.options.engine = engine
            func task(_ name: String, _ run: @escaping () throws -> Void) {
                tasks.append(BudgetTask(name: "\(name), \(engine)", run: run))
            }
            task("parse a message") {
                _ = try Message.jsonParser.decode(document.bytes, options: options)
            }
            task("parse 200 messages") {
                _ = try Orders.parser.decode(orders, options: options)
            }
            task("parse 5,000 points") {
                _ = try Outline.parser.decode(outline, options: options)
            }
            task("decode a message") { _ = try decoder.decode(Message.self, from: document.data) }
            task("decode 200 messages") {
                _ = try decoder.decode([Message].self, from: orders)
            }
            task("decode 5,000 points") {
                _ = try decoder.decode([Point].self, from: outline)
            }
            for plain in [PlainDocument.longStrings, .indented] {
                task("validate \(plain.name)") {
                    try JSONCursor.withCursor(over: plain.bytes, options: options) {
                        cursor throws(JSONError) in try cursor.skipValue()
                    }
                }
            }
            task("validate long strings through a window") {
                try JSONInput.bytes(PlainDocument.longStrings.bytes).validate(options: options)
            }
            task("build a tree of 500 objects with long keys") {
                _ = try JSONValue(parsing: settings, options: options)
            }
            task("index 200 messages") { _ = try JSONDocument(parsing: orders, options: options) }
            task("build a tree of 200 messages") {
                _ = try JSONValue(parsing: orders, options: options)
            }
        }
        return tasks
    }

    /// Nothing beside a place that is changed may be copied.
    private static func changing() throws -> [BudgetTask] {
        var tree = try JSONValue(parsing: Settings.document())
        let color: JSONPointer = "/250/profile_background_color"
        return [
            BudgetTask(name: "change 100 places of a tree by keys") {
                for index in 0..<100 { tree[index]?["profile_background_color"]?.int? += 1 }
            },
            BudgetTask(name: "change 100 places of a tree by pointers") {
                for number in 0..<100 { try tree.set(.integer(number), at: color) }
            },
        ]
    }

    private static func writing() throws -> [BudgetTask] {
        let message = try MessageDocument().model
        let messages = Array(repeating: message, count: 200)
        let points = try Outline.parser.decode(Outline.document())
        let tree = try JSONValue(parsing: Orders.document())
        let encoder = FastJSONEncoder()
        encoder.parserStrategy = .never
        return [
            BudgetTask(name: "print a message") { _ = try Message.jsonParser.encode(message) },
            BudgetTask(name: "print 200 messages") { _ = try Orders.parser.encode(messages) },
            BudgetTask(name: "print 5,000 points") { _ = try Outline.parser.encode(points) },
            BudgetTask(name: "encode a message") { _ = try encoder.encode(message) },
            BudgetTask(name: "encode 200 messages") { _ = try encoder.encode(messages) },
            BudgetTask(name: "write a tree of 200 messages") { _ = try tree.jsonBytes() },
            BudgetTask(name: "print a message mixed with Codable") {
                _ = try MessageDocument.mixedParser.encode(message)
            },
            BudgetTask(name: "print a dictionary of 500 settings") {
                _ = try Settings.parser.encode(Settings.values)
            },
        ]
    }

    private static func streaming() throws -> [BudgetTask] {
        let orders = try Orders.document()
        let points = Outline.lines
        let elements = JSONEngine.allCases.map { engine in
            BudgetTask(name: "stream 200 messages, \(engine)") {
                let messages = try JSONStream(.bytes(orders), options: .init(engine: engine))
                    .elements(at: "", Message.jsonParser)
                while let message = try messages.next() { withExtendedLifetime(message) {} }
            }
        }
        return elements + [
            BudgetTask(name: "read 1,000 lines") {
                let lines = JSONStream(.bytes(points)).lines(Point.jsonParser, onError: .stop)
                while let point = try lines.next() { withExtendedLifetime(point) {} }
            }
        ]
    }
}

/// An array of messages.
private enum Orders {
    static let parser = JSONArray { Message.jsonParser }

    static func document() throws -> [UInt8] {
        let message = try MessageDocument().model
        return try parser.encode(Array(repeating: message, count: 200))
    }
}

/// An array of points of 15 to 17 digits.
private enum Outline {
    static let parser = JSONArray { Point.jsonParser }

    /// Each line a short record.
    static let lines = (0..<1_000).flatMap { Array("[-65.\($0), 43.\($0 % 977)]\n".utf8) }

    static func document() throws -> [UInt8] {
        let points = (0..<5_000).map { number in
            Point(
                longitude: -65 - Double(number).squareRoot() / 7,
                latitude: 43 + Double(number % 977).squareRoot() / 9
            )
        }
        return try parser.encode(points)
    }
}

/// A dictionary, and an array of objects whose keys are too long to be stored inline.
private enum Settings {
    static let parser = JSONObject { Int.jsonParser() }

    static let values = Dictionary(
        uniqueKeysWithValues: (0..<500).map { ("a setting with the number \($0)", $0) }
    )

    static func document() throws -> [UInt8] {
        let keys = [
            "profile_background_color", "profile_background_image", "default_profile_image",
        ]
        let objects = (0..<500).map { number in
            JSONValue.object(JSONValue.Object(keys.map { ($0, .integer(number)) }))
        }
        return try JSONValue.array(objects).jsonBytes()
    }
}
