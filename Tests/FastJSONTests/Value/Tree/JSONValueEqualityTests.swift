import FastJSON
import TestSupport
import Testing

/// When values are equal, and that equal ones hash equally.
@Suite struct JSONValueEqualityTests {
    /// Two values and whether they are equal.
    struct Row: CustomTestStringConvertible, Sendable {
        var left: JSONValue
        var right: JSONValue
        var areEqual: Bool
        var testDescription: String { "\(left) \(areEqual ? "==" : "!=") \(right)" }

        init(_ left: JSONValue, _ right: JSONValue, _ areEqual: Bool) {
            (self.left, self.right, self.areEqual) = (left, right, areEqual)
        }
    }

    private static let composed: JSONValue = "\u{E9}"
    private static let decomposed: JSONValue = "e\u{301}"

    static let rows = [
        Row(nil, nil, true),
        Row(nil, false, false),
        Row(0, false, false),
        Row(1, 1.0, false),
        Row(1, "1", false),
        Row(.float(0), .float(-0.0), true),
        Row(.float(.nan), .float(.nan), false),
        Row(.float(.infinity), .float(.infinity), true),
        Row([], [:], false),
        Row([1, 2], [2, 1], false),
        Row([1], [1, 1], false),
        Row("", "\0", false),
        Row(composed, decomposed, false),
        Row("\u{212B}", "\u{C5}", false),
        Row(["\u{E9}": 1], ["e\u{301}": 1], false),
        Row([[composed]], [[composed]], true),
        Row(["a": 1, "b": 2], ["b": 2, "a": 1], true),
        Row(["a": 1, "b": 2], ["a": 2, "b": 1], false),
        Row(["a": 1], ["a": 1, "a": 1], false),
        Row(["a": 1, "a": 2], ["a": 2], false),
        Row(["a": 1, "a": 2], ["a": 2, "a": 1], false),
        Row(["a": 1, "b": 0, "a": 2], ["b": 0, "a": 1, "a": 2], true),
        Row(["a": 1, "a": 1, "b": 1], ["a": 1, "b": 1, "b": 1], false),
        Row(["a": ["x": 1, "y": 2]], ["a": ["y": 2, "x": 1]], true),
    ]

    @Test(arguments: rows)
    func equality(_ row: Row) {
        #expect((row.left == row.right) == row.areEqual)
        #expect((row.right == row.left) == row.areEqual)
        if row.areEqual {
            #expect(row.left.hashValue == row.right.hashValue)
        }
    }

    @Test func stringsAreTakenByTheirBytes() {
        let set: Set<JSONValue> = [Self.composed, Self.decomposed, Self.composed]
        #expect(set.count == 2)
        let object: JSONValue = ["\u{E9}": 1, "e\u{301}": 2]
        #expect(object["\u{E9}"] == 1)
        #expect(object["e\u{301}"] == 2)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func laws(seed: UInt64) {
        var random = RandomValue(seed: seed)
        for round in 0..<400 {
            let value = random.next()
            let copy = rebuilt(value)
            let reordered = reordered(value, &random)
            #expect(value == value && value == copy && copy == value, "seed \(seed), \(round)")
            #expect(value.hashValue == copy.hashValue, "seed \(seed), round \(round)")
            if let reordered {
                #expect(value == reordered && reordered == copy, "seed \(seed), round \(round)")
                #expect(value.hashValue == reordered.hashValue, "seed \(seed), round \(round)")
            }
            #expect(value != .array([value]), "seed \(seed), round \(round)")
        }
    }

    /// Any two values are equal exactly when their sorted texts are.
    @Test(arguments: [4] as [UInt64])
    func equalValuesHaveEqualTexts(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        let values = (0..<150).map { _ in random.next(depth: 1) }
        let options = JSONWritingOptions(sortsKeys: true)
        let texts = try values.map { try $0.jsonBytes(options: options) }
        for one in values.indices {
            for other in values.indices where other > one {
                let areEqual = values[one] == values[other]
                if areEqual != (texts[one] == texts[other]) {
                    Issue.record("seed \(seed): \(values[one]) and \(values[other])")
                }
                if areEqual, values[one].hashValue != values[other].hashValue {
                    Issue.record("seed \(seed): hashes of \(values[one])")
                }
            }
        }
    }

    /// The same value that shares no memory with it.
    private func rebuilt(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): .string(String(decoding: Array(text.utf8), as: UTF8.self))
        case .array(let elements): .array(elements.map(rebuilt))
        case .object(let object):
            .object(JSONValue.Object(object.map { ($0.key, rebuilt($0.value)) }))
        default: value
        }
    }

    /// The same object in another order; nil for other kinds, and if a key comes twice.
    private func reordered(_ value: JSONValue, _ random: inout RandomValue) -> JSONValue? {
        guard case .object(let object) = value else { return nil }
        guard Set(object.keys.map { Array($0.utf8) }).count == object.count else { return nil }
        return .object(random.shuffled(object))
    }

    // MARK: Sharing

    @Test func oneValueServesManyTasks() async throws {
        let keys = (0..<200).map { "key \($0)" }
        let object = JSONValue.Object(keys.enumerated().map { ($1, .integer($0)) })
        let value: JSONValue = ["large": .object(object)]
        let document = try JSONDocument(parsing: try value.jsonBytes())
        let sums = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    // The first lookups race to build the tables of both.
                    keys.reduce(0) { sum, key in
                        sum + (value["large"]?[key]?.int ?? 0)
                            + (document["large"]?[key]?.int ?? 0)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sums == Array(repeating: 2 * 199 * 100, count: 8))
    }

    // MARK: Description

    @Test(
        arguments: [
            (nil, "null"),
            ("a\"\\/\n\u{1}é", #""a\"\\/\n\u0001é""#),
            (-0.0, "-0.0"),
            (1e300, "1e+300"),
            (.float(.nan), "nan"),
            (.float(.infinity), "inf"),
            ([.float(-.infinity), [:]], "[-inf,{}]"),
            (["b": [1, 2.5], "a": nil], #"{"b":[1,2.5],"a":null}"#),
        ] as [(JSONValue, String)]
    )
    func description(of value: JSONValue, reads expected: String) {
        #expect(value.description == expected)
        #expect("\(value)" == expected)
    }
}
