import Foundation

/// Keys between `snake_case` and `camelCase`, as Foundation's coders turn them.
enum SnakeCase {
    /// `one_two_three` as `oneTwoThree`; underscores at both ends stay.
    static func camelCase(_ key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }),
            let last = key.lastIndex(where: { $0 != "_" })
        else { return key }
        let words = key[first...last].split(separator: "_")
        guard words.count > 1 else { return key }
        let rest = words.dropFirst().map(\.capitalized)
        return key[..<first] + ([words[0].lowercased()] + rest).joined()
            + key[key.index(after: last)...]
    }

    /// `oneTwoThree` as `one_two_three`, `myURLProperty` as `my_url_property`.
    ///
    /// The first character begins no second word; capitals at the end are one word.
    static func snakeCase(_ key: String) -> String {
        let characters = Array(key)
        func next(_ letters: CharacterSet, from start: Int) -> Int? {
            characters.indices.dropFirst(start).first { index in
                characters[index].unicodeScalars.contains { letters.contains($0) }
            }
        }
        var starts: Set<Int> = []
        var position = 1
        while let upper = next(.uppercaseLetters, from: position) {
            starts.insert(upper)
            guard let lower = next(.lowercaseLetters, from: upper) else { break }
            // The last of several capitals belongs to the word behind them.
            starts.insert(lower - 1)
            position = lower + 1
        }
        var text = ""
        for (index, character) in characters.enumerated() {
            if starts.contains(index) { text.append("_") }
            text.append(character)
        }
        return text.lowercased()
    }
}
