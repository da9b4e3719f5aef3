import FastJSON
import TestSupport
import Testing

@Suite struct PathTests {
    static let documents = [
        "shop": """
        {"books": [{"title": "Emma", "price": 8, "tags": ["novel", "England"]},
          {"title": "Ulysses", "price": 12.5, "isbn": "0-1"},
          {"title": "Faust", "price": 8.0, "tags": []}],
         "lamp": {"price": 40, "title": null}, "title": "Shop"}
        """,
        "deep": #"{"a": {"a": {"a": [1, {"a": 2}]}, "b": [{"a": 3}]}, "c": {"b": {"a": 4}}}"#,
        "rows": "[[0, 1, 2, 3], [10, [11, 12]], [], 5, [[20], [21, 22, 23]]]",
        "kinds": #"""
        {"n": null, "t": true, "f": false, "i": 1, "d": 1.0, "e": 10e-1, "big": 12345678901234567890,
         "s": "1", "é": "e\u0301", "empty": "", "arr": [1], "obj": {"k": 1}, "z": -0,
         "*": "star", "a/b": "slash", "~": "tilde", "it's": "quote", "": "none", "0": "zero"}
        """#,
        "words": #"["hello", "hallo", "HELLO", "he\nlo", "hey", "", "𝄞x", 7, null, ["hello"]]"#,
        "equal": #"""
        [{"a": 1, "a": 2}, {"a": 2}, {"a": 3, "a": 2}, {"a": 1, "a": 2, "b": 1}, {"b": 1, "a": 2},
         {"a": 2, "b": 2, "b": 1}, {"a": 2, "a": 1}, {}]
        """#,
        "objects": #"""
        [{"k": 1, "v": [1, 2]}, {"k": 2}, {"v": []}, {"k": null}, {"k": {"j": [3]}}, {"k": [1, 2, 3]},
         [{"k": 9}], 4]
        """#,
    ]

    /// A document, a path, and the pointers of what it selects; `()` is the root.
    static let rows: [(String, String, String)] = [
        // Names and wildcards.
        ("shop", "$", "()"),
        ("shop", "$.title", "/title"),
        ("shop", "$['title']", "/title"),
        ("shop", #"$["title"]"#, "/title"),
        ("shop", "$.none", ""),
        ("shop", "$.books.title", ""),
        ("shop", "$.books[0].title", "/books/0/title"),
        ("shop", "$ .books [ 0 ]\n.title", "/books/0/title"),
        ("shop", "$.*", "/books /lamp /title"),
        ("shop", "$[*]", "/books /lamp /title"),
        ("shop", "$.books[*].title", "/books/0/title /books/1/title /books/2/title"),
        ("shop", "$.books.*.tags.*", "/books/0/tags/0 /books/0/tags/1"),
        ("shop", "$.lamp.*", "/lamp/price /lamp/title"),
        ("shop", "$.title.*", ""),
        ("shop", "$['lamp', 'title']", "/lamp /title"),
        ("shop", "$['title', 'lamp']", "/title /lamp"),
        ("shop", "$['title', 'title']", "/title /title"),
        ("shop", "$['lamp', 'lamp'].price", "/lamp/price /lamp/price"),
        ("shop", "$[*, 'title']", "/books /lamp /title /title"),
        ("shop", "$[*, *].price", "/lamp/price /lamp/price"),
        ("kinds", "$['*']", "/*"),
        ("kinds", "$['a/b']", "/a~1b"),
        ("kinds", "$['~']", "/~0"),
        ("kinds", #"$['it\'s']"#, "/it's"),
        ("kinds", #"$["it's"]"#, "/it's"),
        ("kinds", "$['']", "/"),
        ("kinds", "$['0']", "/0"),
        ("kinds", "$[0]", ""),
        ("kinds", "$.é", "/é"),
        ("kinds", #"$["\u00e9"]"#, "/é"),
        ("kinds", #"$["e\u0301"]"#, ""),
        // Indices and slices.
        ("rows", "$[0]", "/0"),
        ("rows", "$[-1]", "/4"),
        ("rows", "$[-5]", "/0"),
        ("rows", "$[-6]", ""),
        ("rows", "$[5]", ""),
        ("rows", "$[0][3]", "/0/3"),
        ("rows", "$[0][-1]", "/0/3"),
        ("rows", "$[-1][-1][-1]", "/4/1/2"),
        ("rows", "$[3][0]", ""),
        ("rows", "$[0, 0]", "/0 /0"),
        ("rows", "$[4, 0]", "/4 /0"),
        ("rows", "$[4, 0][0]", "/4/0 /0/0"),
        ("rows", "$[-1, 4]", "/4 /4"),
        ("rows", "$[0][1:3]", "/0/1 /0/2"),
        ("rows", "$[0][:2]", "/0/0 /0/1"),
        ("rows", "$[0][2:]", "/0/2 /0/3"),
        ("rows", "$[0][:]", "/0/0 /0/1 /0/2 /0/3"),
        ("rows", "$[0][::]", "/0/0 /0/1 /0/2 /0/3"),
        ("rows", "$[0][::2]", "/0/0 /0/2"),
        ("rows", "$[0][1::2]", "/0/1 /0/3"),
        ("rows", "$[0][::-1]", "/0/3 /0/2 /0/1 /0/0"),
        ("rows", "$[0][2::-1]", "/0/2 /0/1 /0/0"),
        ("rows", "$[0][:1:-1]", "/0/3 /0/2"),
        ("rows", "$[0][3:0:-2]", "/0/3 /0/1"),
        ("rows", "$[0][9::-2]", "/0/3 /0/1"),
        ("rows", "$[0][-2:]", "/0/2 /0/3"),
        ("rows", "$[0][:-2]", "/0/0 /0/1"),
        ("rows", "$[0][-3:-1]", "/0/1 /0/2"),
        ("rows", "$[0][-1:-3:-1]", "/0/3 /0/2"),
        ("rows", "$[0][3:1]", ""),
        ("rows", "$[0][1:3:0]", ""),
        ("rows", "$[0][0:9007199254740991:9007199254740991]", "/0/0"),
        ("rows", "$[0][-9007199254740991:9007199254740991]", "/0/0 /0/1 /0/2 /0/3"),
        ("rows", "$[0][1:3, 2:4]", "/0/1 /0/2 /0/2 /0/3"),
        ("rows", "$[:2][:1]", "/0/0 /1/0"),
        ("rows", "$[1:][-1]", "/1/1 /4/1"),
        ("shop", "$[:]", ""),
        // Descendants.
        ("shop", "$..title", "/title /books/0/title /books/1/title /books/2/title /lamp/title"),
        ("shop", "$..price", "/books/0/price /books/1/price /books/2/price /lamp/price"),
        ("shop", "$.books..price", "/books/0/price /books/1/price /books/2/price"),
        ("shop", "$..tags[0]", "/books/0/tags/0"),
        ("shop", "$..tags[-1]", "/books/0/tags/1"),
        ("shop", "$..books[-1].title", "/books/2/title"),
        ("deep", "$..a", "/a /a/a /a/a/a /a/a/a/1/a /a/b/0/a /c/b/a"),
        ("deep", "$..a.a", "/a/a /a/a/a"),
        ("deep", "$..a..a", "/a/a /a/a/a /a/a/a/1/a /a/b/0/a /a/a/a /a/a/a/1/a /a/a/a/1/a"),
        ("deep", "$..b..a", "/a/b/0/a /c/b/a"),
        ("deep", "$.a..a", "/a/a /a/a/a /a/a/a/1/a /a/b/0/a"),
        ("deep", "$..['a', 'b']", "/a /a/a /a/b /a/a/a /a/a/a/1/a /a/b/0/a /c/b /c/b/a"),
        ("deep", "$..[0]", "/a/a/a/0 /a/b/0"),
        ("deep", "$..[1].a", "/a/a/a/1/a"),
        ("rows", "$..[0]", "/0 /0/0 /1/0 /1/1/0 /4/0 /4/0/0 /4/1/0"),
        ("rows", "$..[-1]", "/4 /0/3 /1/1 /1/1/1 /4/1 /4/0/0 /4/1/2"),
        ("rows", "$[1]..*", "/1/0 /1/1 /1/1/0 /1/1/1"),
        ("rows", "$[4]..*", "/4/0 /4/1 /4/0/0 /4/1/0 /4/1/1 /4/1/2"),
        ("rows", "$[1]..[*, 0]", "/1/0 /1/1 /1/0 /1/1/0 /1/1/1 /1/1/0"),
        ("rows", "$[4]..*..*", "/4/0/0 /4/1/0 /4/1/1 /4/1/2"),
        ("rows", "$[4]..[1:]..[1:]", "/4/1/1 /4/1/2"),
        // Filters: existence.
        ("shop", "$.books[?@.isbn]", "/books/1"),
        ("shop", "$.books[?!@.isbn]", "/books/0 /books/2"),
        ("shop", "$.books[?@.tags]", "/books/0 /books/2"),
        ("shop", "$.books[?@.tags[0]]", "/books/0"),
        ("shop", "$.books[?@.tags[-1]].title", "/books/0/title"),
        ("shop", "$.books[?@.*[*]]", "/books/0"),
        ("shop", "$[?@.title]", "/lamp"),
        ("shop", "$[?@..title]", "/books /lamp"),
        ("shop", "$[?@]", "/books /lamp /title"),
        ("shop", "$..[?@.price]", "/lamp /books/0 /books/1 /books/2"),
        ("shop", "$..[?@.price].title", "/lamp/title /books/0/title /books/1/title /books/2/title"),
        ("shop", "$.books[?@.title, ?@.isbn]", "/books/0 /books/1 /books/2 /books/1"),
        ("shop", "$.books[?@.isbn, 0]", "/books/1 /books/0"),
        ("shop", "$.books[?@[?@ == 'Emma']]", "/books/0"),
        ("shop", "$.books[?@.tags[?@ == 'novel']]", "/books/0"),
        ("shop", "$[?@[?@.isbn]]", "/books"),
        ("objects", "$[?@.k]", "/0 /1 /3 /4 /5"),
        ("objects", "$[?@[0].k]", "/6"),
        ("objects", "$[?@[0]]", "/6"),
        ("objects", "$[?@.k.j]", "/4"),
        ("objects", "$..[?@ == 3]", "/4/k/j/0 /5/k/2"),
        // Filters: comparisons.
        ("shop", "$.books[?@.price == 8]", "/books/0 /books/2"),
        ("shop", "$.books[?@.price == 8.0]", "/books/0 /books/2"),
        ("shop", "$.books[?@.price != 8]", "/books/1"),
        ("shop", "$.books[?@.price < 12.5]", "/books/0 /books/2"),
        ("shop", "$.books[?@.price <= 12.5]", "/books/0 /books/1 /books/2"),
        ("shop", "$.books[?@.price > 8]", "/books/1"),
        ("shop", "$.books[?@.price >= 1.25e1]", "/books/1"),
        ("shop", "$.books[?8 == @.price]", "/books/0 /books/2"),
        ("shop", "$.books[?@['price'] > 8 || @.title == 'Emma']", "/books/0 /books/1"),
        ("shop", "$.books[?@.price == 8 && @.tags[0]]", "/books/0"),
        ("shop", "$.books[?@.price > 8 && @.isbn || @.title == \"Faust\"]", "/books/1 /books/2"),
        ("shop", "$.books[?@.price == 8 && (@.isbn || @.tags[0])]", "/books/0"),
        ("shop", "$.books[?!(@.price == 8 && @.tags[0])]", "/books/1 /books/2"),
        ("shop", "$.books[?@.isbn == @.none]", "/books/0 /books/2"),
        ("shop", "$.books[?@.none == @.nothing]", "/books/0 /books/1 /books/2"),
        ("shop", "$.books[?@.none != 1]", "/books/0 /books/1 /books/2"),
        ("shop", "$.books[?@.title < 'F']", "/books/0"),
        ("shop", "$.books[?@.title >= 'Faust']", "/books/1 /books/2"),
        ("shop", "$.books[?@.price < 'a']", ""),
        ("shop", "$[?@.title == null]", "/lamp"),
        ("shop", "$.books[?@.tags == $.books[2].tags]", "/books/2"),
        (
            "shop", "$.books[?@.price < $.lamp.price].title",
            "/books/0/title /books/1/title /books/2/title"
        ),
        ("shop", "$..[?@.price > $.books[0].price]", "/lamp /books/1"),
        ("kinds", "$[?@ == 1]", "/i /d /e"),
        ("kinds", "$[?@ == 1e0]", "/i /d /e"),
        ("kinds", "$[?@ == '1']", "/s"),
        ("kinds", "$[?@ == true]", "/t"),
        ("kinds", "$[?@ == false]", "/f"),
        ("kinds", "$[?@ == null]", "/n"),
        ("kinds", "$[?@ == 0]", "/z"),
        ("kinds", "$[?@ == -0]", "/z"),
        ("kinds", "$[?@ == 12345678901234567890]", "/big"),
        ("kinds", "$[?@ == 12345678901234567891]", ""),
        ("kinds", "$[?@ > 12345678901234567889]", "/big"),
        ("kinds", "$[?@ < 0.5]", "/z"),
        ("kinds", "$[?@ <= true]", "/t"),
        ("kinds", "$[?@ < true]", ""),
        ("kinds", "$[?@ == '']", "/empty"),
        ("kinds", "$[?@ == $.arr]", "/arr"),
        ("kinds", "$[?@ == $.obj]", "/obj"),
        ("kinds", "$[?@.k == $.arr[0]]", "/obj"),
        ("kinds", #"$[?@ == "e\u0301"]"#, "/é"),
        ("kinds", "$[?@ == 'é']", ""),
        ("objects", "$[?@.k == 1]", "/0"),
        ("objects", "$[?@.v == @.none]", "/1 /3 /4 /5 /6 /7"),
        ("objects", "$[?@.k > 1]", "/1"),
        // Of equal keys the last one counts.
        ("equal", "$[?@ == $[1]]", "/0 /1 /2"),
        ("equal", "$[?@ == $[2]]", "/0 /1 /2"),
        ("equal", "$[?@ <= $[4]]", "/3 /4 /5"),
        ("equal", "$[?@ >= $[5]]", "/3 /4 /5"),
        ("equal", "$[?@ != $[0]]", "/3 /4 /5 /6 /7"),
        ("equal", "$[?@ == $[7]]", "/7"),
        // Functions.
        ("shop", "$.books[?length(@.title) == 5].title", "/books/2/title"),
        ("shop", "$.books[?length(@.tags) > 0]", "/books/0"),
        ("shop", "$.books[?length(@) == 3]", "/books/0 /books/1 /books/2"),
        ("shop", "$.books[?length(@.none) == length(@.price)]", "/books/0 /books/1 /books/2"),
        ("shop", "$.books[?count(@.*) == 3]", "/books/0 /books/1 /books/2"),
        ("shop", "$.books[?count(@.tags[*]) >= 1]", "/books/0"),
        ("shop", "$[?count(@..*) > 4]", "/books"),
        ("shop", "$[?value(@..isbn) == '0-1']", "/books"),
        ("shop", "$[?value(@..title) == null]", "/lamp"),
        ("shop", "$[?value(@..price) > 0]", "/lamp"),
        ("shop", "$.books[?match(@.title, '[A-E].*')]", "/books/0"),
        ("shop", "$.books[?search(@.title, 's')]", "/books/1 /books/2"),
        ("shop", "$.books[?!search(@.title, 's')]", "/books/0"),
        ("shop", "$.books[?match(@.isbn, '[0-9]-[0-9]')]", "/books/1"),
        ("words", "$[?match(@, 'h.llo')]", "/0 /1"),
        ("words", "$[?match(@, 'he.lo')]", "/0"),
        ("words", "$[?search(@, 'l+')]", "/0 /1 /3"),
        ("words", #"$[?match(@, '\\p{Lu}+')]"#, "/2"),
        ("words", "$[?match(@, '')]", "/5"),
        ("words", "$[?search(@, '')]", "/0 /1 /2 /3 /4 /5 /6"),
        ("words", "$[?match(@, '.x')]", "/6"),
        ("words", "$[?length(@) == 2]", "/6"),
        ("words", "$[?match(@, '(')]", ""),
        ("words", "$[?match(@, $[0])]", "/0"),
        ("words", "$[?search($[0], @)]", "/0 /5"),
        ("words", "$[?match(@, 7)]", ""),
        ("words", "$..[?@ == 'hello']", "/0 /9/0"),
        ("words", "$[?search(@, '^h') && search(@, 'o$')]", "/0 /1 /3"),
        // Pointers.
        ("shop", "", "()"),
        ("shop", "/books/0/title", "/books/0/title"),
        ("shop", "/books/*/title", "/books/0/title /books/1/title /books/2/title"),
        ("shop", "/*", "/books /lamp /title"),
        ("shop", "/*/*", "/books/0 /books/1 /books/2 /lamp/price /lamp/title"),
        ("shop", "/books/00", ""),
        ("shop", "/books/-", ""),
        ("kinds", "/~2", "/*"),
        ("kinds", "/~0", "/~0"),
        ("kinds", "/a~1b", "/a~1b"),
        ("kinds", "/", "/"),
        ("kinds", "/0", "/0"),
        ("rows", "/0/0", "/0/0"),
        ("rows", "/*/0", "/0/0 /1/0 /4/0"),
    ]

    @Test func selectsWhatItShall() throws {
        #expect(PathTests.rows.count >= 150)
        for (name, path, pointers) in PathTests.rows {
            let text = try #require(PathTests.documents[name])
            _ = try PathAgreement(path, in: Array(text.utf8)).nodes()
            let nodes = try JSONValue(parsing: text).nodes(at: JSONPath(path))
            let found = nodes.map { $0.path.isRoot ? "()" : $0.path.pointer.description }
            #expect(found.joined(separator: " ") == pointers, "\(name) \(path)")
        }
    }

    @Test func pointersAreOfOneType() throws {
        let path = JSONPath(JSONPointer(tokens: ["a", "*", "0", "~/"]))
        #expect(path.text == "/a/~2/0/~0~1")
        let value: JSONValue = ["a": ["*": [["~/": 1]], "b": [["~/": 2]]]]
        #expect(try value.values(at: path) == [1])
        #expect(try value.values(at: "/a/*/0/~0~1") == [1, 2])
        #expect(path == JSONPath(JSONPointer(tokens: ["a", "*", "0", "~/"])))
    }

    @Test func normalizedPaths() {
        let rows: [(JSONValuePath, String)] = [
            ([], "$"),
            (["a", 0], "$['a'][0]"),
            (["it's", "\"", "\\"], #"$['it\'s']['"']['\\']"#),
            (
                ["\n\t\r\u{8}\u{C}", "\u{B}\u{1F}", "é𝄞\u{7F}"],
                #"$['\n\t\r\b\f']['\u000b\u001f']['é𝄞"# + "\u{7F}']"
            ),
        ]
        for (path, text) in rows { #expect(path.normalizedPath == text) }
    }

    /// Values of several documents, in any order.
    @Test func pathsOfValuesOfOtherDocuments() throws {
        let small = try JSONDocument(parsing: "[1]")
        let elements = (0..<20_000).map { "[\($0)]" }.joined(separator: ",")
        let large = try JSONDocument(parsing: "[\(elements)]")
        let nodes = try large.nodes(at: "$[-1, 0, 7][0]")
        #expect(small.paths(of: nodes) == [[19_999, 0], [0, 0], [7, 0]])
        let mixed = [nodes[0], small.root, nodes[1], try #require(small[0]), nodes[2], large.root]
        for document in [small, large] {
            #expect(document.paths(of: mixed) == [[19_999, 0], [], [0, 0], [0], [7, 0], []])
        }
        #expect(small.paths(of: []).isEmpty)
    }

    @Test func nodesAreEqualByPathAndValue() throws {
        let value: JSONValue = ["a": [1, 1]]
        let (nodes, again) = (try value.nodes(at: "$..*"), try value.nodes(at: "$..*"))
        #expect(nodes.map(\.path) == [["a"], ["a", 0], ["a", 1]])
        #expect(nodes == again && Set(nodes + again).count == 3)
        #expect(try value.nodes(at: "$") != JSONValue.null.nodes(at: "$"))
    }

    /// Members that were dropped have no length, in any kind of value.
    @Test(arguments: [0, 100]) func lengthsWithoutDroppedMembers(padding: Int) throws {
        let others = (0..<padding).map { #""k\#($0)":0,"# }.joined()
        let text = #"{"x":{\#(others)"a":1,"a":2,"b":3},"y":{\#(others)"a":1,"b":2,"c":3}}"#
        let options = JSONReadingOptions(duplicateKeys: .first)
        let tree = try JSONValue(parsing: text, options: options)
        let document = try JSONDocument(parsing: text, options: options)
        for (count, key) in [(padding + 2, "x"), (padding + 3, "y")] {
            let path = try JSONPath("$[?length(@) == \(count)]")
            #expect(try tree.nodes(at: path).map(\.path) == [[.key(key)]])
            #expect(try document.nodes(at: path).map(\.path) == [[.key(key)]])
            let stream = try JSONStream(.bytes(Array(text.utf8)), options: options)
                .values(at: path).located()
            #expect(try stream.next()?.path == [.key(key)])
            #expect(try stream.next() == nil)
        }
    }

    @Test func texts() throws {
        let path: JSONPath = "$.books[?@.price < 10]"
        #expect("\(path)" == "$.books[?@.price < 10]")
        #expect(path == "$.books[?@.price < 10]")
        #expect(path != "$.books[?@.price < 11]")
    }

    /// Strings that Swift calls equal are different here.
    @Test func bytesCount() throws {
        #expect(JSONPath("$['é']") != JSONPath("$['e\u{301}']"))
        #expect(JSONPath("/\u{301}a").text == "/\u{301}a")
        let value: JSONValue = ["\u{301}a": 1, "a": ["\u{301}b": 2]]
        #expect(try value.values(at: JSONPath("/\u{301}a")) == [1])
        #expect(try value.values(at: JSONPath("/a/\u{301}b")) == [2])
        let rows = try JSONValue(
            parsing: #"[{"p": "é", "t": "é"}, {"p": "e\u0301", "t": "e\u0301"}]"#
        )
        #expect(try rows.values(at: "$[?match(@.t, @.p)]").count == 2)
    }

    /// A number that was rounded when it was read is still the one that was written.
    @Test func roundedNumbersAreEqualToTheirTexts() throws {
        let value = try JSONValue(parsing: "[1.00000000000000000001, 9007199254740993, 1e2]")
        #expect(try value.values(at: "$[?@ == 1.00000000000000000001]").count == 1)
        #expect(try value.values(at: "$[?@ == 9007199254740992]").isEmpty)
        #expect(try value.values(at: "$[?@ == 9007199254740993]").count == 1)
        #expect(try value.values(at: "$[?@ == 100]").count == 1)
    }

    /// Exponents beyond all bounds are not compared with each other.
    @Test(arguments: [
        ("1e999", "2e999", true), ("1e999999999999999", "1e1000000000000000", true),
        ("1e1000000000000000", "2e1000000000000000", false),
        ("1e99999999999999999999", "1e1000000000000000000", false),
        ("-1e99999999999999999999", "1e99999999999999999999", true),
        ("1e-99999999999999999999", "1e99999999999999999999", true),
        ("1e-99999999999999999999", "1e-1000000000000000000", false),
        ("0e99999999999999999999", "1e-99999999999999999999", true),
        ("-1e999", "-1e-99999999999999999999", true),
    ])
    func largestExponents(_ left: String, _ right: String, isLess: Bool) throws {
        let value: JSONValue = [1]
        #expect(try value.values(at: JSONPath("$[?\(left) < \(right)]")).isEmpty != isLess)
        #expect(try value.values(at: JSONPath("$[?\(right) < \(left)]")).isEmpty)
    }

    /// An integer is compared with a float by what the float is, not by its shortest text.
    @Test(arguments: [
        // The float, an integer that is equal to it, less, and greater.
        (
            "1152921504606846976.0", "1152921504606846976", "1152921504606846975",
            "1152921504606847000"
        ),
        ("1.152921504606846976e18", "1152921504606846976", "-1", "1152921504606846977"),
        ("18446744073709551616.0", "18446744073709551616", "18446744073709551615", "1\(zeros(20))"),
        ("-18446744073709551616.0", "-18446744073709551616", "-18446744073709551617", "-1"),
        (
            "9223372036854775808e0", "9223372036854775808", "9223372036854775807",
            "9223372036854775809"
        ),
        ("1e23", "99999999999999991611392", "99999999999999991611391", "1\(zeros(23))"),
        ("1e300", nil, "99\(zeros(298))", "11\(zeros(300))"),
        ("0.0", "0", "-1", "1"), ("-0.5", nil, "-1", "0"), ("2.5", nil, "2", "3"),
        ("1.5", nil, "-1\(zeros(400))", "1\(zeros(400))"), ("1.5", nil, "-1e400", "1e400"),
        ("-0.0", nil, "-1.5e400", "1.5e400"), ("1.5", "1.5", "1e-400", "15e399"),
    ])
    func integersBesideFloats(
        _ float: String,
        _ equal: String?,
        _ less: String,
        _ greater: String
    ) throws {
        let value = try JSONValue(parsing: "[\(float)]")
        for (other, sign) in [(equal, "=="), (less, ">"), (greater, "<")] {
            guard let other else { continue }
            for comparison in ["==", "<", ">"] {
                let path = try JSONPath("$[?@ \(comparison) \(other)]")
                let count = comparison == sign ? 1 : 0
                #expect(try value.values(at: path).count == count, "\(path)")
                let reversed = try JSONPath("$[?\(other) \(comparison) @]")
                let isFound = comparison == ["==": "==", "<": ">", ">": "<"][sign]
                #expect(try value.values(at: reversed).count == (isFound ? 1 : 0), "\(reversed)")
            }
        }
    }

    private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
