import Decoding
import FastJSON
import Testing

/// The expressions of the JSONParsing README in the forms in which one writes them.
///
/// That they compile is most of what is tested: with a name for the result, without one, as an
/// argument of `print`, and in a condition.
@Suite struct JSONParsingFormTests {
    let json: JSONValue = ["a": 10, "b": [1, 2], "c": "left", "d": "1,2"]

    @Test("S3.57 an expression is an argument of `print`")
    func printed() throws {
        var text = ""
        print(try Field("a") { Int.jsonParser() }.parse(json), to: &text)
        print(try Field("b") { JSONArray { Int.jsonParser() } }.parse(json), to: &text)
        print(try Field("c") { JSONString(.representing(Direction.self)) }.parse(json), to: &text)
        print(try JSONArray { Direction.jsonParser }.print([Direction.right, .left]), to: &text)
        print(try Int.jsonParser().print(25), try Double.jsonParser().print(1.6), to: &text)
        print(try Null().print(()), try Bool.jsonParser().print(true), to: &text)
        print(try JSONObject { Int.jsonParser() }.print(["a": 1]), to: &text)
        print(try OptionalField("e", default: 5) { Int.jsonParser() }.parse(json), to: &text)
        print(try Field("a") { Double.jsonParser() }.decode(#"{"a": 10}"#), to: &text)
        print(String(decoding: try Int.jsonParser().encode(1), as: UTF8.self), to: &text)
        let pair = try Field("d") {
            JSONString {
                Int.parser()
                ","
                Int.parser()
            }
        }.parse(json)
        print(pair, to: &text)
        #expect(
            text == """
                10
                [1, 2]
                left
                ["right","left"]
                25 1.6
                null true
                {"a":1}
                5
                10.0
                1
                (1, 2)

                """
        )
    }

    @Test("S3.57 an expression is part of a string")
    func interpolated() throws {
        #expect("\(try Field("a") { Int.jsonParser() }.parse(json))" == "10")
        let text = "\(try JSONString { Int.parser(); ","; Int.parser() }.parse("1,2"))"
        #expect(text == "(1, 2)")
        let either =
            "\(try OneOf { Int.jsonParser(); JSONString { Int.parser() } }.parse("12"))"
        #expect(either == "12")
    }

    @Test("S3.57 an expression is a condition, an optional, a result")
    func conditions() throws {
        let a = Field("a") { Int.jsonParser() }
        #expect(try a.parse(json) == 10)
        #expect((try? a.parse(["a": "b"])) == nil)
        #expect(
            try a.parse(json) + Field("a") { Int8.jsonParser() }.map { Int($0) }.parse(json) == 20
        )
        let c = Field("c") { Direction.jsonParser }
        guard let direction = try? c.parse(json) else {
            Issue.record("There is no direction.")
            return
        }
        #expect(direction == .left)
        if case .success(let number) = a.result(from: json) {
            #expect(number == 10)
        } else {
            Issue.record("There is no number.")
        }
        let optional: Int? = try a.parse(json)
        #expect(optional == 10)
        let numbers = try [json, json].map { value in try a.parse(value) }
        #expect(numbers == [10, 10])
    }

    @Test("S3.57 the error is a JSONError without a cast")
    func typedThrows() {
        do {
            _ = try Field("x") { Int.jsonParser() }.parse(json)
            Issue.record("There is no x.")
        } catch {
            let code: JSONError.Code = error.code
            #expect(code == .missingKey)
        }
        do {
            _ = try Null().print(())
            _ = try Int.jsonParser().encode(1)
            _ = try Int.jsonParser().decode("x")
            Issue.record("There is no number.")
        } catch {
            #expect(error.line == 1)
        }
    }

    @Test("S3.4 a parser may be a static let, a static var, a function, or a value")
    func declarations() throws {
        let local = ParsePrint(.memberwise(Point.init)) {
            Field("x") { Int.jsonParser() }
            Field("y") { Int.jsonParser() }
        }
        let point = Point(x: 1, y: 2)
        let text = #"{"x":1,"y":2}"#
        #expect(try Point.constant.decode(text) == point)
        #expect(try Point.computed.decode(text) == point)
        #expect(try Point.function().decode(text) == point)
        #expect(try Point.labelled.decode(text) == point)
        #expect(try Point.readOnly.decode(text) == point)
        #expect(try local.decode(text) == point)
        #expect(try Point.constant.encodeString(point) == text)
        #expect(try Point.computed.encodeString(point) == text)
        #expect(try Point.function().encodeString(point) == text)
        #expect(try Point.labelled.encodeString(point) == text)
        #expect(try local.encodeString(point) == text)
    }
}

extension JSONParsingFormTests {
    typealias Direction = JSONParsingStringTests.Direction

    struct Point: Equatable {
        let x: Int
        let y: Int
    }
}

extension JSONParsingFormTests.Point {
    static let constant = ParsePrint(.memberwise(Self.init)) {
        Field("x") { Int.jsonParser() }
        Field("y") { Int.jsonParser() }
    }

    static var computed: some JSONParserPrinter<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("x") { Int.jsonParser() }
            Field("y") { Int.jsonParser() }
        }
    }

    static func function() -> some JSONParserPrinter<JSONParsingFormTests.Point> {
        ParsePrint(.memberwise(JSONParsingFormTests.Point.init)) {
            Field("x") { Int.jsonParser() }
            Field("y") { Int.jsonParser() }
        }
    }

    static let labelled: some JSONParserPrinter<Self> =
        ParsePrint(.memberwise(Self.init(x:y:))) {
            Field("x") { Int.jsonParser() }
            Field("y") { Int.jsonParser() }
        }

    static let readOnly: some JSONParser<Self> = Parse {
        Self(x: $0, y: $1)
    } fields: {
        Field("x") { Int.jsonParser() }
        Field("y") { Int.jsonParser() }
    }
}
