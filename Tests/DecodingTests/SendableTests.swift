import DecodingClassics
import Testing

/// What may go from task to task, checked by the compiler.
///
/// Parsers are, whatever they make. Builders such as `FieldsBuilder` have no values.
@Suite struct SendableTests {
    private func requireSendable<T: Sendable>(_: T.Type) -> Int { 1 }

    /// What a parser makes need not be sendable.
    private final class Output {}
    private typealias Inner = Parse<Output>

    @Test func structures() {
        let types = [
            requireSendable(Parse<Output>.self), requireSendable(ParsePrint<Output>.self),
            requireSendable(Field<Inner, NoRoot>.self),
            requireSendable(OptionalField<Inner, Output?, NoRoot>.self),
            requireSendable(Element<Inner>.self), requireSendable(Fields<Output, Int>.self),
            requireSendable(ReadFields<Output, Int>.self),
            requireSendable(Assembly<Output, Int, Output>.self), requireSendable(UnknownKeys.self),
            requireSendable(Presence.self),
        ]
        #expect(types.count == 10)
    }

    @Test func parsers() {
        let types = [
            requireSendable(JSONArray<Inner>.self), requireSendable(JSONBoolean.self),
            requireSendable(JSONNumber<Int>.self), requireSendable(JSONString<WholeText>.self),
            requireSendable(JSONObject<WholeText, Inner>.self), requireSendable(Null.self),
            requireSendable(JSONValueParser.self), requireSendable(RawJSON.self),
            requireSendable(RawJSONParser.self), requireSendable(Constant.self),
            requireSendable(OneOf<JSONAlternatives<OneWay, Output>>.self),
            requireSendable(JSONAlternatives<OneWay, Output>.self),
            requireSendable(JSONAlternatives<BothWays, Output>.self),
            requireSendable(Discriminated<Output>.self), requireSendable(Case<Output>.self),
            requireSendable(EitherParser<Inner, Inner>.self),
            requireSendable(OptionalParser<Inner>.self), requireSendable(JSONNot<Inner>.self),
            requireSendable(LossyArray<Inner>.self), requireSendable(Lazy<Output>.self),
            requireSendable(LossyArray<JSONNumber<Int>>.Elements.self),
            requireSendable(MapParser<Inner, Output>.self),
            requireSendable(TryMapParser<Inner, Output>.self),
            requireSendable(FlatMapParser<Inner, Inner>.self),
            requireSendable(ConvertedParser<Inner, Convert<Output, Int>>.self),
            requireSendable(TreeParser<Output>.self),
            requireSendable((any JSONParser<Output>).self),
            requireSendable((any JSONParserPrinter<Output>).self),
            requireSendable(Convert<Output, Output>.self), requireSendable(Representing<Suit>.self),
            requireSendable(RepresentingOrUnknown<Suit>.self),
            requireSendable(ReadLazy<Output>.self),
        ]
        #expect(types.count == 32)
    }

    @Test func strings() {
        typealias Text = StringPieces<Output>
        let types = [
            requireSendable(Always<Int>.self), requireSendable(Text.self),
            requireSendable(ParseOnlyStringPieces<Output>.self),
            requireSendable(StringAlternatives<BothWays, Output>.self),
            requireSendable(StringAlternatives<OneWay, Output>.self),
            requireSendable(StringSlots<BothWays, Output, Int>.self),
            requireSendable(StringSlots<OneWay, Output, Int>.self),
            requireSendable((any StringParser<Output>).self),
            requireSendable((any StringParserPrinter<Output>).self),
            requireSendable(StringInput.self), requireSendable(StringFailure.self),
            requireSendable(WholeText.self), requireSendable(ParsedText<Text>.self),
        ]
        #expect(types.count == 13)
    }

    @Test func results() {
        let types = [
            requireSendable(JSONValueResult.self), requireSendable(JSONValuePathOptions.self),
            requireSendable(JSONAccessErrorCode.self), requireSendable(JSONErrorReporting.self),
            requireSendable(Box<Int>.self),
        ]
        #expect(types.count == 5)
    }
}
