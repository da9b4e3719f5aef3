import FastJSON

/// `JSONValue`, on each engine.
enum ValueTree: TreeContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        JSONEngine.allCases.map { engine in
            let options = JSONReadingOptions(engine: engine)
            return .present(
                Contender(
                    "JSONValue \(engine)",
                    isRight: {
                        let value = try JSONValue(parsing: document.bytes, options: options)
                        return try value == JSONDocument(parsing: document.bytes).root.value
                    },
                    run: {
                        let value = try JSONValue(parsing: document.bytes, options: options)
                        withExtendedLifetime(value) {}
                    }
                )
            )
        }
    }
}
