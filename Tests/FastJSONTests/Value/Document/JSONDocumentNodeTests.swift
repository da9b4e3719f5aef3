import FastJSON
import TestSupport
import Testing

/// Walking over the nodes of a document.
@Suite struct JSONDocumentNodeTests {
    private static let text = """
        {"list": [10, [20, 21], {}, "s\\n"], "a\\u0062": {"deep": [true, false, null]},\t
         "n": -1.5e+3, "e": []}
        """

    /// Pointers with the raw bytes, offset and count of what they lead to.
    static let nodes: [(pointer: String, raw: String, offset: Int, count: Int?)] = [
        ("/list", #"[10, [20, 21], {}, "s\n"]"#, 9, 4),
        ("/list/0", "10", 10, nil),
        ("/list/1", "[20, 21]", 14, 2),
        ("/list/1/1", "21", 19, nil),
        ("/list/2", "{}", 24, 0),
        ("/list/3", #""s\n""#, 28, nil),
        ("/ab", #"{"deep": [true, false, null]}"#, 47, 1),
        ("/ab/deep/0", "true", 57, nil),
        ("/ab/deep/1", "false", 63, nil),
        ("/ab/deep/2", "null", 70, nil),
        ("/n", "-1.5e+3", 85, nil),
        ("/e", "[]", 99, 0),
    ]

    @Test(arguments: nodes, JSONEngine.allCases)
    func placeAndText(
        _ row: (pointer: String, raw: String, offset: Int, count: Int?),
        engine: JSONEngine
    ) throws {
        let document = try JSONDocument(parsing: Self.text, options: .init(engine: engine))
        let node = try #require(document[try JSONPointer(row.pointer)])
        #expect(Array(node.rawBytes) == Array(row.raw.utf8))
        #expect(node.description == row.raw)
        #expect(node.offset == row.offset)
        #expect(node.rawBytes.startIndex == row.offset)
        #expect(node.count == row.count)
        #expect(try JSONValue(parsing: row.raw) == node.value)
    }

    @Test(arguments: JSONEngine.allCases)
    func offsetsCountTheByteOrderMark(_ engine: JSONEngine) throws {
        let document = try JSONDocument(parsing: "\u{FEFF}[1]", options: .init(engine: engine))
        #expect(document.offset == 3)
        #expect(document[0]?.offset == 4)
        #expect(document.description == "[1]")
    }

    @Test(arguments: JSONEngine.allCases)
    func departuresFromTheGrammarAreIndexed(_ engine: JSONEngine) throws {
        let document = try JSONDocument(
            parsing: #"/**/[1, // one\#n 2, {"a": 3 /**/ ,}, [4,],]"#,
            options: .init(engine: engine, syntax: [.allowComments, .allowTrailingCommas])
        )
        #expect(document.value == [1, 2, ["a": 3], [4]])
        #expect(document.count == 4)
        #expect(document[2]?.description == #"{"a": 3 /**/ ,}"#)
        #expect(document[3]?.description == "[4,]")
        #expect(document.elements?.map(\.offset) == [5, 16, 19, 36])
    }

    @Test(arguments: JSONEngine.allCases)
    func halvesOfSurrogatePairsAreReplaced(_ engine: JSONEngine) throws {
        let document = try JSONDocument(
            parsing: #"{"\ud800": "\udc00x\ud83d\ude00"}"#,
            options: .init(engine: engine, syntax: .replaceInvalidSurrogates)
        )
        #expect(document["\u{FFFD}"]?.string == "\u{FFFD}x😀")
        #expect(document.value == ["\u{FFFD}": "\u{FFFD}x😀"])
    }

    // MARK: Elements and members

    @Test func indicesLeadPastContainers() throws {
        let document = try JSONDocument(parsing: "[[1,2],{},[[]],3,{\"a\":[4]},5]")
        #expect(document.elements?.map(\.description) == (0..<6).map { document[$0]?.description })
        #expect(document[3]?.int == 3 && document[5]?.int == 5 && document[4]?["a"]?[0]?.int == 4)
        #expect(document[6] == nil && document[-1] == nil)
        #expect(document[Int.max] == nil && document[Int.min] == nil)
    }

    @Test func scalarsHoldNothing() throws {
        for text in ["1", "true", "null", #""a""#] {
            let document = try JSONDocument(parsing: text)
            #expect(document.count == nil && document.elements == nil && document.members == nil)
            #expect(document[0] == nil && document["a"] == nil)
            #expect(document["/0" as JSONPointer] == nil)
        }
    }

    @Test func iteratorsEnd() throws {
        let document = try JSONDocument(parsing: #"{"a": [1, [2]], "b": []}"#)
        var members = try #require(document.members?.makeIterator())
        #expect(members.next()?.key == "a")
        #expect(members.next()?.key == "b")
        #expect(members.next() == nil)
        #expect(members.next() == nil)
        var elements = try #require(document["a"]?.elements?.makeIterator())
        #expect(elements.next()?.int == 1)
        #expect(elements.next()?.count == 1)
        #expect(elements.next() == nil)
        #expect(elements.next() == nil)
        #expect(document["b"]?.elements?.map(\.kind) == [])
        #expect(document["a"]?.elements?.count == 2)
    }

    // MARK: Large objects

    /// Sizes around the one from which a table of the keys is built.
    @Test(arguments: [1, 16, 17, 63, 64, 65, 1000], JSONEngine.allCases)
    func everySizeFindsItsKeys(_ size: Int, engine: JSONEngine) throws {
        // Every third key is escaped, every fifth value is a container.
        let members = (0..<size).map { number in
            let key = number % 3 == 0 ? #"\u006b\#(number)"# : "k\(number)"
            let value = number % 5 == 0 ? "[\(number), [{}]]" : "\(number)"
            return "\"\(key)\": \(value)"
        }
        let text = "{\(members.joined(separator: ","))}"
        let document = try JSONDocument(parsing: text, options: .init(engine: engine))
        #expect(document.count == size)
        for number in 0..<size {
            let node = document["k\(number)"]
            #expect((number % 5 == 0 ? node?[0] : node)?.int == number, "k\(number)")
        }
        #expect(document["k\(size)"] == nil)
        #expect(document[#"\u006b0"#] == nil)
        #expect(document[""] == nil)
    }

    @Test(arguments: [3, 63, 64, 200], JSONEngine.allCases)
    func duplicateKeysFollowThePolicy(_ size: Int, engine: JSONEngine) throws {
        var members = (0..<(size - 3)).map { #""k\#($0)": null"# }
        members.insert(#""a": 1"#, at: 0)
        members.append(#""\u0061": 2"#)
        members.append(#""a": {"a": 3}"#)
        let text = "{\(members.joined(separator: ", "))}"
        let last = try JSONDocument(parsing: text, options: .init(engine: engine))
        #expect(last["a"]?["a"]?.int == 3)
        #expect(last.count == size)
        let options = JSONReadingOptions(engine: engine, duplicateKeys: .first)
        let first = try JSONDocument(parsing: text, options: options)
        #expect(first["a"]?.int == 1)
        #expect(first["/a" as JSONPointer]?.int == 1)
        // The members are all there; the tree keeps the first of equal keys.
        #expect(first.count == size)
        #expect(first.members?.map(\.key) == last.members?.map(\.key))
        #expect(first.value.object?.count == size - 2)
        #expect(first.value["a"] == 1)
        #expect(try first.value == JSONValue(parsing: text, options: options))
    }

    @Test func keysAreComparedByTheirBytes() throws {
        for padding in [0, 80] {
            var members = (0..<padding).map { #""k\#($0)": 0"# }
            members += [#""\u00e9": 1"#, #""e\u0301": 2"#]
            let document = try JSONDocument(parsing: "{\(members.joined(separator: ","))}")
            #expect(document["\u{E9}"]?.int == 1)
            #expect(document["e\u{301}"]?.int == 2)
        }
    }
}
