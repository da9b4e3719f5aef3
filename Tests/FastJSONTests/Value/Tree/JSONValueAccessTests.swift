import FastJSON
import Testing

/// What each accessor answers for each kind of value.
@Suite struct JSONValueAccessTests {
    /// One value and all its answers; those that are left out are nil.
    struct Row: CustomTestStringConvertible, Sendable {
        var text: String
        var kind: JSONKind
        var bool: Bool?
        var int: Int?
        var double: Double?
        var string: String?
        var array: [JSONValue]?
        var object: JSONValue.Object?
        var testDescription: String { text }
    }

    static let rows = [
        Row(text: "null", kind: .null),
        Row(text: "true", kind: .boolean, bool: true),
        Row(text: "false", kind: .boolean, bool: false),
        Row(text: "0", kind: .number, int: 0, double: 0),
        Row(text: "1", kind: .number, int: 1, double: 1),
        Row(text: "-12", kind: .number, int: -12, double: -12),
        Row(text: "9007199254740993", kind: .number, int: 1 << 53 + 1, double: 0x1p53),
        Row(text: "9223372036854775807", kind: .number, int: .max, double: 0x1p63),
        Row(text: "-9223372036854775808", kind: .number, int: .min, double: -0x1p63),
        Row(text: "9223372036854775808", kind: .number, double: 0x1p63),
        Row(text: "-9223372036854775809", kind: .number, double: -0x1p63),
        Row(text: "2.0", kind: .number, double: 2),
        Row(text: "2e0", kind: .number, double: 2),
        Row(text: "0.1", kind: .number, double: 0.1),
        Row(text: "-0", kind: .number, int: 0, double: -0.0),
        Row(text: "-0.0", kind: .number, double: -0.0),
        Row(text: "1e-400", kind: .number, double: 0),
        Row(text: "1e400", kind: .number),
        Row(text: "-1e400", kind: .number),
        Row(text: #""""#, kind: .string, string: ""),
        Row(text: #""1""#, kind: .string, string: "1"),
        Row(text: #""true""#, kind: .string, string: "true"),
        Row(text: #""\u00e9\n\ud83d\ude00""#, kind: .string, string: "é\n😀"),
        Row(text: "[]", kind: .array, array: []),
        Row(text: "[null, 1]", kind: .array, array: [nil, 1]),
        Row(text: "{}", kind: .object, object: [:]),
        Row(text: #"{"a": [2]}"#, kind: .object, object: ["a": [2]]),
    ]

    @Test(arguments: rows)
    func valueAnswers(_ row: Row) throws {
        let value = try JSONValue(parsing: row.text)
        #expect(value.kind == row.kind)
        #expect(value.isNull == (row.kind == .null))
        #expect(value.bool == row.bool)
        #expect(value.int == row.int)
        #expect(value.double?.bitPattern == row.double?.bitPattern)
        #expect(value.string == row.string)
        #expect(value.array == row.array)
        #expect(value.object == row.object)
    }

    @Test(arguments: rows, JSONEngine.allCases)
    func nodeAnswers(_ row: Row, engine: JSONEngine) throws {
        let document = try JSONDocument(parsing: row.text, options: .init(engine: engine))
        let node = document.root
        #expect(node.kind == row.kind)
        #expect(node.isNull == (row.kind == .null))
        #expect(node.bool == row.bool)
        #expect(node.int == row.int)
        #expect(node.double?.bitPattern == row.double?.bitPattern)
        #expect(node.string == row.string)
        #expect(node.elements.map { $0.map(\.value) } == row.array)
        #expect(
            node.members.map { JSONValue.Object($0.map { ($0.key, $0.value.value) }) }
                == row.object
        )
        #expect(node.count == row.array?.count ?? row.object?.count)
        #expect(node.number?.text == (row.kind == .number ? row.text : nil))
        #expect(node.description == row.text)
    }

    @Test func kindsHaveNames() {
        #expect(
            JSONKind.allCases.map(\.description)
                == ["null", "boolean", "number", "string", "array", "object"]
        )
    }

    // MARK: Subscripts

    private static let tree: JSONValue = [
        "list": [10, 20, [30]],
        "": ["/": "slash", "~": "tilde"],
        "0": "zero",
        "twice": 1,
        "twice": 2,
    ]

    @Test func keysLeadIntoObjectsOnly() {
        let tree = Self.tree
        #expect(tree["list"] == [10, 20, [30]])
        #expect(tree[""]?["/"] == "slash")
        #expect(tree["twice"] == 2)
        #expect(tree["absent"] == nil)
        #expect(tree["list"]?["0"] == nil)
        #expect(tree["0"]?["0"] == nil)
    }

    @Test func indicesLeadIntoArraysOnly() {
        let list = Self.tree["list"]
        #expect(list?[0] == 10)
        #expect(list?[2]?[0] == 30)
        #expect(list?[3] == nil)
        #expect(list?[-1] == nil)
        #expect(list?[Int.min] == nil)
        #expect(list?[Int.max] == nil)
        #expect(Self.tree[0] == nil)
        #expect(JSONValue.string("abc")[0] == nil)
        #expect(JSONValue.array([])[0] == nil)
    }

    /// Pointers with the value they lead to.
    static let pointers: [(pointer: String, value: JSONValue?)] = [
        ("", tree),
        ("/list/1", 20),
        ("/list/2/0", 30),
        ("/list/3", nil),
        ("/list/-", nil),
        ("/list/-1", nil),
        ("/list/01", nil),
        ("/list/1/0", nil),
        ("/list/99999999999999999999", nil),
        ("/list/", nil),
        ("/", ["/": "slash", "~": "tilde"]),
        ("//~1", "slash"),
        ("//~0", "tilde"),
        ("/0", "zero"),
        ("/0/0", nil),
        ("/twice", 2),
        ("/absent", nil),
    ]

    @Test(arguments: pointers)
    func pointersLeadEverywhere(_ pointer: String, value: JSONValue?) throws {
        let pointer = try JSONPointer(pointer)
        #expect(Self.tree[pointer] == value)
        let document = try JSONDocument(parsing: try Self.tree.jsonBytes())
        #expect(document[pointer]?.value == value)
    }
}
