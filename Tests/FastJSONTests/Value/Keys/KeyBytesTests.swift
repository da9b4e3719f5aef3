import Testing

@testable import FastJSON

/// Keys are ordered by their bytes, which is the order of their scalars.
@Suite struct KeyBytesTests {
    /// In their order; none is equal to another one.
    private static let keys: [String] = [
        "", "\0", "\0\0", "A", "a", "a\0", "aa", "ab", "a\u{301}", "b", "\u{7F}", "\u{80}", "é",
        "\u{FFFF}", "\u{10000}", String(repeating: "😀", count: 100),
        String(repeating: "😀", count: 100) + "a", String(repeating: "😀", count: 101),
    ]

    @Test func aKeyPrecedesThoseAfterIt() {
        for (left, first) in KeyBytesTests.keys.enumerated() {
            for (right, second) in KeyBytesTests.keys.enumerated() {
                #expect(
                    KeyBytes.precedes(first, second) == (left < right),
                    "\(first.debugDescription), \(second.debugDescription)"
                )
                #expect(KeyBytes.areEqual(first, second) == (left == right))
            }
        }
    }
}
