import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// What our decoder can be told about the text, and Foundation's cannot.
@Suite struct ReadingOptionsTests {
    struct Row: Sendable {
        var text: String
        var options: JSONReadingOptions
        /// What is read as arrays of numbers; nil for an error.
        var found: [[Int]]?
        /// The code of the error.
        var code: JSONError.Code?
    }

    static let rows: [Row] = [
        Row(text: "[[1],/**/[2]]", options: .init(syntax: .allowComments), found: [[1], [2]]),
        Row(text: "[[1] //\n]", options: .init(syntax: .allowComments), found: [[1]]),
        Row(text: "[[1,],]", options: .init(syntax: .allowTrailingCommas), found: [[1]]),
        Row(
            text: "[[1,/**/],]",
            options: .init(syntax: [.allowTrailingCommas, .allowComments]),
            found: [[1]]
        ),
        Row(text: "[[1,],]", options: .init(syntax: .allowComments), code: .unexpectedCharacter),
        Row(
            text: "[[1],/**/[2]]",
            options: .init(syntax: .allowTrailingCommas),
            code: .unexpectedCharacter
        ),
        Row(text: "\u{FEFF}[[1]]", options: .init(), found: [[1]]),
        Row(text: "\u{FEFF}[[1]]", options: .init(byteOrderMark: .reject), code: .byteOrderMark),
        Row(text: "[[1]]", options: .init(limits: JSONLimits(depth: 2)), found: [[1]]),
        Row(text: "[[1]]", options: .init(limits: JSONLimits(depth: 1)), code: .depthExceeded),
        Row(
            text: "[[12]]",
            options: .init(limits: JSONLimits(numberLength: 1)),
            code: .numberTooLong
        ),
        Row(
            text: "[[1]]",
            options: .init(limits: JSONLimits(documentLength: 4)),
            code: .documentTooLong
        ),
    ]

    @Test(arguments: rows.indices)
    func everyOption(_ index: Int) {
        var row = Self.rows[index]
        for engine in JSONEngine.allCases {
            row.options.engine = engine
            let decoder = FastJSONDecoder(options: row.options)
            #expect(decoder.options == row.options)
            var thrown: (any Error)?
            let found = outcome(error: &thrown) {
                try decoder.decode([[Int]].self, from: Data(row.text.utf8))
            }
            if let expected = row.found {
                #expect(found == .value(valueText(expected)), "\(row.text)")
            } else {
                #expect(found == .failure(CodecFailure("dataCorrupted")), "\(row.text)")
                #expect((thrown as? DecodingError)?.jsonError?.code == row.code, "\(row.text)")
            }
        }
    }

    @Test("Options may be set later")
    func optionsAreRead() throws {
        let decoder = FastJSONDecoder()
        #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: "[1,]") }
        decoder.options.syntax = .allowTrailingCommas
        #expect(try decoder.decode([Int].self, from: "[1,]") == [1])
    }

    @Test("The same key twice", arguments: JSONEngine.allCases)
    func duplicates(_ engine: JSONEngine) throws {
        let text = "{\"x\":1,\"x\":2}"
        var options = JSONReadingOptions(engine: engine)
        let usual = FastJSONDecoder(options: options)
        #expect(try usual.decode(Sample.Point.self, from: text).x == 1)
        options.duplicateKeys = .reject
        let strict = FastJSONDecoder(options: options)
        let error = #expect(throws: DecodingError.self) {
            try strict.decode(Sample.Point.self, from: text)
        }
        #expect(error?.jsonError?.code == .duplicateKey)
        #expect(error?.jsonError?.offset == 7)
    }
}
