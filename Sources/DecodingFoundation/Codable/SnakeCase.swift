import Foundation

/// Converts keys from `snake_case`, as Foundation's decoder does.
///
/// `KeyNaming` converts keys to it.
enum SnakeCase {
    /// `one_two_three` as `oneTwoThree`; underscores at both ends stay.
    static func camelCase(_ key: String) -> String {
        guard let first = key.firstIndex(where: { !isUnderscore($0) }),
            let last = key.lastIndex(where: { !isUnderscore($0) })
        else { return key }
        let words = key[first...last].split(whereSeparator: isUnderscore)
        guard words.count > 1 else { return key }
        let rest = words.dropFirst().map(\.capitalized)
        return key[..<first] + ([words[0].lowercased()] + rest).joined()
            + key[key.index(after: last)...]
    }

    /// True for an underscore without combining marks.
    ///
    /// To compare a character with many marks by `==` takes quadratic time.
    private static func isUnderscore(_ character: Character) -> Bool {
        character.utf8.elementsEqual(CollectionOfOne(UInt8(ascii: "_")))
    }
}
