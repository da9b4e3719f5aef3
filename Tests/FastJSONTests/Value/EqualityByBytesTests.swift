import FastJSON
import Testing

/// Keys and strings are compared by their bytes wherever they stand (RFC 8259 §8.3).
@Suite struct EqualityByBytesTests {
    /// The same letter for Swift, in one scalar and in two.
    private static let (composed, decomposed) = ("\u{E9}", "e\u{301}")

    @Test func events() {
        expectDifferent(JSONEvent.key(Self.composed), .key(Self.decomposed))
        expectDifferent(JSONEvent.string(Self.composed), .string(Self.decomposed))
        let all: [JSONEvent] = [
            .null, .boolean(false), .boolean(true), .beginArray, .endArray, .beginObject,
            .endObject, .key("a"), .key("b"), .string("a"), .string(""),
        ]
        for (index, event) in all.enumerated() {
            #expect(all.firstIndex(of: event) == index)
        }
        #expect(Set(all).count == all.count)
    }

    @Test func paths() {
        expectDifferent(JSONValuePath.Step.key(Self.composed), .key(Self.decomposed))
        expectDifferent(JSONValuePath([.key(Self.composed)]), [.key(Self.decomposed)])
        expectDifferent(JSONValuePath.Step.key("1"), .index(1))
        #expect(["a", 1] == JSONValuePath([.key("a"), .index(1)]))
    }

    @Test func pointers() {
        expectDifferent(
            JSONPointer(tokens: [Self.composed]),
            JSONPointer(tokens: [Self.decomposed])
        )
        expectDifferent(JSONPointer(tokens: []), JSONPointer(tokens: [""]))
        expectDifferent(JSONPointer(tokens: ["a", "b"]), JSONPointer(tokens: ["ab"]))
        #expect(JSONPointer(tokens: ["a", "b"]) == JSONPointer(tokens: ["a", "b"]))
    }

    private func expectDifferent<Value: Hashable>(_ one: Value, _ other: Value) {
        #expect(one == one && other == other)
        #expect(one != other)
        #expect(Set([one, other, one]).count == 2)
    }
}
