import Decoding
import FastJSON
import TestSupport
import Testing

/// Types read from documents of which each byte is, in turn, the first that is not read in place.
///
/// All but the last 192 bytes of a text in memory are read in place, and these from a copy.
@Suite struct BorderTests {
    /// The bytes of a text that are not read in place.
    private static let hidden = 192

    /// Reads a document with so much white space after it that the end of the first region stands
    /// before each of its bytes, or before every n-th.
    private func check(
        _ model: Model,
        _ bytes: [UInt8],
        _ errors: JSONErrorReporting,
        options: JSONReadingOptions = JSONReadingOptions(),
        step: Int,
        _ shown: String
    ) {
        let fences = FencedText.Fence.allCases
        let lowest = max(0, Self.hidden - bytes.count - 2)
        var expected = model.outcome(.chunks(.native, 1), bytes, options, errors)
        // An end that comes too early is where the text ends.
        let isEarly = expected.failures.contains {
            $0.code == .unexpectedEnd || $0.code == .emptyInput
        }
        for padding in stride(from: lowest + step / 2, through: Self.hidden + 2, by: step) {
            let padded = bytes + [UInt8](repeating: UInt8(ascii: " "), count: padding)
            if isEarly {
                expected = model.outcome(.chunks(.native, padded.count), padded, options, errors)
            }
            for road in [
                Road.fenced(.native, fences[padding % fences.count]), .fenced(.native, .page),
            ] {
                let outcome = model.outcome(road, padded, options, errors)
                if outcome != expected {
                    let text = String(reflecting: String(decoding: bytes, as: UTF8.self))
                    Issue.record(
                        "\(shown), \(errors), \(road), \(padding) spaces, \(text):\n\(outcome)\ninstead of\n\(expected)"
                    )
                    return
                }
            }
        }
    }

    @Test("Documents of every kind", arguments: Model.all)
    func everyPlace(_ model: Model) throws {
        var random = SeededRandom(seed: Laws.seed &+ 10)
        for round in 0..<TestScope.rounds(24) {
            var text = RandomText(seed: random.next())
            var tree = try model.tree(&random)
            if round % 3 == 1 { tree = text.spoiled(tree, atUpTo: 3) }
            var bytes =
                random.happens(oneIn: 2)
                ? text.bytes(of: tree) : try Self.indented(tree, &random)
            if round % 3 == 2 { bytes = text.broken(bytes) }
            let errors: JSONErrorReporting = random.happens(oneIn: 2) ? .first : .all(limit: 5)
            var options = JSONReadingOptions()
            if random.happens(oneIn: 4) {
                options.syntax = JSONSyntax(rawValue: UInt8(random.number(in: 0...7)))
                options.duplicateKeys = random.pick([.first, .reject])
            }
            let step = max(1, bytes.count / 60)
            let shown = "seed \(Laws.seed), round \(round)"
            check(model, bytes, errors, options: options, step: step, shown)
        }
    }

    /// The text of a tree on many lines, with more white space the deeper it is.
    private static func indented(
        _ tree: JSONValue,
        _ random: inout SeededRandom
    ) throws(JSONError) -> [UInt8] {
        let indent = random.pick([
            "", " ", "  ", "\t", "        ", String(repeating: " ", count: 15),
        ])
        return try tree.jsonBytes(options: JSONWritingOptions(layout: .pretty(indent: indent)))
    }

    /// White space in front of members that changes from one to the next.
    @Test("Indentation that changes", arguments: [Model.all[0], Model.all[5], Model.all[6]])
    func whiteSpace(_ model: Model) throws {
        var random = SeededRandom(seed: Laws.seed &+ 11)
        let spaces = [
            "", " ", "\n", "\r\n  ", "\n\t", "\n" + String(repeating: " ", count: 29),
            "\n" + String(repeating: " ", count: 30), "\n" + String(repeating: " ", count: 31),
            "\n" + String(repeating: " ", count: 32), String(repeating: " ", count: 31),
            String(repeating: " ", count: 32), "\n" + String(repeating: "\t", count: 33), "\n\n  ",
        ]
        for round in 0..<TestScope.rounds(30) {
            let tree = try model.tree(&random)
            var bytes: [UInt8] = []
            // The same as before, mostly.
            var space = random.pick(spaces)
            var isInString = false
            var isEscaped = false
            for byte in try tree.jsonBytes() {
                let isPunctuation = !isInString && Array("[]{},:".utf8).contains(byte)
                if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                if isPunctuation, random.happens(oneIn: 6) { space = random.pick(spaces) }
                if isPunctuation, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                    bytes += Array(space.utf8)
                }
                bytes.append(byte)
                if isPunctuation, byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") {
                    bytes += Array(space.utf8)
                }
            }
            let expected = model.outcome(
                .value,
                Array(try tree.jsonBytes()),
                JSONReadingOptions(),
                .first
            )
            let outcome = model.outcome(.whole(.native), bytes, JSONReadingOptions(), .first)
            let shown = "seed \(Laws.seed &+ 11), round \(round)"
            #expect(outcome == expected, "\(shown)")
            check(model, bytes, .all(limit: 3), step: max(1, bytes.count / 60), shown)
        }
    }

    // MARK: Objects in objects

    /// An object that holds one of its own type, or none.
    private indirect enum Chain: Equatable, Sendable {
        case link(next: Chain)
        case end(value: Int)

        static let parser: OneOf<JSONAlternatives<BothWays, Chain>> = OneOf {
            ParsePrint(.case(Chain.link)) {
                Field("next") { Lazy<Chain> { parser } }
            }
            ParsePrint(.case(Chain.end)) { Field("value") { Int.jsonParser() } }
        }
    }

    /// Eight objects in each other, without alternatives.
    private static let nested = Field("a") {
        Field("a") {
            Field("a") {
                Field("a") {
                    Field("a") { Field("a") { Field("a") { Field("a") { Int.jsonParser() } } } }
                }
            }
        }
    }

    /// Closing braces in a row, with as much white space as is guessed.
    @Test("Braces that close many objects", arguments: [0, 1, 7, 24, 29, 30, 31])
    func closingBraces(_ width: Int) throws {
        let line = width == 0 ? "" : "\n" + String(repeating: " ", count: width - 1)
        let opening = "{\(line)\"b\": 1,\(line)\"a\":"
        let document =
            String(repeating: opening, count: 8) + "42" + String(repeating: "\(line)}", count: 8)
        let bytes = Array(document.utf8)
        for length in TestScope.some(bytes.indices, oneIn: 11, turn: width, allFrom: .nightly) {
            for limit in [length, Int.max] where limit > 0 {
                let options = JSONReadingOptions(limits: JSONLimits(documentLength: limit))
                let text = limit == length ? bytes : Array(bytes[..<length])
                let expected = Outcome(
                    Road.chunks(.native, 1).result(of: Self.nested, text, options: options)
                )
                for fence in [FencedText.Fence.page, .braces, .spaces] {
                    let found = Outcome(
                        Road.fenced(.native, fence).result(of: Self.nested, text, options: options)
                    )
                    #expect(found == expected, "\(width), \(length), \(fence), \(limit)")
                }
            }
        }
        #expect(try Self.nested.decode(bytes) == 42)
    }

    @Test("Alternatives that go back over the border", arguments: [1, 8, 30, 100])
    func alternatives(_ depth: Int) {
        let text =
            String(repeating: "{\"next\": ", count: depth) + "{\"value\": 12345}"
            + String(repeating: "\n }", count: depth)
        let model = Model("chain", Chain.parser) { _ in .end(value: 0) }
        for (index, spoiled) in [text, text.replacing("12345", with: "1.5"), text + "]"]
            .enumerated()
        {
            let errors: JSONErrorReporting = index == 0 ? .first : .all(limit: 3)
            check(model, Array(spoiled.utf8), errors, step: max(1, depth / 4), "depth \(depth)")
        }
    }

    /// All beginnings of a document, in front of memory that cannot be read.
    @Test("Beginnings", arguments: Model.all)
    func beginnings(_ model: Model) throws {
        var random = SeededRandom(seed: Laws.seed &+ 12)
        let tree = try model.tree(&random)
        let array: JSONValue = .array((0..<40).map { _ in tree })
        let step = TestScope.isNightly ? 1 : TestScope.isFull ? 3 : 7
        for value in [tree, array] {
            let bytes = try Self.indented(value, &random).prefix(700)
            for length in stride(from: 0, to: bytes.count, by: step) {
                let text = Array(bytes[..<length])
                let options = JSONReadingOptions()
                let found = model.outcome(.fenced(.native, .page), text, options, .all(limit: 3))
                let expected = model.outcome(
                    .chunks(.native, max(1, length)),
                    text,
                    options,
                    .all(limit: 3)
                )
                #expect(found == expected, "seed \(Laws.seed), \(length) bytes of \(model)")
            }
        }
    }
}
