import FastJSON
import TestSupport
import Testing

/// What streams add to paths.
@Suite struct PathStreamTests {
    private static let shop = #"""
        {"books": [{"price": 8, "title": "Emma"},
          {"title": "Ulysses", "price": 12}, {"price": "free"}, {"price": 3}],
         "title": "Shop"}
        """#

    @Test(arguments: StreamMode.all)
    func elementsAreThoseOfAQuery(_ mode: StreamMode) throws {
        let elements = try mode.stream(Self.shop).elements(at: "$..books[?@.price < 10]") {
            cursor throws(JSONError) in
            try cursor.readValue()["price"]?.int ?? -1
        }
        var prices: [Int] = []
        while let price = try elements.next() { prices.append(price) }
        #expect(prices == [8, 3])
        #expect(elements.path == ["books", 3])
        #expect(elements.checkpoint == nil)
    }

    /// Values inside values that are selected come after them, in the order of the document.
    @Test(arguments: StreamMode.all)
    func valuesInsideOthersAreSelectedToo(_ mode: StreamMode) throws {
        let text = #"{"x": {"a": 1}, "a": {"b": [{"a": 2}], "a": 3}}"#
        let elements = try mode.stream(text).rawValues(at: "$..a").located()
        var found: [String] = []
        while let element = try elements.next() {
            let text = String(decoding: element.value, as: UTF8.self)
            found.append("\(element.offset) \(element.path) \(text)")
        }
        #expect(
            found == [
                "12 $.x.a 1", #"21 $.a {"b": [{"a": 2}], "a": 3}"#, "34 $.a.b[0].a 2",
                "44 $.a.a 3",
            ]
        )
    }

    /// Elements that are wrong are told with their places, whether they were held or not.
    @Test(arguments: StreamMode.all)
    func errorsHaveTheirPlaces(_ mode: StreamMode) throws {
        for path: JSONPath in [
            "$.books[?@.price].price", "$..price", "/books/*/price", "$.books[-4:].price",
        ] {
            let elements = try mode.stream(Self.shop).values(at: path, onError: .collect(limit: 9))
            {
                cursor throws(JSONError) in try cursor.readInt()
            }
            var prices: [Int] = []
            while let price = try elements.next() { prices.append(price) }
            #expect(prices == [8, 12, 3], "\(path)")
            #expect(elements.rejects.count == 1)
            let error = elements.rejects.first?.error
            #expect(error?.message == "expected an integer, found a string")
            #expect(error?.path == ["books", 2, "price"], "\(path)")
            #expect(error?.offset == 89 && error?.line == 2 && error?.column == 48, "\(path)")
            #expect(elements.rejects.first?.index == 2)
        }
    }

    @Test(arguments: StreamMode.some)
    func mistakesOfTheDocumentAreFound(_ mode: StreamMode) throws {
        let rows: [(String, JSONPath, String)] = [
            (#"{"a": [1, {"b": 2]}"#, "$..b", "expected ',' or '}' after a member, found ']'"),
            (#"{"a": [1, {"b": 2]}"#, "$.a[?@.b]", "expected ',' or '}' after a member, found ']'"),
            (#"{"a": [1, {"b": 2]}"#, "$.a[-1]", "expected ',' or '}' after a member, found ']'"),
            (
                #"{"a": [1, {"b": 2}"#, "$.a[-1]",
                "unexpected end of input: expected ',' or ']' after an element"
            ),
            (
                #"{"a": [1, {"b": 02}]}"#, "$.x",
                "invalid number: a number cannot start with 0 followed by a digit"
            ),
        ]
        for (text, path, message) in rows {
            let values = try mode.stream(text).values(at: path)
            let error = #expect(throws: JSONError.self) { while try values.next() != nil {} }
            #expect(error?.message == message, "\(path)")
        }
    }

    @Test func whatIsHeldHasALimit() throws {
        let text = #"{"a": [{"b": 1}, {"b": "0123456789"}]}"#
        for (path, offset) in [("$.a[?@.b]", 17), ("$.a[-1]", 6), ("$[?$.a]", 0)]
            as [(JSONPath, Int)]
        {
            for mode in StreamMode.some {
                let options = JSONReadingOptions(limits: JSONLimits(elementLength: 15))
                let values = try mode.stream(text, options: options).values(at: path)
                let error = #expect(throws: JSONError.self) { while try values.next() != nil {} }
                #expect(error?.message == "the element is longer than the limit of 15 bytes")
                #expect(error?.offset == offset, "\(path) \(mode)")
            }
        }
    }

    /// Only objects have members: an array that a filter for members looks at is not held.
    @Test func arraysAreNotHeldForMembers() throws {
        let text = "{\"a\": [" + (0..<100).map { "{\"b\": \($0)}" }.joined(separator: ", ") + "]}"
        let options = JSONReadingOptions(limits: JSONLimits(elementLength: 20))
        let values = try JSONStream(.bytes(Array(text.utf8)), options: options).values(
            at: "$..[?@.b > 97]"
        )
        #expect(try values.next() == ["b": 98])
        #expect(try values.next() == ["b": 99])
        #expect(try values.next() == nil)
    }

    @Test func equalKeysAreThoseOfTheOptions() throws {
        let text = #"{"a": {"b": 1, "b": 2}, "a": {"b": 3}}"#
        for mode in StreamMode.some {
            func numbers(_ keys: JSONDuplicateKeys, _ path: JSONPath) throws -> [Int?] {
                let options = JSONReadingOptions(duplicateKeys: keys)
                let values = try mode.stream(text, options: options).values(at: path)
                var numbers: [Int?] = []
                while let value = try values.next() { numbers.append(value.int) }
                return numbers
            }
            // Each as it comes, but in what is held, where the last one counts.
            #expect(try numbers(.last, "$.a.b") == [1, 2, 3])
            #expect(try numbers(.first, "$.a.b") == [1])
            #expect(try numbers(.last, "$[?@.b].b") == [2, 3])
            #expect(try numbers(.first, "$[?@.b].b") == [1])
            for path in ["$.*.*", "$..*", "$..b", "$[?@.b].*"] as [JSONPath] {
                #expect(try numbers(.first, path).compactMap { $0 } == [1], "\(path)")
            }
            let error = #expect(throws: JSONError.self) { try numbers(.reject, "$..x") }
            #expect(error?.message == "duplicate key \"b\"")
            #expect(throws: JSONError.self) { try numbers(.reject, "$[?@.b].b") }
        }
    }

    @Test func checkpointsNeedValuesOneAfterTheOther() throws {
        let stream = try JSONStream(.bytes(Array(Self.shop.utf8))).values(at: "$.books[*].price")
        _ = try stream.next()
        let checkpoint = try #require(stream.checkpoint)
        let rest = try JSONStream(.bytes(Array(Self.shop.utf8))).resuming(at: checkpoint)
            .values(at: "$.books[*].price")
        #expect(try rest.next() == 12)
        for path: JSONPath in ["$..price", "$.books[?@.price]", "$.books[-1]", "$.books[0, 1]"] {
            let error = #expect(throws: JSONError.self) {
                _ = try JSONStream(.bytes([])).resuming(at: checkpoint).values(at: path)
            }
            #expect(
                error?.message
                    == "a path with descendants, filters, several selectors in one segment, or "
                    + "places counted from the end has no checkpoints"
            )
        }
    }

    @Test func severalPathsMustBeApart() throws {
        func stream() -> JSONStream { JSONStream(.bytes(Array(Self.shop.utf8))) }
        func raw(_ path: JSONPath) -> JSONSelection<JSONValue> {
            .values(at: path) { cursor throws(JSONError) in try cursor.readValue() }
        }
        let values = try stream().select(raw("$.books[?@.title].title"), raw("$.title"))
        var titles: [JSONValue] = []
        while let title = try values.next() { titles.append(title) }
        #expect(titles == ["Emma", "Ulysses", "Shop"])
        let rows: [(JSONPath, JSONPath)] = [
            ("$..a", "$.b"), ("$.a[0]", "$.a[-1]"), ("$.a", "/a"), ("$.a[1:]", "$.a[*]"),
            ("/a/0", "$.a[0]"),
        ]
        for (first, second) in rows {
            let error = #expect(throws: JSONError.self, "\(first) \(second)") {
                _ = try stream().select(raw(first), raw(second))
            }
            let kind = second.text.hasPrefix("$") ? "path" : "pointer"
            #expect(
                error?.message
                    == "invalid JSON \(kind) \"\(second)\": it may select the same values "
                    + "as, or values inside those of, \"\(first)\""
            )
        }
        for (first, second) in [
            ("$.a", "$.b"), ("$[0]", "$[1]"), ("$.a[0]", "$.a.b"), ("/a/x", "$.a[0]"),
        ] {
            _ = try stream().select(raw(JSONPath(first)), raw(JSONPath(second)))
        }
    }

    @Test func inParallelAQueryEndsWithAWildcard() async throws {
        let elements = try JSONStream(.bytes(Array(Self.shop.utf8))).parallelElements(
            at: "$.books[*]"
        )
        var count = 0
        for try await _ in elements { count += 1 }
        #expect(count == 4)
        for path: JSONPath in ["$.books", "$.books[0]", "$..*", "$.books[?@.price]"] {
            let error = #expect(throws: JSONError.self) {
                _ = try JSONStream(.bytes([])).parallelElements(at: path)
            }
            #expect(error?.code == .invalidPath)
        }
    }

    /// A pointer beside a path for which the document is held, and one of very many steps.
    @Test(arguments: StreamMode.some)
    func pointersInADocumentThatIsHeld(_ mode: StreamMode) throws {
        func run(_ text: String) throws -> [Int] {
            let numbers = try mode.stream(text).select(
                .elements(at: "/a") { cursor throws(JSONError) in try cursor.readInt() },
                .values(at: "$.b[?@.x == $.c].x") { cursor throws(JSONError) in try cursor.readInt()
                }
            )
            var found: [Int] = []
            while let number = try numbers.next() { found.append(number) }
            return found
        }
        #expect(try run(#"{"a": [], "b": [{"x": 1}, {"x": 2}], "c": 1}"#) == [1])
        #expect(try run(#"{"b": [{"x": 1}], "a": [5, 6], "c": 1}"#) == [1, 5, 6])
        let none = #expect(throws: JSONError.self) { try run(#"{"b": [], "c": 1}"#) }
        #expect(none?.message == "there is nothing at \"/a\"")
        let other = #expect(throws: JSONError.self) { try run(#"{"a": {}, "c": 1}"#) }
        #expect(other?.message == "expected an array, found an object")
        #expect(other?.path == ["a"])
        let depth = 300
        let text = String(repeating: "[", count: depth) + "7" + String(repeating: "]", count: depth)
        let path = JSONPath(JSONPointer(tokens: Array(repeating: "0", count: depth - 1)))
        let elements = try mode.stream(text).elements(at: path)
        #expect(try elements.next() == 7)
        #expect(elements.path.steps.count == depth)
        #expect(try elements.next() == nil)
    }
}
