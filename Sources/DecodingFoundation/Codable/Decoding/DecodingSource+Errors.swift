import FastJSON

/// Errors whose places are found when somebody asks for them.
///
/// Many are caught by initialisers that try something else.
extension DecodingSource {
    /// An error about a value.
    func error(
        _ code: JSONError.Code,
        _ message: String,
        key: String? = nil,
        at index: Int
    ) -> JSONError {
        let (storage, unwrapped) = (storage, unwrapped)
        return JSONError(code: code, message: message, key: key) {
            storage.error(code, message, key: key, at: index).inText(unwrapped)
        }
    }

    /// The error for an object without a key.
    func missingKey(_ key: String, at index: Int) -> JSONError {
        let (storage, unwrapped) = (storage, unwrapped)
        let message = JSONError.missingKeyMessage(key)
        return JSONError(code: .missingKey, message: message, key: key) {
            storage.missingKey(key, at: index).inText(unwrapped)
        }
    }

    /// What a parser has found in a value, as an error about the document.
    func error(_ part: JSONError, inValueAt index: Int) -> JSONError {
        let (storage, unwrapped) = (storage, unwrapped)
        return JSONError(code: part.code, message: part.message, key: part.key) {
            storage.error(part, inValueAt: index).inText(unwrapped)
        }
    }
}

extension JSONError {
    /// The message for a missing key.
    static func missingKeyMessage(_ key: String) -> String {
        "Key \(DiagnosticText.quoted(key)) not present."
    }

    /// The error in the text that was given, if braces were put around that.
    fileprivate func inText(_ unwrapped: [UInt8]?) -> JSONError {
        unwrapped.map { moved(by: -1, in: $0) } ?? self
    }
}
