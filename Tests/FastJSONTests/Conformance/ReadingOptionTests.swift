import FastJSON
import TestSupport
import Testing

/// Options about equal keys, numbers and the byte order mark.
@Suite struct ReadingOptionTests {
    // MARK: Equal keys

    private static let equalKeys = #"{"a":1,"b":[{"c":2,"\u0063":3}],"a":4,"\u0061":5}"#

    @Test func lastOfEqualKeys() throws {
        let options = JSONReadingOptions(duplicateKeys: .last)
        let value = try Reading.agreed(Array(Self.equalKeys.utf8), options: options).value.get()
        #expect(value.object?.keys == ["a", "b", "a", "a"])
        #expect(value.object?.values == [1, [["c": 2, "c": 3]], 4, 5])
        #expect(value["a"] == 5)
        #expect(value["b"]?[0]?["c"] == 3)
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine, duplicateKeys: .last)
            let document = try JSONDocument(parsing: Self.equalKeys, options: options)
            #expect(document["a"]?.int == 5)
            #expect(document["b"]?[0]?["c"]?.int == 3)
        }
    }

    @Test func firstOfEqualKeys() throws {
        let options = JSONReadingOptions(duplicateKeys: .first)
        let value = try Reading.agreed(Array(Self.equalKeys.utf8), options: options).value.get()
        #expect(value.object?.keys == ["a", "b"])
        #expect(value.object?.values == [1, [["c": 2]]])
        #expect(value["a"] == 1)
        #expect(value["b"]?[0]?["c"] == 2)
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine, duplicateKeys: .first)
            let document = try JSONDocument(parsing: Self.equalKeys, options: options)
            #expect(document["a"]?.int == 1)
            #expect(document["b"]?[0]?["c"]?.int == 2)
        }
    }

    /// Members that are dropped are checked all the same.
    @Test func droppedMembersAreChecked() {
        let options = JSONReadingOptions(duplicateKeys: .first)
        let error = Reading.agreed(Array(#"{"a":1,"a":[1,tru]}"#.utf8), options: options).error
        #expect(error?.code == .invalidLiteral)
        #expect(error?.path.description == "$.a[1]")
    }

    static let refusedKeys: [InvalidCase] = [
        InvalidCase(#"{"a":1,▸"a":2}"#, .duplicateKey, "$", #"duplicate key "a""#),
        InvalidCase(#"{"a":1,▸"\u0061":2}"#, .duplicateKey, "$", #"duplicate key "a""#),
        InvalidCase(#"{"\u0061":1,▸"a":2}"#, .duplicateKey, "$", #"duplicate key "a""#),
        InvalidCase(#"{"é":1,▸"\u00e9":2}"#, .duplicateKey, "$", #"duplicate key "é""#),
        InvalidCase(#"{"\uD83D\uDE00":1,▸"😀":2}"#, .duplicateKey, "$", #"duplicate key "😀""#),
        InvalidCase(#"{"/":1,▸"\/":2}"#, .duplicateKey, "$", #"duplicate key "/""#),
        InvalidCase(#"{"":1,▸"":2}"#, .duplicateKey, "$", #"duplicate key """#),
        InvalidCase(#"{"\n":1,"b":2,▸"\n":3}"#, .duplicateKey, "$", #"duplicate key "\n""#),
        InvalidCase(#"[{"a":{"b":1,"c":2,▸"b":3}}]"#, .duplicateKey, "$[0].a"),
        InvalidCase("{\"a\":{\"a\":{\"a\":1}},\n▸\"a\":2}", .duplicateKey, line: 2, column: 1),
        InvalidCase(#"{"a":1,"b":2,▸"a":x}"#, .duplicateKey),
        InvalidCase(#"{"a":1,▸"a"}"#, .duplicateKey),
        InvalidCase(#"{"a":1,▸"a"‹FF›:2}"#, .duplicateKey),
        InvalidCase(#"{"a":1,▸"a""#, .duplicateKey),
        InvalidCase(#"{"a":1,"a▸"#, .unexpectedEnd),
    ]

    @Test(arguments: refusedKeys)
    func equalKeysAreRefused(_ example: InvalidCase) {
        let options = JSONReadingOptions(duplicateKeys: .reject)
        let error = Reading.agreed(example.bytes, options: options).error
        #expect(error?.code == example.code)
        #expect(error?.offset == example.offset)
        #expect(error?.line == example.line)
        #expect(error?.column == example.column)
        #expect(error?.path.description == example.path)
        if let message = example.message {
            #expect(error?.message == message)
        }
    }

    @Test(arguments: [
        #"{"a":1,"b":2}"#, #"{"a":1,"A":2}"#, #"{"a":{"a":{"a":1}}}"#, #"[{"a":1},{"a":1}]"#,
        #"{"a":{"b":1},"c":{"b":1}}"#, "{\"\u{E9}\":1,\"e\u{301}\":2}", #"{"a":1,"a ":2}"#,
        #"{"a":1,"a\u0000":2}"#, #"{"a":"a","b":"a"}"#,
    ])
    func differentKeysAreNot(_ text: String) {
        let reading = Reading.agreed(
            Array(text.utf8),
            options: JSONReadingOptions(duplicateKeys: .reject)
        )
        #expect(reading.error == nil)
    }

    /// The place of a refused key is right also when much white space comes after it.
    @Test func refusedKeyBeforeWhiteSpace() {
        let space = String(repeating: " \n", count: 200_000)
        let error = Reading.agreed(
            Array("{\"a\":1,\n \"a\"\(space):2}".utf8),
            options: JSONReadingOptions(duplicateKeys: .reject),
            modes: ReadingMode.modes([.whole, .chunks(4096)])
        ).error
        #expect(error?.code == .duplicateKey)
        #expect(error?.offset == 9)
        #expect(error?.line == 2)
        #expect(error?.column == 2)
    }

    // MARK: Numbers

    @Test func losslessNumbers() {
        let cases: [(String, JSONValue)] = [
            ("0", 0), ("-1", -1), ("9223372036854775807", .integer(.max)),
            ("1.5", 1.5), ("-0.25", -0.25), ("100.0", 100.0), ("0.1", 0.1), ("-0.0", .float(-0.0)),
            ("1e+22", 1e22), ("5e-324", .float(.leastNonzeroMagnitude)), ("1.10", .exactly("1.10")),
            ("1e2", .exactly("1e2")), ("1E5", .exactly("1E5")), ("1e22", .exactly("1e22")),
            ("0.0e0", .exactly("0.0e0")), ("0.00", .exactly("0.00")), ("-0", .exactly("-0")),
            ("0.1000000000000000055", .exactly("0.1000000000000000055")),
            ("1e400", .exactly("1e400")), ("1e-400", .exactly("1e-400")),
            ("9223372036854775808", .exactly("9223372036854775808")),
            ("1.000000000000000005", .exactly("1.000000000000000005")),
        ]
        let options = JSONReadingOptions(numbers: .lossless)
        for (text, value) in cases {
            let reading = Reading.agreed(Array("[\(text)]".utf8), options: options)
            #expect(reading.value == .success([value]), "\(text)")
            #expect((try? reading.value.get())?.description == "[\(text)]")
        }
    }

    // MARK: Byte order mark

    @Test func byteOrderMarkIsRefused() {
        let options = JSONReadingOptions(byteOrderMark: .reject)
        for text in ["‹EF BB BF›[]", "‹EF BB BF›", "‹EF BB BF EF BB BF›1", "‹EF BB BF›x"] {
            let error = Reading.agreed(ByteText.bytes(text), options: options).error
            #expect(error?.code == .byteOrderMark)
            #expect(error?.message == "a byte order mark is not allowed here")
            #expect(error?.offset == 0)
            #expect(error?.column == 1)
        }
        for text in ["[]", #"["‹EF BB BF›"]"#] {
            #expect(Reading.agreed(ByteText.bytes(text), options: options).error == nil)
        }
        let cut = Reading.agreed(ByteText.bytes("‹EF BB›[]"), options: options).error
        #expect(cut?.code == .invalidUTF8)
    }
}
