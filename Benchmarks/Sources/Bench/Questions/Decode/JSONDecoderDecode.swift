import Foundation

/// Foundation's `JSONDecoder`.
enum JSONDecoderDecode: DecodeContender {
    static let name = "JSONDecoder"

    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        let decoder = JSONDecoder()
        return [
            .present(
                Contender(name, expecting: document.model) {
                    try decoder.decode(Model.self, from: document.data)
                }
            )
        ]
    }
}
