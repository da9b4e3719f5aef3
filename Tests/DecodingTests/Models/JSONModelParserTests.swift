import Decoding
import TestSupport
import Testing

/// Models without the macro: what it makes of them is written out here.
@Suite struct JSONModelParserTests {
    @Test(
        "Members that may be missing, null, or have a default",
        arguments: [
            (
                #"{"a":1,"both":null,"count":3,"empty":null,"name":"n","started":7}"#,
                Settings(a: 1, name: "n", both: .some(nil), count: 3, started: 7, empty: nil)
            ),
            (
                #"{"a":1,"both":5,"count":0,"empty":2,"started":-1}"#,
                Settings(a: 1, name: nil, both: 5, count: 0, started: -1, empty: 2)
            ),
        ]
    )
    func bothWays(_ text: String, _ settings: Settings) throws {
        try expectBothWays(Settings.jsonParser, settings, text)
    }

    @Test func missingMembers() throws {
        try expectRead(
            Settings.jsonParser,
            #"{"a": 1}"#,
            Settings(a: 1, name: nil, both: nil, count: 10, started: 0, empty: 4)
        )
        try expectRead(
            Settings.jsonParser,
            #"{"alpha": 1, "name": null, "count": null, "started": null, "empty": null}"#,
            Settings(a: 1, name: nil, both: nil, count: 10, started: 0, empty: nil)
        )
        let error = #expect(throws: JSONError.self) {
            try Settings(json: #"{"name": "n"}"#)
        }
        #expect(error?.code == .missingKey)
        #expect(error?.key == "a")
    }

    /// The default is made for each value.
    @Test func defaultsAreMadeAnew() throws {
        let numbers = try [Numbered](json: "[{}, {}, {\"number\": 9}, {}]").map(\.number)
        #expect(numbers.count == 4 && Set(numbers).count == 4 && numbers[2] == 9)
    }

    @Test func modelsInThemselves() throws {
        let text = #"{"children":[{"children":[],"name":"b"}],"name":"a"}"#
        let tree = Tree(name: "a", children: [Tree(name: "b", children: [])])
        try expectBothWays(Tree.jsonParser, tree, text)
        try expectBothWays(
            Folder.jsonParser,
            Folder(files: [File(copies: [Folder(files: [])])]),
            #"{"files":[{"copies":[{"files":[]}]}]}"#
        )
        try expectBothWays(File.jsonParser, File(copies: []), #"{"copies":[]}"#)
    }

    /// On a stack that holds no more than the levels that are allowed, in a debug build.
    @Test func deepModels() throws {
        let count = 250
        let text =
            String(repeating: #"{"children":["#, count: count)
            + String(repeating: #"],"name":"x"}"#, count: count)
        let again = try onThread(withStack: 512 << 10) {
            try Tree.jsonParser.encodeString(Tree(json: text))
        }
        #expect(again == text)
    }

    @Test func manyTasksAtOnce() async throws {
        let counts = try await together(8) { number in
            if number.isMultiple(of: 2) {
                try Late.Other(json: #"{"late":[{"other":[]}]}"#).late.count
            } else {
                try Late(json: #"{"other":[{"late":[]}]}"#).other.count
            }
        }
        #expect(counts == Array(repeating: 1, count: 8))
    }

    @Test func membersOfOthers() throws {
        try expectBothWays(
            Message.jsonParser,
            Message(id: 1, author: Author(name: "Ada", born: 1815), rest: ["x": [1]]),
            #"{"born":1815,"id":1,"name":"Ada","x":[1]}"#
        )
    }

    /// The properties of a class, and those with observers, do not lie in the value.
    @Test func classesAndObservers() throws {
        let text = #"{"first":1,"second":"b"}"#
        let pair = try Pair(json: text)
        #expect(pair.first == 1 && pair.second == "b")
        #expect(try Pair.jsonParser.encodeString(pair) == text)
        let watched = try Watched(json: #"{"value": 3}"#)
        #expect(watched.value == 3)
        #expect(try Watched.jsonParser.encodeString(watched) == #"{"value":3}"#)
    }

    @Test func genericModels() throws {
        try expectBothWays(Page<Int>.jsonParser, Page(items: [1, 2]), #"{"items":[1,2]}"#)
        try expectBothWays(
            Page<Page<String>>.jsonParser,
            Page(items: [Page(items: ["a"])]),
            #"{"items":[{"items":["a"]}]}"#
        )
    }

    @Test func keysAndUnknownKeys() throws {
        #expect(try Strict(json: #"{"first_name": "Ada"}"#).firstName == "Ada")
        let error = #expect(throws: JSONError.self) {
            try Strict(json: #"{"first_name": "Ada", "x": 1}"#)
        }
        #expect(error?.code == .unknownKey)
        #expect(error?.offset == 22)
    }

    /// What has no members is no flat property, whatever the model is part of.
    @Test func flatPropertiesWithoutMembers() throws {
        let message = "Labelled: its flat property of type Int is not an object."
        func expectRefusal(_ body: () throws -> Void) {
            let error = #expect(throws: JSONError.self) { try body() }
            #expect(error?.code == .misplacedField)
            #expect(error?.message == message)
        }
        let value = Labelled(label: "a", number: 1)
        for parser in Labelled.refused {
            expectRefusal { _ = try parser.decode(#"{"label":"a","number":1}"#) }
            expectRefusal { _ = try parser.encode(value) }
            expectRefusal { _ = try JSONArray { parser }.decode("[{}]") }
            let outer = JSONModelParser<Holder> { fields in
                fields.addFlat(\.labelled) { parser }
            } make: { slots in
                Holder(labelled: slots.take(0))
            }
            expectRefusal { _ = try outer.decode("{}") }
            let fields = ParsePrint(.init(make: { $0 }, take: { $0 })) { parser }
            expectRefusal { _ = try fields.decode("{}") }
            expectRefusal { _ = try OneOf { parser }.decode("{}") }
        }
    }

    /// The key of a flat property may be one of the model itself.
    @Test func flatPropertiesThatCollide() throws {
        let parser = JSONModelParser<Page<Settings>>(keys: .snakeCase) { fields in
            fields.addFlat(\.items[0]) { Settings.jsonParser }
            fields.add("Alpha", \.items)
        } make: { slots in
            Page(items: [slots.take(0)] + slots.take(1))
        }
        let error = #expect(throws: JSONError.self) { try parser.decode(#"{"a":1}"#) }
        #expect(error?.code == .misplacedField)
        #expect(
            error?.message == #"Page<Settings>: the key "alpha" cannot belong to two properties."#
        )
    }

    @Test func allErrors() throws {
        let error = #expect(throws: JSONError.self) {
            try Settings(json: #"{"name": 1, "count": "x"}"#, errors: .all(limit: 10))
        }
        #expect(error?.errors.map { $0.code } == [.typeMismatch, .typeMismatch, .missingKey])
    }
}

extension JSONModelParserTests {
    struct Holder { var labelled: Labelled }

    struct Labelled {
        var label: String
        var number: Int

        /// Parsers whose flat property is no object: alone, beside another, and of an element.
        static var refused: [JSONModelParser<Labelled>] {
            let alone = JSONModelParser<Labelled> { fields in
                fields.addFlat(\.number) { Int.jsonParser }
            } make: { slots in
                Labelled(label: "", number: slots.take(0))
            }
            let besideAnother = JSONModelParser<Labelled> { fields in
                fields.add("label", \.label)
                fields.addFlat(\.number) { Int.jsonParser }
            } make: { slots in
                Labelled(label: slots.take(0), number: slots.take(1))
            }
            let ofElement = JSONModelParser<Labelled> { fields in
                fields.addFlat(\.number) {
                    ParsePrint(.init(make: { $0 }, take: { $0 })) { Element { Int.jsonParser } }
                }
                fields.add("label", \.label)
            } make: { slots in
                let number: Int = slots.take(0)
                return Labelled(label: slots.take(1), number: number)
            }
            return [alone, besideAnother, ofElement]
        }
    }

    struct Settings: Equatable, JSONModel {
        var a: Int
        var name: String?
        var both: Int??
        var count = 10
        var started = 0
        var empty: Int? = 4

        static let jsonParser = JSONModelParser<Settings> { fields in
            fields.add("a", \.a, aliases: ["alpha"])
            fields.add("name", \.name)
            fields.add("both", \.both)
            fields.add("count", \.count, default: 10)
            fields.add("started", \.started, default: 0) { Int.jsonParser }
            fields.add("empty", \.empty, default: 4)
        } make: { slots in
            Settings(
                a: slots.take(0),
                name: slots.take(1),
                both: slots.take(2),
                count: slots.take(3),
                started: slots.take(4),
                empty: slots.take(5)
            )
        }
    }

    struct Numbered: JSONModel {
        private static let made = Counter()
        let number: Int

        private static func number() -> Int {
            made.add(1)
            return made.count
        }

        static let jsonParser = JSONModelParser<Numbered> { fields in
            fields.add("number", \.number, default: number())
        } make: {
            Numbered(number: $0.take(0))
        }
    }

    struct Tree: Equatable, JSONModel {
        var name: String
        var children: [Tree]

        static let jsonParser = JSONModelParser<Tree> { fields in
            fields.add("name", \.name)
            fields.add("children", \.children)
        } make: {
            Tree(name: $0.take(0), children: $0.take(1))
        }
    }

    struct Folder: Equatable, JSONModel {
        var files: [File]

        static let jsonParser = JSONModelParser<Folder> {
            $0.add("files", \.files)
        } make: {
            Folder(files: $0.take(0))
        }
    }

    struct File: Equatable, JSONModel {
        var copies: [Folder]

        static let jsonParser = JSONModelParser<File> {
            $0.add("copies", \.copies)
        } make: {
            File(copies: $0.take(0))
        }
    }

    struct Late: JSONModel {
        var other: [Other]

        struct Other: JSONModel {
            var late: [Late]

            static let jsonParser = JSONModelParser<Other> {
                $0.add("late", \.late)
            } make: {
                Other(late: $0.take(0))
            }
        }

        static let jsonParser = JSONModelParser<Late> {
            $0.add("other", \.other)
        } make: {
            Late(other: $0.take(0))
        }
    }

    struct Author: Equatable, JSONModel {
        var name: String
        var born: Int

        static let jsonParser = JSONModelParser<Author> { fields in
            fields.add("name", \.name)
            fields.add("born", \.born)
        } make: {
            Author(name: $0.take(0), born: $0.take(1))
        }
    }

    struct Message: Equatable, JSONModel {
        var id: Int
        var author: Author
        var rest: [String: JSONValue]

        static let jsonParser = JSONModelParser<Message> { fields in
            fields.add("id", \.id)
            fields.addFlat(\.author)
            fields.addUnknown(\.rest)
        } make: {
            Message(id: $0.take(0), author: $0.take(1), rest: $0.take(2))
        }
    }

    final class Pair: JSONModel {
        let first: Int
        let second: String

        init(first: Int, second: String) {
            self.first = first
            self.second = second
        }

        static let jsonParser = JSONModelParser<Pair> { fields in
            fields.add("first", \.first)
            fields.add("second", \.second)
        } make: {
            Pair(first: $0.take(0), second: $0.take(1))
        }
    }

    struct Watched: JSONModel {
        var value: Int {
            didSet {}
        }

        static let jsonParser = JSONModelParser<Watched> {
            $0.add("value", \.value)
        } make: {
            Watched(value: $0.take(0))
        }
    }

    struct Page<Item: JSONParsable & Equatable>: Equatable, JSONModel {
        var items: [Item]

        static var jsonParser: JSONModelParser<Self> {
            .shared {
                $0.add("items", \.items)
            } make: {
                Page(items: $0.take(0))
            }
        }
    }

    struct Strict: JSONModel {
        var firstName: String

        static let jsonParser = JSONModelParser<Strict>(keys: .snakeCase, unknownKeys: .reject) {
            $0.add("firstName", \.firstName)
        } make: {
            Strict(firstName: $0.take(0))
        }
    }
}
