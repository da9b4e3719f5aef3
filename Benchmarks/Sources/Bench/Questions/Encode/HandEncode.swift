/// Code that somebody wrote by hand over `JSONWriter`.
enum HandEncode: EncodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        [
            .present(
                Contender("by hand", writing: document.model) { try document.model.encodeByHand() }
            )
        ]
    }
}
