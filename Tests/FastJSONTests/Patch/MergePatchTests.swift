import FastJSON
import TestSupport
import Testing

/// Merge patches (RFC 7396).
@Suite struct MergePatchTests {
    /// RFC 7396, appendix A, and more: a value, a patch, and what comes of them.
    static let rows = [
        (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
        (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
        (#"{"a":"b"}"#, #"{"a":null}"#, "{}"),
        (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
        (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
        (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
        (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
        (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
        (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
        (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
        (#"{"a":"foo"}"#, "null", "null"),
        (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
        (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
        ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
        ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
        // Section 3.
        (
            #"{"title":"Goodbye!","author":{"givenName":"John","familyName":"Doe"},"tags":["#
                + #""example","sample"],"content":"This will be unchanged"}"#,
            #"{"title":"Hello!","phoneNumber":"+01-123-456-7890","author":{"familyName":null},"#
                + #""tags":["example"]}"#,
            #"{"title":"Hello!","author":{"givenName":"John"},"tags":["example"],"#
                + #""content":"This will be unchanged","phoneNumber":"+01-123-456-7890"}"#
        ),
        // The order, arrays, and what is there already.
        (#"{"a":1,"b":2,"c":3}"#, #"{"d":4,"c":5,"b":null}"#, #"{"a":1,"c":5,"d":4}"#),
        ("{}", #"{"a":[null,{"b":null}]}"#, #"{"a":[null,{"b":null}]}"#),
        (#"{"a":{"b":null}}"#, #"{"a":{}}"#, #"{"a":{"b":null}}"#),
        (#"{"a":1}"#, "{}", #"{"a":1}"#),
        ("1", "{}", "{}"),
        (
            #"{"a":{"b":{"c":1},"d":2}}"#, #"{"a":{"b":{"c":{"e":3}}}}"#,
            #"{"a":{"b":{"c":{"e":3}},"d":2}}"#
        ),
        // Of equal keys the last one counts.
        (#"{"a":1,"b":2,"a":3}"#, #"{"a":4}"#, #"{"b":2,"a":4}"#),
        (#"{"a":1,"b":2,"a":3}"#, #"{"a":null}"#, #"{"b":2}"#),
        (#"{"a":1,"b":2,"a":{"c":3}}"#, #"{"a":{"d":4}}"#, #"{"b":2,"a":{"c":3,"d":4}}"#),
        (#"{"a":1}"#, #"{"a":null,"a":2}"#, #"{"a":2}"#),
        (#"{"a":1}"#, #"{"a":2,"a":null}"#, "{}"),
    ]

    @Test(arguments: rows)
    func merging(_ start: String, _ patch: String, _ end: String) throws {
        var value = try JSONValue(parsing: start)
        let copy = value
        value.merge(patch: try JSONValue(parsing: patch))
        #expect(value.description == end)
        #expect(copy.description == start)
        var outer: JSONValue = ["x": [copy], "y": copy]
        outer.merge(patch: ["y": try JSONValue(parsing: patch)])
        let y = end == "null" ? "" : ",\"y\":\(end)"
        #expect(outer.description == "{\"x\":[\(start)]\(y)}")
    }

    /// Two values, and the patch between them; nil if there is none.
    static let differences: [(old: String, new: String, patch: String?)] = [
        ("1", "null", "null"),
        ("null", "[null]", "[null]"),
        ("[1]", "[1]", "[1]"),
        ("1", "{}", "{}"),
        ("{}", "{}", "{}"),
        (#"{"a":null}"#, #"{"a":null}"#, "{}"),
        (#"{"a":1}"#, #"{"a":1,"b":{"c":2}}"#, #"{"b":{"c":2}}"#),
        (
            #"{"a":1,"b":2,"c":{"d":3,"e":[4]},"f":5}"#, #"{"g":6,"c":{"e":[5],"d":3},"b":2}"#,
            #"{"a":null,"c":{"e":[5]},"f":null,"g":6}"#
        ),
        (#"{"a":1}"#, #"{"a":{}}"#, #"{"a":{}}"#),
        (#"{"a":{"b":1}}"#, #"{"a":{}}"#, #"{"a":{"b":null}}"#),
        (#"{"a":{"b":1}}"#, #"{"a":[null]}"#, #"{"a":[null]}"#),
        (#"{"a":{"b":null,"c":1}}"#, #"{"a":{"b":null,"c":2}}"#, #"{"a":{"c":2}}"#),
        (#"{"a":{"b":null}}"#, #"{"a":{}}"#, #"{"a":{"b":null}}"#),
        // A null that would have to be set.
        ("1", #"{"a":null}"#, nil),
        ("{}", #"{"a":null}"#, nil),
        (#"{"a":1}"#, #"{"a":null}"#, nil),
        (#"{"b":1}"#, #"{"b":1,"a":null}"#, nil),
        (#"{"a":{"b":1}}"#, #"{"a":{"b":null}}"#, nil),
        (#"{"a":1}"#, #"{"a":{"b":{"c":null}}}"#, nil),
        ("{}", #"{"a":{"b":{"c":null}}}"#, nil),
        ("{}", #"{"a":[{"c":null}]}"#, #"{"a":[{"c":null}]}"#),
        // A key that comes twice.
        (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#, "{}"),
        (#"{"a":1,"a":2}"#, #"{"a":2}"#, #"{"a":2}"#),
        (#"{"a":1,"a":2}"#, #"{"b":3}"#, #"{"a":null,"b":3}"#),
        (#"{"a":1,"a":null}"#, #"{"a":null}"#, nil),
        (#"{"a":1,"a":{"b":null}}"#, #"{"a":{"b":null}}"#, #"{"a":{}}"#),
        (#"{"a":1,"a":{"b":2}}"#, #"{"a":{"b":3}}"#, #"{"a":{"b":3}}"#),
        (#"{"a":2}"#, #"{"a":1,"a":2}"#, nil),
        ("{}", #"{"b":{"a":1,"a":2}}"#, nil),
        ("[]", #"{"a":1,"a":2}"#, nil),
        (
            #"{"b":{"a":1,"a":2}}"#, #"{"b":{"a":1,"a":2},"c":[{"a":1,"a":2}]}"#,
            #"{"c":[{"a":1,"a":2}]}"#
        ),
    ]

    @Test(arguments: differences)
    func finding(_ row: (old: String, new: String, patch: String?)) throws {
        let (old, new) = (try JSONValue(parsing: row.old), try JSONValue(parsing: row.new))
        let patch = JSONValue.mergePatch(from: old, to: new)
        #expect(patch?.description == row.patch)
        guard let patch else { return }
        var value = old
        value.merge(patch: patch)
        #expect(value == new)
    }

    /// A patch between two values merges one into the other.
    @Test(arguments: [71, 72] as [UInt64])
    func laws(seed: UInt64) throws {
        var random = RandomValue(seed: seed)
        var changes = RandomChanges(seed: seed)
        var found = 0
        let rounds = TestScope.rounds(1500)
        for round in 0..<rounds {
            let old = round % 4 == 0 ? random.next() : .object(random.object(count: 5, depth: 3))
            let new = round % 8 == 0 ? random.next() : changes.changed(old)
            guard let patch = JSONValue.mergePatch(from: old, to: new) else { continue }
            found += 1
            var value = old
            value.merge(patch: patch)
            if value != new {
                Issue.record("seed \(seed), round \(round): \(old) to \(new) by \(patch)")
            }
        }
        #expect(found > rounds / 3)
    }

    /// Merging is what the recursive function of RFC 7396 §2 does.
    @Test func agreesWithTheFunctionOfTheStandard() throws {
        func merged(_ target: JSONValue, _ patch: JSONValue) -> JSONValue {
            guard case .object(let members) = patch else { return patch }
            var object = target.object ?? [:]
            for (key, value) in members {
                object[key] = value.isNull ? Optional.none : merged(object[key] ?? .null, value)
            }
            return .object(object)
        }
        let seed: UInt64 = 73
        var random = RandomValue(seed: seed)
        var changes = RandomChanges(seed: seed)
        for round in 0..<TestScope.rounds(1500) {
            let object = random.object(count: 6, depth: 3)
            // A key that comes twice counts once here.
            let value = JSONValue.object(object)
            let patch = Self.withoutRepeatedKeys(changes.changed(changes.changed(value)))
            var result = value
            result.merge(patch: patch)
            if result.description != merged(value, patch).description {
                Issue.record("seed \(seed), round \(round): \(value) with \(patch): \(result)")
            }
        }
    }

    private static func withoutRepeatedKeys(_ value: JSONValue) -> JSONValue {
        guard case .object(let object) = value else { return value }
        var result = JSONValue.Object()
        for (key, value) in object { result[key] = withoutRepeatedKeys(value) }
        return .object(result)
    }

    /// What is beside the way is neither copied nor moved in memory.
    @Test func mergesInPlace() throws {
        var value: JSONValue = ["a": ["b": [1, 2], "c": 3], "d": [4]]
        func places() throws -> [UnsafeRawPointer?] {
            try [value["a"]?["b"]?.array, value["d"]?.array].map {
                UnsafeRawPointer(try #require($0).withUnsafeBufferPointer(\.baseAddress))
            }
        }
        let before = try places()
        value.merge(patch: ["a": ["c": nil, "e": 5], "f": 6])
        #expect(value == ["a": ["b": [1, 2], "e": 5], "d": [4], "f": 6])
        #expect(try places() == before)
    }

    @Test func deepMergesTakeNoStack() throws {
        let depth = 5_000
        let text = DepthTests.Shape.objects.text(levels: depth)
        let options = JSONReadingOptions(limits: JSONLimits(depth: depth + 1))
        // Only releasing a value takes stack for each level.
        try onThread(withStack: 64 << 20) {
            let old = try JSONValue(parsing: text, options: options)
            let new = try JSONValue(parsing: text.replacing("1}", with: "[2]}"), options: options)
            for (old, new) in [(old, new), (1, new)] {
                let patch = try onThread(withStack: 128 << 10) {
                    JSONValue.mergePatch(from: old, to: new)
                }
                try #require(patch == new)
                let holder = Holder(old)
                try onThread(withStack: 128 << 10) { holder.value.merge(patch: new) }
                try #require(holder.value == new)
            }
        }
    }

    /// A value that one thread after the other has.
    private final class Holder: @unchecked Sendable {
        var value: JSONValue

        init(_ value: JSONValue) {
            self.value = value
        }
    }

    /// Members that are there twice are removed together, in linear time.
    @Test func manyRepeatedKeys() {
        let count = 20_000
        let members = (0..<count).map { ("k\($0)", JSONValue.integer($0)) }
        var value = JSONValue.object(JSONValue.Object(members + members))
        value.merge(patch: .object(JSONValue.Object(members.map { ($0.0, JSONValue.integer(-1)) })))
        #expect(value == .object(JSONValue.Object(members.map { ($0.0, JSONValue.integer(-1)) })))
    }
}
