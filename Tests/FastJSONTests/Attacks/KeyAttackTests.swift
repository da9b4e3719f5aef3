import FastJSON
import TestSupport
import Testing

/// Objects whose keys are expensive to compare, or many, or all the same.
@Suite struct KeyAttackTests {
    static let modes = ReadingMode.modes([.whole, .chunks(100)])

    /// Swift's own comparison of such strings sorts their marks: that is quadratic.
    @Test func combiningMarks() throws {
        let key = "a" + String(repeating: "\u{301}\u{316}", count: 20_000)
        let other = "a" + String(repeating: "\u{316}\u{301}", count: 20_000)
        #expect(key.utf8.count == 80_001)
        // The two are canonically equivalent, and two keys all the same.
        let members = "\"\(key)\":1,\"\(other)\":2,\"\(key)\":3"
        let text = "{\(members)}"
        let value = try Reading.agreed(Array(text.utf8), modes: Self.modes).value.get()
        let again = try JSONValue(parsing: text)
        for _ in 0..<50 {
            #expect(value[key]?.int == 3)
            #expect(value[other]?.int == 2)
            #expect(value[key + "\u{301}"] == nil)
            #expect(value == again)
            #expect(value.hashValue == again.hashValue)
        }
        let reordered = try JSONValue(parsing: "{\"\(other)\":2,\"\(key)\":1,\"\(key)\":3}")
        #expect(value == reordered)
        #expect(value.hashValue == reordered.hashValue)
        let strings: (JSONValue, JSONValue) = (.string(key), .string(other))
        #expect(strings.0 != strings.1)
        let document = try JSONDocument(parsing: text)
        #expect(document[key]?.int == 3)
        #expect(document[other]?.int == 2)
        for policy in [JSONDuplicateKeys.first, .reject] {
            let options = JSONReadingOptions(duplicateKeys: policy)
            let reading = Reading.agreed(Array(text.utf8), options: options, modes: Self.modes)
            #expect((reading.error == nil) == (policy == .first))
        }
    }

    /// The same in an object that is large enough for an index.
    @Test func combiningMarksInLargeObject() throws {
        let marks = String(repeating: "\u{301}\u{316}", count: 1000)
        let keys = (0..<200).map { "\($0)\(marks)" }
        let text = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        let value = try JSONValue(parsing: text)
        let document = try JSONDocument(parsing: text)
        for key in keys {
            #expect(value[key] == 1)
            #expect(document[key]?.int == 1)
        }
        #expect(
            value
                == (try JSONValue(
                    parsing: text,
                    options: JSONReadingOptions(duplicateKeys: .reject)
                ))
        )
    }

    private static let count = 100_000
    private static let manyKeys: [UInt8] = {
        var bytes: [UInt8] = [0x7B]
        for index in 0..<count {
            bytes += Array("\"key\(index)\":\(index),".utf8)
        }
        bytes[bytes.count - 1] = 0x7D
        return bytes
    }()

    @Test(arguments: JSONEngine.allCases)
    func hundredThousandKeys(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine, duplicateKeys: .reject)
        let value = try JSONValue(parsing: Self.manyKeys, options: options)
        let document = try JSONDocument(parsing: Self.manyKeys, options: options)
        var sum = 0
        for index in 0..<Self.count {
            let key = "key\(index)"
            sum += value[key]?.int == index ? 1 : 0
            sum += document[key]?.int == index ? 1 : 0
        }
        #expect(sum == 2 * Self.count)
        #expect(value["key\(Self.count)"] == nil)
        #expect(document["key\(Self.count)"] == nil)
        #expect(value.object?.count == Self.count)
        #expect(document.count == Self.count)
    }

    /// Comparing and hashing objects whose members come in another order.
    @Test func hundredThousandKeysReversed() throws {
        let value = try JSONValue(parsing: Self.manyKeys)
        let object = try #require(value.object)
        let reversed = JSONValue.object(
            JSONValue.Object(object.reversed().map { ($0.key, $0.value) })
        )
        #expect((value == reversed) == true)
        #expect(value.hashValue == reversed.hashValue)
    }

    @Test(arguments: JSONEngine.allCases)
    func hundredThousandEqualKeys(_ engine: JSONEngine) throws {
        let members = (0..<Self.count).map { "\"a\":\($0)" }.joined(separator: ",")
        let bytes = Array("{\(members)}".utf8)
        let last = try JSONValue(parsing: bytes, options: JSONReadingOptions(engine: engine))
        #expect(last.object?.count == Self.count)
        #expect(last["a"]?.int == Self.count - 1)
        #expect(last["b"] == nil)
        let again = try JSONValue(parsing: bytes, options: JSONReadingOptions(engine: engine))
        #expect((last == again) == true)
        let options = JSONReadingOptions(engine: engine, duplicateKeys: .first)
        let first = try JSONValue(parsing: bytes, options: options)
        #expect(first == ["a": 0])
        let document = try JSONDocument(parsing: bytes, options: JSONReadingOptions(engine: engine))
        #expect(document["a"]?.int == Self.count - 1)
        #expect(try JSONDocument(parsing: bytes, options: options)["a"]?.int == 0)
        let refused = ReadingMode(engine, .chunks(1000)).validate(
            bytes,
            options: JSONReadingOptions(duplicateKeys: .reject)
        )
        #expect(refused?.code == .duplicateKey)
        #expect(refused?.offset == 7)
    }

    /// Changing a large object with an index, member by member.
    @Test func growingObject() {
        var object = JSONValue.Object()
        for index in 0..<20_000 {
            object["key\(index)"] = .integer(index)
        }
        for index in 0..<20_000 {
            object["key\(index)"] = .integer(-index)
        }
        #expect(object.count == 20_000)
        #expect(object["key19999"]?.int == -19_999)
    }
}
