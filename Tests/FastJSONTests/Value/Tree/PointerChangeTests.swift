import FastJSON
import TestSupport
import Testing

/// Setting and removing by pointers (RFC 6901, and RFC 6902 §4).
@Suite struct PointerChangeTests {
    private static let text =
        #"{"list":[10,[20]],"":{"/":1},"none":null,"twice":1,"twice":{"a":2},"0":"x"}"#

    /// What comes of it: a text, or an error with its path.
    enum Outcome: Equatable, Sendable {
        case value(String)
        case error(JSONError.Code, String, JSONValuePath, key: String? = nil)
    }

    /// A part of the text and what stands there then.
    private static func with(_ part: String, _ replacement: String) -> Outcome {
        .value(text.replacing(part, with: replacement))
    }

    private static func noMember(_ key: String, at path: JSONValuePath) -> Outcome {
        .error(.missingKey, "Key \"\(key)\" not present.", path, key: key)
    }

    private static func noElement(
        _ token: String,
        of count: String,
        at path: JSONValuePath
    ) -> Outcome {
        .error(.indexOutOfBounds, "\"\(token)\" is not an index of an array of \(count)", path)
    }

    private static func noContainer(_ found: String, at path: JSONValuePath) -> Outcome {
        .error(.unexpectedType, "expected an array or an object, found \(found)", path)
    }

    /// Pointers with what setting `true` and removing make of them.
    static var rows: [(pointer: String, set: Outcome, removed: Outcome)] {
        [
            ("", .value("true"), .value("null")),
            ("/list", with("[10,[20]]", "true"), with(#""list":[10,[20]],"#, "")),
            ("/list/0", with("10", "true"), with("10,", "")),
            ("/list/1/0", with("20", "true"), with("20", "")),
            (
                "/list/2", with("[20]]", "[20],true]"),
                noElement("2", of: "2 elements", at: ["list"])
            ),
            (
                "/list/-", with("[20]]", "[20],true]"),
                noElement("-", of: "2 elements", at: ["list"])
            ),
            (
                "/list/1/1", with("[20]", "[20,true]"),
                noElement("1", of: "1 element", at: ["list", 1])
            ),
            ("//~1", with(#"{"/":1}"#, #"{"/":true}"#), with(#"{"/":1}"#, "{}")),
            ("//", with(#"{"/":1}"#, #"{"/":1,"":true}"#), noMember("", at: [""])),
            ("/0", with(#""0":"x""#, #""0":true"#), with(#","0":"x""#, "")),
            ("/new", with(#""x"}"#, #""x","new":true}"#), noMember("new", at: [])),
            (
                "/twice", with(#""twice":1,"twice":{"a":2}"#, #""twice":true"#),
                with(#""twice":1,"twice":{"a":2},"#, "")
            ),
            ("/twice/a", with(#"{"a":2}"#, #"{"a":true}"#), with(#"{"a":2}"#, "{}")),
        ]
    }

    /// Pointers with the error for both.
    static var errors: [(pointer: String, error: Outcome)] {
        [
            ("/list/3", noElement("3", of: "2 elements", at: ["list"])),
            ("/list/01", noElement("01", of: "2 elements", at: ["list"])),
            ("/list/-1", noElement("-1", of: "2 elements", at: ["list"])),
            ("/list/a", noElement("a", of: "2 elements", at: ["list"])),
            ("/list/", noElement("", of: "2 elements", at: ["list"])),
            (
                "/list/99999999999999999999",
                noElement("99999999999999999999", of: "2 elements", at: ["list"])
            ),
            ("/list/-/a", noElement("-", of: "2 elements", at: ["list"])),
            ("/list/2/a", noElement("2", of: "2 elements", at: ["list"])),
            ("/list/0/a", noContainer("a number", at: ["list", 0])),
            ("/none/a", noContainer("null", at: ["none"])),
            ("/none/a/b", noContainer("null", at: ["none"])),
            ("/0/a", noContainer("a string", at: ["0"])),
            ("/new/a", noMember("new", at: [])),
            ("//x/a", noMember("x", at: [""])),
        ]
    }

    private func outcome(_ body: (inout JSONValue) throws(JSONError) -> Void) throws -> Outcome {
        var value = try JSONValue(parsing: Self.text)
        let copy = value
        do throws(JSONError) {
            try body(&value)
            #expect(copy.description == Self.text)
            return .value(value.description)
        } catch {
            #expect(value.description == Self.text, "nothing is changed")
            #expect(error.offset == nil)
            return .error(error.code, error.message, error.path, key: error.key)
        }
    }

    @Test(arguments: rows + errors.map { ($0.pointer, $0.error, $0.error) })
    func outcomes(_ row: (pointer: String, set: Outcome, removed: Outcome)) throws {
        let pointer = try JSONPointer(row.pointer)
        let there = try JSONValue(parsing: Self.text)[pointer]
        let set = try outcome { value throws(JSONError) in try value.set(true, at: pointer) }
        #expect(set == row.set)
        let removed = try outcome { value throws(JSONError) in
            let value = try value.remove(at: pointer)
            #expect(value == there)
        }
        #expect(removed == row.removed)
        // The subscript does the same, or nothing.
        func orNothing(_ outcome: Outcome) -> Outcome {
            if case .error = outcome { .value(Self.text) } else { outcome }
        }
        #expect(try outcome { $0[pointer] = true } == orNothing(row.set))
        #expect(try outcome { $0[pointer] = nil } == orNothing(row.removed))
        #expect(
            try outcome { $0[pointer]?.bool = true }
                == (there == nil ? .value(Self.text) : orNothing(row.set))
        )
    }

    @Test func theErrorSaysWhereTheWayEnds() {
        var value: JSONValue = ["users": [["name": "Ada"]]]
        let error = #expect(throws: JSONError.self) {
            try value.set("x", at: "/users/0/home/city")
        }
        #expect(error?.description == "At \"users\"/[index 0]:\nKey \"home\" not present.")
        #expect(error?.summary == "$.users[0]: Key \"home\" not present.")
    }

    // MARK: Literals

    @Test func literalsArePointers() {
        let pointer: JSONPointer = "/a~1b/0"
        #expect(pointer.tokens == ["a/b", "0"])
        #expect(("" as JSONPointer).tokens == [])
        let value: JSONValue = ["a": ["b": 1], "/a/b": 2]
        #expect(value["/a/b" as JSONPointer] == 1)
        // Without a type, a literal is a key.
        #expect(value["/a/b"] == 2)
    }

    #if os(Linux) || os(macOS)
    @Test func aWrongLiteralIsAMistakeOfTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            _ = "users" as JSONPointer
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("invalid JSON pointer \"users\": it must be empty or start with '/'")
                || TestScope.isSanitized
        )
    }
    #endif
}
