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
    static func snakeCase(_ key: String) -> String {
        // A word begins at an upper-case letter behind another character, or in front of a
        // lower-case one.
        let scalars = Array(key.unicodeScalars)
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isUpper = CharacterSet.uppercaseLetters.contains(scalar)
            let beginsWord =
                isUpper && index > 0
                && (!CharacterSet.uppercaseLetters.contains(scalars[index - 1])
                    || (index + 1 < scalars.count
                        && CharacterSet.lowercaseLetters.contains(scalars[index + 1])))
            if beginsWord {
                words.append(String(word))
                word = String.UnicodeScalarView()
            }
            word.append(scalar)
        }
        words.append(String(word))
        return words.map { $0.lowercased() }.joined(separator: "_")
    }
}
