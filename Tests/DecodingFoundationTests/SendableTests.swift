import Decoding
import DecodingFoundation
import Foundation
import Testing

/// What may go from task to task, checked by the compiler.
@Suite struct SendableTests {
    private func requireSendable<T: Sendable>(_: T.Type) -> Int { 1 }

    @Test func types() {
        let coders = [
            requireSendable(FastJSONDecoder.self), requireSendable(FastJSONEncoder.self),
            requireSendable(DecodableParser<Sample.Line>.self),
            requireSendable(CodableParser<Sample.Line>.self),
        ]
        let parsers = [
            requireSendable(DateParser.self), requireSendable(DateFormatterParser.self),
            requireSendable(DateStyleParser<Date.ISO8601FormatStyle>.self),
            requireSendable(JSONDateFormat.self), requireSendable(DecimalParser.self),
            requireSendable(UUIDParser.self),
            requireSendable(URLParser.self), requireSendable(Base64Parser.self),
        ]
        #expect([coders, parsers].map(\.count) == [4, 8])
    }
}
