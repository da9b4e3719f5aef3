import Decoding
import TestSupport
import Testing

/// Members with a default, and optional ones, that are read in place: always as by the plan alone.
@Suite struct DirectDefaultTests {
    private static let modes = ReadingMode.modes([.whole, .chunks(1), .chunks(7)])

    private static let values = [
        "null", " null", "\nnull", "\t null", "nul", "nullx", "n", "true", "false", "tru", #""b""#,
        #""deleted""#, #""gone""#, #""a\nb""#, #""open"#, "2", "-7", "300", "99999", "2.5", "1e999",
        "1e39",
        "1e2", "16777217", "01", "-", #"{"a":1}"#, #"{"a":null}"#, #"{"a":1,"a":2}"#, "{}", "[]",
        #"[{"a":1},{"a":2}]"#,
        #"[{"a":1},null]"#, "[1]", "[", "", "/**/null", "/**/ 2", "// x\n null", ",", "}",
    ]

    private static let options = [
        JSONReadingOptions(),
        JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas], duplicateKeys: .reject),
    ]

    @Test("Each value in each field", arguments: modes)
    func everyField(_ mode: ReadingMode) {
        for key in Settings.keys {
            for value in DirectDefaultTests.values {
                check(Settings.text.replacing("\"\(key)\":0", with: "\"\(key)\":" + value), mode)
            }
        }
    }

    @Test("Missing members, unknown ones in their place, and nulls", arguments: modes)
    func missing(_ mode: ReadingMode) throws {
        for key in Settings.keys {
            check(Settings.text.replacing("\"\(key)\":0", with: "\"x\":null"), mode)
            check(Settings.text.replacing("\"\(key)\":0", with: "\"x\":null,\"\(key)\":null"), mode)
            check(#"{"\#(key)":null}"#, mode)
            check(#"{"\#(key)":null,"\#(key)":null}"#, mode)
        }
        let found = try mode.decode(Settings.jsonParser, Array("{}".utf8)).get()
        #expect(found == Settings())
    }

    @Test("Values", arguments: modes)
    func values(_ mode: ReadingMode) throws {
        let text = """
            {"name":"b","count":2,"ratio":2.5,"isOn":false,"level":-3,"status":"deleted","child":{"a":1},\
            "children":[{"a":2}],"limit":null,"hasLimit":true,"width":8,"kind":"active","more":[{"a":3}],\
            "scale":0.1,"shift":16777217}
            """
        let found = try mode.decode(Settings.jsonParser, Array(text.utf8)).get()
        #expect(
            found
                == Settings(
                    name: "b",
                    count: 2,
                    ratio: 2.5,
                    isOn: false,
                    level: -3,
                    status: .deleted,
                    child: Child(a: 1, note: nil, kids: nil),
                    children: [Child(a: 2, note: nil, kids: nil)],
                    limit: nil,
                    hasLimit: true,
                    width: 8,
                    kind: .active,
                    more: [Child(a: 3, note: nil, kids: nil)],
                    scale: 0.1,
                    shift: 16_777_216
                )
        )
    }

    private func check(_ text: String, _ mode: ReadingMode) {
        for options in DirectDefaultTests.options {
            DirectModelTests.expectSame(
                Settings.jsonParser,
                DirectModelTests.ByPlan<Settings>(),
                Array(text.utf8),
                mode,
                options
            )
        }
    }

    private typealias Child = DirectModelTests.Child
    private typealias Status = DirectMemberTests.Status

    /// What the macro makes of a struct, written out.
    private struct Settings: Equatable, JSONDirectModel {
        var name = "a"
        var count = 1
        var ratio = 0.5
        var isOn = true
        var level: Int16 = 3
        var status = Status.active
        var child = Child(a: 0, note: nil, kids: nil)
        var children: [Child] = []
        var limit: Int? = 9
        var hasLimit: Bool?
        var width: UInt8?
        var kind: Status?
        var more: [Child]?
        var scale: Float = 1
        var shift: Float?

        static let keys = [
            "name", "count", "ratio", "isOn", "level", "status", "child", "children", "limit",
            "hasLimit", "width", "kind", "more", "scale", "shift",
        ]

        /// Every member, most of them wrong.
        static let text = "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}"

        static let jsonParser = JSONModelParser<Settings> { fields in
            fields.add("name", \.name, default: "a")
            fields.add("count", \.count, default: 1)
            fields.add("ratio", \.ratio, default: 0.5)
            fields.add("isOn", \.isOn, default: true)
            fields.add("level", \.level, default: 3)
            fields.add("status", \.status, default: .active)
            fields.add("child", \.child, default: Child(a: 0, note: nil, kids: nil))
            fields.add("children", \.children, default: [])
            fields.add("limit", \.limit, default: 9)
            fields.add("hasLimit", \.hasLimit)
            fields.add("width", \.width)
            fields.add("kind", \.kind)
            fields.add("more", \.more)
            fields.add("scale", \.scale, default: 1)
            fields.add("shift", \.shift)
        } make: { slots in
            Settings(
                name: slots.take(0),
                count: slots.take(1),
                ratio: slots.take(2),
                isOn: slots.take(3),
                level: slots.take(4),
                status: slots.take(5),
                child: slots.take(6),
                children: slots.take(7),
                limit: slots.take(8),
                hasLimit: slots.take(9),
                width: slots.take(10),
                kind: slots.take(11),
                more: slots.take(12),
                scale: slots.take(13),
                shift: slots.take(14)
            )
        }

        static let modelIsAssembled = false
        static let modelMemberTypes: [(any Any.Type)?] = [
            String.self, Int.self, Double.self, Bool.self, Int16.self, Status.self, Child.self,
            [Child].self, Int?.self, Bool?.self, UInt8?.self, Status?.self, [Child]?.self,
            Float.self, Float?.self,
        ]

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            try readFields(15, into: memory, from: start, &cursor, plan) {
                members,
                cursor throws(JSONError) in
                switch members.field {
                case 0:
                    guard
                        try members.read(0, "\"name\":", String.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 1:
                    guard try members.read(1, "\"count\":", Int.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 2:
                    guard
                        try members.read(2, "\"ratio\":", Double.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 3:
                    guard try members.read(3, "\"isOn\":", Bool.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 4:
                    guard
                        try members.read(4, "\"level\":", Int16.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 5:
                    guard
                        try members.read(5, "\"status\":", Status.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 6:
                    guard
                        try members.read(6, "\"child\":", Child.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 7:
                    guard
                        try members.read(
                            7,
                            "\"children\":",
                            [Child].self,
                            hasDefault: true,
                            &cursor
                        )
                    else { break }
                    fallthrough
                case 8:
                    guard
                        try members.read(8, "\"limit\":", Int?.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 9:
                    guard try members.read(9, "\"hasLimit\":", Bool?.self, &cursor) else {
                        break
                    }
                    fallthrough
                case 10:
                    guard try members.read(10, "\"width\":", UInt8?.self, &cursor) else {
                        break
                    }
                    fallthrough
                case 11:
                    guard try members.read(11, "\"kind\":", Status?.self, &cursor) else {
                        break
                    }
                    fallthrough
                case 12:
                    guard try members.read(12, "\"more\":", [Child]?.self, &cursor) else {
                        break
                    }
                    fallthrough
                case 13:
                    guard
                        try members.read(13, "\"scale\":", Float.self, hasDefault: true, &cursor)
                    else { break }
                    fallthrough
                case 14:
                    _ = try members.read(14, "\"shift\":", Float?.self, &cursor)
                default: break
                }
            }
        }
    }
}
