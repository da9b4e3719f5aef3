import Foundation

/// Foundation's `JSONDecoder`.
enum JSONDecoderDecode: DecodeContender {
    static let name = "JSONDecoder"

    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        [
            .present(
                Contender(name, expecting: document.model) {
                    try JSONDecoder().decode(Model.self, from: document.data)
                }
            )
        ]
    }
}
