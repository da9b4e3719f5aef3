import TestSupport
import Testing

@testable import FastJSON

/// Patches of large objects, in which members that were removed are hidden until the end.
@Suite struct LargeObjectPatchTests {
    /// A patch does what the subscripts of objects do one after the other, or nothing, whatever was done
    /// to the same value before.
    @Test(arguments: [61, 62, 63] as [UInt64])
    func sameAsSubscripts(seed: UInt64) throws {
        var changes = LargeObjectChanges(seed: seed)
        for round in 0..<TestScope.rounds(60) {
            var value = changes.tree()
            var expected = try JSONValue(parsing: value.description)
            for _ in 0..<8 {
                var changed = expected
                var operations: [JSONPatch.Operation] = []
                let work = [0, 1000].randomElement(using: &changes.random) ?? 0
                for _ in 0..<changes.random.number(in: 1...60) {
                    operations.append(changes.operation(changing: &changed))
                }
                if changes.random.number(in: 0...2) == 0 {
                    operations.append(.remove(at: "/absent"))
                    let error = #expect(throws: JSONError.self) {
                        try value.apply(JSONPatch(operations), workBeforeHiding: work)
                    }
                    #expect(error?.code == .missingKey)
                } else {
                    try value.apply(JSONPatch(operations), workBeforeHiding: work)
                    expected = changed
                }
                let isEqual =
                    value.description == expected.description
                    && LargeObjectChanges.keys.allSatisfy {
                        value[$0]?.description == expected[$0]?.description
                    }
                guard isEqual else {
                    Issue.record("seed \(seed), round \(round): \(operations)")
                    return
                }
            }
        }
    }

    /// What a patch of many operations makes of a large value.
    struct ManyChanges: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old: @Sendable () -> JSONValue
        let new: @Sendable () -> JSONValue
        /// The operations with a number.
        let operations: @Sendable (Int) -> [JSONPatch.Operation]

        init(
            _ name: String,
            from old: @autoclosure @escaping @Sendable () -> JSONValue,
            to new: @autoclosure @escaping @Sendable () -> JSONValue,
            _ operations: @escaping @Sendable (Int) -> [JSONPatch.Operation]
        ) {
            testDescription = name
            (self.old, self.new, self.operations) = (old, new, operations)
        }
    }

    private static func pointer(_ tokens: String...) -> JSONPointer { JSONPointer(tokens: tokens) }

    private static func members(_ count: Int) -> JSONValue {
        .object(.init((0..<count).map { ("k\($0)", .integer($0)) }))
    }

    private static let count = 10_000

    static let changes = [
        ManyChanges("removed", from: members(count), to: [:]) {
            [.remove(at: pointer("k\($0)"))]
        },
        ManyChanges("removed and added", from: members(count), to: members(count)) {
            [.remove(at: pointer("k\($0)")), .add(.integer($0), at: pointer("k\($0)"))]
        },
        ManyChanges(
            "moved",
            from: members(count),
            to: .object(.init((0..<count).map { ("m\($0)", .integer($0)) }))
        ) {
            [.move(from: pointer("k\($0)"), to: pointer("m\($0)"))]
        },
        ManyChanges(
            "moved and tested",
            from: ["a": [:], "b": members(count)],
            to: ["a": members(count), "b": [:]]
        ) {
            [
                .move(from: pointer("b", "k\($0)"), to: pointer("a", "k\($0)")),
                .test(.integer($0), at: pointer("a", "k\($0)")),
            ]
        },
        ManyChanges(
            "with equal keys",
            from: .object(.init((0..<2 * count).map { ("k\($0 % count)", .integer($0)) })),
            to: [:]
        ) {
            [.remove(at: pointer("k\($0)"))]
        },
        ManyChanges(
            "set, with one key for all",
            from: .object(.init([("b", 1)] + (0..<count).map { ("a", .integer($0)) })),
            to: ["b": 1, "a": .integer(count - 1)]
        ) {
            [.replace(at: "/a", with: .integer($0))]
        },
        ManyChanges(
            "with one key that comes and goes",
            from: members(count),
            to: .object(
                .init((Array(200..<count) + Array(0..<200)).map { ("k\($0)", .integer($0)) })
            )
        ) {
            // After the first rounds, so many members were passed that others are hidden.
            $0 < 200
                ? [.remove(at: pointer("k\($0)")), .add(.integer($0), at: pointer("k\($0)"))]
                : [.add(1, at: "/k"), .remove(at: "/k")]
        },
        ManyChanges("in an object that is moved", from: ["a": members(count)], to: ["a": [:]]) {
            let (source, target) = $0 % 2 == 0 ? ("a", "b") : ("b", "a")
            return [
                .remove(at: pointer(source, "k\($0)")),
                .move(from: pointer(source), to: pointer(target)),
            ]
        },
        ManyChanges(
            "in an array that is moved",
            from: ["a": .array((0..<count).map { .integer($0) })],
            to: ["a": .array([.integer(count - 1)] + (1..<count).map { .integer($0) })]
        ) {
            let (source, target) = $0 % 2 == 0 ? ("a", "b") : ("b", "a")
            return [
                .replace(at: pointer(source, "0"), with: .integer($0)),
                .move(from: pointer(source), to: pointer(target)),
            ]
        },
    ]

    /// Many changes take linear time, and so does taking them back.
    @Test(arguments: changes)
    func manyChanges(_ changes: ManyChanges) throws {
        let old = changes.old()
        var patch = JSONPatch((0..<Self.count).flatMap(changes.operations))
        var value = old
        let time = try ThreadTime.of { try value.apply(patch) }
        #expect(time < .seconds(6 * ThreadTime.patience))
        #expect(value.description == changes.new().description)
        patch.operations.append(.remove(at: "/x"))
        value = old
        let timeBack = ThreadTime.of {
            let error = #expect(throws: JSONError.self) { try value.apply(patch) }
            #expect(error?.code == .missingKey)
        }
        #expect(timeBack < .seconds(6 * ThreadTime.patience))
        #expect(value.description == old.description)
    }

    /// A patch that failed does not slow down later ones.
    @Test func manyFailures() {
        let old = Self.members(20_000)
        var value = old
        let patch: JSONPatch = [.add(1, at: "/new"), .remove(at: "/x")]
        let times = (0..<16).map { _ in
            ThreadTime.of {
                for _ in 0..<1000 where (try? value.apply(patch)) != nil {
                    Issue.record("The patch did not fail.")
                }
            }
        }
        #expect(times[15] < times.min()! * 8, "\(times)")
        #expect(value == old)
    }

    /// A key that was added and taken back can be added again.
    @Test func addedAgainAfterAFailure() throws {
        var value = Self.members(100)
        // So often that the index is there.
        for key in LargeObjectChanges.keys { _ = value[key] }
        for _ in 0..<1000 {
            #expect(throws: JSONError.self) {
                try value.apply([.add(1, at: "/new"), .add(1, at: "/other"), .remove(at: "/x")])
            }
        }
        guard case .object(var object) = value else { return }
        object.append(1, forKey: "new")
        object.append(2, forKey: "new")
        object.append(3, forKey: "other")
        object["new"] = 4
        #expect(object.filter { $0.key == "new" }.values == [4])
        #expect(object.keys.suffix(2) == ["new", "other"])
        value = .object(object)
        try value.apply([.remove(at: "/new")])
        #expect(value["new"] == nil)
    }
}

/// Random operations on the members of large objects, some of which are in others.
private struct LargeObjectChanges {
    static let keys = (0..<120).map { "k\($0)" }

    var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// An object with two large ones in it, in which many keys stand twice.
    mutating func tree() -> JSONValue {
        var root = object()
        root["k1"] = .object(object())
        root["k2"] = .object(object())
        return .object(root)
    }

    private mutating func object() -> JSONValue.Object {
        JSONValue.Object((0..<100).map { (Self.keys[random.number(in: 0...79)], .integer($0)) })
    }

    /// An operation that succeeds; subscripts make the same change in a value.
    mutating func operation(changing root: inout JSONValue) -> JSONPatch.Operation {
        let source = container(of: root) + [key()]
        let target = container(of: root) + [key()]
        let pointer = JSONPointer(tokens: source)
        let new = JSONValue.integer(random.number(in: 1000...9999))
        guard let value = root[pointer] else {
            set(new, at: source[...], of: &root)
            return .add(new, at: pointer)
        }
        switch random.number(in: 0...9) {
        case 0...3:
            set(nil, at: source[...], of: &root)
            return .remove(at: pointer)
        case 4:
            set(new, at: source[...], of: &root)
            return .replace(at: pointer, with: new)
        case 5...7 where !target.starts(with: source) && !source.starts(with: target):
            set(nil, at: source[...], of: &root)
            set(value, at: target[...], of: &root)
            return .move(from: pointer, to: JSONPointer(tokens: target))
        case 8 where !source.starts(with: target) && root.description.utf8.count < 50_000:
            set(value, at: target[...], of: &root)
            return .copy(from: pointer, to: JSONPointer(tokens: target))
        default:
            return .test(value, at: pointer)
        }
    }

    /// The tokens of the root, or of a large object in it.
    private mutating func container(of root: JSONValue) -> [String] {
        let key = key()
        guard random.number(in: 0...1) == 0 else { return [] }
        for other in [key, "k1", "k2"] where root[other]?.object != nil { return [other] }
        return []
    }

    private mutating func key() -> String {
        random.number(in: 0...3) == 0
            ? Self.keys[random.number(in: 1...2)] : Self.keys[random.number(in: 0...119)]
    }

    private func set(_ new: JSONValue?, at tokens: ArraySlice<String>, of value: inout JSONValue) {
        guard case .object(var object) = value, let token = tokens.first else { return }
        if tokens.count == 1 {
            object[token] = new
        } else {
            set(new, at: tokens.dropFirst(), of: &object[token, default: nil])
        }
        value = .object(object)
    }
}
