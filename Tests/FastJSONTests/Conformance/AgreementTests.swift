import FastJSON
import TestSupport
import Testing

/// Documents cut and changed at each byte: all modes say the same, and none traps.
@Suite struct AgreementTests {
    /// The own cases and, if it is there, the files of JSONTestSuite, up to 200 bytes.
    private static let documents: [[UInt8]] = {
        let suite = Corpora.suiteFiles(in: "test_parsing").compactMap {
            try? Corpora.suiteFile($0, in: "test_parsing")
        }
        let own = ValidCase.all.map(\.bytes) + InvalidCase.all.map(\.bytes)
        return (own + suite).filter { $0.count <= 200 }
    }()

    /// The valid ones: the own cases and the files `y_`, up to 500 bytes.
    private static let validDocuments: [[UInt8]] = {
        let suite = Corpora.suiteFiles(in: "test_parsing").filter { $0.hasPrefix("y_") }
            .compactMap { try? Corpora.suiteFile($0, in: "test_parsing") }
        return ValidCase.all.map(\.bytes) + suite.filter { $0.count <= 500 }
    }()

    /// Reads two chunks.
    private static func value(
        _ first: ArraySlice<UInt8>,
        _ second: ArraySlice<UInt8>,
        _ engine: JSONEngine
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            try JSONValue(
                parsing: .chunks([first, second]),
                options: JSONReadingOptions(engine: engine)
            )
        }
    }

    @Test(arguments: JSONEngine.allCases)
    func splitAtEachByte(_ engine: JSONEngine) {
        var findings = Disagreements()
        for bytes in Self.documents where !bytes.isEmpty {
            let whole = ReadingMode(.native, .whole).value(of: bytes)
            for position in 1...bytes.count {
                let parts = Self.value(bytes[..<position], bytes[position...], engine)
                findings.compare(parts, whole, bytes, "\(engine) split at \(position)")
            }
        }
        findings.expectNone()
    }

    /// The beginning of a valid document is valid, or it ends too early, just at its end.
    @Test func truncatedAtEachByte() {
        var findings = Disagreements()
        let others = ReadingMode.modes([.whole, .chunks(1), .random(seed: 7)]).dropFirst()
        for bytes in Self.validDocuments {
            for length in 0..<bytes.count {
                let beginning = Array(bytes[..<length])
                let error = ReadingMode(.native, .whole).validate(beginning)
                for mode in others {
                    findings.compare(mode.validate(beginning), error, beginning, "\(mode)")
                }
                guard let error, !ByteText.isCutMark(beginning) else { continue }
                let isEnd = error.code == .unexpectedEnd || error.code == .emptyInput
                if !isEnd || error.offset != length {
                    findings.add("\(ByteText.text(beginning)): \(error)")
                }
            }
        }
        findings.expectNone()
    }

    /// Each byte of each valid document replaced by 16 others.
    @Test func changedAtEachByte() {
        let replacements: [UInt8] = [
            0x00, 0x09, 0x0A, 0x0B, 0x20, 0x22, 0x2C, 0x2D, 0x2F, 0x30, 0x5C, 0x5D, 0x7B, 0x75,
            0x80, 0xF0,
        ]
        var findings = Disagreements()
        // The native engine on the whole document, against the other modes in turn.
        let others = Array(ReadingMode.all.dropFirst())
        var turn = 0
        for document in Self.validDocuments {
            var bytes = document
            for position in bytes.indices {
                for replacement in TestScope.some(replacements, oneIn: 4, turn: position)
                where replacement != document[position] {
                    bytes[position] = replacement
                    let first = ReadingMode(.native, .whole).value(of: bytes)
                    let mode = others[turn % others.count]
                    turn += 1
                    findings.compare(mode.value(of: bytes), first, bytes, "\(mode)")
                }
                bytes[position] = document[position]
            }
        }
        findings.expectNone()
    }

    /// A byte put in, taken out, or doubled.
    @Test func longerAndShorterDocuments() {
        var findings = Disagreements()
        let others = Array(ReadingMode.all.dropFirst())
        var turn = 0
        func compare(_ bytes: [UInt8]) {
            let mode = others[turn % others.count]
            turn += 1
            let first = ReadingMode(.native, .whole).value(of: bytes)
            findings.compare(mode.value(of: bytes), first, bytes, "\(mode)")
        }
        for document in Self.validDocuments {
            for position in document.indices {
                var bytes = document
                let byte = bytes.remove(at: position)
                compare(bytes)
                for inserted in TestScope.some([byte, 0x20, 0x2C, 0x2E], oneIn: 2, turn: position) {
                    bytes = document
                    bytes.insert(inserted, at: position)
                    compare(bytes)
                }
            }
        }
        findings.expectNone()
    }
}
