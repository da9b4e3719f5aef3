import DecodingClassics
import TestSupport
import Testing

/// Types that make themselves of trees, at the limit of depth.
///
/// Their own calls take the stack of the thread, which is that of a main thread here.
@Suite struct RecursiveModelTests {
    /// By a path.
    struct Folder: JSONValueDecodable {
        var inner: [Folder]

        static func createWithJSONValue(_ value: JSONValue) -> Result<Folder, JSONError> {
            guard value["a"] != nil else { return .success(Folder(inner: [])) }
            return Result { () throws(JSONError) in
                Folder(inner: try value.decodedArray(at: "a", as: Folder.self))
            }
        }

        var levels: Int {
            var (levels, folder) = (1, self)
            while let next = folder.inner.first { (levels, folder) = (levels + 1, next) }
            return levels
        }
    }

    /// By optionals.
    final class Link: JSONDecodable, JSONValueDecodable {
        let next: Link?

        init(_ next: Link?) {
            self.next = next
        }

        static func decode(_ json: JSONValue) -> Link? {
            guard let member = json["a"] else { return Link(nil) }
            return decode(member).map { Link($0) }
        }

        var levels: Int {
            var (levels, link) = (1, self)
            while let next = link.next { (levels, link) = (levels + 1, next) }
            return levels
        }
    }

    private static func text(_ start: String, _ count: Int, _ end: String) -> String {
        String(repeating: start, count: count) + "{}" + String(repeating: end, count: count)
    }

    @Test func paths() throws {
        let text = Self.text(#"{"a":["#, 255, "]}")
        let levels = try onThread(withStack: 8 << 20) {
            [
                try JSONValue(parsing: text).decode(as: Folder.self).levels,
                try Folder.treeParser().decode(text).levels,
            ]
        }
        #expect(levels == [256, 256])
    }

    @Test func optionals() throws {
        let text = Self.text(#"{"a":"#, 511, "}")
        let levels = try onThread(withStack: 8 << 20) {
            let value = try JSONValue(parsing: text)
            let path = Array(repeating: "a" as any JSONValuePathElement, count: 511)
            let result = path.reduce(JSONValueResult.success(value)) { result, _ in result["a"] }
            return [
                Link.decode(value)?.levels ?? 0,
                try Link.createWithJSONValue(value).get().levels,
                try result.get() == [:] ? 512 : 0,
            ]
        }
        #expect(levels == [512, 512, 512])
    }
}
