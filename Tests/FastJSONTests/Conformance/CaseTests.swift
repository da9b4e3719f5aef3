import FastJSON
import TestSupport
import Testing

/// The cases of this folder, in all modes.
@Suite struct CaseTests {
    @Test(arguments: ValidCase.all)
    func isAccepted(_ example: ValidCase) throws {
        let value = try Reading.agreed(example.bytes).value.get()
        #expect(value == example.value)
        // Equality of values ignores the order of members and the sign of zero.
        #expect(value.description == example.value.description)
    }

    @Test(arguments: InvalidCase.all)
    func isRefused(_ example: InvalidCase) throws {
        let error = try #require(Reading.agreed(example.bytes).error)
        #expect(error.code == example.code)
        #expect(error.offset == example.offset)
        #expect(error.line == example.line)
        #expect(error.column == example.column)
        #expect(error.path.description == example.path)
        if let message = example.message {
            #expect(error.message == message)
        }
    }

    @Test func tablesHaveNoCaseTwice() {
        #expect(Set(ValidCase.all.map(\.bytes)).count == ValidCase.all.count)
        #expect(Set(InvalidCase.all.map(\.bytes)).count == InvalidCase.all.count)
        #expect(Set(InvalidCase.all.map(\.bytes)).isDisjoint(with: ValidCase.all.map(\.bytes)))
    }

    /// Whatever comes before an error can still become a document: no error is found too early
    /// or too late.
    @Test func beginningsOfInvalidCases() {
        var findings = Disagreements()
        let modes = ReadingMode.modes([.whole, .chunks(1)])
        for example in InvalidCase.all {
            for length in 0..<min(example.offset + 1, example.bytes.count) {
                let beginning = Array(example.bytes[..<length])
                if ByteText.isCutMark(beginning) { continue }
                for mode in modes {
                    guard let error = mode.validate(beginning) else { continue }
                    let isEnd = error.code == .unexpectedEnd || error.code == .emptyInput
                    if !isEnd || error.offset != length {
                        findings.add("\(ByteText.text(beginning)), \(mode): \(error)")
                    }
                }
            }
        }
        findings.expectNone()
    }
}

extension ByteText {
    /// True for the first one or two bytes of a byte order mark, which are no text.
    static func isCutMark(_ bytes: [UInt8]) -> Bool {
        bytes == [0xEF] || bytes == [0xEF, 0xBB]
    }
}
