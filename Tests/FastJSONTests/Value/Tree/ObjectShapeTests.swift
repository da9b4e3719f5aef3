import FastJSON
import TestSupport
import Testing

/// Objects that were read from one document and have the same keys share them.
@Suite struct ObjectShapeTests {
    /// Reads a document with all engines and feedings, and expects its own text.
    private static func expectSame(
        _ text: String,
        _ modes: [ReadingMode] = ReadingMode.all,
        options: JSONReadingOptions = JSONReadingOptions(),
        _ expected: String? = nil
    ) throws {
        for mode in modes {
            let value = try mode.value(of: Array(text.utf8), options: options).get()
            #expect(value.description == expected ?? text, "\(mode)")
            let input = mode.input(Array(text.utf8))
            let read = try JSONValue(parsing: input, options: mode.options(options))
            #expect(read.description == expected ?? text, "\(mode)")
        }
    }

    /// The first objects of a document, which have their own keys.
    private static let first = String(repeating: "{},", count: 8)

    /// Where the keys of an object are in memory.
    private static func address(_ object: JSONValue.Object) -> UnsafePointer<String>? {
        object.keys.withUnsafeBufferPointer(\.baseAddress)
    }

    @Test func objectsShareTheirKeys() throws {
        let text =
            "[[\(Self.first)0],"
            + #"{"a":1,"b":{"a":2}},{"a":3,"b":{"a":4}},{"a":5},{"b":6,"a":7}]"#
        for mode in ReadingMode.modes([.whole]) {
            let value = try mode.value(of: Array(text.utf8)).get()
            let objects = try #require(value.array).compactMap(\.object)
            let inner = objects.prefix(2).compactMap { $0["b"]?.object }
            #expect(Self.address(objects[0]) == Self.address(objects[1]), "\(mode)")
            #expect(Self.address(inner[0]) == Self.address(inner[1]), "\(mode)")
            #expect(Self.address(inner[0]) == Self.address(objects[2]), "\(mode)")
            #expect(Self.address(objects[0]) != Self.address(objects[3]), "\(mode)")
        }
    }

    /// So do those of one stream, and an error in between does no harm.
    @Test(arguments: JSONEngine.allCases)
    func objectsOfAStreamShareTheirKeys(_ engine: JSONEngine) throws {
        let text = (0..<30).map { $0 == 15 ? #"{"a":{"b":tru}}"# : #"{"a":\#($0),"b":[]}"# }
            .joined(separator: "\n")
        let options = JSONReadingOptions(engine: engine)
        let lines = JSONStream(.bytes(Array(text.utf8)), options: options).lines(onError: .skip)
        var objects: [JSONValue.Object] = []
        while let value = try lines.next() { objects.append(try #require(value.object)) }
        #expect(objects.map { $0["a"]?.int } == (0..<30).filter { $0 != 15 })
        // Libyajl starts again with each line.
        let addresses = objects.suffix(2).map(Self.address)
        if engine == .native { #expect(addresses[0] == addresses[1]) }
    }

    /// Very long keys are not kept for the next objects.
    @Test(arguments: [(256, true), (257, false)])
    func lengthOfSharedKeys(length: Int, isShared: Bool) throws {
        let object = "{\"a\":1,\"\(String(repeating: "k", count: length))\":2,\"b\":3}"
        let text = "[\(Self.first)\(object),\(object)]"
        try Self.expectSame(text)
        let objects = try #require(JSONValue(parsing: text).array).suffix(2).compactMap(\.object)
        #expect((Self.address(objects[0]) == Self.address(objects[1])) == isShared)
    }

    @Test func changesStayInOneObject() throws {
        let value = try JSONValue(parsing: "[\(Self.first)" + #"{"a":1,"b":2},{"a":3,"b":4}]"#)
        let objects = try #require(value.array).compactMap(\.object).filter { !$0.isEmpty }
        let changes: [((inout JSONValue.Object) -> Void, String)] = [
            ({ $0["c"] = 5 }, #"{"a":1,"b":2,"c":5}"#),
            ({ $0["a"] = 5 }, #"{"a":5,"b":2}"#),
            ({ $0["a"] = nil }, #"{"b":2}"#),
            ({ $0.append(5, forKey: "a") }, #"{"a":1,"b":2,"a":5}"#),
            ({ $0.remove(at: 0) }, #"{"b":2}"#),
            ({ $0.sort() }, #"{"a":1,"b":2}"#),
            ({ $0 = $0.mapValues { [$0] } }, #"{"a":[1],"b":[2]}"#),
        ]
        for (change, expected) in changes {
            var object = objects[0]
            change(&object)
            #expect(object.description == expected)
            #expect(objects.description == #"[{"a":1,"b":2}, {"a":3,"b":4}]"#)
        }
    }

    /// Keys that differ in one byte, at any place, or are the start of the other.
    @Test(arguments: Array(0...50))
    func similarKeys(length: Int) throws {
        let key = String(repeating: "k", count: length)
        var keys = [key, key + "k", key + "é", key + #"\n"#]
        for place in 0..<length {
            keys += [
                String(key.prefix(place)) + "x" + key.dropFirst(place + 1),
                String(key.prefix(place)),
            ]
        }
        // Each key is foreseen once where another one comes.
        let objects = Array(repeating: "{}", count: 8) + keys.map { #"{"\#(key)":1},{"\#($0)":2}"# }
        try Self.expectSame(
            "[\(objects.joined(separator: ","))]",
            ReadingMode.modes([.whole, .chunks(7)])
        )
    }

    /// Objects that begin alike and go on in other ways, at every depth.
    @Test(arguments: TestScope.some(UInt64(1)...40, oneIn: 3))
    func randomShapes(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let keys = [
            "id", "name", "a", "", "é", #"\u0001"#, #"\""#, "a longer key of some words, which …",
        ]
        .map { #""\#($0)""# }
        func object(_ depth: Int) -> String {
            let members = (0..<random.number(in: 0...6)).map { place in
                // Mostly the same key at the same place.
                let isUsual = random.number(in: 0...3) > 0
                let key = isUsual ? keys[place] : keys[random.number(in: 0...keys.count - 1)]
                let value =
                    switch random.number(in: 0...4) {
                    case 0 where depth < 4: object(depth + 1)
                    case 1 where depth < 4: "[\(object(depth + 1)),\(object(depth + 1))]"
                    default: "\(place)"
                    }
                return "\(key):\(value)"
            }
            return "{\(members.joined(separator: ","))}"
        }
        let text = "[\((0..<20).map { _ in object(0) }.joined(separator: ","))]"
        try Self.expectSame(text, ReadingMode.modes([.whole, .chunks(1), .random(seed: seed)]))
    }

    /// More keys, more kinds of objects and larger objects than are kept as shapes.
    @Test(arguments: [
        (0..<100).map { #"{"key \#($0)":0,"value":1}"# },
        (0..<1_500).map { #"{"a":{"b\#($0 % 30)":{"c\#($0 % 41)":{"d\#($0)":0,"e":1},"f":2}}}"# },
        (0..<3).map { _ in "{\((0..<200).map { #""k\#($0)":\#($0)"# }.joined(separator: ","))}" },
        (63...66).map { count in
            "{\((0..<count).map { #""k\#($0)":\#($0)"# }.joined(separator: ","))}"
        },
    ])
    func beyondTheLimits(objects: [String]) throws {
        let text = "[\((objects + objects).joined(separator: ","))]"
        try Self.expectSame(text, ReadingMode.modes([.whole, .chunks(4_096)]))
        let value = try JSONValue(parsing: text)
        for object in try #require(value.array).compactMap(\.object) {
            for (position, (key, value)) in object.enumerated() {
                #expect(object.index(forKey: key) == position && object[key] == value)
            }
        }
    }

    @Test func equalKeys() throws {
        let text = "[\(Self.first)" + #"{"a":1,"a":2,"b":3},{"a":4,"a":5,"b":6}]"#
        try Self.expectSame(text)
        try Self.expectSame(
            text,
            options: JSONReadingOptions(duplicateKeys: .first),
            "[\(Self.first)" + #"{"a":1,"b":3},{"a":4,"b":6}]"#
        )
        for mode in ReadingMode.all {
            let text = "[\(Self.first)" + #"{"a":1,"b":2},{"a":1,"a":2}]"#
            let options = JSONReadingOptions(duplicateKeys: .reject)
            let result = mode.value(of: Array(text.utf8), options: options)
            #expect(throws: JSONError.self, "\(mode)") { try result.get() }
            if case .failure(let error) = result { #expect(error.offset == 46, "\(mode)") }
        }
    }

    /// A foreseen key is refused like any other, with its place.
    @Test(arguments: [
        (#"[{"abc":1},{"abc" 1}]"#, 18), (#"[{"abc":1},{"abc"#, 16), (#"[{"abc":1},{"abc""#, 17),
        (#"[{"abc":1},{"abcd":}]"#, 19), (#"[{"abc":1},{"abc":tru}]"#, 21),
        ("[{\"abc\":1},{\"ab\u{1}\":1}]", 15),
    ])
    func errorsAtForeseenKeys(text: String, offset: Int) {
        let text = "[\(Self.first)\(text.dropFirst())"
        let offset = Self.first.utf8.count + offset
        for mode in ReadingMode.all {
            let error = mode.validate(Array(text.utf8))
            let result = mode.value(of: Array(text.utf8))
            #expect(throws: JSONError.self, "\(mode)") { try result.get() }
            if case .failure(let found) = result {
                #expect(found.description == error?.description, "\(mode)")
                #expect(found.offset == offset, "\(mode): \(found)")
            }
        }
    }
}
