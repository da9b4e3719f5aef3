import FastJSON
import Foundation

/// Building a tree, or an index, of a whole document.
enum TreeQuestion {
    static let foundation = "JSONSerialization"

    static func question(_ document: PlainDocument) -> Question {
        Question(
            name: "tree",
            subject: document.name,
            size: document.bytes.count,
            reference: foundation,
            entries: [serialization(document)] + values(document) + documents(document) + [
                SimdjsonInput.tree("simdjson DOM", document),
                // With full precision and UTF-8 checked.
                RapidJSONInput.tree("RapidJSON", document),
            ]
        )
    }

    private static func values(_ document: PlainDocument) -> [Entry] {
        let bytes = document.bytes
        return Entry.onEachEngine("JSONValue") { name, options in
            Contender(
                name,
                isRight: {
                    try JSONValue(parsing: bytes, options: options)
                        == JSONDocument(parsing: bytes).root.value
                },
                run: {
                    try withExtendedLifetime(JSONValue(parsing: bytes, options: options)) {}
                }
            )
        }
    }

    private static func documents(_ document: PlainDocument) -> [Entry] {
        let bytes = document.bytes
        return Entry.onEachEngine("JSONDocument") { name, options in
            Contender(
                name,
                isRight: {
                    try JSONDocument(parsing: bytes, options: options).root.value
                        == JSONValue(parsing: bytes)
                },
                run: {
                    try withExtendedLifetime(JSONDocument(parsing: bytes, options: options)) {}
                }
            )
        }
    }

    private static func serialization(_ document: PlainDocument) -> Entry {
        let data = Data(document.bytes)
        return .present(
            Contender(
                foundation,
                isRight: {
                    let object = try JSONSerialization.jsonObject(with: data)
                    return agrees(object, try JSONValue(parsing: document.bytes))
                },
                run: { try withExtendedLifetime(JSONSerialization.jsonObject(with: data)) {} }
            )
        )
    }

    /// True if both trees have the same values, so that all trees of FastJSON have them too.
    private static func agrees(_ object: Any, _ value: JSONValue) -> Bool {
        switch (value, object) {
        case (.null, is NSNull):
            true
        case (.array(let elements), let objects as [Any]):
            elements.count == objects.count && zip(objects, elements).allSatisfy(agrees)
        case (.object(let members), let objects as [String: Any]):
            members.count == objects.count
                && members.allSatisfy { key, value in objects[key].map { agrees($0, value) } == true
                }
        case (.string(let text), let object as String):
            text.utf8.elementsEqual(object.utf8)
        case (.boolean(let flag), let number as NSNumber):
            number.boolValue == flag
        default:
            // Foundation rounds some numbers of 17 digits to a neighbour of the nearest one.
            (object as? NSNumber).flatMap { number in
                value.double.map { abs($0 - number.doubleValue) <= abs($0) * 1e-15 }
            } == true
        }
    }
}
