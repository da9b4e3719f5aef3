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
                        return object is [Any] || object is [String: Any]
                    },
                    run: { try withExtendedLifetime(JSONSerialization.jsonObject(with: data)) {} }
                )
            )
        ]
    }
}
