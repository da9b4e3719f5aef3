import Foundation

/// Foundation's `JSONSerialization`, which has no other way than to build the tree.
enum JSONSerializationValidate: ValidateContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        [
            .present(
                Contender(
                    "JSONSerialization",
                    validating: document.bytes,
                    lettingThrough: "[1,]",
                    as: { Data($0) }
                ) { data in
                    (try? JSONSerialization.jsonObject(with: data)) != nil
                }
            )
        ]
    }
}
