import Decoding
import FastJSON
import TestSupport
import Testing

/// Fields that name the property to which their value goes.
@Suite struct NamedFieldTests {
    @Test("Every form of a field reads and writes its property")
    func forms() throws {
        try expectBothWays(
            Employee.jsonParser,
            Employee(
                id: 7,
                firstName: "Ada",
                tags: ["x"],
                manager: nil,
                lang: "en",
                level: .high,
                note: "n"
            ),
            #"{"first_name":"Ada","id":7,"level":"high","note":"\"n\"","tags":["x"]}"#
        )
        try expectBothWays(
            [Employee?].jsonParser,
            [
                Employee(
                    id: 8,
                    firstName: "",
                    tags: [],
                    manager: 7,
                    lang: "de",
                    level: .low,
                    note: nil
                ), nil,
            ],
            #"[{"first_name":"","id":8,"lang":"de","level":"low","manager":7,"tags":[]},null]"#
        )
    }

    @Test("Their failures are those of other fields")
    func failures() throws {
        try expectFailure(
            Employee.jsonParser,
            #"{"id":1,"first_name":▸2}"#,
            "At \"first_name\":\nExpected a string, but found:\n2",
            .typeMismatch,
            ["first_name"]
        )
        try expectFailure(
            [String: Point].jsonParser,
            #"{"a":{"x":1,"y":2},"b":{"x":1▸}}"#,
            "At \"b\":\nKey \"y\" not present.",
            .missingKey,
            ["b"]
        )
    }

    @Test("A type with a static parser is JSONParsable by it, spelled either way")
    func oneParser() throws {
        try expectBothWays([Point].jsonParser(), [Point(x: 1, y: 2)], #"[{"x":1.0,"y":2.0}]"#)
        try expectBothWays(Point?.jsonParser(), nil, "null")
        try expectBothWays(
            [String: Point].jsonParser(),
            ["a": Point(x: 1, y: 2)],
            #"{"a":{"x":1.0,"y":2.0}}"#
        )
        let text = try Point.jsonParser().encode(Point(x: 0, y: -1))
        #expect(text == (try Point.jsonParser.encode(Point(x: 0, y: -1))))
    }

    @Test("Parse takes fields that name properties of any type")
    func reading() throws {
        let sum = Parse { (x: Double, y: Double) in
            x + y
        } fields: {
            Field("x", \Point.x)
            Field("y", \Point.y)
        }
        try expectRead(sum, #"{"y":2,"x":1}"#, 3)
    }

    @Test("A part of a property has no name, and what has no size has its own")
    func partsOfProperties() async throws {
        let parser = ParsePrint(.memberwise(Framed.init)) {
            Field(\.frame)
            Field(\.corner)
        }
        try expectRead(
            parser,
            #"{"frame":{},"corner":{"x":1,"y":2}}"#,
            Framed(frame: Frame(), corner: Point(x: 1, y: 2))
        )
        await #expect(processExitsWith: .failure) {
            _ = Field(\Framed.corner.x)
        }
    }

    @Test("Collected fields name properties")
    func collected() throws {
        let fields = Fields(of: Point.self) {
            Field("x", \.x)
            Field("y", \.y)
        }
        try expectBothWays(
            ParsePrint(.memberwise(Point.init), fields),
            Point(x: 1, y: 2),
            #"{"x":1.0,"y":2.0}"#
        )
    }
}

/// Fields that seem to stand in the wrong place.
@Suite struct MisplacedFieldTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        let message: String
        let read: @Sendable (String, Road) -> JSONError?
        let write: @Sendable () -> JSONError?
        var testDescription: String { name }

        init<P: JSONParserPrinter>(
            _ name: String,
            _ parser: P,
            _ value: P.Output,
            _ text: String,
            _ message: String
        ) where P.Output: Sendable {
            self.name = name
            self.text = text
            self.message = message
            read = { text, road in
                if case .failure(let error) = road.result(of: parser, Array(text.utf8)) {
                    error
                } else {
                    nil
                }
            }
            write = {
                do throws(JSONError) {
                    _ = try parser.encode(value)
                    return nil
                } catch {
                    return error
                }
            }
        }
    }

    static var cases: [Case] {
        [
            Case(
                "properties in another order",
                ParsePrint(.memberwise(Name.init)) {
                    Field("last", \.last)
                    Field("first", \.first)
                    Field("age", \.age)
                },
                Name(first: "a", last: "b", age: 1),
                #"{"last":"b","first":"a","age":1}"#,
                """
                Name: the field "last" stands where the property "first" is set, and names "last". \
                Put the fields in the order of the properties.
                """
            ),
            Case(
                "a computed property",
                ParsePrint(.memberwise(Name.init)) {
                    Field("first", \.first)
                    Field("last", \.full)
                    Field("age", \.age)
                },
                Name(first: "a", last: "b", age: 1),
                #"{"last":"b","first":"a","age":1}"#,
                "Name: the field \"last\" names a property that is not stored in it."
            ),
            Case(
                "swapped keys",
                ParsePrint(.memberwise(Name.init)) {
                    Field("last") { String.jsonParser() }
                    Field("first") { String.jsonParser() }
                    Field("age") { Int.jsonParser() }
                },
                Name(first: "a", last: "b", age: 1),
                #"{"last":"b","first":"a","age":1}"#,
                """
                Name: the field "last" sets the property "first", and the field "first" sets "last". \
                Put the fields in the order of the declaration. \
                If this is meant, name the property, Field("last", \\.first), or add .withoutNameCheck.
                """
            ),
            Case(
                "a key with another spelling, and defaults",
                ParsePrint(.memberwise(Limits.init)) {
                    OptionalField("maxDepth", default: 1) { Int.jsonParser() }
                    OptionalField("min_DEPTH", default: 1) { Int.jsonParser() }
                },
                Limits(minDepth: 1, maxDepth: 1),
                "{}",
                """
                Limits: the field "maxDepth" sets the property "minDepth", and the field "min_DEPTH" \
                sets "maxDepth". Put the fields in the order of the declaration. \
                If this is meant, name the property, Field("maxDepth", \\.minDepth), or add \
                .withoutNameCheck.
                """
            ),
            Case(
                "only one of two",
                ParsePrint(.memberwise(Limits.init)) {
                    Field("max-depth", Int.self)
                    Field("other", Int.self)
                },
                Limits(minDepth: 1, maxDepth: 1),
                #"{"max-depth":1,"other":2}"#,
                """
                Limits: the field "max-depth" sets the property "minDepth", and the field "other" sets \
                "maxDepth". Put the fields in the order of the declaration. If this is meant, name the \
                property, Field("max-depth", \\.minDepth), or add .withoutNameCheck.
                """
            ),
            Case(
                "payload labels",
                ParsePrint(.case(Move.by)) {
                    Field("dy", Int.self)
                    Field("dx", Int.self)
                },
                Move.by(dx: 1, dy: 2),
                #"{"dx":1,"dy":2}"#,
                """
                Move: the field "dy" sets the payload value "dx", and the field "dx" sets "dy". \
                Put the fields in the order of the declaration. \
                If this is meant, add .withoutNameCheck.
                """
            ),
            Case(
                "payload labels of a generic enum",
                ParsePrint(.case(Pair<String>.pair)) {
                    Field("b") { String.jsonParser() }
                    Field("a") { String.jsonParser() }
                },
                Pair<String>.pair(a: "", b: ""),
                #"{"a":"1","b":"2"}"#,
                """
                Pair<String>: the field "b" sets the payload value "a", and the field "a" sets "b". \
                Put the fields in the order of the declaration. \
                If this is meant, add .withoutNameCheck.
                """
            ),
            Case(
                "members in the object of another",
                ParsePrint {
                    ParsePrint(.memberwise(Limits.init)) {
                        Field("maxDepth", Int.self)
                        Field("minDepth", Int.self)
                    }
                    Field("z", Int.self)
                },
                (Limits(minDepth: 1, maxDepth: 1), 1),
                #"{"maxDepth":1,"minDepth":2,"z":1}"#,
                """
                Limits: the field "maxDepth" sets the property "minDepth", and the field "minDepth" \
                sets "maxDepth". Put the fields in the order of the declaration. \
                If this is meant, name the property, Field("maxDepth", \\.minDepth), or add \
                .withoutNameCheck.
                """
            ),
            Case(
                "a key twice",
                ParsePrint(.memberwise(Limits.init)) {
                    Field("a", Int.self)
                    Field("a", Int.self)
                },
                Limits(minDepth: 1, maxDepth: 1),
                #"{"a":1}"#,
                "Limits: the key \"a\" cannot belong to two fields."
            ),
            Case(
                "a key that is an alias",
                ParsePrint(.memberwise(Limits.init)) {
                    Field("a", Int.self)
                    Field("b", Int.self, aliases: ["c", "a"])
                },
                Limits(minDepth: 1, maxDepth: 1),
                #"{"a":1}"#,
                "Limits: the key \"a\" cannot belong to two fields."
            ),
            Case(
                "keys that are converted to one",
                ParsePrint(.memberwise(Limits.init), keys: .snakeCase) {
                    Field("oneKey", Int.self)
                    Field("one_key", Int.self)
                },
                Limits(minDepth: 1, maxDepth: 1),
                #"{"one_key":1}"#,
                "Limits: the key \"one_key\" cannot belong to two fields."
            ),
            Case(
                "a key of a group",
                ParsePrint {
                    ParsePrint(.memberwise(Limits.init)) {
                        Field("minDepth", Int.self)
                        Field("maxDepth", Int.self)
                    }
                    Field("maxDepth", Int.self)
                },
                (Limits(minDepth: 1, maxDepth: 1), 1),
                #"{"maxDepth":1,"minDepth":2}"#,
                "(Limits, Int): the key \"maxDepth\" cannot belong to two fields."
            ),
            Case(
                "an alias that is the key",
                ParsePrint { Field("a", Int.self, aliases: ["a"]) },
                1,
                #"{"a":1}"#,
                "Int: the key \"a\" cannot belong to two fields."
            ),
            Case(
                "the key that names a case",
                OneOf(discriminator: "type") {
                    Decoding.Case<Int>("a", .init(make: { $0 }, take: { $0 })) {
                        Field("type", Int.self)
                    }
                },
                1,
                #"{"type":"a"}"#,
                "Int: the key \"type\" cannot belong to two fields."
            ),
        ]
    }

    @Test("Are reported whenever the parser is used", arguments: cases)
    func areReported(_ test: Case) {
        for road in Road.bytes + Road.documents + [.value] {
            let error = test.read(test.text, road)
            #expect(error?.code == .misplacedField, "\(road)")
            #expect(error?.message == test.message, "\(road)")
        }
        #expect(test.write()?.code == .misplacedField)
        #expect(test.write()?.message == test.message)
    }

    @Test("A field alone says so, too")
    func alone() {
        let parser = Field("a", aliases: ["b", "a"]) { Int.jsonParser() }
        for road in Road.few + Road.documents + [.value] {
            let failures = Outcome(road.result(of: parser, Array(#"{"a":1}"#.utf8))).failures
            #expect(failures.map(\.code) == [.misplacedField], "\(road)")
            #expect(
                failures.map(\.text) == ["the key \"a\" cannot belong to two fields."],
                "\(road)"
            )
        }
    }

    @Test("Alternatives and lossy arrays do not hide them")
    func areNotHidden() throws {
        let wrong = ParsePrint(.memberwise(Limits.init)) {
            Field("maxDepth", Int.self)
            Field("minDepth", Int.self)
        }
        let other = ParsePrint(.memberwise(Limits.init)) {
            OptionalField("a", default: 1) { Int.jsonParser() }
            OptionalField("b", default: 1) { Int.jsonParser() }
        }
        let limits = Limits(minDepth: 1, maxDepth: 1)
        func expectMisplaced<Output>(
            _ parser: some JSONParserPrinter<Output>,
            _ value: Output,
            _ path: JSONValuePath = []
        ) {
            for road in Road.few + Road.documents + [.value] {
                for errors in [JSONErrorReporting.first, .all(limit: 5)] {
                    let text = Array(#"[{"maxDepth":1,"minDepth":2},{}]"#.utf8)
                    let result = road.result(of: parser, text, errors: errors)
                    guard case .failure(let error) = result else {
                        Issue.record("\(road): no failure")
                        continue
                    }
                    #expect(error.code == .misplacedField, "\(road)")
                    #expect(error.path == path, "\(road)")
                }
            }
            let error = #expect(throws: JSONError.self) { try parser.encode(value) }
            #expect(error?.code == .misplacedField)
        }
        let either = OneOf {
            wrong
            other
        }
        let lists = OneOf {
            JSONArray { wrong }
            JSONArray { other }
        }
        expectMisplaced(JSONArray { either }, [limits], [0])
        expectMisplaced(lists, [limits], [0])
        expectMisplaced(JSONArray { Lazy { wrong } }, [limits], [0])
        expectMisplaced(JSONArray { wrong.orNull() }, [limits], [0])
        expectMisplaced(LossyArray { wrong }, LossyArray.Elements([limits]), [0])
    }

    @Test("A field that names its property may have any key")
    func namedProperty() throws {
        try expectBothWays(
            ParsePrint(.memberwise(Limits.init)) {
                Field("maxDepth", \.minDepth)
                Field("minDepth", \.maxDepth)
            },
            Limits(minDepth: 1, maxDepth: 2),
            #"{"maxDepth":1,"minDepth":2}"#
        )
    }

    @Test("The check can be left out")
    func withoutCheck() throws {
        try expectBothWays(
            ParsePrint(.memberwise(Limits.init).withoutNameCheck) {
                Field("maxDepth", Int.self)
                Field("minDepth", Int.self)
            },
            Limits(minDepth: 1, maxDepth: 2),
            #"{"maxDepth":1,"minDepth":2}"#
        )
        try expectBothWays(
            ParsePrint(.case(Move.by).withoutNameCheck) {
                Field("dy", Int.self)
                Field("dx", Int.self)
            },
            Move.by(dx: 1, dy: 2),
            #"{"dx":2,"dy":1}"#
        )
    }

    @Test("What is not suspected")
    func unsuspected() throws {
        // Names of properties of another type.
        try expectBothWays(
            ParsePrint(.memberwise(Name.init)) {
                Field("age") { String.jsonParser() }
                Field("l") { String.jsonParser() }
                Field("first") { Int.jsonParser() }
            },
            Name(first: "a", last: "b", age: 1),
            #"{"age":"a","first":1,"l":"b"}"#
        )
        // Payloads without labels, and of a case whose labels fit.
        try expectBothWays(
            ParsePrint(.case(Move.to)) {
                Field("dy", Double.self)
                Field("dx", Double.self)
            },
            Move.to(1, 2),
            #"{"dx":2.0,"dy":1.0}"#
        )
        try expectBothWays(
            ParsePrint(.case(Either<Int>.otherPair)) {
                Field("b", Int.self)
                Field("a", Int.self)
            },
            Either<Int>.otherPair(b: 1, a: 2),
            #"{"a":2,"b":1}"#
        )
        // Functions of one's own may take their values in any order.
        try expectRead(
            Parse { (last: String, first: String) in
                Name(first: first, last: last, age: 0)
            } fields: {
                Field("last", String.self)
                Field("first", String.self)
            },
            #"{"first":"a","last":"b"}"#,
            Name(first: "a", last: "b", age: 0)
        )
    }

    @Test("A place, and all errors at once")
    func places() throws {
        let parser = JSONArray {
            ParsePrint(.memberwise(Limits.init)) {
                Field("maxDepth", Int.self)
                Field("minDepth", Int.self)
            }
        }
        do {
            _ = try parser.decode("[\n {}]")
            Issue.record("no error")
        } catch {
            #expect(error.path == [0])
            #expect(error.line == 2)
            #expect(error.column == 2)
            #expect(error.offset == 3)
        }
    }
}

private struct Employee: Equatable, Sendable, JSONParsable {
    enum Level: String, JSONParsable { case low, high }

    let id: Int
    let firstName: String
    let tags: [String]
    let manager: Int?
    let lang: String
    let level: Level
    let note: String?

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id", \.id)
        Field("first_name", \Self.firstName)
        Field(\.tags)
        OptionalField("manager", \.manager)
        OptionalField("lang", \.lang, default: "en")
        Field("level", \.level)
        OptionalField("note", \.note) {
            String.jsonParser().map(apply: { $0.filter { $0 != "\"" } }, unapply: { "\"\($0)\"" })
        }
    }
}

private struct Point: Equatable, JSONParsable {
    var x: Double
    var y: Double

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("x", \.x)
        Field("y", \.y)
    }
}

private struct Frame: Equatable, JSONParsable {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {}
}

private struct Framed: Equatable {
    var frame: Frame
    var corner: Point
}

private struct Name: Equatable {
    var first: String
    var last: String
    var age: Int
    var full: String { first + last }
}

private struct Limits: Equatable {
    var minDepth: Int
    var maxDepth: Int
}

private enum Move: Equatable {
    case by(dx: Int, dy: Int)
    case to(Double, Double)
    case home
}

private enum Pair<Value: Sendable & Equatable>: Equatable, Sendable {
    case one(Value)
    case pair(a: Value, b: Value)
}

/// Two cases with one payload: fields that fit one of them are not suspected.
private enum Either<Value: Sendable & Equatable>: Equatable, Sendable {
    case one(Value)
    case pair(a: Value, b: Value)
    case otherPair(b: Value, a: Value)
}
