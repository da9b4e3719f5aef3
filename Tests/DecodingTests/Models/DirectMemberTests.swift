import Decoding
import TestSupport
import Testing

/// Members of models that are read in one step where their text is short: always as by a plan.
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

    private static let integers = [
        "0", "-1", "7", "255", "256", "-128", "-129", "127", "2147483647", "2147483648",
        "-2147483649",
        "999999999999999999", "1000000000000000000", "9223372036854775807", "9223372036854775808",
        "18446744073709551615", "18446744073709551616", "-0", "1.0", "1e2", "1.5", "01", "-", "+1",
        "1 ",
        " 1", "1x", "null", #""1""#, "true", "[1]", "",
    ]

    @Test("Raw values", arguments: ReadingMode.modes([.whole, .chunks(1), .chunks(7)]))
    func rawValues(_ mode: ReadingMode) {
        for status in DirectMemberTests.statuses {
            check(#"{"status":\#(status),"small":1,"large":2}"#, mode)
        }
    }

    @Test(
        "Integers of other widths",
        arguments: ReadingMode.modes([.whole, .chunks(1), .chunks(7)])
    )
    func integers(_ mode: ReadingMode) {
        for integer in DirectMemberTests.integers {
            check(#"{"status":"active","small":\#(integer),"large":2}"#, mode)
            check(#"{"status":"active","small":1,"large": \#(integer)}"#, mode)
        }
    }

    @Test("What was read", arguments: ReadingMode.modes([.whole, .chunks(3)]))
    func values(_ mode: ReadingMode) throws {
        let text = #"{"status":"deleted","small":-128,"large":18446744073709551615}"#
        let found = try mode.decode(Mixed.jsonParser, Array(text.utf8)).get()
        #expect(found == Mixed(status: .deleted, small: -128, large: .max))
    }

    @Test("The message for a value that does not fit")
    func messages() throws {
        try expectFailure(
            Mixed.jsonParser,
            #"{"status":"active","small":▸128,"large":2}"#,
            "At \"small\":\nExpected an integer that fits Int8, but found:\n128",
            .numberDoesNotFit,
            ["small"]
        )
        try expectFailure(
            Mixed.jsonParser,
            #"{"status":▸"gone","small":1,"large":2}"#,
            "At \"status\":\nExpected a value of Status, but found:\n\"gone\"",
            .conversionFailed,
            ["status"]
        )
    }

    private func check(_ text: String, _ mode: ReadingMode) {
        for options in DirectModelTests.options {
            DirectModelTests.expectSame(
                Mixed.jsonParser,
                Mixed.planned,
                Array(text.utf8),
                mode,
                options
            )
        }
    }

    /// What the macro makes of a struct, written out.
    struct Mixed: Equatable, JSONDirectModel {
        var status: Status
        var small: Int8
        var large: UInt64

        static let planned = ParsePrint(.memberwise(Mixed.init).withoutNameCheck) {
            Field("status", Status.self)
            Field("small", Int8.self)
            Field("large", UInt64.self)
        }

        static let jsonParser = JSONModelParser<Mixed> { fields in
            fields.add("status", \.status)
            fields.add("small", \.small)
            fields.add("large", \.large)
        } make: { slots in
            Mixed(status: slots.take(0), small: slots.take(1), large: slots.take(2))
        }

        static let modelMemberTypes: [(any Any.Type)?] = [Status.self, Int8.self, UInt64.self]

        static func readModel(
            into model: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8> {
            var state = MemberState()
            guard var members = try beginModel(model, from: start, &state, &cursor, plan) else {
                return try readModelByPlan(into: model, from: start, &cursor)
            }
            do throws(JSONError) {
                repeat {
                    switch members.field {
                    case 0:
                        guard try members.read(0, "\"status\":", Status.self, &cursor) else {
                            break
                        }
                        fallthrough
                    case 1:
                        guard try members.read(1, "\"small\":", Int8.self, &cursor) else { break }
                        fallthrough
                    case 2:
                        _ = try members.read(2, "\"large\":", UInt64.self, &cursor)
                    default: break
                    }
                } while try members.findNext(&state, &cursor)
            } catch {
                return try finishModel(members, count: 3, after: error, &state, &cursor)
            }
            return try finishModel(members, count: 3, &state, &cursor)
        }
    }
}
