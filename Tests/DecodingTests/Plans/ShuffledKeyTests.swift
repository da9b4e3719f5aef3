import Decoding
import FastJSON
import TestSupport
import Testing

/// Objects whose members come in any order, with keys of all lengths.
@Suite struct ShuffledKeyTests {
    /// A key of that many bytes; with `place`, one byte of it is another.
    private static func key(_ count: Int, place: Int? = nil) -> String {
        var bytes = (0..<count).map { UInt8(ascii: "a") + UInt8(($0 + count) % 25) }
        if let place { bytes[place] = UInt8(ascii: "z") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// One key of each length, and of some all that differ from it in one byte.
    private static let keys: [String] =
        (0...80).map { key($0) }
        + [8, 9, 16, 17, 31, 32, 33, 37, 38].flatMap { count in
            (0..<count).map { key(count, place: $0) }
        }
    private static let parser = Columns.parser(keys: keys, Int.jsonParser())

    private static func quoted(_ key: String, _ random: inout SeededRandom) -> String {
        guard random.happens(oneIn: 20), let last = key.unicodeScalars.last else {
            return JSONValue.string(key).description
        }
        let digits = String(last.value, radix: 16)
        return "\"\(key.dropLast())\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)\""
    }

    /// What the options make of members, by hand.
    private static func values(
        _ members: [(key: String, value: Int)],
        _ policy: JSONDuplicateKeys
    ) -> [Int]? {
        var found: [String: Int] = [:]
        for (key, value) in members where policy == .last || found[key] == nil {
            found[key] = value
        }
        let values = keys.compactMap { found[$0] }
        return values.count == keys.count ? values : nil
    }

    @Test("In any order, and twice", arguments: [JSONDuplicateKeys.last, .first, .reject])
    func shuffled(_ policy: JSONDuplicateKeys) {
        var random = SeededRandom(seed: Laws.seed &+ 20)
        let roads: [Road] =
            JSONEngine.allCases.flatMap { engine in
                [.fenced(engine, .page), .fenced(engine, .quotes), .chunks(engine, 7)]
            } + [.document(.native)]
        for round in 0..<TestScope.rounds(30) {
            var members = Self.keys.enumerated().map { (key: $0.element, value: $0.offset) }
            if round % 4 != 0 { members.shuffle(using: &random) }
            for _ in 0..<random.number(in: 0...3) {
                let copy = (key: random.pick(Self.keys), value: 1_000 + round)
                members.insert(copy, at: random.number(in: 0...members.count))
            }
            for _ in 0..<random.number(in: 0...3) {
                // Foreign ones: the beginning of a key, a key and more, and what differs from one.
                let other = random.pick([
                    "\(random.pick(Self.keys))!", "!", Self.key(40, place: 20),
                ])
                members.insert((other, -1), at: random.number(in: 0...members.count))
            }
            let comma = random.pick([",", ", ", ",\n    "])
            let colon = random.pick([":", ": ", " : "])
            let text = members.map { "\(Self.quoted($0.key, &random))\(colon)\($0.value)" }
                .joined(separator: comma)
            let space = String(repeating: " ", count: random.number(in: 0...200))
            let bytes = Array("{\(text)}\(space)".utf8)
            let options = JSONReadingOptions(
                duplicateKeys: policy,
                limits: JSONLimits(keyLength: round % 5 == 4 ? random.number(in: 1...90) : 1_000)
            )
            let expected = Outcome(
                Road.chunks(.native, 1).result(of: Self.parser, bytes, options: options)
            )
            let shown = "seed \(Laws.seed), round \(round)"
            for road in roads {
                let found = Outcome(road.result(of: Self.parser, bytes, options: options))
                #expect(found == expected, "\(shown), \(road)")
            }
            if policy != .reject, round % 5 != 4 {
                let values = Self.values(members, policy).map { String(reflecting: $0) }
                #expect(expected.value == values, "\(shown)")
            }
        }
    }

    /// One object with other names for each of its members.
    private struct Names: Equatable, Sendable {
        var first: Int
        var second: String
        var third: Bool?

        static let parser = ParsePrint(.memberwise(Names.init)) {
            Field("first", aliases: ["a", "f", "the first member of this object, written out"]) {
                Int.jsonParser()
            }
            Field("second", aliases: ["b", "fir", "firstly"]) { String.jsonParser() }
            OptionalField("third", aliases: ["", "c", "\"third\""]) { Bool.jsonParser() }
        }
    }

    @Test func aliases() throws {
        let names: [[String]] = [
            ["first", "a", "f", "the first member of this object, written out"],
            ["second", "b", "fir", "firstly"],
            ["third", "", "c", "\\\"third\\\"", "\\u0063"],
        ]
        for first in names[0] {
            for second in names[1] {
                for third in names[2] {
                    let members = ["\"\(first)\":1", "\"\(second)\" : \"x\"", "\"\(third)\": true"]
                    for order in [
                        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
                    ] {
                        let text = order.map { members[$0] }.joined(separator: ",\n  ")
                        let bytes = Array("{\(text), \"firs\": [], \"secondly\": {}}".utf8)
                        for road in [Road.fenced(.native, .page), .chunks(.native, 1)] {
                            let found = try road.result(of: Names.parser, bytes).get()
                            #expect(found == Names(first: 1, second: "x", third: true), "\(text)")
                        }
                    }
                }
            }
        }
    }
}
