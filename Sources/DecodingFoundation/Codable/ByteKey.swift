import FastJSON

/// A key that equals those of the same bytes.
///
/// Strings are equal when they look the same. To find out takes time in the square of the length where
/// there are many combining marks.
struct ByteKey: Hashable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ByteKey, right: ByteKey) -> Bool {
        KeyBytes.areEqual(left.text, right.text)
    }

    func hash(into hasher: inout Hasher) {
        KeyBytes.hash(text, into: &hasher)
    }
}
