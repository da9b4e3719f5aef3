import FastJSON

/// `JSONCursor.skipValue` over memory, on each engine.
enum CursorValidate: ValidateContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        JSONEngine.allCases.map { engine in
            let options = JSONReadingOptions(engine: engine)
            return .present(
                Contender("JSONCursor \(engine)", validating: document.bytes, as: { $0 }) { bytes in
                    do throws(JSONError) {
                        try JSONCursor.withCursor(over: bytes, options: options) {
                            cursor throws(JSONError) in try cursor.skipValue()
                        }
                        return true
                    } catch {
                        return false
                    }
                }
            )
        }
    }
}
