import FastJSON

/// The styles that decode out of a `JSONValue`, with the time for building it.
enum TreeDecode: DecodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        Model.byTree.map { style in
            .present(
                Contender(
                    "\(style.name) native",
                    isRight: {
                        try style.decode(try JSONValue(parsing: document.bytes)) == document.model
                    },
                    run: {
                        let value = try JSONValue(parsing: document.bytes)
                        try withExtendedLifetime(style.decode(value)) {}
                    }
                )
            )
        }
    }
}
