import Decoding
import FastJSON
import TestSupport
import Testing

/// Continuing after parsers of one's own, which stop anywhere inside their value.
@Suite struct RecoveryTests {
    /// Where a parser stops.
    private enum Place: CaseIterable, Sendable {
        case before, element, afterElement, key, value, afterMember

        /// A value whose reading stops there, with `▸` at the place of the error.
        var text: String {
            switch self {
            case .before: "▸[1]"
            case .element: "[ ▸1,{\"a\":[2]}]"
            case .afterElement: "[1▸ ,[2,3]]"
            case .key: "{ ▸\"a\":1,\"b\":{\"c\":2}}"
            case .value: "{\"a\": ▸1,\"b\":[2]}"
            case .afterMember: "{\"a\":1▸ ,\"b\":{}}"
            }
        }
    }

    private struct Stopping: JSONParser {
        let place: Place

        func parse(from cursor: inout JSONCursor) throws(JSONError) -> Int {
            switch place {
            case .before:
                break
            case .element:
                _ = try cursor.beginArray()
            case .afterElement:
                _ = try cursor.beginArray()
                try cursor.skipValue()
            case .key:
                _ = try cursor.beginObject()
            case .value:
                _ = try cursor.beginObject()
                _ = try cursor.readKey()
            case .afterMember:
                _ = try cursor.beginObject()
                _ = try cursor.readKey()
                try cursor.skipValue()
            }
            throw JSONError(code: .conversionFailed, message: "stopped")
        }
    }

    @Test("All that is left of the value is passed", arguments: Place.allCases)
    private func passing(_ place: Place) throws {
        let value = try MarkedText("{\"a\":\(place.text)", sourceLocation: #_sourceLocation)
        let parser = Parse { (a: Int, b: Int) in
            a + b
        } fields: {
            Field("a") { Stopping(place: place) }
            Field("b") { Int.jsonParser() }
        }
        let bytes = Array("\(value.text),\"b\":\"x\"}".utf8)
        for road in Road.bytes + Road.documents {
            let found = Outcome(road.result(of: parser, bytes, errors: .all(limit: 5))).failures
            #expect(found.map(\.code) == [.conversionFailed, .typeMismatch], "\(road)")
            #expect(found.map(\.offset) == [value.offset, value.text.utf8.count + 5], "\(road)")
            #expect(found.map(\.text).first?.hasSuffix("stopped") == true, "\(road)")
        }
    }

    @Test("The place of an error that has none", arguments: Place.allCases)
    private func places(_ place: Place) throws {
        let marked = try MarkedText(" \(place.text) ", sourceLocation: #_sourceLocation)
        for road in Road.bytes + Road.documents {
            let found = Outcome(road.result(of: Stopping(place: place), Array(marked.text.utf8)))
            #expect(found.failures.map(\.offset) == [marked.offset], "\(road)")
            #expect(found.failures.map(\.column) == [marked.column], "\(road)")
            #expect(found.failures.first?.text.hasSuffix("stopped") == true, "\(road)")
        }
    }
}
