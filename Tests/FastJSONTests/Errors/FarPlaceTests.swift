import FastJSON
import TestSupport
import Testing

/// Errors far after the start of a document, where the window has long let go of its beginning.
@Suite struct FarPlaceTests {
    static let modes = ReadingMode.modes([.whole, .chunks(5000)])

    @Test func keysThatLeftTheWindow() {
        let elements = String(repeating: "  [1, \"é\", null],\n", count: 17_000)
        let text = "{\"a\\u0062\": 1,\n\"first name\": {\"c\\n\": [\n\(elements)  tru]}}"
        let error = Reading.agreed(Array(text.utf8), modes: Self.modes).error
        #expect(error?.code == .invalidLiteral)
        #expect(error?.path.description == #"$["first name"]["c\n"][17000]"#)
        #expect(error?.line == 17_003)
        #expect(error?.column == 6)
        #expect(error?.offset == text.utf8.count - 3)
    }

    /// The path has the key of now, not one that was kept before it.
    @Test func keysThatChange() {
        let filler = String(repeating: " ", count: 210_000)
        let text = #"{"one":[\#(filler)1],"two":{"three":[\#(filler)2],"four":[\#(filler)x]}}"#
        let error = Reading.agreed(Array(text.utf8), modes: Self.modes).error
        #expect(error?.code == .unexpectedCharacter)
        #expect(error?.path.description == "$.two.four")
        #expect(error?.offset == text.utf8.count - 4)
        #expect(error?.column == text.utf8.count - 3)
    }

    @Test func longLine() {
        let text = "[\"\(String(repeating: "日", count: 100_000))\", x]"
        let error = Reading.agreed(Array(text.utf8), modes: Self.modes).error
        #expect(error?.offset == 300_005)
        #expect(error?.column == 100_006)
        let shown = String(repeating: "日", count: 57) + "\", x]"
        #expect(error?.report.contains("1 | \(shown)\n") == true)
    }

    /// An error about the start of something long: all of it is still there.
    @Test func startOfSomethingLong() {
        let digits = String(repeating: "7", count: 300_000)
        let error = Reading.agreed(Array("[1,\n \(digits)]".utf8), modes: Self.modes).error
        #expect(error?.code == .numberTooLong)
        #expect(error?.offset == 5)
        #expect(error?.line == 2)
        #expect(error?.column == 2)
        let string = "[1,\n \"\(String(repeating: "a\\u0062", count: 50_000))"
        let limits = JSONLimits(stringLength: 300_000)
        let tooLong = Reading.agreed(
            Array(string.utf8),
            options: JSONReadingOptions(limits: limits),
            modes: Self.modes
        ).error
        #expect(tooLong?.code == .stringTooLong)
        #expect(tooLong?.offset == 5)
        #expect(tooLong?.line == 2)
    }

    /// The end of a long string that has no end.
    @Test func endOfSomethingLong() {
        let text = "{\"a\":\n\"\(String(repeating: "é", count: 150_000))"
        let error = Reading.agreed(Array(text.utf8), modes: Self.modes).error
        #expect(error?.code == .unexpectedEnd)
        #expect(error?.offset == text.utf8.count)
        #expect(error?.line == 2)
        #expect(error?.column == 150_002)
        #expect(error?.path.description == "$.a")
    }
}
