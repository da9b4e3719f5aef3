extension ValueSketch {
    /// Containers whose line is shorter than this stay on one line.
    private static let lineLength = 30

    /// The sketch as text: each container on one line if that is short, else over several.
    ///
    /// Time is linear in the length of the text. Takes no stack per level.
    package func text(indentation: String = "  ") -> String {
        var layout = SketchLayout(indentation: indentation)
        var index = 0
        while index < pieces.count {
            if let line = shortLine(from: index) {
                layout.append(.plain(line.text))
                index = line.end
            } else {
                layout.append(pieces[index])
                index += 1
            }
        }
        return layout.text
    }

    /// The container that a piece begins, if it is short on one line, and the index after its end.
    private func shortLine(from first: Int) -> (text: String, end: Int)? {
        guard case .begin = pieces[first] else { return nil }
        var line = SketchLayout(indentation: nil)
        for (index, piece) in pieces[first...].enumerated() {
            guard ValueSketch.mayBeInShortLine(piece) else { return nil }
            line.append(piece)
            guard line.text.unicodeScalars.count < ValueSketch.lineLength else { return nil }
            if line.level == 0 {
                return (line.text, first + index + 1)
            }
        }
        return nil
    }

    /// False if the text of a piece has more than one line, or is far too long.
    private static func mayBeInShortLine(_ piece: Piece) -> Bool {
        // A character has at most four bytes.
        switch piece {
        case .string(let text): !text.holdsLineFeed && text.start.utf8.count < 4 * lineLength
        case .key(let text): text.start.utf8.count < 4 * lineLength
        case .plain, .begin, .end: true
        }
    }
}

/// Puts the pieces of a sketch together with commas and white space between them.
private struct SketchLayout {
    /// What the text ends with.
    private enum Ending {
        case nothing, bracket, key, value
    }

    private(set) var text = ""
    /// How many containers are open.
    private(set) var level = 0
    private var ending = Ending.nothing
    /// What each level is indented by; nil for all on one line.
    private let indentation: String?

    init(indentation: String?) {
        self.indentation = indentation
    }

    mutating func append(_ piece: ValueSketch.Piece) {
        switch piece {
        case .plain(let plain):
            append(plain)
        case .string(let string) where string.holdsLineFeed:
            let indentation = String(repeating: indentation ?? "", count: level)
            append(string.tripleQuoted(indentation: indentation))
        case .string(let string):
            append(string.quoted)
        case .key(let key):
            append(key.quoted)
            text += ": "
            ending = .key
        case .begin(let isObject):
            append(isObject ? "{" : "[")
            level += 1
            ending = .bracket
        case .end(let isObject, let more):
            if more > 0 {
                append("...(+\(more) more)")
            }
            level -= 1
            if ending != .bracket {
                breakLine()
            }
            text += isObject ? "}" : "]"
            ending = .value
        }
    }

    /// Appends the text of a value with what must stand before it.
    private mutating func append(_ value: String) {
        switch ending {
        case .nothing, .key:
            break
        case .bracket:
            breakLine()
        case .value:
            text += ","
            breakLine()
        }
        text += value
        ending = .value
    }

    private mutating func breakLine() {
        guard let indentation else {
            text += " "
            return
        }
        text += "\n"
        if !indentation.isEmpty {
            for _ in 0..<level {
                text += indentation
            }
        }
    }
}
