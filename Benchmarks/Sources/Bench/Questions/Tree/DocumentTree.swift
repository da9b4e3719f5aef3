import FastJSON

/// `JSONDocument`, on each engine.
enum DocumentTree: TreeContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        JSONEngine.allCases.map { engine in
            let options = JSONReadingOptions(engine: engine)
            return .present(
                Contender(
                    "JSONDocument \(engine)",
                    isRight: {
                        let copy = try JSONDocument(parsing: document.bytes, options: options)
                        return try copy.root.value == JSONValue(parsing: document.bytes)
                    },
                    run: {
                        let copy = try JSONDocument(parsing: document.bytes, options: options)
                        withExtendedLifetime(copy) {}
                    }
                )
            )
        }
    }
}
