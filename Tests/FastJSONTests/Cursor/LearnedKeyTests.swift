import TestSupport
import Testing

@testable import FastJSON

/// Code by hand that has learned an order of keys reads any other one, too.
@Suite struct LearnedKeyTests {
    private static let list = JSONKeys<Int>(["a": 0, "b": 1, "c": 2, "d": 3, "e": 4, "nested": 5])

    /// The known keys of an object in their order, and those of objects inside.
    private static func keys(_ cursor: inout JSONCursor) throws(JSONError) -> [Int] {
        var found: [Int] = []
        try cursor.readObject(keys: list) { cursor, key throws(JSONError) in
            found.append(key)
            if key == 5 {
                found += try keys(&cursor)
            } else {
                try cursor.skipValue()
            }
        }
        return found
    }

    private static func keys(_ text: String, _ engine: JSONEngine) throws(JSONError) -> [Int] {
        try JSONCursor.withCursor(over: text, options: JSONReadingOptions(engine: engine)) {
            cursor throws(JSONError) in
            try keys(&cursor)
        }
    }

    @Test("Each order after each other one", arguments: JSONEngine.allCases)
    func ordersInTurns(_ engine: JSONEngine) throws {
        for order in ["abcde", "edcba", "caebd", "ae", "xaybz", "abcde", "abcde"] {
            let members = order.map { "\"\($0)\": 1" }.joined(separator: ", ")
            let expected = order.compactMap { Array("abcde").firstIndex(of: $0) }
            for _ in 0..<3 {
                #expect(try Self.keys("{\(members)}", engine) == expected)
            }
        }
    }

    @Test func expectsWhatCame() {
        let start = UnsafeMutablePointer<UInt>.allocate(capacity: 6)
        defer { start.deallocate() }
        let order = KeyOrder(start: start, count: 5)
        for index in 0...4 {
            let expected = order.expected(after: UnsafePointer(start + index))
            #expect(expected - UnsafePointer(start) == index + 1)
        }
        // One in eight changes is made.
        for _ in 0..<8 { order.learn(UnsafePointer(start + 4), after: order.start) }
        #expect(order.expected(after: order.start) - UnsafePointer(start) == 4)
        #expect(order.expected(after: UnsafePointer(start + 1)) - UnsafePointer(start) == 2)
    }

    @Test("Objects in objects", arguments: JSONEngine.allCases)
    func deepObjects(_ engine: JSONEngine) throws {
        let depth = 40
        let text =
            String(repeating: #"{"b": 1, "nested": "#, count: depth) + "{}"
            + String(repeating: #", "a": 1}"#, count: depth)
        let expected = Array(repeating: [1, 5], count: depth).flatMap { $0 }
        for _ in 0..<2 {
            let keys = try Self.keys(text, engine)
            #expect(keys == expected + Array(repeating: 0, count: depth))
        }
    }
}
