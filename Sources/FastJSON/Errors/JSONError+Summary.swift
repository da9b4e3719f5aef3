extension JSONError {
    /// Path, message and place in one line, for logs.
    ///
    /// ```swift
    /// import Decoding
    ///
    /// do {
    ///     _ = try Person.jsonParser.decode(#"{"name": "Ada", "age": "old"}"#)
    /// } catch {
    ///     print(error.summary)
    ///     // → $.age: Expected an integer number, but found: "old" (line 1, column 24)
    /// }
    /// ```
    ///
    /// For several ``errors``, this is the first one, and how many more there are. Paragraphs are
    /// separated by semicolons; line breaks in values become spaces.
    public var summary: String {
        let errors = errors
        if errors.count > 1 {
            return "\(errors[0].summary) (and \(errors.count - 1) more)"
        }
        var text = path.isRoot ? "" : "\(path.shown): "
        text += JSONError.joinedLines(of: message)
        if let line, let column {
            text += " (line \(line), column \(column))"
        }
        return text
    }

    /// A message as one line, without the word that some start with and the indentation of lines.
    private static func joinedLines(of message: String) -> String {
        var text = ""
        // Of lines, since the last character that was kept.
        var breaks = 0
        for character in message {
            if character.isNewline {
                breaks += 1
            } else if breaks == 0 {
                text.append(character)
            } else if character != " ", character != "\t" {
                if !text.isEmpty { text += breaks > 1 ? "; " : " " }
                text.append(character)
                breaks = 0
            }
        }
        let prefix = "error: "
        return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    }
}
