extension Chat {
    /// Messages in ten languages, one in twelve of them written in ASCII with escapes.
    static func sketch(_ numbers: inout SeededNumbers) -> Sketch {
        let members = (0..<300).map { member(&numbers, 70_000 + $0) }
        let messages = (0..<2_900).map { message(&numbers, 500_000_000_000_000_000 + $0) }
        return [
            "channel": "général/日常",
            "members": .array(members),
            "messages": .array(messages),
        ]
    }

    private static func member(_ numbers: inout SeededNumbers, _ id: Int) -> Sketch {
        let status = numbers.text(in: numbers.pick(Words.languages), 1...4)
        return [
            "id": .integer(id),
            "name": .string(numbers.pick(Words.names)),
            "status": numbers.happens(50) ? .string(status + numbers.pick(Words.emoji)) : .null,
        ]
    }

    private static func message(_ numbers: inout SeededNumbers, _ id: Int) -> Sketch {
        let language = numbers.pick(Words.languages)
        let text = text(&numbers, language)
        let reactions = Words.emoji.filter { _ in numbers.happens(8) }
            .map { (key: $0, value: Sketch.integer(numbers.within(1...90))) }
        let mentions = Sketch.list(numbers.pick([0, 0, 0, 1, 2])) {
            .integer(70_000 + numbers.below(300))
        }
        return [
            "id": .integer(id),
            "author": .integer(70_000 + numbers.below(300)),
            "sentAt": .string(numbers.timestamp()),
            "language": .string(language.code),
            "text": numbers.below(12) == 0 ? .escaped(text) : .string(text),
            "replyTo": numbers.happens(25) ? .integer(id - 1 - numbers.below(40)) : .null,
            "isEdited": .boolean(numbers.happens(7)),
            "client": .string(numbers.pick(["web", "iOS 26", "desktop"])),
            "reactions": .object(reactions),
            "mentions": mentions,
            "attachments": numbers.happens(10) ? attachments(&numbers) : .absent,
        ]
    }

    private static func text(_ numbers: inout SeededNumbers, _ language: Words.Language) -> String {
        var text = numbers.text(in: language, 2...24)
        if numbers.happens(30) { text += " " + numbers.pick(Words.emoji) }
        if numbers.happens(15) { text += "\n" + numbers.text(in: language, 1...6) }
        if numbers.happens(8) { text = "\"\(text)\"\t— \(numbers.pick(Words.names))" }
        if numbers.happens(6) { text += " https://example.org/\(numbers.hexadecimal(10))" }
        return text
    }

    private static func attachments(_ numbers: inout SeededNumbers) -> Sketch {
        .list(numbers.within(1...3)) {
            let name = numbers.hexadecimal(8)
            return [
                "name": .string("\(numbers.phrase(1...3)).png"),
                "url": .escaped("https://files.example.org/\(name)/画像.png"),
                "size": .integer(numbers.below(9_000_000)),
                "ratio": numbers.happens(80) ? .number(numbers.fraction(0...3)) : .absent,
            ]
        }
    }
}
