import Decoding
import DecodingOperators
import FastJSON
import Testing

/// Expressions without parentheses.
///
/// They stand outside of `#expect`, which does not know how the operators bind.
@Suite struct PrecedenceTests {
    let json: JSON = ["a": 1, "b": 2, "ab": 3, "s": "x", "way": ["a": 4], "list": [5]]

    @Test("S2.19 the arrows bind tighter than as, ??, == and &&")
    func decoding() {
        let cast = json <| "a" as Int? == 1
        #expect(cast)
        let castToNil = json <| "x" as Int? == nil
        #expect(castToNil)
        let found = json <| "a" ?? 7
        #expect(found == 1)
        let fallback = json <| "x" ?? 7
        #expect(fallback == 7)
        let second = json <| "x" ?? json <| "b" ?? 7
        #expect(second == 2)
        let both = json <| "a" == 1 && json <| "b" == 2
        #expect(both)
        let notBoth = json <| "a" == 1 && json <| "b" == 1
        #expect(!notBoth)
        let either = json <| "a" == 2 || json <| "b" == 2
        #expect(either)
        let nested = json <| ["way", "a"] ?? 7 == 4 && json <|| "list" ?? [] == [5]
        #expect(nested)
    }

    @Test("S2.19 arithmetic binds tighter than the arrows")
    func arithmetic() {
        let key: Int? = json <| "a" + "b"
        #expect(key == 3)
        let keys: Int? = json <| ["way"] + ["a"]
        #expect(keys == 4)
    }

    @Test("S1.17 S1.21 bind and arrows are of one precedence, from left to right")
    func bind() {
        func next(_ value: Int) -> Int? { value + 1 }
        let bound = json["a"] >>> JSONInt >>> next >>> next
        #expect(bound == 3)
        let arrow = json <| "a" >>> next
        #expect(arrow == 2)
        let fallback = json["x"] >>> JSONInt >>> next ?? 9
        #expect(fallback == 9)
        let isOne = json["a"] >>> JSONInt ?? 0 == 1
        #expect(isOne)
        func way(_ json: JSON) -> JSONValueResult { json["way"] }
        let result: Result<Int, JSONError> = json.result >>> way <| "a"
        #expect(result == .success(4))
    }

    @Test("S1.21 S2.19 the arrows and ?? bind tighter than map and apply")
    func applicative() {
        let pair = curry { (left: Int, right: Int) in [left, right] }
        let plain = pair <^> json <| "a" <*> json <| "b"
        #expect(plain == [1, 2])
        let withParentheses = (pair <^> (json <| "a")) <*> (json <| "b")
        #expect(withParentheses == [1, 2])
        let fallback: [Int]? = pair <^> json <| "a" ?? pure(8) <*> json <| "x" ?? pure(9)
        #expect(fallback == [1, 9])
        let bound: [Int]? = pair <^> json["a"] >>> JSONInt <*> json["b"] >>> JSONInt
        #expect(bound == [1, 2])
        let other: [Int]? = pair <^> json["x"] >>> JSONInt ?? 7 <*> json["y"] >>> JSONInt ?? 8
        #expect(other == [7, 8])
        let cast = pair <^> json <| "a" as Int? <*> json <| "b" as Int?
        #expect(cast == [1, 2])
    }

    @Test("S2.19 S2+.4 alternatives bind loosest of all")
    func alternative() {
        let pair = curry { (left: Int, right: Int) in [left, right] }
        let first: [Int]? =
            pair <^> json <| "a" <*> json <| "x" <|> pair <^> json <| "b" <*> json <| "b"
        #expect(first == [2, 2])
        let chain: Int? = json <| "x" <|> json <| "y" <|> json <| "b"
        #expect(chain == 2)
        let last: Int? = json <| "x" <|> json <| "y" ?? 6
        #expect(last == 6)
        let result: Result<[Int], JSONError> =
            pair <^> json.result <| "a" <*> json.result <| "x" <|> pair <^> json.result <| "b"
            <*> json.result <| "b"
        #expect(result == .success([2, 2]))
        let none: Bool? = nil
        let comparison: Bool? = none <|> json <| "s" == "x"
        #expect(comparison == true)
    }
}
