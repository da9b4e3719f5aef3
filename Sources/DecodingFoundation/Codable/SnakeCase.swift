import Foundation

/// Converts keys from `snake_case`, as Foundation's decoder does.
///
/// `KeyNaming` converts keys to it.
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
}
