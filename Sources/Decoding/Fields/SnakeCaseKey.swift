/// Names in snake case.
///
/// The macros of JSONModels are built with this file, too.
package enum SnakeCaseKey {
    /// `oneTwoThree` as `one_two_three`, `myURLProperty` as `my_url_property`.
    ///
    /// No word begins before the first character, and capitals at the end are one word.
    package static func convert(_ key: String) -> String {
        let characters = Array(key)
        func next(from start: Int, _ isWanted: (Unicode.GeneralCategory) -> Bool) -> Int? {
            characters.indices.dropFirst(start).first { index in
                characters[index].unicodeScalars.contains {
                    isWanted($0.properties.generalCategory)
                }
            }
        }
        var starts: Set<Int> = []
        var position = 1
        while let upper = next(
            from: position,
            { $0 == .uppercaseLetter || $0 == .titlecaseLetter }
        ) {
            starts.insert(upper)
            guard let lower = next(from: upper, { $0 == .lowercaseLetter }) else { break }
            // The last of several capitals belongs to the word after them.
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
