import FastJSON
import TestSupport
import Testing

/// Reading structures with the pull calls of the cursor, in every mode.
@Suite struct PullingTests {
    private func team(
        _ text: String,
        in mode: ReadingMode,
        syntax: JSONSyntax = []
    ) throws(JSONError) -> Team {
        try mode.withCursor(over: Array(text.utf8), options: .init(syntax: syntax)) {
            cursor throws(JSONError) in
            try Team(from: &cursor)
        }
    }

    private static let full = #"""
         {
            "unknown": {"name": "no", "people": [[], {"id": [null]}]},
            "name": "M\u00fcnchen \"é\" \ud83d\ude00",
            "size": 255, "ratio": -1.5e-3,
            "active": true,
            "people": [
                {"id": -9223372036854775808, "tags": []},
                {},
                {"tags": ["a", "", "long enough for several words"], "more": 1e400, "id": 3}
            ],
            "homepage": {"url": ["x", 1, null]},
            "last": "skipped"
        }
        """#

    @Test(arguments: ReadingMode.all)
    func nestedStructure(_ mode: ReadingMode) throws {
        let team = try team(Self.full, in: mode)
        #expect(team.name == "München \"é\" 😀")
        #expect(team.size == 255)
        #expect(team.ratio == -0.0015)
        #expect(team.isActive)
        #expect(
            team.people == [
                Team.Person(id: .min, tags: []),
                Team.Person(id: 0, tags: []),
                Team.Person(id: 3, tags: ["a", "", "long enough for several words"]),
            ]
        )
        #expect(team.homepage == ["url": ["x", 1, nil]])
    }

    @Test(
        arguments: ["{}", " { } ", #"{"people": []}"#, #"{"ratio": null, "x": {}}"#],
        ReadingMode.all
    )
    func almostEmptyStructure(_ text: String, mode: ReadingMode) throws {
        let team = try team(text, in: mode)
        #expect(team.name.isEmpty && team.ratio == nil && team.people.isEmpty)
    }

    // MARK: Departures from the grammar

    /// A document with comments and commas wherever they may stand.
    private static let decorated = """
        /*1*/ { /*2*/ "name" /*3*/ : /*4*/ "x" /*5*/ , // 6
        "people" : [ /*7*/ { "id" : 1 /*8*/ , } , /*9*/ { "tags" : [ "a" , "b" , ] , } /**/ , ] ,
        "size":7,/*10*/"ratio"://11
        /**/null,"active":/***/true,"unknown":[[1,],{"a":2,},],/*12*/}/*13*///14
        """

    @Test(arguments: ReadingMode.all)
    func commentsAndTrailingCommas(_ mode: ReadingMode) throws {
        let team = try team(
            Self.decorated,
            in: mode,
            syntax: [.allowComments, .allowTrailingCommas]
        )
        #expect(team.name == "x" && team.size == 7 && team.isActive && team.ratio == nil)
        #expect(
            team.people == [Team.Person(id: 1, tags: []), Team.Person(id: 0, tags: ["a", "b"])]
        )
    }

    /// Departures with what must be allowed for them, and the error if it is not.
    static let departures: [(text: String, syntax: JSONSyntax, error: String)] = [
        (
            #"{"size": 1,}"#, .allowTrailingCommas,
            "expected a key in double quotes, found '}' (line 1, column 12)"
        ),
        (
            #"{"people": [{"id": 1},]}"#, .allowTrailingCommas,
            "$.people[1]: expected a value, found ']' (line 1, column 23)"
        ),
        (
            #"/**/{"size": 1}"#, .allowComments,
            "expected a value, found '/' (line 1, column 1)"
        ),
        (
            #"{/**/"size": 1}"#, .allowComments,
            "expected a key in double quotes or '}', found '/' (line 1, column 2)"
        ),
        (
            #"{"size"/**/: 1}"#, .allowComments,
            "$.size: expected ':' after a key, found '/' (line 1, column 8)"
        ),
        (
            #"{"size":/**/1}"#, .allowComments,
            "$.size: expected a value, found '/' (line 1, column 9)"
        ),
        (
            #"{"size": 1/**/}"#, .allowComments,
            "expected ',' or '}' after a member, found '/' (line 1, column 11)"
        ),
        (
            #"{"people": [/**/]}"#, .allowComments,
            "$.people: expected a value or ']', found '/' (line 1, column 13)"
        ),
        (
            #"{"people": [{}/**/]}"#, .allowComments,
            "$.people: expected ',' or ']' after an element, found '/' (line 1, column 15)"
        ),
        (
            #"{"size": 1}//"#, .allowComments,
            "expected the end of the document, found '/' (line 1, column 12)"
        ),
    ]

    @Test(arguments: departures, ReadingMode.all)
    func departuresNeedTheirOption(
        _ row: (text: String, syntax: JSONSyntax, error: String),
        mode: ReadingMode
    ) throws {
        _ = try team(row.text, in: mode, syntax: row.syntax)
        let error = #expect(throws: JSONError.self) { try team(row.text, in: mode) }
        #expect(error?.description == row.error)
    }

    /// Texts that no option allows.
    static let broken: [(text: String, error: String)] = [
        (
            #"{,"size": 1}"#,
            "expected a key in double quotes or '}', found ',' (line 1, column 2)"
        ),
        (
            #"{"size": 1,,}"#,
            "expected a key in double quotes, found ',' (line 1, column 12)"
        ),
        (
            #"{"people": [,]}"#,
            "$.people: expected a value or ']', found ',' (line 1, column 13)"
        ),
        (
            #"{"people": [{},,]}"#,
            "$.people[1]: expected a value, found ',' (line 1, column 16)"
        ),
        (
            #"{"size": 1 /* }"#,
            "unexpected end of input: expected the end of a comment (line 1, column 16)"
        ),
        (
            #"{"size": 1 /x }"#,
            "expected '/' or '*' to start a comment, found 'x' (line 1, column 13)"
        ),
    ]

    @Test(arguments: broken, ReadingMode.all)
    func brokenEvenWithEveryOption(_ row: (text: String, error: String), mode: ReadingMode) {
        let error = #expect(throws: JSONError.self) {
            try team(row.text, in: mode, syntax: [.allowComments, .allowTrailingCommas])
        }
        #expect(error?.description == row.error)
    }

    // MARK: Errors of the text

    /// Broken texts with their errors: in what is read, in what is skipped, and after it.
    static let errors: [(text: String, error: String)] = [
        (
            #"{"name": "a\qb"}"#,
            #"$.name: invalid escape: '\' cannot be followed by 'q' (line 1, column 12)"#
        ),
        (
            #"{"size": 01}"#,
            "$.size: invalid number: a number cannot start with 0 followed by a digit "
                + "(line 1, column 11)"
        ),
        (
            #"{"people": [{"id": 1}, {"id": }]}"#,
            "$.people[1].id: expected a value, found '}' (line 1, column 31)"
        ),
        (
            #"{"people": [{"id": 1} {"id": 2}]}"#,
            "$.people: expected ',' or ']' after an element, found '{' (line 1, column 23)"
        ),
        (
            #"{"people": [{"id": 1]]}"#,
            "$.people[0]: expected ',' or '}' after a member, found ']' (line 1, column 21)"
        ),
        (
            #"{"x": {"y": [0, nul]}}"#,
            "$.x.y[1]: invalid literal: expected 'null' (line 1, column 20)"
        ),
        (
            #"{"x": {"y": [0, "#,
            "$.x.y[1]: unexpected end of input: expected a value (line 1, column 17)"
        ),
        (
            #"{"size": 1} ,"#,
            "expected the end of the document, found ',' (line 1, column 13)"
        ),
        (
            #"{"size": 1"#,
            "unexpected end of input: expected ',' or '}' after a member (line 1, column 11)"
        ),
        (
            #"{"size" "#,
            "$.size: unexpected end of input: expected ':' after a key (line 1, column 9)"
        ),
        ("{", "unexpected end of input: expected a key in double quotes or '}' (line 1, column 2)"),
    ]

    @Test(arguments: errors, ReadingMode.all)
    func textErrors(_ row: (text: String, error: String), mode: ReadingMode) {
        let error = #expect(throws: JSONError.self) { try team(row.text, in: mode) }
        #expect(error?.description == row.error)
    }

    /// Pulling finds the same faults as reading a tree, at every place where a text may break.
    @Test(arguments: ReadingMode.modes([.whole, .chunks(1)]))
    func everyPrefixIsAnErrorAsInATree(_ mode: ReadingMode) {
        let bytes = Array(Self.decorated.utf8)
        let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
        for count in 0..<(bytes.count - 12) {
            let prefix = Array(bytes.prefix(count))
            let pulled = Result { () throws(JSONError) in
                try mode.withCursor(over: prefix, options: options) { cursor throws(JSONError) in
                    try Team(from: &cursor)
                }
            }
            guard case .failure(let tree) = mode.value(of: prefix, options: options),
                case .failure(let error) = pulled, error == tree
            else {
                Issue.record("after \(count) bytes: \(pulled)")
                continue
            }
        }
    }
}
