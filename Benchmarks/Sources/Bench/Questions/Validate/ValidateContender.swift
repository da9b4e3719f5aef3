/// One way to find out if a document is JSON.
protocol ValidateContender {
    /// What takes part for it.
    static func entries(_ document: PlainDocument) -> [Entry]
}

enum ValidateQuestion {
    static func question(_ document: PlainDocument) -> Question {
        let contenders: [any ValidateContender.Type] = [
            LibyajlValidate.self, CursorValidate.self, InputValidate.self,
            JSONSerializationValidate.self,
            SimdjsonValidate.self, RapidJSONValidate.self,
        ]
        return Question(
            name: "validate",
            subject: document.name,
            size: document.bytes.count,
            reference: LibyajlValidate.name,
            entries: contenders.flatMap { $0.entries(document) }
        )
    }
}

extension Contender {
    /// Must accept the document, and refuse what is wrong, but for what it is known to let through.
    ///
    /// The text is prepared once, as whoever reads it likes it best.
    init<Text>(
        _ name: String,
        validating bytes: [UInt8],
        lettingThrough known: String? = nil,
        as prepare: ([UInt8]) -> Text,
        _ accepts: @escaping (Text) -> Bool
    ) {
        let text = prepare(bytes)
        let wrong = Contender.wrongTexts(bytes).filter { $0 != known.map { Array($0.utf8) } }
            .map(prepare)
        self.init(
            name,
            isRight: { accepts(text) && !wrong.contains(where: accepts) },
            run: { _ = accepts(text) }
        )
    }

    /// The document without its last bracket, and what a reader may let through.
    static func wrongTexts(_ bytes: [UInt8]) -> [[UInt8]] {
        let end = bytes.lastIndex { $0 == 0x5D || $0 == 0x7D } ?? 0
        let texts = [#"["\q"]"#, "[01]", "[1,]", "[tru]", "[1.]", #"{"a" 1}"#, "[\u{1F}]", "[1] 2"]
        return [Array(bytes[..<end])] + texts.map { Array($0.utf8) }
            + [[0x5B, 0x22, 0xFF, 0x22, 0x5D], [0x5B, 0x22, 0x1F, 0x22, 0x5D]]
    }
}
