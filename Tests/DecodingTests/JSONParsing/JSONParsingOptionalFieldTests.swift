import Decoding
import FastJSON
import Testing

/// `OptionalField` of the JSONParsing README.
@Suite struct JSONParsingOptionalFieldTests {
    struct Person: Equatable {
        let firstName: String
        let lastName: String
        let age: Int
        let salary: Double?
    }

    /// The same with a salary that is never missing.
    struct Employee: Equatable {
        let firstName: String
        let lastName: String
        let age: Int
        let salary: Double
    }

    struct NotEquatable {
        let value: Int
    }

    let personJsonWithSalary: JSONValue = [
        "first_name": "Bob",
        "last_name": "Bobson",
        "age": 50,
        "salary": 12000,
    ]
    let personJsonWithoutSalary: JSONValue = [
        "first_name": "Mark",
        "last_name": "Markson",
        "age": 20,
    ]

    static let withSalary =
        #"{"first_name": "Bob", "last_name": "Bobson", "age": 50, "salary": 12000}"#
    static let withoutSalary = #"{"first_name": "Mark", "last_name": "Markson", "age": 20}"#
    static let withNull =
        #"{"first_name": "Mark", "last_name": "Markson", "age": 20, "salary": null}"#
    static let bob = Person(firstName: "Bob", lastName: "Bobson", age: 50, salary: 12000)
    static let mark = Person(firstName: "Mark", lastName: "Markson", age: 20, salary: nil)

    @Test("S3.62 an absent member is nil")
    func absent() throws {
        let person2 = try Person.jsonParser.parse(personJsonWithoutSalary)
        #expect(
            "\(person2)"
                == #"Person(firstName: "Mark", lastName: "Markson", age: 20, salary: nil)"#
        )
        try expectRead(Person.jsonParser, Self.withoutSalary, Self.mark)
        #expect(
            try OptionalField("salary") { Double.jsonParser() }.parse(personJsonWithoutSalary)
                == nil
        )
        try expectRead(OptionalField("salary") { Double.jsonParser() }, "{}", nil)
    }

    @Test("S3.63 null is nil")
    func null() throws {
        try expectRead(Person.jsonParser, Self.withNull, Self.mark)
        try expectRead(OptionalField("a") { Int.jsonParser() }, #"{"a": null}"#, nil)
        try expectRead(OptionalField("a") { Null() }, #"{"a": null}"#, nil as Void?) {
            ($0 == nil) == ($1 == nil)
        }
    }

    @Test("S3.64 an integer is a salary, and is printed as a floating-point number")
    func present() throws {
        let person1 = try Person.jsonParser.parse(personJsonWithSalary)
        #expect(person1.salary == 12000.0)
        #expect(
            try Person.jsonParser.print(person1)
                == .object([
                    "first_name": "Bob", "last_name": "Bobson", "age": 50, "salary": 12000.0,
                ])
        )
        try expectRead(Person.jsonParser, Self.withSalary, Self.bob)
        try expectBothWays(
            Person.jsonParser,
            Self.bob,
            #"{"age":50,"first_name":"Bob","last_name":"Bobson","salary":12000.0}"#
        )
    }

    @Test("S3.64 a value of a wrong type is an error, not nil")
    func wrongType() throws {
        try expectFailure(
            Person.jsonParser,
            "{\"first_name\": \"Bob\",\n \"salary\": ▸\"12000\"}",
            """
            At "salary":
            Expected a number, but found:
            "12000"
            """,
            .typeMismatch,
            ["salary"]
        )
        try expectFailure(
            OptionalField("age", default: "") { String.jsonParser() },
            #"{"age": ▸50}"#,
            """
            At "age":
            Expected a string, but found:
            50
            """,
            .typeMismatch,
            ["age"]
        )
        try expectFailure(
            OptionalField("age") { String.jsonParser() },
            "▸[]",
            """
            Expected an object, but found:
            []
            """,
            .typeMismatch
        )
    }

    @Test("S3.65 nil is printed without the key")
    func printingNil() throws {
        #expect(
            try Person.jsonParser.print(Self.mark)
                == .object(["first_name": "Mark", "last_name": "Markson", "age": 20])
        )
        try expectBothWays(
            Person.jsonParser,
            Self.mark,
            #"{"age":20,"first_name":"Mark","last_name":"Markson"}"#
        )
        try expectBothWays(OptionalField("a") { Int.jsonParser() }, nil, "{}")
        try expectBothWays(OptionalField("a") { Int.jsonParser() }, 1, #"{"a":1}"#)
    }

    @Test("S3.66 an absent member is the default, which is printed without the key")
    func defaultValue() throws {
        let person = try Employee.jsonParser.parse(personJsonWithoutSalary)
        #expect(
            "\(person)"
                == #"Employee(firstName: "Mark", lastName: "Markson", age: 20, salary: 0.0)"#
        )
        #expect(
            try Employee.jsonParser.print(person)
                == .object(["first_name": "Mark", "last_name": "Markson", "age": 20])
        )
        let mark = Employee(firstName: "Mark", lastName: "Markson", age: 20, salary: 0)
        try expectRead(Employee.jsonParser, Self.withNull, mark)
        try expectBothWays(
            Employee.jsonParser,
            mark,
            #"{"age":20,"first_name":"Mark","last_name":"Markson"}"#
        )
        try expectBothWays(
            Employee.jsonParser,
            Employee(firstName: "Bob", lastName: "Bobson", age: 50, salary: 12000),
            #"{"age":50,"first_name":"Bob","last_name":"Bobson","salary":12000.0}"#
        )
        try expectBothWays(OptionalField("a", default: 5) { Int.jsonParser() }, 5, "{}")
        try expectBothWays(OptionalField("a", default: 5) { Int.jsonParser() }, 6, #"{"a":6}"#)
        try expectRead(OptionalField("a", default: 5) { Int.jsonParser() }, #"{"a": 5}"#, 5)
    }

    @Test("S3+.15 a default that cannot be compared is always printed")
    func notEquatable() throws {
        let parser = OptionalField("some_key", default: NotEquatable(value: 5)) {
            NotEquatable.jsonParser
        }
        try expectRead(parser, "{}", NotEquatable(value: 5)) { $0.value == $1.value }
        try expectRead(parser, #"{"some_key": null}"#, NotEquatable(value: 5)) {
            $0.value == $1.value
        }
        try expectRead(parser, #"{"some_key": 7}"#, NotEquatable(value: 7)) {
            $0.value == $1.value
        }
        #expect(try parser.print(NotEquatable(value: 5)) == .object(["some_key": .integer(5)]))
        #expect(try parser.print(NotEquatable(value: 6)) == .object(["some_key": .integer(6)]))
        #expect(try parser.encodeString(NotEquatable(value: 5)) == #"{"some_key":5}"#)
        let pair = ParsePrint {
            Field("a") { Int.jsonParser() }
            OptionalField("some_key", default: NotEquatable(value: 5)) { NotEquatable.jsonParser }
        }
        #expect(try pair.encodeString((1, NotEquatable(value: 5))) == #"{"a":1,"some_key":5}"#)
    }
}

extension JSONParsingOptionalFieldTests.Person {
    static var jsonParser: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("first_name") { String.jsonParser() }
            Field("last_name") { String.jsonParser() }
            Field("age") { Int.jsonParser() }
            OptionalField("salary") { Double.jsonParser() }
        }
    }
}

extension JSONParsingOptionalFieldTests.Employee {
    static var jsonParser: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("first_name") { String.jsonParser() }
            Field("last_name") { String.jsonParser() }
            Field("age") { Int.jsonParser() }
            OptionalField("salary", default: 0) { Double.jsonParser() }
        }
    }
}

extension JSONParsingOptionalFieldTests.NotEquatable {
    static var jsonParser: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) { Int.jsonParser() }
    }
}
