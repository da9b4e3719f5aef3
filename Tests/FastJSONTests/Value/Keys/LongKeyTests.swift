import FastJSON
import TestSupport
import Testing

/// Keys too long to be stored inline are shared between the objects of a document.
@Suite
struct LongKeyTests {
    /// Keys of 14 to 66 bytes that begin and end alike, and differ in the middle; one in three is
    /// written with an escape.
    private static let keys: [String] = (14...66).flatMap { length in
        ["a", "b", "é", "/"].map { middle in
            let rest = length - middle.utf8.count
            return String(repeating: "k", count: rest / 2) + middle
                + String(repeating: "y", count: rest - rest / 2)
        }
    }

    @Test(arguments: ReadingMode.all)
    func comeAsTheyStand(_ mode: ReadingMode) throws {
        // Each object has all keys, in an order of its own.
        var random = SeededRandom(seed: 7)
        let objects = (0..<4).map { _ in LongKeyTests.keys.shuffled(using: &random) }
        let texts = objects.map { keys in
            let members = keys.enumerated().map { index, key in
                let text = index % 3 == 0 ? "\\u006b" + key.dropFirst() : key
                return "\"\(text)\":\(index)"
            }
            return "{\(members.joined(separator: ","))}"
        }
        let value = try mode.value(of: Array("[\(texts.joined(separator: ","))]".utf8)).get()
        for (index, keys) in objects.enumerated() {
            let object = try #require(value[index]?.object)
            #expect(object.map { $0.key } == keys)
            #expect(object.map { $0.value } == keys.indices.map { .integer($0) })
        }
    }
}
