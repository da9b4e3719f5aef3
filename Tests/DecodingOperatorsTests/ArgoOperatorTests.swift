import Decoding
import DecodingOperators
import FastJSON
import Synchronization
import Testing

/// Argo's operators one by one, in the world of optionals.
@Suite struct ArgoOperatorTests {
    static let json: JSON = [
        "int": 1, "text": "a", "null": nil, "ints": [1, 2], "mixed": [1, "2"], "none": [],
        "way": ["int": 5, "ints": [3], "null": nil, "mixed": [nil], "way": ["int": 6]],
    ]

    /// Where to look, and what `<|`, `<|?` and `<|?!` find there as an integer.
    static let ints: [(keys: [String], plain: Int?, lenient: Int??, strict: Int??)] = [
        (["int"], 1, .some(1), .some(1)),
        (["text"], nil, .some(nil), nil),
        (["null"], nil, .some(nil), .some(nil)),
        (["ints"], nil, .some(nil), nil),
        (["way"], nil, .some(nil), nil),
        (["missing"], nil, .some(nil), .some(nil)),
        (["way", "int"], 5, .some(5), .some(5)),
        (["way", "way", "int"], 6, .some(6), .some(6)),
        (["way", "null"], nil, .some(nil), .some(nil)),
        (["way", "missing"], nil, .some(nil), .some(nil)),
        (["way", "ints"], nil, .some(nil), nil),
        (["text", "int"], nil, .some(nil), nil),
        (["ints", "int"], nil, .some(nil), nil),
        (["null", "int"], nil, .some(nil), .some(nil)),
        (["missing", "int"], nil, .some(nil), .some(nil)),
        (["way", "int", "int"], nil, .some(nil), nil),
        ([], nil, .some(nil), nil),
    ]

    @Test(
        "S2.5 S2.6 S2.9 S2.11 S2.12 S2.13 S2.14 S1+.4 S2+.8 one value: plain, lenient and strict",
        arguments: ints.indices
    )
    func value(index: Int) {
        let json = ArgoOperatorTests.json
        let (keys, plain, lenient, strict) = ArgoOperatorTests.ints[index]
        #expect(json <| keys as Int? == plain)
        #expect(json <|? keys as Int?? == lenient)
        #expect(json <|?! keys as Int?? == strict)
        guard keys.count == 1 else { return }
        #expect(json <| keys[0] as Int? == plain)
        #expect(json <|? keys[0] as Int?? == lenient)
        #expect(json <|?! keys[0] as Int?? == strict)
    }

    /// The same for arrays of integers.
    static let arrays: [(keys: [String], plain: [Int]?, lenient: [Int]??, strict: [Int]??)] = [
        (["ints"], [1, 2], .some([1, 2]), .some([1, 2])),
        (["none"], [], .some([]), .some([])),
        (["mixed"], nil, .some(nil), nil),
        (["int"], nil, .some(nil), nil),
        (["null"], nil, .some(nil), .some(nil)),
        (["missing"], nil, .some(nil), .some(nil)),
        (["way", "ints"], [3], .some([3]), .some([3])),
        (["way", "mixed"], nil, .some(nil), nil),
        (["way", "missing"], nil, .some(nil), .some(nil)),
        (["text", "ints"], nil, .some(nil), nil),
        (["null", "ints"], nil, .some(nil), .some(nil)),
    ]

    @Test(
        "S2.7 S2.8 S2.10 S2.11 S2.12 S2.13 S2.14 S2+.8 arrays, all or nothing, in the same ways",
        arguments: arrays.indices
    )
    func array(index: Int) {
        let json = ArgoOperatorTests.json
        let (keys, plain, lenient, strict) = ArgoOperatorTests.arrays[index]
        #expect(json <|| keys as [Int]? == plain)
        #expect(json <||? keys as [Int]?? == lenient)
        #expect(json <||?! keys as [Int]?? == strict)
        guard keys.count == 1 else { return }
        #expect(json <|| keys[0] as [Int]? == plain)
        #expect(json <||? keys[0] as [Int]?? == lenient)
        #expect(json <||?! keys[0] as [Int]?? == strict)
    }

    @Test("S2.5 the value itself, where there are no keys")
    func noKeys() {
        let noKeys: [String] = []
        let number: Int? = JSON.integer(3) <| noKeys
        #expect(number == 3)
        let numbers: [Int]? = JSON.array([1]) <|| noKeys
        #expect(numbers == [1])
        let none: Int?? = JSON.null <|?! noKeys
        #expect(none == .some(nil))
    }

    @Test("S2.20 S2+.9 standard types, and JSON itself")
    func standardTypes() throws {
        let json = try JSON(
            parsing: """
                {"s": "a", "i": 255, "m": -1, "d": 1.5, "b": true, "big": 18446744073709551615,
                 "huge": 1e300, "list": [[1], []], "map": {"a": {"b": 1}}, "null": null}
                """
        )
        #expect(json <| "s" == "a")
        #expect(json <| "i" == 255 as Int?)
        #expect(json <| "d" == 1.5 as Double?)
        #expect(json <| "i" == 255 as Double?)
        #expect(json <| "d" == 1.5 as Float?)
        #expect(json <| "huge" as Float? == nil)
        #expect(json <| "b" == true)
        #expect(json <| "i" as Bool? == nil)
        #expect(json <| "b" as Int? == nil)
        #expect(json <| "i" == 255 as UInt8?)
        #expect(json <| "i" as Int8? == nil)
        #expect(json <| "m" == -1 as Int8?)
        #expect(json <| "m" as UInt? == nil)
        #expect(json <| "big" == UInt64.max)
        #expect(json <| "big" as Int64? == nil)
        #expect(json <| "list" == [[1], []] as [[Int]]?)
        #expect(json <|| "list" == [[1], []] as [[Int]]?)
        #expect(json <| "map" == ["a": ["b": 1]] as [String: [String: Int]]?)
        #expect(json <| "map" as [String: Int]? == nil)
        #expect(json <| "map" == ["a": ["b": 1]] as JSON?)
        #expect(json <| "null" == JSON.null)
        #expect(json <| "missing" as JSON? == nil)
    }

    // MARK: Short circuit

    /// An integer; how many were decoded is counted.
    struct Counted: JSONDecodable, JSONValueDecodable, Equatable {
        @TaskLocal static var counter: Counter?
        let value: Int

        static func decode(_ json: JSON) -> Counted? {
            counter?.count.withLock { $0 += 1 }
            return json.int.map { Counted(value: $0) }
        }
    }

    final class Counter: Sendable {
        let count = Mutex(0)
    }

    /// How many values were decoded on the way.
    static func counting(_ body: () -> Void) -> Int {
        let counter = Counter()
        Counted.$counter.withValue(counter, operation: body)
        return counter.count.withLock { $0 }
    }

    static func sum(_ json: JSON) -> Int? {
        curry { (a: Counted, b: Counted, c: Counted, d: Counted) in
            a.value + b.value + c.value + d.value
        } <^> json <| "a" <*> json <| "b" <*> json <| "c" <*> json <| "d"
    }

    static func sum(_ json: JSONValueResult) -> Result<Int, JSONError> {
        curry { (a: Counted, b: Counted, c: Counted, d: Counted) in
            a.value + b.value + c.value + d.value
        } <^> json <| "a" <*> json <| "b" <*> json <| "c" <*> json <| "d"
    }

    @Test("S2.18 S2.26 after a nil nothing is decoded; after a failure all is")
    func shortCircuit() {
        let keys = ["a", "b", "c", "d"]
        for wrong in 0...4 {
            let members = keys.enumerated().map { ($1, $0 == wrong ? "x" : JSON.integer($0)) }
            let json = JSON.object(JSON.Object(members))
            let decoded = ArgoOperatorTests.counting {
                #expect(ArgoOperatorTests.sum(json) == (wrong == 4 ? 6 : nil))
            }
            #expect(decoded == min(wrong + 1, 4))
            let all = ArgoOperatorTests.counting {
                #expect(ArgoOperatorTests.sum(json.result).value == (wrong == 4 ? 6 : nil))
            }
            #expect(all == 4)
        }
    }

    @Test("S2.26 arrays stop at their first wrong element, alternatives at their first value")
    func shortCircuitInside() {
        let json: JSON = ["list": [1, 2, "3", 4, 5], "a": 1, "b": 2, "x": "x"]
        let list = ArgoOperatorTests.counting {
            let list: [Counted]? = json <|| "list"
            #expect(list == nil)
        }
        #expect(list == 3)
        let rows: [(first: String, value: Int, decoded: Int)] = [
            ("a", 1, 1), ("x", 2, 2), ("missing", 2, 1),
        ]
        for (first, value, decoded) in rows {
            let count = ArgoOperatorTests.counting {
                let found: Counted? = json <| first <|> json <| "b"
                #expect(found?.value == value)
            }
            #expect(count == decoded)
        }
    }

    @Test("S2.26 after a nil the next value is not even looked for")
    func shortCircuitOfArguments() {
        let values: [Int?] = [nil, 2]
        for value in values {
            var calls = 0
            func next() -> Int? {
                calls += 1
                return 1
            }
            let expected = value.map { $0 + 1 }
            let sum = curry { (a: Int, b: Int) in a + b } <^> value <*> next()
            #expect(sum == expected)
            #expect(calls == (value == nil ? 0 : 1))
            let handMade = { (a: Int) in { (b: Int) in a + b } } <^> value <*> next()
            #expect(handMade == expected)
            #expect(calls == (value == nil ? 0 : 2))
            let word = apply(value.map { a in { (b: Int) in a + b } }, next())
            #expect(word == expected)
            #expect(calls == (value == nil ? 0 : 3))
        }
    }
}
