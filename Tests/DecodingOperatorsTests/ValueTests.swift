import Decoding
import DecodingOperators
import FastJSON
import Testing

/// The values of Argo, and what became of its `Decoded`.
@Suite struct ValueTests {
    static let members: JSON.Object = ["a": 1, "b": [nil]]

    /// The cases of Argo with their texts; here there are more for numbers, and one for booleans.
    static let cases: [(json: JSON, text: String, description: String)] = [
        (.object(members), #"{"a": 1, "b": [null]}"#, #"{"a":1,"b":[null]}"#),
        (.array([.string("a"), .null]), #"["a", null]"#, #"["a",null]"#),
        (.string("a\"b"), #""a\"b""#, #""a\"b""#), (.integer(1), "1", "1"),
        (.float(1.5), "1.50", "1.5"), (.boolean(true), "true", "true"), (.null, "null", "null"),
        (.object([:]), "{ }", "{}"), (.array([]), "[ ]", "[]"), (.string(""), #""""#, #""""#),
    ]

    @Test("S2.1 S2.28 S2+.9 each case: what it is read from, its description, equality")
    func cases() throws {
        for (index, row) in ValueTests.cases.enumerated() {
            #expect(JSON.parse(row.text) == .success(row.json))
            #expect(row.json.description == row.description)
            for (other, otherRow) in ValueTests.cases.enumerated() {
                #expect((row.json == otherRow.json) == (index == other))
            }
        }
    }

    @Test("S2+.9 the raw values of enums: strings and integers, for optionals and results")
    func rawValues() {
        enum Color: String, JSONDecodable { case red, green }
        enum Level: Int, JSONDecodable { case low = 1, high }
        enum Shade: String, JSONValueDecodable { case red, green }
        enum Floor: Int, JSONValueDecodable { case low = 1, high }
        enum Both: String, JSONDecodable, JSONValueDecodable { case red, green }
        let rows: [(json: JSON, color: Color?, level: Level?)] = [
            ("red", .red, nil), ("blue", nil, nil), (2, nil, .high), (3, nil, nil),
            ("2", nil, nil), (2.0, nil, nil), (nil, nil, nil), ([], nil, nil),
        ]
        for (value, color, level) in rows {
            let json: JSON = ["key": value]
            let foundColor: Color? = json <| "key"
            #expect(foundColor == color)
            let foundLevel: Level? = json <| "key"
            #expect(foundLevel == level)
            let shade: Result<Shade, JSONError> = json.result <| "key"
            #expect(shade.value?.rawValue == color?.rawValue)
            #expect(shade.error?.path == (color == nil ? ["key"] : nil))
            let both: Result<Both, JSONError> = json.result <| "key"
            #expect(both.value?.rawValue == color?.rawValue)
            #expect(both.error?.path == (color == nil ? ["key"] : nil))
            let floor: Result<Floor, JSONError> = json.result <| "key"
            #expect(floor.value?.rawValue == level?.rawValue)
        }
    }

    @Test("S2+.9 the numbers at the ends of their types, in both worlds")
    func numbers() throws {
        let text = """
            {"int": 9223372036854775807, "uint": 18446744073709551615,
             "beyond": 18446744073709551616}
            """
        let json = try JSON(parsing: text)
        let rows: [(key: String, int: Int64?, uint: UInt64?)] = [
            ("int", .max, UInt64(Int64.max)), ("uint", nil, .max), ("beyond", nil, nil),
        ]
        for (key, int, uint) in rows {
            let foundInt: Int64? = json <| key
            #expect(foundInt == int)
            let foundUInt: UInt64? = json <| key
            #expect(foundUInt == uint)
            let intResult: Result<Int64, JSONError> = json.result <| key
            #expect(intResult.value == int)
            let uintResult: Result<UInt64, JSONError> = json.result <| key
            #expect(uintResult.value == uint)
        }
    }

    @Test("S2+.1 S2+.2 a result has what Decoded had")
    func decoded() {
        let json = JSON(dictionaryLiteral: ("a", 1), ("b", "x")).result
        let success: Result<Int, JSONError> = json <| "a"
        let failure: Result<Int, JSONError> = json <| "b"
        #expect(success.value == 1 && success.error == nil)
        #expect(failure.value == nil && failure.error?.code == .typeMismatch)
        #expect(success.map { $0 + 1 } == .success(2))
        #expect(success.flatMap { _ in failure } == failure)
        #expect(failure.map { $0 + 1 } == failure)
        let next: Result<Curried<Int, Int>, JSONError> = pure(Curried { $0 + 1 })
        #expect(apply(next, success) == .success(2))
        #expect((failure <|> success) == success)
        #expect((failure.value ?? 7) == 7)
        let missing: Result<Int, JSONError> = json <| "c"
        #expect(missing.error?.code == .missingKey)
        let both = failure <|> missing
        #expect(both.error?.errors == [failure, missing].compactMap(\.error))
    }
}
