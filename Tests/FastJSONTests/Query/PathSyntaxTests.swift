import FastJSON
import Testing

@Suite struct PathSyntaxTests {
    /// A text, and what is wrong with it.
    static let rows: [(String, String)] = [
        ("$x", "expected '.', '..', '[' or the end, found 'x', at column 2"),
        ("$ ", "expected '.', '..', '[' or the end, found a space, at column 2"),
        ("$.", "expected a name or '*', found the end, at column 3"),
        ("$.1", "expected a name or '*', found '1', at column 3"),
        ("$..", "expected a name, '*' or '[', found the end, at column 4"),
        ("$...a", "expected a name, '*' or '[', found '.', at column 4"),
        ("$.é.-", "expected a name or '*', found '-', at column 5"),
        (
            "$[",
            "expected a name in quotes, an index, a slice, '*' or '?', found the end, at column 3"
        ),
        ("$[]", "expected a name in quotes, an index, a slice, '*' or '?', found ']', at column 3"),
        (
            "$[a]",
            "expected a name in quotes, an index, a slice, '*' or '?', found 'a', at column 3"
        ),
        ("$[1", "expected ',' or ']', found the end, at column 4"),
        ("$[1 2]", "expected ',' or ']', found '2', at column 5"),
        (
            "$[1,]",
            "expected a name in quotes, an index, a slice, '*' or '?', found ']', at column 5"
        ),
        ("$[01]", "an integer has no leading zero, and '-0' is none, at column 3"),
        ("$[-0]", "an integer has no leading zero, and '-0' is none, at column 3"),
        ("$[-]", "expected a digit, found ']', at column 4"),
        ("$[9007199254740992]", "an integer is from -(2^53 - 1) to 2^53 - 1, at column 3"),
        ("$[1:99999999999999999999]", "an integer is from -(2^53 - 1) to 2^53 - 1, at column 5"),
        ("$['a]", "a string has no closing quote, at column 3"),
        ("$['a\n']", "a control character in a string must be escaped, at column 5"),
        (#"$['\"']"#, #"'\' starts no escape here, at column 4"#),
        (#"$['é\x']"#, #"'\' starts no escape here, at column 5"#),
        (#"$['\u12']"#, #"'\u' needs four hexadecimal digits, at column 4"#),
        (#"$['\u+123']"#, #"'\u' needs four hexadecimal digits, at column 4"#),
        (
            #"$['\ud800']"#,
            "an escape is half of a surrogate pair without the other half, at column 4"
        ),
        (
            #"$['\udc00\ud800']"#,
            "an escape is half of a surrogate pair without the other half, at column 4"
        ),
        ("$[?]", "expected '@', '$', '!', '(', a value or a function, found ']', at column 4"),
        ("$[?@.a", "expected ',' or ']', found the end, at column 7"),
        (
            "$[?@.a ==]",
            "expected '@', '$', '!', '(', a value or a function, found ']', at column 10"
        ),
        ("$[?@.a == 1 == 2]", "expected ',' or ']', found '=', at column 13"),
        ("$[?@.a = 1]", "expected '==', found '=', at column 8"),
        ("$[?(@.a == 1  and @.b)]", "expected '&&', found 'and', at column 15"),
        ("$[?@.a or @.b]", "expected '||', found 'or', at column 8"),
        ("$[?(@.a]", "expected ')', found ']', at column 8"),
        ("$[?!@.a == 1]", "expected ',' or ']', found '=', at column 9"),
        ("$[?1]", "expected a comparison: a value alone is no test, found ']', at column 5"),
        ("$[?!1]", "'!' needs a query or a test, at column 5"),
        ("$[?@.* == 1]", "a query that may find several values cannot be compared, at column 4"),
        ("$[?1 == $..a]", "a query that may find several values cannot be compared, at column 9"),
        (
            "$[?@[?@.a] == 1]",
            "a query that may find several values cannot be compared, at column 4"
        ),
        ("$[?@.a == 01]", "\"01\" is not a number, at column 11"),
        ("$[?@.a == 1.]", "\"1.\" is not a number, at column 11"),
        (
            "$[?@.a == True]",
            "expected '@', '$', '!', '(', a value or a function, found 'T', at column 11"
        ),
        ("$[?@.a == nul]", "\"nul\" is neither a value nor a call, at column 11"),
        ("$[?size(@.a) == 1]", "there is no function \"size\", at column 4"),
        (
            "$[?length(@.*) == 1]",
            "a query that may find several values cannot be compared, at column 11"
        ),
        (
            "$[?length(@.a)]",
            "expected a comparison: a value alone is no test, found ']', at column 15"
        ),
        ("$[?length(@.a, 1) == 1]", "expected ')', found ',', at column 14"),
        ("$[?count(1) == 1]", "'count' takes a query, at column 10"),
        ("$[?value('a') == 1]", "'value' takes a query, at column 10"),
        ("$[?match(@.a)]", "expected ',': match has two arguments, found ')', at column 13"),
        (
            "$[?match(@.a, 'b') == true]",
            "the result of 'match' and 'search' cannot be compared, at column 4"
        ),
        (
            "$[?match(@.a, search(@, 'a'))]",
            "the result of 'match' and 'search' cannot be compared, at column 15"
        ),
        ("$[?length (@.a) == 1]", "\"length\" is neither a value nor a call, at column 4"),
    ]

    @Test func errorsSayWhatIsWrongAndWhere() {
        for (text, reason) in PathSyntaxTests.rows {
            let error = #expect(throws: JSONError.self, "\(text)") { try JSONPath(text) }
            let shown = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                .replacing("\n", with: "\\n")
            #expect(error?.message == "invalid JSON path \"\(shown)\": \(reason)")
            #expect(error?.code == .invalidPath)
        }
    }

    @Test("Regular expressions that match nothing, and why")
    func warnings() throws {
        for (text, warnings) in [
            ("/a/*", []), ("$[?match(@, 'a+') && search(@, '[0-9]')]", []),
            ("$[?match(@, @.a) && match(@, 3)]", []),
            (
                #"$[?match(@, '\\d') || !search(@.a, 'a(')]"#,
                [
                    #"the regular expression "\\d" matches nothing: write [0-9] for \d (character 1 of it)"#,
                    #"the regular expression "a(" matches nothing: the group is not closed (character 2 of it)"#,
                ]
            ),
        ] as [(String, [String])] {
            let path = try JSONPath(text)
            #expect(path.warnings == warnings)
            #expect(try (["1", "a"] as JSONValue).values(at: path).count >= 0)
        }
    }

    @Test func countsHaveLimits() throws {
        func names(_ count: Int) -> String { "$" + String(repeating: ".a", count: count) }
        func number(_ count: Int) -> String {
            "$[?@ < \(String(repeating: "1", count: count))]"
        }
        _ = try (JSONPath(names(1000)), JSONPath(number(4096)))
        for (text, reason) in [
            (names(1001), "there are more than 1000 selectors, at column 2003"),
            (names(100_000), "there are more than 1000 selectors, at column 2003"),
            (names(999) + "..*.*", "there are more than 1000 selectors, at column 2004"),
            (number(4097), "a number has more than 4096 bytes, at column 8"),
        ] {
            let error = #expect(throws: JSONError.self) { try JSONPath(text) }
            #expect(error?.code == .invalidPath)
            #expect(error?.message.hasSuffix(": \(reason)") == true)
        }
    }

    @Test func nestingHasALimit() throws {
        func filters(_ count: Int) -> String {
            "$" + String(repeating: "[?@", count: count) + String(repeating: "]", count: count)
        }
        func parentheses(_ count: Int) -> String {
            "$[?" + String(repeating: "(", count: count) + "@"
                + String(repeating: ")", count: count) + "]"
        }
        _ = try JSONPath(filters(32))
        _ = try JSONPath(parentheses(62))
        for text in [filters(33), filters(100_000), parentheses(63), parentheses(100_000)] {
            let error = #expect(throws: JSONError.self) { try JSONPath(text) }
            #expect(error?.message.contains("filters are nested more than 64 levels deep") == true)
        }
    }
}
