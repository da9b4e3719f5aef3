import Foundation

/// Foundation's `JSONSerialization`, with a walk through the tree.
enum JSONSerializationFind: FindContender {
    static func entries(_ search: Search) -> [Entry] {
        let keys = search.pointer.split(separator: "/").map(String.init)
        let data = Data(search.document.bytes)
        return [
            .present(
                Contender("JSONSerialization", expecting: search.answer) {
                    var node: Any? = try JSONSerialization.jsonObject(with: data)
                    for key in keys { node = (node as? [String: Any])?[key] }
                    return (node as? NSNumber)?.intValue ?? -1
                }
            )
        ]
    }
}
