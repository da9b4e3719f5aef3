import Decoding
import FastJSON
import TestSupport
import Testing

/// Parsers that have learned an order of keys read any other one, too.
@Suite struct LearnedOrderTests {
    private static let keys = (0..<20).map { "key \($0)" + String(repeating: "+", count: $0) }

    /// A document whose members are in a given order, and what it stands for.
    private static func document(_ order: [Int]) -> (bytes: [UInt8], values: [Int]) {
        let members = order.map { "\"\(keys[$0])\": \($0 * 7)" }
        return (Array("{\(members.joined(separator: ", "))}".utf8), keys.indices.map { $0 * 7 })
    }

    private static func orders(_ random: inout SeededRandom) -> [[Int]] {
        let declared = Array(keys.indices)
        var shuffled = declared
        shuffled.shuffle(using: &random)
        return [declared, Array(declared.reversed()), shuffled]
    }

    @Test("Each order after each other one")
    func ordersInTurns() throws {
        var random = SeededRandom(seed: Laws.seed &+ 31)
        let parser = Columns.parser(keys: Self.keys, Int.jsonParser())
        let orders = Self.orders(&random)
        for engine in JSONEngine.allCases {
            for order in orders + orders.reversed() + orders.flatMap({ [$0, $0, $0] }) {
                let (bytes, values) = Self.document(order)
                for road in [Road.fenced(engine, .page), .chunks(engine, 5)] {
                    let found = try road.result(of: parser, bytes).get()
                    #expect(found == values, "\(road), seed \(Laws.seed), \(order)")
                }
            }
        }
    }

    @Test("A missing key, a key twice, and a foreign one, where another order was learned")
    func wrongMembers() throws {
        let parser = Columns.parser(keys: Self.keys, Int.jsonParser())
        let reversed = Array(Self.keys.indices.reversed())
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine, duplicateKeys: .reject)
            for _ in 0..<2 {
                _ = try parser.decode(Self.document(reversed).bytes, options: options)
            }
            let missing = #expect(throws: JSONError.self) {
                try parser.decode(
                    Self.document(reversed.filter { $0 != 3 }).bytes,
                    options: options
                )
            }
            #expect(missing?.code == .missingKey)
            let twice = #expect(throws: JSONError.self) {
                try parser.decode(Self.document(reversed + [5]).bytes, options: options)
            }
            #expect(twice?.code == .duplicateKey)
            let text = String(decoding: Self.document(reversed).bytes, as: UTF8.self)
            let more = text.replacing("{", with: "{\"foreign\": [1, {}], ")
            #expect(try parser.decode(more, options: options) == Self.keys.indices.map { $0 * 7 })
        }
    }

    @Test("Many tasks with orders of their own, one parser")
    func manyTasks() async throws {
        var random = SeededRandom(seed: Laws.seed &+ 32)
        let parser = Columns.parser(keys: Self.keys, Int.jsonParser())
        let documents = Self.orders(&random).map(Self.document)
        let rounds = TestScope.rounds(300)
        let failures = await withTaskGroup(of: Int.self) { group in
            for document in documents {
                group.addTask {
                    (0..<rounds).count { _ in
                        (try? parser.decode(document.bytes)) != document.values
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(failures == 0)
    }
}
