import Decoding
import TestSupport
import Testing

/// Members that are read in place if their text is short, with the same result as by the plan.
@Suite struct DirectMemberTests {
    enum Status: String, JSONParsable, Sendable {
        case active, deleted
        case aName = "a name of more bytes"
        case other = "\u{E9}t\u{E9}"
        case empty = ""
        case quoted = "\""
    }

    private static let statuses = [
        #""active""#, #""deleted""#, #""gone""#, #""Active""#, #""a name of more bytes""#,
        #""été""#,
        #""\u00e9t\u00e9""#, #""""#, #""\"""#, #""act\u0069ve""#, #""active"#, #""a\qb""#, "null",
        "1",
        #"["active"]"#, "{}", "tru", #""deleted" x"#, #"  "active"  "#, #""exactly15bytes!""#,
        #""of16bytes, then!""#, "\"\u{0}\"", #""fifteen bytes ü""#,
    ]

    enum Level: Int, JSONParsable, Sendable {
        case low = -1, one = 1, high = 255
    }

    private static let integers = [
        "0", "-1", "7", "255", "256", "-128", "-129", "127", "2147483647", "2147483648",
        "-2147483649",
        "999999999999999999", "1000000000000000000", "9223372036854775807", "9223372036854775808",
        "18446744073709551615", "18446744073709551616", "-0", "1.0", "1e2", "1.5", "01", "-", "+1",
        "1 ",
        " 1", "1x", "null", #""1""#, "true", "[1]", "",
    ]

    private static let modes = ReadingMode.modes([.whole, .chunks(1), .chunks(7)])

    @Test("Raw values", arguments: modes)
    func rawValues(_ mode: ReadingMode) {
        for status in DirectMemberTests.statuses {
            check(text(status: status), mode)
            check(text(label: status), mode)
        }
    }

    @Test("Integers of other widths", arguments: modes)
    func integers(_ mode: ReadingMode) {
        for integer in DirectMemberTests.integers {
            check(text(small: integer), mode)
            check(text(large: " " + integer), mode)
            check(text(level: integer), mode)
        }
    }

    @Test("Equal, unknown and disordered members", arguments: modes)
    func otherMembers(_ mode: ReadingMode) {
        let usual = text()
        for found in [
            usual.replacing("{", with: #"{"small":7,"label":"b","#),
            usual.replacing("}", with: #","status":"deleted","level":9,"label":"bad"}"#),
            usual.replacing(#","small""#, with: #","new":[1],"small""#),
            usual.replacing(#","small""#, with: #","status":"gone","small""#),
        ] {
            check(found, mode, DirectModelTests.options)
        }
    }

    @Test("Values around the end of the first region", arguments: [0, 1, 8, 17])
    func endOfRegion(_ start: Int) {
        let mode = ReadingMode(.native, .whole)
        for count in stride(from: start, to: 260, by: 3) {
            check(text() + String(repeating: " ", count: count), mode)
        }
    }

    @Test("A string as long as the limit", arguments: modes)
    func limits(_ mode: ReadingMode) throws {
        for length in 5...8 {
            let options = JSONReadingOptions(limits: JSONLimits(stringLength: length))
            let bytes = Array(text(status: #""deleted""#).utf8)
            DirectModelTests.expectSame(
                Mixed.jsonParser,
                DirectModelTests.ByPlan<Mixed>(),
                bytes,
                mode,
                options
            )
            let isRead = try? mode.decode(Mixed.jsonParser, bytes, options: options).get()
            #expect((isRead != nil) == (length >= 7))
        }
    }

    @Test("Values", arguments: modes)
    func values(_ mode: ReadingMode) throws {
        let text = text(
            status: #""deleted""#,
            small: "-128",
            large: "18446744073709551615",
            level: "255"
        )
        let found = try mode.decode(Mixed.jsonParser, Array(text.utf8)).get()
        #expect(found.label.rawValue == "a")
        #expect(found.status == .deleted)
        #expect(found.small == -128)
        #expect(found.large == .max)
        #expect(found.level == .high)
    }

    @Test("Messages for values that do not fit")
    func messages() throws {
        try expectFailure(
            Mixed.jsonParser,
            text(small: "▸128"),
            "At \"small\":\nExpected an integer that fits Int8, but found:\n128",
            .numberDoesNotFit,
            ["small"]
        )
        try expectFailure(
            Mixed.jsonParser,
            text(status: #"▸"gone""#),
            "At \"status\":\nExpected a value of Status, but found:\n\"gone\"",
            .conversionFailed,
            ["status"]
        )
    }

    private func text(
        label: String = #""a""#,
        status: String = #""active""#,
        small: String = "1",
        large: String = "2",
        level: String = "1"
    ) -> String {
        #"{"label":\#(label),"status":\#(status),"small":\#(small),"large":\#(large),"level":\#(level)}"#
    }

    /// Also counts the labels, which must be given back after every failure.
    private func check(
        _ text: String,
        _ mode: ReadingMode,
        _ options: [JSONReadingOptions] = DirectModelTests.valueOptions
    ) {
        for options in options {
            let live = DirectModelTests.Counted.Live()
            DirectModelTests.Counted.$live.withValue(live) {
                DirectModelTests.expectSame(
                    Mixed.jsonParser,
                    DirectModelTests.ByPlan<Mixed>(),
                    Array(text.utf8),
                    mode,
                    options
                )
            }
            #expect(live.count == 0, "\(text) \(options)")
        }
    }

    /// A raw value in memory of its own.
    final class Label: RawRepresentable, Equatable, JSONParsable, Sendable {
        let rawValue: String
        private let live = DirectModelTests.Counted.live

        init?(rawValue: String) {
            if rawValue == "bad" { return nil }
            self.rawValue = rawValue
            live.add(1)
        }

        deinit { live.add(-1) }
    }

    /// What the macro makes of a struct, written out.
    struct Mixed: Equatable, JSONDirectModel {
        var label: Label
        var status: Status
        var small: Int8
        var large: UInt64
        var level: Level

        static let jsonParser = JSONModelParser<Mixed> { fields in
            fields.add("label", \.label)
            fields.add("status", \.status)
            fields.add("small", \.small)
            fields.add("large", \.large)
            fields.add("level", \.level)
        } make: { slots in
            Mixed(
                label: slots.take(0),
                status: slots.take(1),
                small: slots.take(2),
                large: slots.take(3),
                level: slots.take(4)
            )
        }

        static let modelIsAssembled = false
        static let modelMemberTypes: [(any Any.Type)?] = [
            Label.self, Status.self, Int8.self, UInt64.self, Level.self,
        ]

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            try readFields(5, into: memory, from: start, &cursor, plan) {
                members,
                cursor throws(JSONError) in
                switch members.field {
                case 0:
                    guard try members.read(0, "\"label\":", Label.self, &cursor) else { break }
                    fallthrough
                case 1:
                    guard try members.read(1, "\"status\":", Status.self, &cursor) else {
                        break
                    }
                    fallthrough
                case 2:
                    guard try members.read(2, "\"small\":", Int8.self, &cursor) else { break }
                    fallthrough
                case 3:
                    guard try members.read(3, "\"large\":", UInt64.self, &cursor) else { break }
                    fallthrough
                case 4:
                    _ = try members.read(4, "\"level\":", Level.self, &cursor)
                default: break
                }
            }
        }
    }
}
