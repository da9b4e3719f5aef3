import FastJSON
import Testing

/// Calls that do not make one JSON document.
@Suite struct JSONWriterStructureTests {
    /// One call of a writer.
    enum Call: Sendable {
        case beginArray, endArray, beginObject, endObject
        case key(String)
        case null
        case value(JSONValue)
        case string(String)
        case integer(Int)
        case double(Double)

        func make(on writer: inout JSONWriter) {
            switch self {
            case .beginArray: writer.beginArray()
            case .endArray: writer.endArray()
            case .beginObject: writer.beginObject()
            case .endObject: writer.endObject()
            case .key(let key): writer.key(key)
            case .null: writer.writeNull()
            case .value(let value): writer.write(value)
            case .string(let value): writer.write(value)
            case .integer(let value): writer.write(value)
            case .double(let value): writer.write(value)
            }
        }
    }

    /// A wrong order of calls with the message it gives, and where.
    struct Row: CustomTestStringConvertible, Sendable {
        var message: String
        var path: JSONValuePath
        var calls: [Call]
        var testDescription: String { "\(calls)" }

        init(_ message: String, at path: JSONValuePath = [], _ calls: [Call]) {
            (self.message, self.path, self.calls) = (message, path, calls)
        }
    }

    private static let second = "a second value was written after the document"
    private static let keyless = "a value was written in an object without a key"
    private static let stray = "a key was written where none can stand"
    private static let array = "an array was ended where none can end"
    private static let object = "an object was ended where none can end"

    static let rows = [
        Row("nothing was written", []),
        Row(second, [.integer(1), .integer(2)]),
        Row(second, [.null, .beginArray]),
        Row(second, [.beginArray, .endArray, .beginObject]),
        Row(second, [.beginObject, .endObject, .string("x")]),
        Row(second, [.double(0.5), .value(["a": 1])]),
        Row(keyless, [.beginObject, .integer(1)]),
        Row(keyless, [.beginObject, .double(1.5)]),
        Row(keyless, [.beginObject, .string("x")]),
        Row(keyless, [.beginObject, .null]),
        Row(keyless, [.beginObject, .beginObject]),
        Row(keyless, [.beginObject, .value([])]),
        Row(keyless, at: ["a"], [.beginObject, .key("a"), .integer(1), .integer(2)]),
        Row(stray, [.key("a")]),
        Row(stray, [.integer(1), .key("a")]),
        Row(stray, [.beginArray, .key("a")]),
        Row(stray, at: ["a"], [.beginObject, .key("a"), .key("b")]),
        Row(array, [.endArray]),
        Row(array, [.integer(1), .endArray]),
        Row(array, [.beginObject, .endArray]),
        Row(array, [.beginArray, .endArray, .endArray]),
        Row(object, [.endObject]),
        Row(object, [.beginArray, .endObject]),
        Row(object, at: ["a"], [.beginObject, .key("a"), .endObject]),
        Row("2 arrays or objects were not ended", at: [0], [.beginArray, .beginObject]),
        Row(
            "2 arrays or objects were not ended",
            at: [0, "a"],
            [.beginArray, .beginObject, .key("a")]
        ),
        Row("1 array or object was not ended", at: [0], [.beginArray, .integer(1)]),
    ]

    @Test(arguments: rows)
    func wrongOrder(_ row: Row) {
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            for call in row.calls { call.make(on: &writer) }
            _ = try writer.finish()
        }
        #expect(error?.code == .invalidStructure)
        #expect(error?.message == row.message)
        #expect(error?.path == row.path)
        #expect(error?.offset == nil)
    }

    @Test(arguments: rows.dropFirst().dropLast(3))
    func theFirstMistakeIsReported(_ row: Row) {
        let error = #expect(throws: JSONError.self) {
            var writer = JSONWriter()
            for call in row.calls { call.make(on: &writer) }
            writer.endArray()
            writer.endObject()
            writer.write(Double.nan)
            writer.key("k")
            writer.write(1)
            writer.beginArray()
            _ = try writer.finishString()
        }
        #expect(error?.message == row.message)
    }
}
