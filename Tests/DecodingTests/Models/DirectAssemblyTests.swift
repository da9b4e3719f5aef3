import Decoding
import TestSupport
import Testing

/// Models that are made of the values of their fields: code of their own reads what parsers read.
@Suite struct DirectAssemblyTests {
    private static let texts = [
        #"{"id":1,"label":"a","nodes":[{"id":2,"label":"b","nodes":[]},{"nodes":[],"label":"c","id":3}],"parent":{"id":4,"label":"d","nodes":[]}}"#,
        #"{"id":1,"label":"a","nodes":[]}"#, #"{"label":"a","id":1,"nodes":[],"parent":null}"#,
        #"{"id":1,"label":"a"}"#,
        #"{"id":"1","label":2,"nodes":[{"id":3},{"id":4,"label":"a","nodes":{}}]}"#,
        #"{"id":1,"label":"bad","nodes":[]}"#, #"{"id":1,"label":"a","nodes":[null]}"#,
        #"{"id":1,"label":"a","id":2,"label":"b","nodes":[],"nodes":[{"id":3,"label":"c","nodes":[]}]}"#,
        #"{"id":1,"x":[],"label":"a","nodes":[{"id":2,"label":"b","nodes":[],"parent":7}]}"#,
        "{}", "[]", "null", "7", "", #"{"id":1,"#, #"{"id":1} x"#,
    ]

    @Test(
        "Every text, option and engine",
        arguments: ReadingMode.modes([.whole, .chunks(1), .chunks(7)])
    )
    func asByPlan(_ mode: ReadingMode) {
        for text in DirectAssemblyTests.texts {
            for options in DirectModelTests.options { check(Array(text.utf8), mode, options) }
        }
    }

    @Test("Texts that were cut or changed at each byte")
    func mutations() {
        for bytes in Mutations(of: [Array(DirectAssemblyTests.texts[0].utf8)]) {
            check(bytes, ReadingMode(.native, .whole), JSONReadingOptions())
        }
    }

    @Test(
        "Deep models",
        arguments: [#"{"id":1,"label":"a","nodes":[ ]}"#, #"{"nodes":[ ],"label":"a","id":1}"#]
    )
    func deepModels(_ level: String) throws {
        let count = 250
        let parts = level.split(separator: " ").map { String(repeating: String($0), count: count) }
        let depth = try onThread(withStack: 512 << 10) {
            var depth = 0
            var node: Node? = try Node(json: parts.joined())
            while let next = node {
                depth += 1
                node = next.nodes.first
            }
            return depth
        }
        #expect(depth == count)
    }

    @Test func values() throws {
        let node = try Node(json: DirectAssemblyTests.texts[0])
        #expect(node.nodes.map(\.id) == [2, 3])
        #expect(node.parent?.label.rawValue == "d")
        #expect(node.visits == 0)
    }

    /// Also counts the labels, which must be given back after every failure.
    private func check(_ bytes: [UInt8], _ mode: ReadingMode, _ options: JSONReadingOptions) {
        let live = DirectModelTests.Counted.Live()
        DirectModelTests.Counted.$live.withValue(live) {
            DirectModelTests.expectSame(Node.jsonParser, Node.planned, bytes, mode, options)
        }
        #expect(live.count == 0, "\(String(decoding: bytes, as: UTF8.self)) \(options)")
    }

    /// What the macro makes of a class, written out.
    private final class Node: Equatable, JSONDirectModel, Sendable {
        let id: Int
        let label: DirectMemberTests.Label
        let nodes: [Node]
        let parent: Node?
        /// Left out of the model.
        let visits = 0

        init(slots: ModelSlots) {
            id = slots.take(0)
            label = slots.take(1)
            nodes = slots.take(2)
            parent = slots.take(3)
        }

        static func == (one: Node, other: Node) -> Bool {
            one.id == other.id && one.label == other.label && one.nodes == other.nodes
                && one.parent == other.parent
        }

        init(_ id: Int, _ label: DirectMemberTests.Label, _ nodes: [Node], _ parent: Node?) {
            self.id = id
            self.label = label
            self.nodes = nodes
            self.parent = parent
        }

        /// The same by parsers alone.
        static let planned: any JSONParser<Node> = Parse({ Node($0, $1, $2, $3) }) {
            Field("id", Int.self)
            Field("label", DirectMemberTests.Label.self)
            Field("nodes") { JSONArray { ReadLazy<Node> { planned } } }
            OptionalField("parent") { ReadLazy<Node> { planned } }
        }

        static let jsonParser = JSONModelParser<Node> { fields in
            fields.add("id", \.id)
            fields.add("label", \.label)
            fields.add("nodes", \.nodes)
            fields.add("parent", \.parent)
        } make: {
            Node(slots: $0)
        }

        static let modelIsAssembled = true
        static let modelMemberTypes: [(any Any.Type)?] = [
            Int.self, DirectMemberTests.Label.self, [Node].self, Node?.self,
        ]

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            try readFields(4, into: memory, from: start, &cursor, plan) {
                members,
                cursor throws(JSONError) in
                switch members.field {
                case 0:
                    guard try members.read(0, "\"id\":", Int.self, &cursor) else { break }
                    fallthrough
                case 1:
                    guard
                        try members.read(1, "\"label\":", DirectMemberTests.Label.self, &cursor)
                    else { break }
                    fallthrough
                case 2:
                    guard try members.read(2, "\"nodes\":", [Node].self, &cursor) else { break }
                    fallthrough
                case 3:
                    _ = try members.read(3, "\"parent\":", Node?.self, &cursor)
                default: break
                }
            }
        }
    }
}
