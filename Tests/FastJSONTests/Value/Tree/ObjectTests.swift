import FastJSON
import TestSupport
import Testing

/// The members of an object: order, lookup and change.
@Suite struct ObjectTests {
    @Test func membersKeepTheirOrder() {
        let object: JSONValue.Object = ["z": 1, "a": 2, "m": 3]
        #expect(object.keys == ["z", "a", "m"])
        #expect(object.values == [1, 2, 3])
        #expect(object.map(\.key) == ["z", "a", "m"])
    }

    @Test func emptyObject() {
        let object = JSONValue.Object()
        #expect(object.isEmpty)
        #expect(object.keys.isEmpty && object.values.isEmpty)
        #expect(object[""] == nil)
        #expect(object == [:])
    }

    @Test func itIsACollection() throws {
        let object: JSONValue.Object = ["z": 1, "a": 2, "m": 3]
        #expect(object.count == 3)
        #expect(object[1].key == "a" && object[1].value == 2)
        #expect(object.first?.key == "z")
        #expect(object.last?.key == "m")
        #expect(object.firstIndex { $0.value == 3 } == 2)
        #expect(object.reversed().map(\.key) == ["m", "a", "z"])
        #expect(object[1...].map(\.key) == ["a", "m"])
        #expect(object.index(object.startIndex, offsetBy: 3) == object.endIndex)
        #expect(JSONValue.Object(object.map { ($0.key, $0.value) }) == object)
    }

    /// A change, and the object that `{"a": 1, "b": 2, "a": 3}` becomes.
    struct Change: CustomTestStringConvertible, Sendable {
        var name: String
        var change: @Sendable (inout JSONValue.Object) -> Void
        var expected: String
        var testDescription: String { name }
    }

    static let changes = [
        Change(
            name: "replace the last of equal keys, and drop the others",
            change: { $0["a"] = 4 },
            expected: #"{"b":2,"a":4}"#
        ),
        Change(
            name: "replace in place",
            change: { $0["b"] = [nil] },
            expected: #"{"a":1,"b":[null],"a":3}"#
        ),
        Change(
            name: "append a new key",
            change: { $0["c"] = 5 },
            expected: #"{"a":1,"b":2,"a":3,"c":5}"#
        ),
        Change(
            name: "null is a value",
            change: { $0["b"] = .some(.null) },
            expected: #"{"a":1,"b":null,"a":3}"#
        ),
        Change(
            name: "remove every member with a key",
            change: { $0["a"] = nil },
            expected: #"{"b":2}"#
        ),
        Change(
            name: "remove an absent key",
            change: { $0["x"] = nil },
            expected: #"{"a":1,"b":2,"a":3}"#
        ),
        Change(
            name: "remove and add again",
            change: {
                $0["b"] = nil
                $0["b"] = 6
            },
            expected: #"{"a":1,"a":3,"b":6}"#
        ),
        Change(
            name: "remove all",
            change: {
                $0["b"] = nil
                $0["a"] = nil
            },
            expected: "{}"
        ),
    ]

    @Test(arguments: changes)
    func changing(_ change: Change) {
        var object: JSONValue.Object = ["a": 1, "b": 2, "a": 3]
        let copy = object
        change.change(&object)
        #expect(JSONValue.object(object).description == change.expected)
        #expect(JSONValue.object(copy).description == #"{"a":1,"b":2,"a":3}"#)
    }

    @Test(arguments: changes)
    func changingALargeObject(_ change: Change) throws {
        let padding: [(String, JSONValue)] = (0..<80).map { ("padding \($0)", .integer($0)) }
        var object = JSONValue.Object(padding + [("a", 1), ("b", 2), ("a", 3)])
        #expect(object["a"] == 3)
        let copy = object
        change.change(&object)
        let expected = try #require(try JSONValue(parsing: change.expected).object)
        #expect(
            JSONValue.object(object)
                == .object(JSONValue.Object(padding + expected.map { ($0.key, $0.value) }))
        )
        for key in ["a", "b", "c", "x", "padding 0", "padding 79"] {
            #expect(object[key] == object.last { $0.key == key }?.value, "\(key)")
        }
        #expect(copy["a"] == 3 && copy["b"] == 2 && copy["c"] == nil)
        #expect(copy.count == 83)
    }

    @Test func keysAreComparedByTheirBytes() {
        var object: JSONValue.Object = [:]
        for count in [0, 80] {
            for number in 0..<count { object["padding \(number)"] = 0 }
            object["\u{E9}"] = 1
            object["e\u{301}"] = 2
            #expect(object["\u{E9}"] == 1)
            #expect(object["e\u{301}"] == 2)
            #expect(object.count == count + 2)
        }
    }

    /// Every number of members around the size at which an index comes in.
    @Test(arguments: [0, 1, 2, 15, 16, 17, 40] + Array(60...70))
    func everySizeFindsItsKeys(_ size: Int) {
        let pairs: [(String, JSONValue)] = (0..<size).map { ("k\($0)", .integer($0)) }
        let built = JSONValue.Object(pairs)
        var grown = JSONValue.Object()
        for (key, value) in pairs {
            #expect(grown[key] == nil)
            grown[key] = value
            #expect(grown[key] == value)
        }
        #expect(built == grown)
        for (key, value) in pairs {
            #expect(built[key] == value && grown[key] == value)
        }
        #expect(built["k\(size)"] == nil && grown["k\(size)"] == nil && built["k"] == nil)
        for (key, _) in pairs {
            grown[key] = nil
            #expect(grown[key] == nil)
        }
        #expect(grown.isEmpty)
    }

    // MARK: Copies

    @Test(arguments: [true, false])
    func copiesAreIndependent(isIndexBuilt: Bool) {
        let original = JSONValue.Object((0..<90).map { ("k\($0)", .integer($0)) })
        // A few searches come before the index.
        if isIndexBuilt { for _ in 0..<10 { #expect(original["k89"] == 89) } }
        var one = original
        var other = original
        one["one"] = 1
        other["other"] = 2
        one["k0"] = nil
        other["k1"] = "changed"
        #expect(original["one"] == nil && original["other"] == nil)
        #expect(original["k0"] == 0 && original["k1"] == 1 && original.count == 90)
        #expect(one["one"] == 1 && one["other"] == nil && one["k0"] == nil && one["k1"] == 1)
        #expect(other["one"] == nil && other["other"] == 2)
        #expect(other["k0"] == 0 && other["k1"] == "changed")
    }

    @Test func aCopyThatOutlivesTheOriginal() {
        var copies: [JSONValue.Object] = []
        var object = JSONValue.Object((0..<60).map { ("k\($0)", .integer($0)) })
        for number in 60..<100 {
            #expect(object["k\(number)"] == nil)
            copies.append(object)
            object["k\(number)"] = .integer(number)
        }
        for (index, copy) in copies.enumerated() {
            let count = 60 + index
            #expect(copy.count == count)
            #expect(copy["k\(count - 1)"] == .integer(count - 1))
            #expect(copy["k\(count)"] == nil)
        }
    }

    @Test func tenThousandKeys() {
        var object = JSONValue.Object()
        for number in 0..<10_000 {
            object["key \(number)"] = .integer(number)
        }
        #expect(object.count == 10_000)
        for number in 0..<10_000 where object["key \(number)"] != .integer(number) {
            Issue.record("key \(number)")
        }
        #expect(object["key 10000"] == nil)
        object["key 5000"] = nil
        #expect(object["key 5000"] == nil && object["key 5001"] == 5001 && object.count == 9999)
    }

    @Test func descriptionIsJSON() {
        let object: JSONValue.Object = ["b": 1, "a": ["x", nil]]
        #expect(object.description == #"{"b":1,"a":["x",null]}"#)
    }

    // MARK: Equality

    @Test(arguments: [5] as [UInt64])
    func hashDoesNotDependOnTheOrder(seed: UInt64) {
        var random = RandomValue(seed: seed)
        for count in [2, 16, 64, 65, 300] {
            let object = JSONValue.Object((0..<count).map { ("key \($0)", random.next(depth: 1)) })
            let shuffled = random.shuffled(object)
            #expect(object == shuffled, "seed \(seed), \(count) members")
            #expect(object.hashValue == shuffled.hashValue, "seed \(seed), \(count) members")
        }
    }
}
