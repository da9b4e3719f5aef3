import FastJSON
import YajlNoop

/// libyajl called from C with callbacks that only count: no answer, but the most that an engine on
/// it could reach.
enum LibyajlDecode: DecodeContender {
    static let name = "libyajl in C, no answer"

    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        [entry(document.bytes)]
    }

    /// Reads the document; the callbacks must have been called once for each event.
    static func entry(_ bytes: [UInt8]) -> Entry {
        func events() -> Int {
            bytes.withUnsafeBufferPointer { yajl_noop_parse($0.baseAddress, $0.count, 1 << 16) }
        }
        return .present(
            Contender(
                name,
                isRight: { events() == eventCount(try JSONDocument(parsing: bytes).root) },
                run: { _ = events() }
            )
        )
    }

    private static func eventCount(_ node: JSONDocument.Node) -> Int {
        if let elements = node.elements {
            return elements.reduce(2) { $0 + eventCount($1) }
        }
        if let members = node.members {
            return members.reduce(2) { $0 + 1 + eventCount($1.value) }
        }
        return 1
    }
}
