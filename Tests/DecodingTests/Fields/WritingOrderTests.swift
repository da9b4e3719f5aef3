import Decoding
import Testing

/// The order in which members are written, by what the options say.
@Suite struct WritingOrderTests {
    struct Row: Sendable {
        let sortsKeys: Bool?
        let fields: String
        let nested: String
        let collected: String
        let tree: String
    }

    @Test(arguments: [
        Row(
            sortsKeys: nil,
            fields: #"{"a":2,"b":1}"#,
            nested: #"{"p":{"a":2,"b":1},"z":0}"#,
            collected: #"{"a":2,"c":3,"d":4,"e":5}"#,
            tree: #"{"b":1,"a":2}"#
        ),
        Row(
            sortsKeys: true,
            fields: #"{"a":2,"b":1}"#,
            nested: #"{"p":{"a":2,"b":1},"z":0}"#,
            collected: #"{"a":2,"c":3,"d":4,"e":5}"#,
            tree: #"{"a":2,"b":1}"#
        ),
        Row(
            sortsKeys: false,
            fields: #"{"b":1,"a":2}"#,
            nested: #"{"z":0,"p":{"b":1,"a":2}}"#,
            collected: #"{"e":5,"c":3,"d":4,"a":2}"#,
            tree: #"{"b":1,"a":2}"#
        ),
    ])
    func order(_ row: Row) throws {
        var options = JSONWritingOptions()
        options.sortsKeys = row.sortsKeys
        let pair = Pair(b: 1, a: 2)
        #expect(try Pair.jsonParser.encodeString(pair, options: options) == row.fields)
        let nested = ParsePrint {
            Field("z", Int.self)
            Field("p", Pair.self)
        }
        #expect(try nested.encodeString((0, pair), options: options) == row.nested)
        let open = Open(e: 5, others: ["d": 4, "c": 3], a: 2)
        #expect(try Open.parser.encodeString(open, options: options) == row.collected)
        let tree: JSONValue = ["b": 1, "a": 2]
        #expect(try tree.jsonString(options: options) == row.tree)
    }

    struct Pair: JSONParsable {
        let b: Int
        let a: Int

        static let jsonParser = ParsePrint(.memberwise(Self.init)) {
            Field("b", \.b)
            Field("a", \.a)
        }
    }

    struct Open {
        let e: Int
        let others: [String: JSONValue]
        let a: Int

        static let parser = ParsePrint(.memberwise(Self.init)) {
            Field("e", \.e)
            UnknownMembers(\.others)
            Field("a", \.a)
        }
    }
}
