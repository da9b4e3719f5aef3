import Decoding
import FastJSON
import TestSupport
import Testing

/// Continuing after what is wrong, to report all of it.
@Suite struct AllErrorsTests {
    private static let roads = Road.bytes + Road.documents

    /// Path, offset and code of each error, on every road.
    private func expectFailures<Parser: JSONParser>(
        _ parser: Parser,
        _ text: String,
        limit: Int = 20,
        options: JSONReadingOptions = JSONReadingOptions(),
        _ expected: [String],
        on roads: [Road] = AllErrorsTests.roads,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for road in roads {
            let result = road.result(
                of: parser,
                Array(text.utf8),
                options: options,
                errors: .all(limit: limit)
            )
            let found = Outcome(result).failures.map { "\($0.path) \($0.offset ?? -1) \($0.code)" }
            #expect(found == expected, "\(road)", sourceLocation: sourceLocation)
            if case .failure(let error) = result {
                let isSeveral = error.code == .severalErrors
                #expect(isSeveral == (expected.count > 1), sourceLocation: sourceLocation)
            }
        }
    }

    @Test func objectsArraysAndDictionaries() {
        let parser = ParsePrint {
            Field("a") { Int.jsonParser() }
            Field("list") { JSONArray { JSONArray(2) { UInt8.jsonParser() } } }
            Field("members") { JSONObject { Strict.parser } }
            Field("last") { Bool.jsonParser() }
        }
        let text = """
            {"a":"x","list":[[1,256],[1],7,[null,"y"],[3,4]],"members":{"m":{"x":1,"q":[]},"n":2},\
            "last":true}
            """
        expectFailures(
            parser,
            text,
            [
                "$.a 5 typeMismatch", "$.list[0][1] 20 numberDoesNotFit", "$.list[1] 27 wrongCount",
                "$.list[2] 29 typeMismatch", "$.list[3][0] 32 unexpectedNull",
                "$.list[3][1] 37 typeMismatch", "$.members.m 71 unknownKey",
                "$.members.m 77 missingKey", "$.members.m 77 missingKey",
                "$.members.n 83 typeMismatch",
            ]
        )
        // Nothing is lost where nothing is wrong.
        expectFailures(JSONArray { JSONArray(2) { UInt8.jsonParser() } }, "[[1,2],[3,4]]", [])
    }

    @Test("Exactly so many as were asked for", arguments: 1...12)
    func limit(_ limit: Int) {
        let parser = JSONArray {
            ParsePrint {
                Field("a") { Int.jsonParser() }
                Field("b") { JSONArray(1) { Int.jsonParser() } }
                OptionalField("c") {
                    ParsePrint {
                        Element { Int.jsonParser() }
                        Element { Int.jsonParser() }
                    }
                }
            }
        }
        let text = #"[{"a":null},{},{"b":[],"a":1},{"a":1,"b":[1],"c":["x"]},5,{"b":[2]},[],{}]"#
        let all = [
            "$[0].a 6 unexpectedNull", "$[0] 10 missingKey", "$[1] 13 missingKey",
            "$[1] 13 missingKey", "$[2].b 21 wrongCount", "$[3].c[0] 50 typeMismatch",
            "$[3].c 53 wrongCount", "$[4] 56 typeMismatch", "$[5] 66 missingKey",
            "$[6] 68 typeMismatch", "$[7] 72 missingKey", "$[7] 72 missingKey",
        ]
        expectFailures(parser, text, limit: limit, Array(all.prefix(limit)))
        expectFailures(
            Field("x") { parser },
            "{\"x\":\(text)}",
            limit: limit,
            Array(
                all.prefix(limit).map { entry in
                    let parts = entry.dropFirst().split(separator: " ")
                    return "$.x\(parts[0]) \((Int(parts[1]) ?? 0) + 5) \(parts[2])"
                }
            )
        )
    }

    @Test func wrongSyntaxIsTheLast() {
        let parser = JSONArray { Field("a") { Int.jsonParser() } }
        let roads = Road.bytes
        expectFailures(
            parser,
            #"[{"a":"x"},{"b":1},{"a":tru}]"#,
            [
                "$[0].a 6 typeMismatch", "$[1] 17 missingKey", "$[2].a 27 invalidLiteral",
            ],
            on: roads
        )
        // Inside of a value that is passed because it is wrong.
        expectFailures(parser, #"[{"a":[1,2,}]"#, ["$[0].a[2] 11 unexpectedCharacter"], on: roads)
        expectFailures(
            parser,
            #"[5,[1,2"#,
            [
                "$[0] 1 typeMismatch", "$[1] 7 unexpectedEnd",
            ],
            on: roads
        )
        expectFailures(
            parser,
            #"[{"a":null"#,
            [
                "$[0].a 6 unexpectedNull", "$[0] 10 unexpectedEnd",
            ],
            on: roads
        )
        // Not one more than was asked for.
        expectFailures(parser, #"[5,{"a":1]"#, limit: 1, ["$[0] 1 typeMismatch"], on: roads)
        expectFailures(
            parser,
            #"[5,{"a":1]"#,
            limit: 2,
            [
                "$[0] 1 typeMismatch", "$[1] 9 unexpectedCharacter",
            ],
            on: roads
        )
        expectFailures(parser, #"[5,{"a":1},"#, limit: 1, ["$[0] 1 typeMismatch"], on: roads)
    }

    @Test func limitsEndTheReading() {
        let parser = JSONArray { JSONArray { Int.jsonParser() } }
        let options = JSONReadingOptions(limits: JSONLimits(depth: 3))
        expectFailures(
            parser,
            "[5,[[[1]]],6]",
            options: options,
            [
                "$[0] 1 typeMismatch", "$[1][0][0] 5 depthExceeded",
            ],
            on: Road.bytes
        )
        let keys = JSONReadingOptions(duplicateKeys: .reject)
        let object = Field("a") { Int.jsonParser() }
        expectFailures(
            object,
            #"{"a":[],"b":{"c":1,"c":2}}"#,
            options: keys,
            [
                "$.a 5 typeMismatch", "$.b 19 duplicateKey",
            ],
            on: Road.bytes
        )
        expectFailures(
            object,
            #"{"a":[],"a":1}"#,
            options: keys,
            [
                "$.a 5 typeMismatch", "$ 8 duplicateKey",
            ],
            on: Road.bytes
        )
    }

    @Test func alternatives() {
        let parser = JSONArray { Amount.parser }
        let text = #"[{"value":"x","unit":"y"},"ok",{"values":[1,"z"]},[1,2],true]"#
        expectFailures(
            parser,
            text,
            [
                "$[0] 1 noAlternative", "$[2] 31 noAlternative", "$[4] 56 noAlternative",
            ]
        )
        // What is tried leaves no traces.
        expectFailures(parser, #"[[1,2],null,{"values":[1]},"x"]"#, [])
        let nested = JSONArray {
            OneOf {
                JSONArray { Amount.parser }; Amount.parser.map { [$0] }
            }
        }
        expectFailures(
            nested,
            #"[[null,[1,true]],{"unit":"a"},[["x"]],"x"]"#,
            [
                "$[0] 1 noAlternative", "$[1] 17 noAlternative", "$[2] 30 noAlternative",
            ]
        )
    }

    @Test func lossyArraysKeepTheirErrors() throws {
        let parser = ParsePrint {
            Field("a") { Int.jsonParser() }
            Field("list") { LossyArray { JSONArray(2) { Int.jsonParser() } } }
            Field("b") { Int.jsonParser() }
        }
        expectFailures(
            parser,
            #"{"a":null,"list":[1,[2],[3,"x"],[4,5]],"b":[]}"#,
            [
                "$.a 5 unexpectedNull", "$.b 43 typeMismatch",
            ]
        )
        let bytes = Array(#"{"a":1,"list":[1,[2],[3,"x"],[4,5]],"b":2}"#.utf8)
        for road in AllErrorsTests.roads {
            let list = try road.result(of: parser, bytes, errors: .all(limit: 1)).get().1
            #expect(list.elements == [[4, 5]], "\(road)")
            #expect(list.errorCount == 3, "\(road)")
            let errors = list.errors.map { "\($0.path) \($0.offset ?? -1) \($0.line ?? -1)" }
            #expect(errors == ["$.list[0] 15 1", "$.list[1] 19 1", "$.list[2][1] 24 1"], "\(road)")
        }
    }

    @Test func conversions() {
        let even = Int.jsonParser().tryMap { number in
            guard number.isMultiple(of: 2) else { throw Refusal() }
            return number
        }
        expectFailures(
            JSONArray { even },
            "[1,2,\"x\",3]",
            [
                "$[0] 1 conversionFailed", "$[2] 5 typeMismatch", "$[3] 9 conversionFailed",
            ]
        )
        let kinds = JSONArray { JSONString(.representing(Suit.self)) }
        expectFailures(
            kinds,
            #"["x","clubs",5,"y"]"#,
            [
                "$[0] 1 conversionFailed", "$[2] 13 typeMismatch", "$[3] 15 conversionFailed",
            ]
        )
        let keyed = JSONObject(keys: .representing(Suit.self)) { even }
        expectFailures(
            keyed,
            #"{"x":1,"clubs":1,"hearts":2,"y":"z"}"#,
            [
                "$ 1 unexpectedText", "$.clubs 15 conversionFailed", "$ 28 unexpectedText",
            ]
        )
        let maybe = JSONArray { even.orNull() }
        expectFailures(
            maybe,
            "[null,1,[]]",
            [
                "$[1] 6 conversionFailed", "$[2] 8 typeMismatch",
            ]
        )
    }

    @Test func constants() {
        let parser = JSONArray {
            ParsePrint {
                Field("type") { Constant("point") }
                Field("x") { Int.jsonParser() }
            }
        }
        expectFailures(
            parser,
            #"[{"type":"line","x":"y"},{"x":1},{"type":"point","x":2}]"#,
            [
                "$[0].type 9 typeMismatch", "$[0].x 20 typeMismatch", "$[1] 31 missingKey",
            ]
        )
    }

    @Test func elements() {
        let parser = JSONArray {
            ParsePrint {
                Element { Int.jsonParser() }
                Element { String.jsonParser() }
                Element { Null() }
            }
        }
        expectFailures(
            parser,
            #"[[1,"a",null],["b",2,3],[1,"c",4],[],[1,"d",null,5],[[],1]]"#,
            [
                "$[1][0] 15 typeMismatch", "$[2][2] 31 typeMismatch", "$[3] 35 wrongCount",
                "$[4] 50 wrongCount", "$[5][0] 53 typeMismatch", "$[5] 57 wrongCount",
            ]
        )
    }

    @Test("Values that were read before a failure are released")
    func releases() {
        let counter = Counter()
        let parser = JSONArray {
            Parse { (a: Tracked, list: [Tracked], c: Tracked?) in
                a
            } fields: {
                Field("a") { Tracked.parser(counter) }
                Field("list") { JSONArray { Tracked.parser(counter) } }
                OptionalField("c") { Tracked.parser(counter) }
            }
        }
        let element = #"{"a":"A","list":["B","C",1,"D"],"c":2}"#
        let text = "[\(Array(repeating: element, count: 30).joined(separator: ",")),5]"
        for road in AllErrorsTests.roads {
            for limit in [1, 2, 61, 100] {
                let errors: JSONErrorReporting = .all(limit: limit)
                let result = road.result(of: parser, Array(text.utf8), errors: errors)
                #expect(Outcome(result).failures.count == min(limit, 61), "\(road)")
                #expect(counter.count == 0, "\(road)")
            }
        }
    }
}
