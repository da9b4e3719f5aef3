#if Macros
import JSONModels
import TestSupport
import Testing

/// What a model says of wrong text, and of several mistakes at once.
@Suite struct ModelErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let message: String
        let read: @Sendable (ReadingMode) -> JSONError?

        init<Model: JSONModel>(
            _ model: Model.Type,
            _ text: String,
            options: JSONReadingOptions = JSONReadingOptions(),
            all: Bool = false,
            says message: String
        ) {
            testDescription = "\(model): \(text)"
            self.message = message
            read = { mode in
                let result = mode.decode(
                    Model.jsonParser,
                    Array(text.utf8),
                    options: options,
                    errors: all ? .all(limit: 10) : .first
                )
                if case .failure(let error) = result { return error }
                return nil
            }
        }
    }

    @Test("A message with its place", arguments: rows)
    func says(_ row: Row) {
        for mode in ReadingMode.modes([.whole, .chunks(1), .chunks(7)]) {
            let errors = row.read(mode)?.errors ?? []
            let message = errors.map { "\($0.offset ?? -1) \($0.path): \($0.message)" }
                .joined(separator: "\n")
            #expect(message == row.message, "\(mode)")
        }
    }

    @Test("What cannot be read is not written") func refusesToWrite() {
        let error = #expect(throws: JSONError.self) { try CollidingTag.none.json() }
        #expect(error?.code == .misplacedField)
        #expect(
            error?.message
                == #"CollidingTag: the key "type" cannot belong to the tag and to a member of the case "a"."#
        )
    }

    static let rows: [Row] = [
        Row(Plain.self, "{}", says: #"1 $: Key "a" not present."#),
        Row(Plain.self, #"{"a":1,"b":2}"#, says: #"11 $.b: Expected a string, but found:\#n2"#),
        Row(
            Plain.self,
            #"{"a":"x","b":2,"c":0,"d":null}"#,
            all: true,
            says:
                #"5 $.a: Expected an integer number, but found:\#n"x"\#n13 $.b: Expected a string, but found:\#n2\#n25 $.d: Expected a boolean, but found:\#nnull"#
        ),
        Row(Rejecting.self, #"{"a":1,"b":2}"#, says: #"7 $: Key "b" not known."#),
        Row(
            Plain.self,
            #"{"a":1,"a":2}"#,
            options: JSONReadingOptions(duplicateKeys: .reject),
            says: #"7 $: duplicate key "a""#
        ),
        Row(
            Keys.self,
            #"{"the key":1,"alias":2}"#,
            options: JSONReadingOptions(duplicateKeys: .reject),
            says: #"13 $: duplicate key "the key""#
        ),
        Row(
            Collections.self,
            #"{"list":[],"lists":[],"map":{},"optionals":[],"long":[],"dictionary":{},"models":[{"a":1}]}"#,
            says: #"88 $.models[0]: Key "b" not present."#
        ),
        Row(
            Names.self,
            #""four""#,
            says:
                #"0 $: Expected one of "one", "two", "default", "3", "three", "III", but found:\#n"four""#
        ),
        Row(
            Names.self,
            "1",
            says:
                #"0 $: Expected one of "one", "two", "default", "3", "three", "III", but found:\#n1"#
        ),
        Row(
            Outside.self,
            #""value""#,
            says: #"0 $: Expected an object (containing the key "value"), but found:\#n"value""#
        ),
        Row(
            Outside.self,
            #"{"nothing":1}"#,
            says:
                #"1 $: Expected one of "none", "value", "maybe", "labelled", "model", "list", "other-name", "more", but found:\#n"nothing""#
        ),
        Row(
            Outside.self,
            "{}",
            says:
                #"0 $: Expected one of "none", "value", "maybe", "labelled", "model", "list", "other-name", "more", but found:\#n{}"#
        ),
        Row(
            Outside.self,
            #"{"value":1,"value":2}"#,
            says: #"11 $: Expected the end of an object with one member, but found:\#n"value""#
        ),
        Row(
            Outside.self,
            #"{"labelled":{"x":"1"}}"#,
            says: #"17 $.labelled.x: Expected an integer number, but found:\#n"1""#
        ),
        Row(
            Outside.self,
            #"{"list":["none",{"value":true}]}"#,
            says: #"25 $.list[1].value: Expected an integer number, but found:\#ntrue"#
        ),
        Row(Inside.self, #"{"radius":1}"#, says: #"11 $: Key "type" not present."#),
        Row(
            Inside.self,
            #"{"type":"oval"}"#,
            says:
                #"8 $.type: Expected one of "none", "circle", "size", "sq", "square", but found:\#n"oval""#
        ),
        Row(Inside.self, #"{"type":7}"#, says: #"8 $.type: Expected a string, but found:\#n7"#),
        Row(
            Inside.self,
            #"{"type":"none","type":"circle"}"#,
            options: JSONReadingOptions(duplicateKeys: .reject),
            says: #"15 $: duplicate key "type""#
        ),
        Row(
            Inside.self,
            "[]",
            says: #"0 $: Expected an object (containing the key "type"), but found:\#n[]"#
        ),
        Row(Inside.self, #"{"type":"circle"}"#, says: #"16 $: Key "radius" not present."#),
        Row(Beside.self, #"{"t":"value"}"#, says: #"12 $: Key "c" not present."#),
        Row(
            Untagged.self,
            "true",
            says:
                #"0 $: error: multiple failures occurred\#n\#nExpected an integer number, but found:\#ntrue\#n\#nExpected a string, but found:\#ntrue\#n\#nerror: Expected an object (containing the key "a"), but found:\#ntrue\#n\#nExpected an array, but found:\#ntrue\#n\#nExpected a null value, but found:\#ntrue"#
        ),
        Row(Strict.self, #"{"type":"a","x":1,"y":2}"#, says: #"18 $: Key "y" not known."#),
        Row(Strict.self, #"{"type":"b","y":2}"#, says: #"12 $: Key "y" not known."#),
        Row(Open.self, #"{"a":1}"#, says: #"6 $: Key "type" not present."#),
        Row(
            OpenNames.self,
            #"{"c":"x"}"#,
            says: #"5 $.c: Expected an integer number, but found:\#n"x""#
        ),
        Row(Raw.self, "2", says: #"0 $: Expected a value of Raw, but found:\#n2"#),
        Row(
            Colliding.self,
            #"{"width":1,"height":2}"#,
            says: #"0 $: Colliding: the key "width" cannot belong to two properties."#
        ),
        Row(
            CollidingTag.self,
            #"{"type":"none"}"#,
            says:
                #"0 $: CollidingTag: the key "type" cannot belong to the tag and to a member of the case "a"."#
        ),
        Row(
            CollidingLabel.self,
            #"{"same":"a","x":1}"#,
            says:
                #"0 $: CollidingLabel: the key "same" cannot belong to the tag and to a member of the case "a"."#
        ),
        Row(
            CollidingLabels.self,
            #"{"a":{}}"#,
            says:
                #"0 $: CollidingLabels: the key "same" cannot belong to two members of the case "a"."#
        ),
        Row(
            CollidingNames.self,
            #""same""#,
            says: #"0 $: CollidingNames: the name "same" cannot belong to two cases."#
        ),
        Row(
            CollectingTwice.self,
            #"{"a":1}"#,
            says: "0 $: CollectingTwice: unknown members cannot belong to two properties."
        ),
        Row(
            Circular.self,
            #"{"a":1}"#,
            says: "0 $: Circular: its flat properties contain Circular itself."
        ),
        Row(
            Page<Int>.self,
            #"{"items":["x"]}"#,
            says: #"10 $.items[0]: Expected an integer number, but found:\#n"x""#
        ),
    ]
}
#endif
