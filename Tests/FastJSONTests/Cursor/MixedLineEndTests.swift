import FastJSON
import TestSupport
import Testing

/// Indented text whose lines end in different ways: the white space that is expected is often wrong.
@Suite struct MixedLineEndTests {
    /// Which of the lines end with CR LF, by their number and depth.
    private static let rules: [@Sendable (Int, Int) -> Bool] = [
        { number, _ in number % 2 == 0 }, { number, _ in number % 3 == 0 },
        { _, depth in depth == 2 }, { _, depth in depth != 2 }, { number, _ in number < 6 },
        { number, depth in number % 2 == depth % 2 },
    ]

    private static func text(_ rule: (Int, Int) -> Bool) -> String {
        var number = 0
        return BorderDocument.indented { depth in
            number += 1
            return (rule(number, depth) ? "\r\n" : "\n") + String(repeating: "  ", count: depth)
        }
    }

    @Test(arguments: rules.indices, ReadingMode.all)
    func values(_ rule: Int, _ mode: ReadingMode) throws {
        let text = Self.text(Self.rules[rule])
        for padding in [0, 200] {
            let bytes = Array(text.utf8) + [UInt8](repeating: UInt8(ascii: "\n"), count: padding)
            #expect(try mode.value(of: bytes).get() == BorderDocument.indentedValue)
        }
    }

    @Test(arguments: rules.indices, ReadingMode.all)
    func places(_ rule: Int, _ mode: ReadingMode) throws {
        let bytes = Array(Self.text(Self.rules[rule]).utf8)
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: ":") {
            var wrong = bytes
            wrong[offset] = UInt8(ascii: "x")
            let lines = bytes[..<offset].split(
                separator: UInt8(ascii: "\n"),
                omittingEmptySubsequences: false
            )
            guard case .failure(let error) = mode.value(of: wrong) else {
                Issue.record("read without the colon at \(offset)")
                continue
            }
            #expect(error.message == "expected ':' after a key, found 'x'")
            #expect(error.offset == offset)
            #expect(error.line == lines.count)
            #expect(error.column == (lines.last?.count ?? 0) + 1)
        }
    }
}
