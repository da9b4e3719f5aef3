import FastJSON
import Foundation

/// Foundation's `JSONSerialization`.
enum JSONSerializationTree: TreeContender {
    static let name = "JSONSerialization"

    static func entries(_ document: PlainDocument) -> [Entry] {
        let data = Data(document.bytes)
        return [
            .present(
                Contender(
                    name,
                    isRight: {
                        let object = try JSONSerialization.jsonObject(with: data)
                        return agrees(object, try JSONValue(parsing: document.bytes))
                    },
                    run: { try withExtendedLifetime(JSONSerialization.jsonObject(with: data)) {} }
                )
            )
        ]
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
