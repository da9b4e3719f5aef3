import Decoding
import FastJSON
import TestSupport
import Testing

/// Values with a part that cannot be written: from the first one on, the error leads to the part.
@Suite struct RefusedPartTests {
    private static let order =
        "its initialiser does not store its parameters in the order of the properties. "
        + "Say how to take it apart: .init(make:take:)."

    @Test("The first values are written like all others")
    func firstValues() throws {
        let parser = ParsePrint(.memberwise(Measured.init)) {
            Field("name", \.name)
            Field("values", \.values) {
                JSONArray { Double.jsonParser().map(apply: { $0 }, unapply: Measured.written) }
            }
        }
        let options = JSONWritingOptions(nonFiniteNumbers: .null)
        for _ in 0..<5 {
            expectUnwritable(
                JSONArray { parser },
                [Measured(name: "a", values: []), Measured(name: "b", values: [1, -1])],
                "At [index 1]/\"values\"/[index 1]:\nnot this one"
            )
            expectUnwritable(
                parser,
                Measured(name: "a", values: [1, .nan]),
                "$.values[1]: the number nan has no JSON form"
            )
            let text = try parser.encodeString(
                Measured(name: "a", values: [.nan]),
                options: options
            )
            #expect(text == #"{"name":"a","values":[null]}"#)
        }
        // An initialiser that makes something else is found all the same.
        let inverse = ParsePrint(.memberwise(Inverse.init)) {
            Field("value") { Double.jsonParser() }
        }
        expectUnwritable(
            inverse,
            Inverse(0.5),
            "Inverse cannot be written: \(RefusedPartTests.order)"
        )
        expectUnwritable(
            inverse,
            Inverse(.infinity),
            "Inverse cannot be written: \(RefusedPartTests.order)"
        )
    }

    @Test("The path leads to a value whose group cannot be taken apart")
    func refusedGroups() {
        let parser = ParsePrint(.memberwise(Answer.init)) {
            Field("id") { Int.jsonParser() }
            ParsePrint(.case(Result<Int, Refusal>.success)) {
                Field("success") { Int.jsonParser() }
            }
        }
        expectUnwritable(
            JSONObject { JSONArray { parser } },
            [
                "k": [
                    Answer(id: 1, result: .success(2)), Answer(id: 3, result: .failure(Refusal())),
                ]
            ],
            """
            At "k"/[index 1]:
            This value of Result<Int, Refusal> is none that the parser can make.
            """
        )
    }
}

private struct Measured: Sendable {
    var name: String
    var values: [Double]

    /// Negative numbers are not written.
    static let written: @Sendable (Double) throws -> Double = {
        if $0 < 0 { throw Refusal() }
        return $0
    }
}

private struct Inverse: Sendable {
    var value: Double

    init(_ value: Double) { self.value = 1 / value }
}

private struct Answer: Sendable {
    var id: Int
    var result: Result<Int, Refusal>
}
