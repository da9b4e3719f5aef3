import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// A type that is read and written.
typealias EdgeType = any (Codable & SendableMetatype).Type

/// Values at the borders of their types: read and written as Foundation does, to the last bit.
@Suite struct EdgeCaseTests {
    /// Texts that are read as each of some types, and written again.
    struct Row: Sendable {
        var name: String
        var types: [EdgeType]
        var texts: [String]

        init(_ name: String, _ types: [EdgeType], _ texts: [String]) {
            (self.name, self.types, self.texts) = (name, types, texts)
        }

        /// The same with texts that are strings of JSON without their quotes.
        init(_ name: String, _ types: [EdgeType], strings: [String]) {
            self.init(name, types, strings.map { "\"\($0)\"" })
        }
    }

    @Test(arguments: numbers.indices)
    func numbers(_ index: Int) { expect(Self.numbers[index]) }

    @Test(arguments: strings.indices)
    func strings(_ index: Int) { expect(Self.strings[index]) }

    private func expect(_ row: Row) {
        for type in row.types {
            for text in row.texts { expectSameBits(type, text) }
        }
    }
}

/// A place in JSON: a text around that of a value, and the way back to the value.
private struct Place<Outer: Codable, Value> {
    var text: (String) -> String
    var values: (Outer) -> [Value]
}

/// Decodes a text in each place that a value may have, and encodes what comes out.
///
/// Without `isFailureInside`, errors are left out in places that have a path.
func expectSameBits<Value: Codable>(
    _ type: Value.Type,
    _ text: String,
    _ decoding: DecodingSettings = DecodingSettings(),
    _ encoding: EncodingSettings = EncodingSettings(),
    isFailureInside: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    func expect<Outer: Codable>(_ place: Place<Outer, Value>) -> Bool {
        let text = place.text(text)
        let data = Data(text.utf8)
        var decoded: Outer?
        let theirs = bitsOrError {
            let outer = try decoding.foundation.decode(Outer.self, from: data)
            decoded = outer
            return place.values(outer)
        }
        for engine in JSONEngine.allCases {
            let ours = bitsOrError {
                place.values(try decoding.ours(engine).decode(Outer.self, from: data))
            }
            let isSame = ours.text == theirs.text || (ours.isMisfit && theirs.isMisfit)
            #expect(
                isSame,
                "\(Outer.self) from \(text) on \(engine): \(ours.text), theirs \(theirs.text)",
                sourceLocation: sourceLocation
            )
        }
        guard let decoded else { return false }
        expectSameEncoding(decoded, encoding, sourceLocation: sourceLocation)
        return true
    }
    let isRead = expect(Place(text: { $0 }, values: { (outer: Value) in [outer] }))
    _ = expect(Place(text: { $0 }, values: { (outer: Value?) in outer.map { [$0] } ?? [] }))
    _ = expect(Place(text: { $0 }, values: { (outer: Sample.Wrapped<Value>) in [outer.value] }))
    guard isRead || isFailureInside else { return }
    _ = expect(Place(text: { "[\($0),\($0)]" }, values: { (outer: [Value]) in outer }))
    _ = expect(
        Place(
            text: { "{\"value\":\($0)}" },
            values: { (outer: Sample.Box<Value>) in [outer.value] }
        )
    )
    _ = expect(
        Place(
            text: { "{\"a\":\($0)}" },
            values: { (outer: [String: Value]) in Array(outer.values) }
        )
    )
}

/// The bits of values, or all of the error.
///
/// `isMisfit` is true for what may be said of a number that its type has no room for: Foundation blames
/// the whole text or throws an error of its own, where we give the path. An error with a path is none.
func bitsOrError<Value>(_ body: () throws -> [Value]) -> (text: String, isMisfit: Bool) {
    do {
        return (try body().map(bitText).joined(separator: " "), false)
    } catch {
        let whole = CodecFailure("dataCorrupted")
        let failure = CodecFailure(exactly: error)
        return ("\(failure)", failure == whole || CodecFailure(error) == CodecFailure("misfit"))
    }
}

/// The bits of a value: two of them are equal only if their texts are.
func bitText(_ value: Any) -> String {
    switch value {
    case let number as Double: "\(number) \(hex(number.bitPattern))"
    case let number as Float: "\(number) \(hex(number.bitPattern))"
    case let date as Date:
        "\(date.timeIntervalSinceReferenceDate) "
            + hex(date.timeIntervalSinceReferenceDate.bitPattern)
    case let number as Decimal:
        "\(number) = \(number.isSignMinus ? "-" : "")\(number.significand)e\(number.exponent)"
    case let url as URL:
        "\(url.relativeString) at \(url.baseURL?.absoluteString ?? "-"): \(url.absoluteString)"
    default: valueText(value)
    }
}

private func hex(_ bits: some FixedWidthInteger) -> String { String(bits, radix: 16) }
