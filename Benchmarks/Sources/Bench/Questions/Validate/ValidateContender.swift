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
    /// Must accept the document, and refuse it without its last bracket.
    init(_ name: String, validating bytes: [UInt8], _ accepts: @escaping ([UInt8]) -> Bool) {
        let broken = Contender.broken(bytes)
        self.init(
            name,
            isRight: { accepts(bytes) && !accepts(broken) },
            run: { _ = accepts(bytes) }
        )
    }

    /// The document without its last bracket.
    static func broken(_ bytes: [UInt8]) -> [UInt8] {
        Array(bytes[..<(bytes.lastIndex { $0 == 0x5D || $0 == 0x7D } ?? 0)])
    }
}
