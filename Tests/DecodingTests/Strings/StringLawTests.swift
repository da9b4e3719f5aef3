import Decoding
import TestSupport
import Testing

/// What is printed is parsed again, for random values, and long texts take no time.
@Suite struct StringLawTests {
    static let seed = UInt64.random(in: 0...UInt64.max)

    /// Characters that join others, mean something to a parser, or are long.
    static let alphabet: [Character] = [
        "a", "Z", "0", "9", ",", ";", "=", "-", "\"", "\\", " ", "\n", "\r", "\r\n", "\u{0}",
        "ä", "e\u{301}", "\u{301}", "€", "👨‍👩‍👧", "🇩🇪", "\u{1F1EB}", "\u{200D}", "\u{600}", "가", "ᄀ",
    ]

    static func text(_ random: inout SeededRandom, longest: Int = 6) -> String {
        let length = random.number(in: 0...longest)
        return String((0..<length).map { _ in alphabet[random.number(in: 0...alphabet.count - 1)] })
    }

    /// Checks the law for a value, if the printer takes it.
    ///
    /// Returns false if it was refused.
    @discardableResult
    func check<Printer: StringParserPrinter>(
        _ printer: Printer,
        _ value: Printer.Output,
        by areEqual: (Printer.Output, Printer.Output) -> Bool
    ) -> Bool {
        guard let text = try? printer.print(value) else { return false }
        do {
            let parsed = try printer.parse(text)
            #expect(areEqual(parsed, value), "\(value) as \(text), seed \(StringLawTests.seed)")
        } catch {
            Issue.record("\(value) as \(text), seed \(StringLawTests.seed): \(error)")
        }
        return true
    }

    @Test("Numbers come back")
    func numbers() {
        var random = SeededRandom(seed: StringLawTests.seed)
        let integers = StringPieces {
            Int.parser(); ","; UInt8.parser(radix: 16)
        }
        let decimals = StringPieces {
            Double.parser(); " "; Float.parser()
        }
        for _ in 0..<TestScope.rounds(2000) {
            let shift = random.number(in: 0...63)
            let integer = Int(truncatingIfNeeded: random.next()) >> shift
            let byte = UInt8(truncatingIfNeeded: random.next())
            #expect(check(integers, (integer, byte), by: ==))
            let double = Double(bitPattern: random.next())
            let float = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
            let isPrinted = check(decimals, (double, float)) {
                $0.0.bitPattern == $1.0.bitPattern && $0.1.bitPattern == $1.1.bitPattern
            }
            #expect(isPrinted == (double.isFinite && float.isFinite))
            let digits = random.number(in: -5...1200)
            #expect(check(StringPiece.digits(2...3), digits, by: ==) == (0...999).contains(digits))
        }
    }

    @Test("Texts come back, or are refused")
    func texts() {
        var random = SeededRandom(seed: StringLawTests.seed)
        let fields = StringPieces {
            StringPiece.prefix { $0 != "," }; ","; StringPiece.rest()
        }
        let delimited = StringPieces {
            StringPiece.prefix(upTo: "=-"); "=-"; StringPiece.prefix(through: ";");
            StringPiece.rest()
        }
        let counted = StringPieces {
            StringPiece.prefix(2); StringPiece.prefix(1...3); StringPiece.end()
        }
        var printed = 0
        for _ in 0..<TestScope.rounds(4000) {
            let first = StringLawTests.text(&random)
            let second = StringLawTests.text(&random)
            let third = StringLawTests.text(&random)
            printed += check(fields, (first, second), by: ==) ? 1 : 0
            printed += check(delimited, (first, second + ";", third), by: ==) ? 1 : 0
            printed += check(counted, (first, second), by: ==) ? 1 : 0
            #expect(check(StringPiece.rest(), first, by: ==))
        }
        #expect(printed > TestScope.rounds(2000))
    }

    @Test("Lists come back, or are refused")
    func lists() {
        var random = SeededRandom(seed: StringLawTests.seed)
        let fields = StringPiece.many {
            StringPiece.prefix { $0 != ";" }
        } separator: {
            ";"
        }
        let characters = StringPiece.many { StringPiece.prefix(1) }
        let versions = StringPiece.many(1...3) {
            Int.parser()
            StringPiece.optional {
                "."; Int.parser()
            }
        } separator: {
            ";"
            StringPiece.whitespace()
        }
        var printed = 0
        for _ in 0..<TestScope.rounds(4000) {
            let texts = (0..<random.number(in: 0...4)).map { _ in
                StringLawTests.text(&random, longest: 2)
            }
            printed += check(fields, texts, by: ==) ? 1 : 0
            printed += check(characters, texts, by: ==) ? 1 : 0
            let numbers = texts.map { text in
                let minor = random.number(in: 0...9)
                return (text.utf8.count, minor == 0 ? nil : minor)
            }
            printed += check(versions, numbers) { $0.elementsEqual($1, by: ==) } ? 1 : 0
        }
        #expect(printed > TestScope.rounds(2000))
    }

    @Test("Any text is parsed without a trap, and fails with a report that can be shown")
    func anything() {
        var random = SeededRandom(seed: StringLawTests.seed)
        let parser = StringPieces {
            StringPiece.prefix(while: \.isLetter)
            StringPiece.optional { Int.parser() }
            StringPiece.many {
                StringPiece.prefix { $0 != "," }
            } separator: {
                ","
            }
        }
        for _ in 0..<TestScope.rounds(2000) {
            let text = StringLawTests.text(&random, longest: 200)
            for failure in [
                parseFailureIfAny(parser, text), parseFailureIfAny(Int.parser(), text),
            ] {
                let lines = failure?.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(lines == nil || lines?.count == 4, "seed \(StringLawTests.seed)")
            }
        }
    }

    private func parseFailureIfAny(_ parser: some StringParser, _ text: String) -> String? {
        do {
            _ = try parser.parse(text)
            return nil
        } catch {
            return error.description
        }
    }

    // MARK: Long texts

    @Test("Long texts are parsed and printed in linear time") func longTexts() throws {
        let time = try ThreadTime.of(parseAndPrintLongTexts)
        #expect(time < .seconds(20 * ThreadTime.patience))
    }

    private func parseAndPrintLongTexts() throws {
        let count = 50_000
        let flags = Array(repeating: "🇩🇪", count: count)
        let each = StringPiece.many { StringPiece.prefix(1) }
        #expect(try each.parse(each.print(flags)).count == count)
        let listed = StringPiece.many {
            StringPiece.prefix { $0 != "," }
        } separator: {
            ","
        }
        #expect(try listed.parse(listed.print(flags)).count == count)
        // One character of many scalars.
        let heap = "e" + String(repeating: "\u{301}", count: count)
        #expect(try each.parse(heap) == [heap])
        #expect(parseExpectation(StringPiece.literal("e"), heap) == "0: expected \"e\"")
        let alternatives = StringPiece.many {
            OneOf {
                StringPieces {
                    "("; StringPiece.prefix(upTo: ")"); ")"
                }
                StringPiece.prefix(1)
            }
        }
        let text = String(repeating: "(a)b", count: count)
        #expect(try alternatives.parse(text).count == 2 * count)
        // An integer that does not fit is not looked at to its end.
        let digits = StringPiece.many {
            OneOf {
                UInt8.parser().map { "\($0)" }
                StringPiece.prefix(1)
            }
        }
        #expect(try digits.parse(String(repeating: "9", count: count)).count == count - 1)
        #expect(try Int.parser().parse(String(repeating: "0", count: count) + "7") == 7)
        #expect(try Double.parser().parse(String(repeating: "0", count: count) + "7.5") == 7.5)
    }
}
