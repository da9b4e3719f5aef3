/// One way to build a tree, or an index, of a whole document.
protocol TreeContender {
    /// What takes part for it.
    static func entries(_ document: PlainDocument) -> [Entry]
}

enum TreeQuestion {
    static func question(_ document: PlainDocument) -> Question {
        let contenders: [any TreeContender.Type] = [
            JSONSerializationTree.self, ValueTree.self, DocumentTree.self,
            SimdjsonTree.self, RapidJSONTree.self,
        ]
        return Question(
            name: "tree",
            subject: document.name,
            size: document.bytes.count,
            reference: JSONSerializationTree.name,
            entries: contenders.flatMap { $0.entries(document) }
        )
    }
}
