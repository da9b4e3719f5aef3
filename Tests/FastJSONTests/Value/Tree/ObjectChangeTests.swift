import FastJSON
import TestSupport
import Testing

/// The changes that dictionaries have too, on small objects and on those with an index.
@Suite struct ObjectChangeTests {
    private static let padding: [(String, JSONValue)] =
        (0..<80).map { ("padding \($0)", .integer($0)) }

    /// The members `b`, `a`, `c`, alone or after many others.
    private static func object(isLarge: Bool) -> JSONValue.Object {
        let few: [(String, JSONValue)] = [("b", 1), ("a", 2), ("c", nil)]
        return JSONValue.Object(isLarge ? padding + few : few)
    }

    /// The members that are no padding.
    private static func text(_ object: JSONValue.Object) -> String {
        for (key, value) in object {
            #expect(object[key] == value, "the index finds \(key)")
        }
        return object.filter { !$0.key.hasPrefix("padding") }.description
    }

    @Test(arguments: [false, true])
    func updateAndRemove(isLarge: Bool) {
        var object = Self.object(isLarge: isLarge)
        let count = object.count
        let copy = object
        #expect(object.updateValue(5, forKey: "a") == 2)
        #expect(object.updateValue(6, forKey: "d") == nil)
        #expect(Self.text(object) == #"{"b":1,"a":5,"c":null,"d":6}"#)
        #expect(object.removeValue(forKey: "a") == 5)
        #expect(object.removeValue(forKey: "a") == nil)
        #expect(object.removeValue(forKey: "c") == .some(.null))
        #expect(Self.text(object) == #"{"b":1,"d":6}"#)
        #expect(object.index(forKey: "d") == object.count - 1)
        #expect(object.index(forKey: "a") == nil)
        let last = object.remove(at: object.count - 1)
        #expect(last.key == "d" && last.value == 6)
        #expect(Self.text(object) == #"{"b":1}"#)
        object.removeAll()
        #expect(object.isEmpty && object["b"] == nil)
        #expect(copy.count == count && Self.text(copy) == #"{"b":1,"a":2,"c":null}"#)
    }

    @Test(arguments: [false, true])
    func functionsOfMembers(isLarge: Bool) {
        let object = Self.object(isLarge: isLarge)
        #expect(Self.text(object.filter { $0.key != "a" }) == #"{"b":1,"c":null}"#)
        #expect(Self.text(object.mapValues { [$0] }) == #"{"b":[1],"a":[2],"c":[null]}"#)
        let doubled = object.compactMapValues { value in value.int.map { .integer(2 * $0) } }
        #expect(Self.text(doubled) == #"{"b":2,"a":4}"#)
        var rest = object
        rest.removeAll { $0.value.isNull }
        #expect(Self.text(rest) == #"{"b":1,"a":2}"#)
        struct Refusal: Error {}
        #expect(throws: Refusal.self) {
            try rest.removeAll { (_) throws(Refusal) in throw Refusal() }
        }
        #expect(Self.text(rest) == #"{"b":1,"a":2}"#)
    }

    @Test(arguments: [false, true])
    func defaults(isLarge: Bool) {
        var object = Self.object(isLarge: isLarge)
        object["a", default: 0].int? += 1
        object["n", default: 7].int? += 1
        #expect(object["x", default: 3] == 3)
        #expect(Self.text(object) == #"{"b":1,"a":3,"c":null,"n":8}"#)
    }

    @Test(arguments: [false, true])
    func merging(isLarge: Bool) {
        let object = Self.object(isLarge: isLarge)
        let other: JSONValue.Object = ["a": 5, "x": 6, "b": 7, "x": 8]
        let new = object.merging(other) { _, new in new }
        #expect(Self.text(new) == #"{"b":7,"a":5,"c":null,"x":8}"#)
        let old = object.merging(other) { old, _ in old }
        #expect(Self.text(old) == #"{"b":1,"a":2,"c":null,"x":6}"#)
        var both = object
        both.merge(other) { [$0, $1] }
        #expect(Self.text(both) == #"{"b":[1,7],"a":[2,5],"c":null,"x":[6,8]}"#)
    }

    @Test(arguments: [false, true])
    func sorting(isLarge: Bool) {
        var object = Self.object(isLarge: isLarge)
        object.append(9, forKey: "a")
        object.append(0, forKey: "e\u{301}")
        object.append(0, forKey: "\u{E9}")
        object.append(0, forKey: "")
        let sorted = object.sorted()
        let keys = sorted.keys.filter { !$0.hasPrefix("padding") }.map { Array($0.utf8) }
        #expect(keys == ["", "a", "a", "b", "c", "e\u{301}", "\u{E9}"].map { Array($0.utf8) })
        #expect(sorted.filter { $0.key == "a" }.values == [2, 9])
        #expect(sorted["a"] == 9 && sorted["b"] == 1)
        object.sort()
        #expect(object == sorted && object.keys == sorted.keys)
    }

    /// Setting a key that stands there often takes no longer for the others.
    @Test func equalKeysAreOneAfterwards() {
        var object = JSONValue.Object()
        for number in 0..<1000 { object.append(.integer(number), forKey: "k\(number % 100)") }
        #expect(object["k7"] == 907)
        for number in 0..<100 { object["k\(number)"] = .integer(-number) }
        #expect(object.count == 100)
        #expect(object.keys == (0..<100).map { "k\($0)" })
        #expect(object.values == (0..<100).map { .integer(-$0) })
    }

    /// A merge with many repeated keys is linear, and leaves repeated keys that the other has not.
    @Test func mergingObjectsWithRepeatedKeys() {
        let members = (0..<10_000).flatMap {
            [("k\($0)", 1), ("k\($0)", 2)] as [(String, JSONValue)]
        }
        let other = JSONValue.Object((0..<9999).map { ("k\($0)", 3) } + [("new", 4), ("new", 5)])
        var object = JSONValue.Object(members)
        let time = ThreadTime.of { object.merge(other) { [$0, $1] } }
        #expect(object.count == 10_002)
        #expect(object.keys == (0..<9999).map { "k\($0)" } + ["k9999", "k9999", "new"])
        #expect(object["k0"] == [2, 3] && object["k9998"] == [2, 3])
        #expect(object["k9999"] == 2 && object["new"] == [4, 5])
        #expect(time < .seconds(2) * ThreadTime.patience)
        var small = JSONValue.Object([("a", 1), ("b", 2), ("a", 3), ("b", 4)])
        #expect(throws: JSONError.self) {
            try small.merge(["a": 5, "c": 6, "b": 7]) { old, new throws(JSONError) in
                if old == 4 { throw JSONError(code: .conversionFailed, message: "") }
                return new
            }
        }
        #expect(small["a"] == 5 && small["b"] == 4 && small["c"] == 6)
    }

    @Test func writingOptionsHaveNames() throws {
        let value: JSONValue = ["b": 1, "a": [["d": 2, "c": 3]]]
        #expect(try value.jsonString(options: .sorted) == #"{"a":[{"c":3,"d":2}],"b":1}"#)
        #expect(
            try value.jsonString(options: .pretty)
                == value.jsonString(options: .init(layout: .pretty()))
        )
        #expect(
            try value.jsonString(options: .prettySorted)
                == value.jsonString(options: .init(layout: .pretty(), sortsKeys: true))
        )
    }
}
