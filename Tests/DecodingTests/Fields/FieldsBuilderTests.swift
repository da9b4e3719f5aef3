import Decoding
import FastJSON
import TestSupport
import Testing

/// What may stand among the fields of a parser.
@Suite struct FieldsBuilderTests {
    private struct Entry: Equatable, Sendable {
        var name: String
        var number: Int
    }

    /// What is decided when a parser is made.
    private enum Version: Sendable {
        case first, second, third
    }

    private func printing(
        _ version: Version,
        isTagged: Bool,
        marks: [String]
    ) -> some JSONParserPrinter<Entry> {
        ParsePrint(.memberwise(Entry.init)) {
            Field("name") { String.jsonParser() }
            if isTagged {
                Field("type") { Constant("entry") }
            }
            for mark in marks {
                Field(mark) { Null() }
            }
            switch version {
            case .first: Field("a") { Int.jsonParser() }
            case .second: OptionalField("b", default: 7) { Int.jsonParser() }
            case .third: Field("c") { JSONString { Int.parser() } }
            }
        }
    }

    private func reading(
        _ version: Version,
        isTagged: Bool,
        marks: [String]
    ) -> some JSONParser<Entry> {
        Parse(Entry.init) {
            Field("name") { String.jsonParser().map { $0 } }
            if isTagged {
                Field("type") { Constant("entry") }
            }
            for mark in marks {
                Field(mark, allowNull: true)
            }
            switch version {
            case .first: Field("a") { Int.jsonParser().map { $0 } }
            case .second: OptionalField("b", default: 7) { Int.jsonParser().map { $0 } }
            case .third: Field("c") { JSONString { Int.parser() }.map { $0 } }
            }
        }
    }

    @Test("Fields after conditions and in loops")
    func conditions() throws {
        for (version, isTagged, marks, text, number) in [
            (.first, false, [], #"{"a":1,"name":"x"}"#, 1),
            (.first, true, ["m"], #"{"a":2,"m":null,"name":"x","type":"entry"}"#, 2),
            (.second, true, [], #"{"b":3,"name":"x","type":"entry"}"#, 3),
            (.second, false, ["m", "n"], #"{"m":null,"n":null,"name":"x"}"#, 7),
            (.third, false, ["m"], #"{"c":"4","m":null,"name":"x"}"#, 4),
        ] as [(Version, Bool, [String], String, Int)] {
            let entry = Entry(name: "x", number: number)
            let printing = printing(version, isTagged: isTagged, marks: marks)
            try expectBothWays(printing, entry, text)
            try expectRead(reading(version, isTagged: isTagged, marks: marks), text, entry)
        }
    }

    @Test("What is without a value must be there all the same")
    func missing() throws {
        for (text, failure, path) in [
            (#"{"a":1,"m":null,"name":"x"▸}"#, "Key \"type\" not present.", []),
            (#"{"a":1,"type":"entry","name":"x"▸}"#, "Key \"m\" not present.", []),
            (
                #"{"a":1,"m":null,"type":▸"other","name":"x"}"#,
                "At \"type\":\nExpected \"entry\", but found:\n\"other\"", ["type"]
            ),
        ] as [(String, String, JSONValuePath)] {
            let code: JSONError.Code = path.isRoot ? .missingKey : .typeMismatch
            let printing = printing(.first, isTagged: true, marks: ["m"])
            try expectFailure(printing, text, failure, code, path)
            let reading = reading(.first, isTagged: true, marks: ["m"])
            try expectFailure(reading, text, failure, code, path)
        }
    }

    @Test("No fields at all, collected before or not")
    func noFields() throws {
        let five = Assembly<Int>(make: { 5 }, take: { $0 == 5 ? () : nil })
        try expectBothWays(ParsePrint(five) {}, 5, "{}")
        try expectBothWays(ParsePrint(five, Fields {}), 5, "{}")
        try expectRead(
            Parse {
                5
            } fields: {
            },
            #"{"a":1}"#,
            5
        )
        try expectRead(Parse({ 5 }, ReadFields {}), #"{"a":1}"#, 5)
        try expectFailure(
            Parse {
                5
            } fields: {
            },
            " ▸[]",
            "Expected an object, but found:\n[]",
            .typeMismatch
        )
    }

    @Test("Fields that were collected before")
    func collected() throws {
        let fields = Fields {
            Field("a") { Int.jsonParser() }
            Field("b") { Int.jsonParser() }
        }
        let sum = ParsePrint(.init(make: { $0 + $1 + $2 }, take: { ($0, 0, 0) })) {
            fields
            Field("c") { Int.jsonParser() }
        }
        try expectBothWays(sum, 6, #"{"a":6,"b":0,"c":0}"#)
        let readFields = ReadFields {
            Field("a") { Int.jsonParser().map { -$0 } }
            Field("b") { Int.jsonParser() }
        }
        let difference = Parse { (a: Int, b: Int, c: Int) in
            a + b + c
        } fields: {
            readFields
            Field("c") { Int.jsonParser() }
        }
        try expectRead(difference, #"{"a":1,"b":2,"c":3}"#, 4)
    }

    @Test("Fields whose types are not known where they stand")
    func generic() throws {
        let digits = Assembly<Int, Int?, Int>(
            make: { (tens: Int?, ones: Int) in (tens ?? 0) * 10 + ones },
            take: { (number: Int) in (number / 10, number % 10) }
        )
        func printing<Value: JSONParserPrinter<Int?>>(_ value: Value) -> ParsePrint<Int> {
            ParsePrint(digits) {
                value
                Field("b") { Int.jsonParser() }
            }
        }
        func reading<Value: JSONParser<Int?>>(_ value: Value) -> Parse<Int> {
            Parse { (a: Int?, b: Int) in
                (a ?? 0) * 10 + b
            } fields: {
                value
                Field("b") { Int.jsonParser() }
            }
        }
        let optional = OptionalField("a") { Int.jsonParser() }
        try expectBothWays(printing(optional), 12, #"{"a":1,"b":2}"#)
        try expectRead(printing(optional), #"{"b":2}"#, 2)
        let required = Field("a") { Int.jsonParser().orNull() }
        try expectBothWays(printing(required), 12, #"{"a":1,"b":2}"#)
        for text in [#"{"b":2,"a":1}"#, #"{"a":1,"b":2}"#] {
            try expectRead(reading(optional), text, 12)
            try expectRead(reading(required), text, 12)
            try expectRead(reading(OptionalField("a") { Int.jsonParser().map { $0 } }), text, 12)
        }
    }

    @Test("One of two parsers for the value of a field")
    func chosenValues() throws {
        for (isText, text) in [(true, #"{"a":"1","b":"2"}"#), (false, #"{"a":1,"b":2}"#)] {
            let parser = ParsePrint {
                OptionalField("a") {
                    if isText { JSONString { Int.parser() } } else { Int.jsonParser() }
                }
                Field("b") {
                    if isText { JSONString { Int.parser() } } else { Int.jsonParser() }
                }
            }
            try expectRead(parser, text, (1, 2), by: ==)
            #expect(try parser.encodeString((1, 2)) == text)
            try expectRead(parser, isText ? #"{"b":"3"}"# : #"{"b":3}"#, (nil, 3), by: ==)
        }
    }

    @Test("Elements after conditions and in loops")
    func elements() throws {
        for (isLong, text) in [(true, #"["x",1,null,null]"#), (false, #"["x",1]"#)] {
            let entry = Entry(name: "x", number: 1)
            let printing = ParsePrint(.memberwise(Entry.init)) {
                Element { String.jsonParser() }
                Element { Int.jsonParser() }
                if isLong {
                    for _ in 0..<2 {
                        Element { Null() }
                    }
                }
            }
            try expectBothWays(printing, entry, text)
            let reading = Parse(Entry.init) {
                Element { String.jsonParser() }
                Element { Int.jsonParser().map { $0 } }
                if isLong {
                    for _ in 0..<2 {
                        Element { Null() }
                    }
                }
            }
            try expectRead(reading, text, entry)
        }
    }

    @Test("A whole value, with and without an output, and the pieces of a string")
    func wholeValues() throws {
        let five = Assembly<Int>(make: { 5 }, take: { $0 == 5 ? () : nil })
        try expectBothWays(ParsePrint(five) { Constant("five") }, 5, #""five""#)
        try expectRead(
            Parse {
                5
            } fields: {
                Constant("five")
            },
            #""five""#,
            5
        )
        let negative = Parse { (number: Int) in
            -number
        } fields: {
            Int.jsonParser().map { $0 }
        }
        try expectRead(negative, "5", -5)
        let date = Parse { (month: Int, day: Int) in
            "\(day). \(month)."
        } fields: {
            JSONString {
                Int.parser()
                "-"
                Int.parser()
            }
        }
        try expectRead(date, #""12-24""#, "24. 12.")
        let entry = ParsePrint(.memberwise(Entry.init)) {
            JSONString {
                StringPiece.prefix { $0 != "=" }
                "="
                Int.parser()
            }
        }
        try expectBothWays(entry, Entry(name: "x", number: 1), #""x=1""#)
    }
}
