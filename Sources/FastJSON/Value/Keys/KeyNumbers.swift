/// Different keys, numbered in the order in which they came first.
package struct KeyNumbers {
    private struct Texts: KeySource {
        var keys: [String] = []

        func withKey<Output>(
            at position: Int,
            _ body: (UnsafeBufferPointer<UInt8>) -> Output
        ) -> Output {
            unsafe KeyBytes.withBytes(keys[position], body)
        }
    }

    private var texts = Texts()
    private var table = KeyTable()

    /// Creates numbers for no keys.
    package init() {}

    /// The keys, each at its number.
    package var keys: [String] { texts.keys }

    /// The number of a key; nil if it has none.
    package func number(of text: TextToken) -> Int? {
        guard unsafe text.isEscaped else { return unsafe table.position(of: text.bytes, in: texts) }
        return unsafe KeyBytes.withBytes(text.string()) { unsafe table.position(of: $0, in: texts) }
    }

    /// Gives a key the next number, and returns it.
    ///
    /// - Precondition: it has none.
    package mutating func append(_ key: String) -> Int {
        texts.keys.append(key)
        table.fill(upTo: texts.keys.count, from: texts)
        return texts.keys.count - 1
    }
}
