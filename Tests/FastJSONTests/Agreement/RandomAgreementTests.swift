import FastJSON
import TestSupport
import Testing

/// Documents that are broken at random read the same by every engine, however they are fed.
///
/// `FASTJSON_ROUNDS` sets how many documents, as many as you have time for.
@Suite struct RandomAgreementTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func enginesAndFeedingsAgree(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for round in 0..<TestScope.rounds(375) {
            let bytes = RandomAgreementTests.document(&random)
            let options = RandomAgreementTests.options(&random)
            let modes = ReadingMode.modes([
                .whole, .chunks(1), .chunks(2), .chunks(random.number(in: 3...64)),
                .random(seed: seed + UInt64(round)),
            ])
            let shown = "seed \(seed), round \(round): \(String(reflecting: bytes)), \(options)"
            let values = Set(modes.map { $0.value(of: bytes, options: options) })
            #expect(values.count == 1, "\(shown): \(values)")
            let events = Set(modes.map { Outcome($0.events(of: bytes, options: options)) })
            #expect(events.count == 1, "\(shown): \(events)")
            let verdicts = Set(modes.map { $0.validate(bytes, options: options) })
            #expect(verdicts.count == 1, "\(shown): \(verdicts)")
        }
    }

    private struct Outcome: Hashable {
        var events: [JSONEvent]
        var error: JSONError?

        init(_ outcome: (events: [JSONEvent], error: JSONError?)) {
            (events, error) = outcome
        }
    }

    // MARK: What is read

    private static let starts = [
        #"{"a":{"b":[1,2.5e3,-0,true,false,null,"x\n\u00e9\ud83d\ude00é漢😀"]},"c\u0041":[]}"#,
        #"[[],[[]],{"":{}}]"#, " [ 1 , 2 ] ", "0", #""text""#, "[01]", "[1,]", #"{"a":1,}"#,
        "{\"a\" : 1 , \r\n \"b\" : [ { } ,\t{ \"c\" : null } ] }\n", "[1 // one\n, /* two */ 2]",
        #"{"a":1,"a":2,"\u0061":3}"#, #"["\ud800","\udc00"]"#,
        "[1e400,-1e-400,12345678901234567890]",
    ].map { Array($0.utf8) }

    private static let pieces: [[UInt8]] =
        [
            "\"", "\\", "\\u", "\\ud800", "\\udc00", "\\ud83d\\ude00", "{", "}", "[", "]", ",",
            ":", "0", "01", "-", ".5", "1e", "e+", "1e400", "true", "tru", "nul", "null", " ",
            "\n", "\u{0B}", "\u{0C}", "é", "漢", "😀", "/", "//", "/*", "*/", "\"a\":1",
            "\"k\":", "[1,", ",]", "{\"x\":", "\u{FEFF}", "\u{0}", "\u{1F}", "\u{7F}",
            "1234567890123456789012345",
        ].map { Array($0.utf8) } + [
            [0x80], [0xC3], [0xE3, 0x81], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xFF],
        ]

    private static func document(_ random: inout SeededRandom) -> [UInt8] {
        var bytes = starts[random.number(in: 0...(starts.count - 1))]
        for _ in 0..<random.number(in: 0...4) {
            let place = random.number(in: 0...bytes.count)
            switch random.number(in: 0...3) {
            case 0:
                let piece = pieces[random.number(in: 0...(pieces.count - 1))]
                bytes.insert(contentsOf: piece, at: place)
            case 1 where place < bytes.count:
                bytes.remove(at: place)
            case 2 where place < bytes.count:
                bytes[place] = UInt8(random.number(in: 0...255))
            default:
                let other = starts[random.number(in: 0...(starts.count - 1))]
                bytes.insert(contentsOf: other[..<random.number(in: 0...other.count)], at: place)
            }
        }
        if random.number(in: 0...9) == 0 {
            // Longer than the smallest window.
            let filling = [UInt8](repeating: 0x78, count: random.number(in: 3_000...6_000))
            bytes = Array("[\"".utf8) + filling + Array("\",".utf8) + bytes + Array("]".utf8)
        }
        return bytes
    }

    private static func options(_ random: inout SeededRandom) -> JSONReadingOptions {
        var options = JSONReadingOptions()
        if random.number(in: 0...2) == 0 {
            options.syntax = JSONSyntax(rawValue: UInt8(random.number(in: 0...7)))
        }
        if random.number(in: 0...3) == 0 {
            options.duplicateKeys = random.number(in: 0...1) == 0 ? .first : .reject
        }
        if random.number(in: 0...3) == 0 {
            options.limits = JSONLimits(
                depth: random.number(in: 1...4),
                documentLength: random.number(in: 1...100),
                stringLength: random.number(in: 1...8),
                keyLength: random.number(in: 1...4),
                numberLength: random.number(in: 1...5)
            )
        }
        return options
    }
}
