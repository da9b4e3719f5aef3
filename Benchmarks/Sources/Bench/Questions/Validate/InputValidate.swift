import FastJSON

/// `JSONInput.validate`, which reads through a window as a file is read.
enum InputValidate: ValidateContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        JSONEngine.allCases.map { engine in
            let options = JSONReadingOptions(engine: engine)
            return .present(
                Contender("JSONInput \(engine)", validating: document.bytes, as: { $0 }) { bytes in
                    (try? JSONInput.bytes(bytes).validate(options: options)) != nil
                }
            )
        }
    }
}
