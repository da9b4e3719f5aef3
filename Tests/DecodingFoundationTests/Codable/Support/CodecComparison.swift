import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// The engines that are compared: one where a sanitizer makes all of it slow, for both index the same.
private let comparedEngines: [JSONEngine] =
    TestScope.isSanitized ? [.native] : JSONEngine.allCases

/// Decodes a text with Foundation and with both of our engines, and compares what comes out.
func expectSameDecoding<Value: Decodable>(
    _ type: Value.Type,
    _ text: String,
    _ settings: DecodingSettings = DecodingSettings(),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectSameDecoding(type, bytes: Array(text.utf8), settings, sourceLocation: sourceLocation)
}

/// Decodes bytes with Foundation and with both of our engines, and compares what comes out.
func expectSameDecoding<Value: Decodable>(
    _ type: Value.Type,
    bytes: [UInt8],
    _ settings: DecodingSettings = DecodingSettings(),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let data = Data(bytes)
    let expected = outcome { try settings.foundation.decode(type, from: data) }
    for engine in comparedEngines {
        let decoder = settings.ours(engine)
        var error: (any Error)?
        let found = outcome(error: &error) { try decoder.decode(type, from: data) }
        let shown = data.count > 200 ? "\(data.count) bytes" : String(decoding: data, as: UTF8.self)
        #expect(
            found == (isMisfit(found, expected) ? found : expected),
            "\(type) from \(shown) on \(engine)",
            sourceLocation: sourceLocation
        )
        if let error = error as? DecodingError, error.hasPlace(in: shown) {
            #expect(
                error.jsonError?.offset != nil,
                "no place: \(type) from \(shown) on \(engine): \(error)",
                sourceLocation: sourceLocation
            )
        }
    }
}

/// True where we say that a number does not fit its type, and Foundation blames the whole text.
private func isMisfit(_ ours: CodecOutcome, _ theirs: CodecOutcome) -> Bool {
    ours == .failure(CodecFailure("misfit")) && theirs == .failure(CodecFailure("dataCorrupted"))
}

/// Decodes each type from each text, and compares with Foundation.
func expectSameDecoding(
    _ types: [any Decodable.Type],
    _ texts: [String],
    _ settings: DecodingSettings = DecodingSettings(),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for type in types {
        for text in texts {
            expectSameDecoding(type, text, settings, sourceLocation: sourceLocation)
        }
    }
}

/// Encodes a value with Foundation and with ours, and compares what comes out.
///
/// With `.sortedKeys` the bytes have to be the same, else the members of objects in any order.
func expectSameEncoding<Value: Encodable>(
    _ value: Value,
    _ settings: EncodingSettings = EncodingSettings(),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let isSorted = settings.formatting.contains(.sortedKeys)
    let expected = outcome { encodedText(try settings.foundation.encode(value), isSorted) }
    let encoder = settings.ours
    var data: Data?
    let found = outcome {
        let encoded = try encoder.encode(value)
        data = encoded
        return encodedText(encoded, isSorted)
    }
    #expect(found == expected, "\(valueText(value))", sourceLocation: sourceLocation)
    // Mostly the same bytes, in which there is nothing to compare.
    if let data, let bytes = try? encoder.encodeBytes(value), data == Data(bytes) { return }
    let bytes = outcome {
        encodedText(Data(try encoder.encodeBytes(value)), isSorted)
    }
    #expect(bytes == found, "as bytes: \(valueText(value))", sourceLocation: sourceLocation)
}

/// Encodes each value, and compares with Foundation.
func expectSameEncoding(
    each values: [any Encodable],
    _ settings: EncodingSettings = EncodingSettings(),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for value in values {
        expectSameEncoding(value, settings, sourceLocation: sourceLocation)
    }
}

/// The text itself, or where the order of members is left open what does not depend on it.
private func encodedText(_ data: Data, _ isSorted: Bool) -> String {
    let json = String(decoding: data, as: UTF8.self)
    guard !isSorted else { return json }
    guard let value = try? JSONValue(parsing: json) else { return "not JSON: \(json)" }
    // The same bytes in another order, but for the commas after all members save the last.
    var counts = [Int](repeating: 0, count: 256)
    for byte in data { counts[Int(byte)] += 1 }
    var text = "\(canonicalText(value)) from"
    for (byte, count) in counts.enumerated() where count > 0 { text += " \(byte):\(count)" }
    return text
}

/// A value with the members of each object in order of their keys.
private func canonicalText(_ value: JSONValue) -> String {
    switch value {
    case .array(let elements):
        return "[\(elements.map(canonicalText).joined(separator: ","))]"
    case .object(let members):
        let texts = members.map { "\(valueText($0.key)):\(canonicalText($0.value))" }
        return "{\(texts.sorted().joined(separator: ","))}"
    case .string(let text): return valueText(text)
    default: return "\(value)"
    }
}

/// What became of a closure.
func outcome<Value>(_ body: () throws -> Value) -> CodecOutcome {
    var error: (any Error)?
    return outcome(error: &error, body)
}

/// What became of a closure, and the error as it was thrown.
func outcome<Value>(error: inout (any Error)?, _ body: () throws -> Value) -> CodecOutcome {
    do {
        return .value(valueText(try body()))
    } catch let thrown {
        error = thrown
        return .failure(CodecFailure(thrown))
    }
}
