import DecodingFoundation
import Foundation
import Testing

/// Values that write around themselves, or fail, while their encoders are used again.
@Suite struct KeptEncoderTests {
    enum CodingKeys: String, CodingKey { case a, b }

    /// Begins containers, and fails.
    struct Failing: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .a)
            throw CocoaError(.coderInvalidValue)
        }
    }

    @Test("What fails in an array that goes on leaves nothing behind")
    func failureInArray() throws {
        let value = ScriptedEncodable { encoder in
            var list = encoder.unkeyedContainer()
            var whole = encoder.singleValueContainer()
            try? whole.encode([Failing()])
            try list.encode(1)
        }
        #expect(try FastJSONEncoder().encodeString([value]) == "[[1]]")
    }

    @Test(
        "An array that is kept from a value that failed counts its elements",
        arguments: [0, 1, 3]
    )
    func countAfterFailure(_ count: Int) throws {
        let value = ScriptedEncodable { encoder in
            var list = encoder.unkeyedContainer()
            nonisolated(unsafe) var kept: (any UnkeyedEncodingContainer)?
            try? list.encode(
                ScriptedEncodable { encoder in
                    var inner = encoder.unkeyedContainer()
                    for number in 0..<count { try inner.encode(number) }
                    kept = inner
                    throw CocoaError(.coderInvalidValue)
                }
            )
            try list.encode(5)
            for more in 0..<3 {
                #expect(kept?.count == count + more)
                try kept?.encode(7)
            }
        }
        #expect(try FastJSONEncoder().encodeString([value]) == "[[5]]")
    }

    /// An element that writes to the array around it, or fails.
    struct Element: Encodable {
        let number: Int
        let around: any UnkeyedEncodingContainer

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(number, forKey: .a)
            var list = around
            if number == 2 { try list.encode("between") }
            if number == 4 { throw CocoaError(.coderInvalidValue) }
        }
    }

    @Test("An element that fails after another one has written to the array", arguments: [4, 5])
    func failureAfterMeddling(_ count: Int) throws {
        let value = ScriptedEncodable { encoder in
            let list = encoder.unkeyedContainer()
            var whole = encoder.singleValueContainer()
            try whole.encode((0..<count).map { Element(number: $0, around: list) })
        }
        // What is lost of a failure shows in a build that looks for leaks.
        let text = try? FastJSONEncoder().encodeString([value])
        #expect(text == (count > 4 ? nil : #"[[{"a":0},{"a":1},"between",{"a":2},{"a":3}]]"#))
    }

    /// A key that does something when it is asked for its string for the first time.
    enum AskedKey: String, CodingKey {
        case a, b

        @TaskLocal static var action: (@Sendable () -> Void)?

        var stringValue: String {
            let action = AskedKey.action
            AskedKey.$action.withValue(nil) { action?() }
            return rawValue
        }
    }

    @Test("A key that begins a container when it is asked for its string")
    func keyBeginsContainer() throws {
        let value = ScriptedEncodable { encoder in
            var container = encoder.container(keyedBy: AskedKey.self)
            // SAFETY: the function is called by the encoding, on this thread.
            nonisolated(unsafe) let escaped = encoder
            let action: @Sendable () -> Void = {
                var other = escaped.container(keyedBy: CodingKeys.self)
                _ = other.nestedContainer(keyedBy: CodingKeys.self, forKey: .b)
            }
            try AskedKey.$action.withValue(action) { try container.encode(1, forKey: .a) }
        }
        #expect(try FastJSONEncoder().encodeString([value]) == #"[{"b":{},"a":1}]"#)
    }
}
