import FastJSON
import TestSupport
import Testing

/// Finding the patch between two values.
@Suite struct PatchDifferenceTests {
    /// Two values, and the operations between them.
    static let rows: [(old: String, new: String, operations: [String])] = [
        ("[1,2]", "[1,2]", []),
        (#"{"a":1,"b":[]}"#, #"{"b":[],"a":1}"#, []),
        ("1", "2", [#"{"op":"replace","path":"","value":2}"#]),
        ("1", "1.0", [#"{"op":"replace","path":"","value":1.0}"#]),
        ("[]", "[1]", [#"{"op":"replace","path":"","value":[1]}"#]),
        ("[1]", "[]", [#"{"op":"replace","path":"","value":[]}"#]),
        ("{}", "[]", [#"{"op":"replace","path":"","value":[]}"#]),
        (#"{"a":1}"#, #"{"b":1}"#, [#"{"op":"replace","path":"","value":{"b":1}}"#]),
        (
            #"{"a":1,"b":2,"c":{"d":3,"e":4}}"#, #"{"c":{"d":null,"e":4},"a":1,"~/":5}"#,
            [
                #"{"op":"remove","path":"/b"}"#, #"{"op":"add","path":"/~0~1","value":5}"#,
                #"{"op":"replace","path":"/c/d","value":null}"#,
            ]
        ),
        // Elements that come, go, move and change.
        ("[1,2,3]", "[1,9,2,3]", [#"{"op":"add","path":"/1","value":9}"#]),
        ("[1,2,3]", "[1,3]", [#"{"op":"remove","path":"/1"}"#]),
        ("[1,2,3,4]", "[4,1,2,3]", [#"{"op":"move","from":"/3","path":"/0"}"#]),
        ("[1,2,3,4]", "[2,3,4,1]", [#"{"op":"move","from":"/0","path":"/3"}"#]),
        ("[1,2,3,4]", "[2,3,1,4]", [#"{"op":"move","from":"/0","path":"/2"}"#]),
        ("[1,2,3]", "[1,9,3]", [#"{"op":"replace","path":"/1","value":9}"#]),
        ("[1,2,3,4,5]", "[1,5]", ["3", "2", "1"].map { #"{"op":"remove","path":"/\#($0)"}"# }),
        (
            "[1,2,3,4,5]", "[8,4,1,9,5,3]",
            [
                #"{"op":"add","path":"/0","value":8}"#,
                #"{"op":"move","from":"/4","path":"/1"}"#,
                #"{"op":"move","from":"/5","path":"/4"}"#,
                #"{"op":"replace","path":"/3","value":9}"#,
            ]
        ),
        (
            "[2,1,2,1,2]", "[1,1,2,2]",
            [#"{"op":"remove","path":"/2"}"#, #"{"op":"move","from":"/0","path":"/2"}"#]
        ),
        // Changed in place, under the index that it has then.
        (
            #"[0,{"a":1,"b":2},3]"#, #"[{"a":1,"b":5},3]"#,
            [
                #"{"op":"remove","path":"/1"}"#,
                #"{"op":"replace","path":"/0","value":{"a":1,"b":5}}"#,
            ]
        ),
        (
            #"[7,8,{"a":1,"b":[2,3]}]"#, #"[9,7,8,{"a":1,"b":[2,4]}]"#,
            [
                #"{"op":"add","path":"/0","value":9}"#,
                #"{"op":"replace","path":"/3/b/1","value":4}"#,
            ]
        ),
        ("[[1,2],[3]]", "[[1,2,4],[3]]", [#"{"op":"add","path":"/0/2","value":4}"#]),
        // A key that comes twice.
        (
            #"{"x":{"a":1,"a":2}}"#, #"{"x":{"a":3}}"#,
            [#"{"op":"replace","path":"/x","value":{"a":3}}"#]
        ),
        (
            #"{"x":{"a":3}}"#, #"{"x":{"a":1,"a":2}}"#,
            [#"{"op":"replace","path":"/x","value":{"a":1,"a":2}}"#]
        ),
    ]

    @Test(arguments: rows)
    func operations(_ row: (old: String, new: String, operations: [String])) throws {
        let (old, new) = (try JSONValue(parsing: row.old), try JSONValue(parsing: row.new))
        let patch = JSONPatch(from: old, to: new)
        #expect(patch.operations.map(\.description) == row.operations)
        var value = old
        try value.apply(patch)
        #expect(value == new)
    }

    /// One operation for one change among a thousand elements.
    @Test func oneChangeIsOneOperation() throws {
        let old = (0..<1000).map { JSONValue.object(["id": .integer($0), "tags": ["a", "b"]]) }
        let changes: [(inout [JSONValue]) -> Void] = [
            { $0.insert("new", at: 0) },
            { $0.insert("new", at: 500) },
            { $0.append("new") },
            { $0.removeFirst() },
            { $0.remove(at: 500) },
            { $0.removeLast() },
            { $0.insert($0.remove(at: 900), at: 100) },
            { $0.insert($0.remove(at: 0), at: 999) },
            { $0.swapAt(499, 500) },
            { $0[500] = "other" },
            { $0[500]["id"] = -1 },
            { $0[500]["new"] = true },
            { $0[500]["tags"]?.array?.append("c") },
        ]
        for (number, change) in changes.enumerated() {
            var new = old
            change(&new)
            let patch = JSONPatch(from: .array(old), to: .array(new))
            #expect(patch.operations.count == 1, "change \(number): \(patch)")
            var value = JSONValue.array(old)
            try value.apply(patch)
            #expect(value == .array(new), "change \(number)")
        }
    }

    /// To find where an element is takes logarithmic time.
    @Test func reversingManyElements() throws {
        let old = (0..<20_000).map { JSONValue.integer($0) }
        var patch = JSONPatch()
        let time = ThreadTime.of {
            patch = JSONPatch(from: .array(old), to: .array(old.reversed()))
        }
        #expect(time < .seconds(5 * ThreadTime.patience))
        #expect(patch.operations.count == old.count - 1)
        let some = Array(old.prefix(2000))
        var value = JSONValue.array(some)
        try value.apply(JSONPatch(from: value, to: .array(some.reversed())))
        #expect(value == .array(some.reversed()))
    }

    @Test("As few operations as possible, where elements are repeated")
    func repeatedElements() {
        let lines = (0..<200).map { JSONValue.string($0 % 2 == 0 ? "" : "line \($0)") }
        let bits = (0..<2000).map { JSONValue.integer($0 % 2) }
        let pairs: [(old: [JSONValue], new: [JSONValue])] = [
            ([0] + bits + [9], bits + [8]),
            (lines, lines.dropFirst() + ["end"]),
            (lines, lines.dropLast(50) + ["x", ""] + lines.suffix(50)),
            (bits + bits, bits + [5] + bits),
        ]
        for (old, new) in pairs {
            let patch = JSONPatch(from: .array(old), to: .array(new))
            #expect(patch.operations.count <= 2, "\(patch)")
        }
    }

    @Test("Many equal elements in another order take little time")
    func manyRepeatedElements() throws {
        var random = SeededRandom(seed: 64)
        let arrays = (0..<2).map { _ in
            JSONValue.array((0..<20_000).map { _ in .integer(random.number(in: 0...3)) })
        }
        var value = arrays[0]
        let time = try ThreadTime.of {
            try value.apply(JSONPatch(from: arrays[0], to: arrays[1]))
        }
        #expect(value == arrays[1])
        #expect(time < .seconds(5 * ThreadTime.patience))
    }

    /// A patch between two values changes one into the other.
    @Test(arguments: [61, 62] as [UInt64])
    func laws(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        var changes = RandomChanges(seed: seed)
        for round in 0..<TestScope.rounds(1500) {
            let old = random.next()
            let new = round % 4 == 0 ? random.next() : changes.changed(old)
            let patch = JSONPatch(from: old, to: new)
            var value = old
            do throws(JSONError) {
                try value.apply(patch)
            } catch {
                Issue.record("seed \(seed), round \(round): \(error)")
            }
            if value != new {
                Issue.record("seed \(seed), round \(round): \(old) to \(new) by \(patch)")
            }
            if old == new {
                #expect(patch.operations.isEmpty, "seed \(seed), round \(round)")
            }
        }
    }

    /// Arrays with many equal elements: never more operations than elements.
    ///
    /// Nor more than are needed if elements are only inserted and removed.
    @Test func lawsOfArrays() throws {
        let seed: UInt64 = 63
        var random = SeededRandom(seed: seed)
        for round in 0..<TestScope.rounds(3000) {
            let kinds = random.number(in: 1...12)
            func array() -> [JSONValue] {
                let count = random.number(in: 0...random.number(in: 0...20))
                return (0..<count).map { _ in
                    let number = random.number(in: 0...kinds)
                    return number == 2 ? .null : number == 3 ? 0.0 : .integer(number)
                }
            }
            let (old, new) = (array(), array())
            let patch = JSONPatch(from: .array(old), to: .array(new))
            var value = JSONValue.array(old)
            try value.apply(patch)
            let limit = min(max(old.count, new.count), new.difference(from: old).count)
            if value != .array(new) || patch.operations.count > limit {
                Issue.record("seed \(seed), round \(round): \(old) to \(new) by \(patch)")
            }
        }
    }

    @Test(arguments: DepthTests.Shape.allCases)
    func deepDifferencesTakeNoStack(_ shape: DepthTests.Shape) throws {
        let depth = 5_000
        let options = JSONReadingOptions(limits: JSONLimits(depth: depth))
        let text = shape.text(levels: shape.levels(ofDepth: depth))
        let changed = text.replacing("1]", with: "7]").replacing("1}", with: "7}")
            .replacing("[1,t", with: "[7,t").replacing(#""y":1"#, with: #""y":7"#)
        // Only releasing a value takes stack for each level.
        try onThread(withStack: 64 << 20) {
            let old = try JSONValue(parsing: text, options: options)
            let new = try JSONValue(parsing: changed, options: options)
            var patch = try onThread(withStack: 128 << 10) { JSONPatch(from: old, to: new) }
            try #require(patch.operations.count == 1)
            var value = old
            patch.depthLimit = depth
            try value.apply(patch)
            try #require(value == new)
        }
    }
}
