import FastJSON
import TestSupport
import Testing

/// Setting members, elements and values of a tree.
@Suite struct ChangeTests {
    /// A change, and what becomes of a value.
    struct Change: CustomTestStringConvertible, Sendable {
        var name: String
        var start: String
        var end: String
        var change: @Sendable (inout JSONValue) -> Void
        var testDescription: String { name }

        init(
            _ name: String,
            _ start: String,
            _ end: String,
            _ change: @escaping @Sendable (inout JSONValue) -> Void
        ) {
            (self.name, self.start, self.end, self.change) = (name, start, end, change)
        }
    }

    static let keys = [
        Change("replace a member", #"{"a":1,"b":2,"c":3}"#, #"{"a":1,"b":"x","c":3}"#) {
            $0["b"] = "x"
        },
        Change("append a member", #"{"a":1}"#, #"{"a":1,"b":[]}"#) { $0["b"] = [] },
        Change("remove a member", #"{"a":1,"b":2}"#, #"{"b":2}"#) { $0["a"] = nil },
        Change("remove what is not there", #"{"a":1}"#, #"{"a":1}"#) { $0["b"] = nil },
        Change("null is a value", #"{"a":1}"#, #"{"a":null}"#) { $0["a"] = .null },
        Change("one of equal keys is left", #"{"a":1,"b":2,"a":3}"#, #"{"b":2,"a":4}"#) {
            $0["a"] = 4
        },
        Change("all of equal keys go", #"{"a":1,"b":2,"a":3}"#, #"{"b":2}"#) { $0["a"] = nil },
        Change("null becomes an object", "null", #"{"a":1}"#) { $0["a"] = 1 },
        Change("null stays null", "null", "null") { $0["a"] = nil },
        Change("an empty object stays one", "{}", "{}") { $0["a"] = nil },
        Change("a number has no members", "1", "1") { $0["a"] = 1 },
        Change("a string has no members", #""x""#, #""x""#) { $0["a"] = 1 },
        Change("an array has no members", "[1]", "[1]") { $0["0"] = 1 },
        Change("a member of a member", #"{"a":{"b":1,"c":2}}"#, #"{"a":{"b":3,"c":2}}"#) {
            $0["a"]?["b"] = 3
        },
        Change("a new member of a member", #"{"a":{}}"#, #"{"a":{"b":3}}"#) { $0["a"]?["b"] = 3 },
        Change("a member of a null member", #"{"a":null}"#, #"{"a":{"b":3}}"#) {
            $0["a"]?["b"] = 3
        },
        Change("a question mark ends the statement", #"{"a":1}"#, #"{"a":1}"#) {
            $0["b"]?["c"] = 3
        },
        Change("removed inside", #"{"a":{"b":1,"c":2}}"#, #"{"a":{"c":2}}"#) {
            $0["a"]?["b"] = nil
        },
    ]

    static let indices = [
        Change("replace an element", "[1,2,3]", "[1,true,3]") { $0[1] = true },
        Change("append an element", "[1,2]", "[1,2,3]") { $0[2] = 3 },
        Change("append the first", "[]", "[3]") { $0[0] = 3 },
        Change("append nothing", "[1]", "[1]") { $0[1] = nil },
        Change("remove an element", "[1,2,3]", "[1,3]") { $0[1] = nil },
        Change("null is an element", "[1]", "[null]") { $0[0] = .null },
        Change("too large an index", "[1,2]", "[1,2]") { $0[3] = 3 },
        Change("the largest index", "[1,2]", "[1,2]") { $0[.max] = 3 },
        Change("a negative index", "[1,2]", "[1,2]") { $0[-1] = 3 },
        Change("the lowest index", "[1,2]", "[1,2]") { $0[.min] = nil },
        Change("null has no elements", "null", "null") { $0[0] = 1 },
        Change("an object has no elements", #"{"0":1}"#, #"{"0":1}"#) { $0[0] = 2 },
        Change("deeper", #"[[{"a":[0,1]}]]"#, #"[[{"a":[0,2]}]]"#) { $0[0]?[0]?["a"]?[1] = 2 },
    ]

    static let properties = [
        Change("bool", "true", "false") { $0.bool?.toggle() },
        Change("int", "1", "3") { $0.int? += 2 },
        Change("int of another kind", #""1""#, #""1""#) { $0.int? += 2 },
        Change("int of a fraction", "1.5", "1.5") { $0.int? += 2 },
        Change("set an int", #""1""#, "7") { $0.int = 7 },
        Change("double", "1.5", "3.0") { $0.double? *= 2 },
        Change("double of an integer", "1", "2.0") { $0.double? *= 2 },
        Change("number", "1", "1.50") { $0.number = JSONValue.Number("1.50") },
        Change("number, an integer", "null", "12") { $0.number = JSONValue.Number("12") },
        Change("string", #""a""#, #""ab""#) { $0.string?.append("b") },
        Change("array", "[1]", "[1,2]") { $0.array?.append(2) },
        Change("array of another kind", #"{"a":1}"#, #"{"a":1}"#) { $0.array?.append(2) },
        Change("set an array", #"{"a":1}"#, "[2]") { $0.array = [2] },
        Change("object", #"{"a":1}"#, #"{"a":1,"b":2}"#) { $0.object?["b"] = 2 },
        Change("set an object", "[]", #"{"a":1}"#) { $0.object = ["a": 1] },
        Change("no bool", "true", "null") { $0.bool = nil },
        Change("no int", "1", "null") { $0.int = nil },
        Change("no double", "1.5", "null") { $0.double = nil },
        Change("no number", "1.5", "null") { $0.number = nil },
        Change("no string", #""a""#, "null") { $0.string = nil },
        Change("no array", "[1]", "null") { $0.array = nil },
        Change("no object", #"{"a":1}"#, "null") { $0.object = nil },
        Change("nil leaves other kinds", #"{"a":1}"#, #"{"a":1}"#) {
            $0.bool = nil
            $0.int = nil
            $0.double = nil
            $0.number = nil
            $0.string = nil
            $0.array = nil
        },
        Change("nil leaves an array", "[1]", "[1]") { $0.object = nil },
        Change("in the tree", #"{"a":[{"n":1}]}"#, #"{"a":[{"n":2},3]}"#) {
            $0["a"]?[0]?["n"]?.int? += 1
            $0["a"]?.array?.append(3)
        },
    ]

    @Test(arguments: keys + indices + properties)
    func changes(_ change: Change) throws {
        var value = try JSONValue(parsing: change.start)
        let copy = value
        change.change(&value)
        #expect(value.description == change.end)
        // Neither a copy changes, nor what the copy is a part of.
        #expect(copy.description == change.start)
        var tree: JSONValue = ["x": [copy, 1], "y": copy]
        let other = tree
        if var inner = tree["x"]?[0] {
            change.change(&inner)
            tree["x"]?[0] = inner
        }
        #expect(tree.description == "{\"x\":[\(change.end),1],\"y\":\(change.start)}")
        #expect(other.description == "{\"x\":[\(change.start),1],\"y\":\(change.start)}")
    }

    /// What is thrown while a value is changed leaves what was changed before.
    @Test func errorsLeaveTheTreeWhole() {
        struct Refusal: Error {}
        func refuse(_ value: inout JSONValue?) throws {
            value?.int? += 1
            throw Refusal()
        }
        var value: JSONValue = ["a": [1, 2], "b": "x"]
        #expect(throws: Refusal.self) { try refuse(&value["a"]![1]) }
        #expect(throws: Refusal.self) { try refuse(&value["/a/0" as JSONPointer]) }
        #expect(value == ["a": [2, 3], "b": "x"])
    }

    // MARK: In place

    /// Arrays that are changed stay where they are in memory.
    @Test func changesAreMadeInPlace() throws {
        var value: JSONValue = ["a": ["b": [[1, 2, 3], "x"]], "c": [4]]
        func places() throws -> [UnsafeRawPointer?] {
            try [value["a"]?["b"]?.array, value["a"]?["b"]?[0]?.array, value["c"]?.array].map {
                UnsafeRawPointer(try #require($0).withUnsafeBufferPointer(\.baseAddress))
            }
        }
        let before = try places()
        value["a"]?["b"]?[0]?[1] = 5
        value["a"]?["b"]?[0]?[1]?.int? += 1
        value["/a/b/0/2" as JSONPointer] = 7
        value["/a/b/0/2" as JSONPointer]?.int? += 1
        try value.set(9, at: "/a/b/0/0")
        value["a"]?["b"]?[1]?.string?.append("y")
        value["a"]?["b"]?[1] = .null
        value["c"]?[0]?.int = 5
        #expect(value == ["a": ["b": [[9, 6, 8], nil]], "c": [5]])
        #expect(try places() == before)
    }

    // MARK: Deep

    @Test func deepChangesTakeNoStack() throws {
        let depth = 10_000
        let text = DepthTests.Shape.objects.text(levels: depth)
        let options = JSONReadingOptions(limits: JSONLimits(depth: depth))
        let pointer = JSONPointer(tokens: Array(repeating: "a", count: depth))
        let holder = try Holder(JSONValue(parsing: text, options: options))
        try onThread(withStack: 128 << 10) {
            try holder.value.set(2, at: pointer)
            holder.value[pointer]?.int? += 1
            try #require(holder.value[pointer] == 3)
            try #require(try holder.value.remove(at: pointer) == 3)
            let error = #expect(throws: JSONError.self) { try holder.value.remove(at: pointer) }
            try #require(error?.path.steps.count == depth - 1)
            try holder.value.set(1, at: pointer)
            try #require(holder.value.description == text)
        }
        // Only releasing a value takes stack for each level.
        try onThread(withStack: 64 << 20) { holder.value = .null }
    }

    /// A value that one thread after the other has.
    private final class Holder: @unchecked Sendable {
        var value: JSONValue

        init(_ value: JSONValue) {
            self.value = value
        }
    }
}
