import Foundation

/// Foundation's `JSONSerialization`, which has no other way than to build the tree.
enum JSONSerializationValidate: ValidateContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        [
            .present(
                Contender("JSONSerialization", validating: document.bytes) { bytes in
                    (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
                }
            )
        ]
    }
}
