#if Macros
import JSONModels
import TestSupport
import Testing

/// Each declaration in Structs.swift and Enums.swift reads its text, and writes what is expected.
@Suite struct DeclarationTests {
    /// A text, what is written after it was read, and by which type.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        /// What is written; the text without white space if nothing else is said.
        let written: String
        let rewrite: @Sendable (ReadingMode) throws -> String

        init<Model: JSONModel>(_ model: Model.Type, _ text: String, writes written: String? = nil) {
            testDescription = "\(model): \(text)"
            self.text = text
            self.written = written ?? text
            rewrite = { mode in
                let value = try mode.decode(Model.jsonParser, Array(text.utf8)).get()
                return try Model.jsonParser.encodeString(
                    value,
                    options: JSONWritingOptions(sortsKeys: false)
                )
            }
        }
    }

    @Test("A text is read and written", arguments: structs + classes + generics + enums)
    func rewrites(_ row: Row) throws {
        for mode in ReadingMode.modes([.whole, .chunks(1), .chunks(7)]) {
            let written = try row.rewrite(mode)
            #expect(written == row.written, "\(mode)")
        }
    }

    @Test("The types of properties with an initial value")
    func inferredTypes() {
        let types = Inferred.modelMemberTypes.map { $0.map { "\($0)" } ?? "nil" }
        #expect(
            types == [
                "Int", "String", "Double", "Bool", "Int", "Array<Int>", "Array<Int>",
                "Optional<Int>",
            ]
        )
    }

    /// True if a model is assembled, false if it is read in place, nil if the plan reads it.
    private static func isAssembled(_ model: any JSONModel.Type) -> Bool? {
        (model as? any JSONDirectModel.Type)?.modelIsAssembled
    }

    @Test("Which models are read by code that is compiled for them")
    func directModels() {
        #expect(DeclarationTests.isAssembled(Plain.self) == false)
        #expect(DeclarationTests.isAssembled(Defaults.self) == false)
        #expect(DeclarationTests.isAssembled(LeftOut.self) == true)
        #expect(DeclarationTests.isAssembled(Account.self) == true)
        #expect(DeclarationTests.isAssembled(Page<Int>.self) == nil)
    }

    static let structs: [Row] = [
        Row(FreeMembers.self, #"{"sum":1}"#, writes: #"{"a":3,"b":[1,2],"c":1,"sum":1}"#),
        Row(ShadowedTypes.self, #"{"a":"x"}"#),
        Row(ShadowedInClass.self, #"{"a":"y"}"#),
        Row(Around.Inner.self, #"{"around":{"x":1}}"#),
        Row(Plain.self, #"{"a":1,"b":"x","c":0.5,"d":true}"#),
        Row(
            Plain.self,
            #" { "d" : true , "c" : 5e-1 , "x" : [ ] , "b" : "\u0078" , "a" : 1 } "#,
            writes: #"{"a":1,"b":"x","c":0.5,"d":true}"#
        ),
        Row(Optionals.self, #"{"a":1,"b":"x","c":0.5,"d":true,"e":2,"f":3}"#),
        Row(Optionals.self, "{}"),
        Row(
            Optionals.self,
            #"{"a":null,"b":null,"c":null,"d":null,"e":null,"f":null}"#,
            writes: #"{"f":null}"#
        ),
        Row(
            Inferred.self,
            #"{"integer":2,"real":1.5,"text":null,"flag":true}"#,
            writes:
                #"{"integer":2,"text":"a","real":1.5,"flag":true,"sum":2,"list":[1],"array":[2],"implicit":2}"#
        ),
        Row(
            Defaults.self,
            #"{"nick":null}"#,
            writes: #"{"integer":1,"text":"a \"quoted\" text","real":2.0,"list":[],"map":{"a":1},"#
                + #""nick":null,"computed":12,"constant":5,"kind":"first","implicit":"2nd"}"#
        ),
        Row(
            Defaults.self,
            #"{"integer":2,"text":"","real":1.0,"list":[1],"map":{},"nick":"n","computed":1,"#
                + #""constant":1,"kind":"2nd","implicit":"first"}"#
        ),
        Row(
            Keys.self,
            #"{"created_at":"now","the key":1,"c":2,"quote\"backslash\\tab\t":3,"schlüssel":4,"":5}"#
        ),
        Row(
            Keys.self,
            #"{"created_at":"now","ALIAS":1,"see":2,"quote\"backslash\\tab\u0009":3,"schl\u00fcssel":4,"":5}"#,
            writes:
                #"{"created_at":"now","the key":1,"c":2,"quote\"backslash\\tab\t":3,"schlüssel":4,"":5}"#
        ),
        Row(Snake.self, #"{"one_two_three":1,"my_url_property":2,"x":3,"asItIs":4}"#),
        Row(Custom.self, #"{"ONE":1}"#, writes: #"{"ONE":1,"TWO":2}"#),
        Row(Custom.self, #"{"ONE":1,"asItIs":3,"TWO":2}"#),
        Row(Backticks.self, #"{"default":1,"in":2,"class":4}"#),
        Row(LeftOut.self, #"{"a":1,"other":2,"late":3,"constant":4}"#, writes: #"{"a":1}"#),
        Row(Observed.self, #"{"a":3,"b":"x"}"#),
        Row(Several.self, #"{"a":1,"b":2,"c":"x","d":3,"e":"y","f":0.5}"#),
        Row(
            Several.self,
            #"{"a":1,"b":2,"c":"x","f":1}"#,
            writes: #"{"a":1,"b":2,"c":"x","d":1,"e":"x","f":1.0}"#
        ),
        Row(Comments.self, #"{"a":1,"b":"x","c":[1,2]}"#),
        Row(Attributes.self, #"{"a":1,"b":2}"#),
        Row(Access.self, #"{"a":1,"b":2,"c":3,"d":4,"e":5}"#),
        Row(Public.self, #"{"a":1,"inner":{"value":"x"}}"#),
        Row(Package.self, #"{"a":1}"#),
        Row(Conditions.self, #"{"a":1,"b":2,"see":"x","d":"y","e":3}"#),
        Row(Public.Further.self, #"{"a":1}"#), Row(Public.Implicit.self, #"{"a":1}"#),
        Row(Available.self, #"{"a":1}"#),
        Row(
            Conditions.self,
            #"{"d":"y","b":2,"a":1}"#,
            writes: #"{"a":1,"b":2,"see":"c","d":"y"}"#
        ),
        Row(
            Namespace.Nested.self,
            #"{"color":"red","colors":["green"],"inner":{"color":"red"}}"#
        ),
        Row(Namespace.Nested.Inner.self, "{}"),
        Row(Namespace.InExtension.self, #"{"color":"green"}"#),
        Row(
            Shadows.self,
            #"{"slots":1,"fields":2,"cursor":3,"members":"x","frame":4,"value":5,"index":6,"#
                + #""start":7,"read":8,"jsonParser":9}"#
        ),
        Row(
            Collections.self,
            #"{"list":[1],"lists":[["a"],[]],"map":{"k":[1]},"optionals":[1,null],"long":[],"#
                + #""dictionary":{"t":true},"models":[{"a":1,"b":"x","c":1.0,"d":false}],"#
                + #""maybe":[],"named":{"n":{"a":1,"b":"x","c":1.0,"d":false}}}"#
        ),
        Row(
            Numbers.self,
            #"{"a":-128,"b":-32768,"c":-2147483648,"d":-9223372036854775808,"e":255,"f":65535,"#
                + #""g":4294967295,"h":18446744073709551615,"i":1,"j":0.1,"k":0.1}"#
        ),
        Row(Values.self, #"{"value":{"a":[1]},"raw":[1,  2],"kind":"2nd"}"#),
        Row(Aliased.self, #"{"id":1,"name":"x","note":"y","notes":["z",null],"other":"u"}"#),
        Row(
            Aliased.self,
            #"{"id":1,"note":null,"other":null}"#,
            writes: #"{"id":1,"notes":[],"other":null}"#
        ),
        Row(Aliased.self, #"{"id":1}"#, writes: #"{"id":1,"notes":[],"other":"none"}"#),
        Row(
            Recursive.self,
            #"{"name":"a","children":[{"name":"b","children":[]}],"first":[{"name":"c","children":[]}]}"#
        ),
        Row(Flat.self, #"{"title":"x","width":1,"height":2,"last":3}"#),
        Row(
            Flat.self,
            #"{"height":2,"title":"x","width":1}"#,
            writes: #"{"title":"x","width":1,"height":2}"#
        ),
        Row(FlatParts.self, #"{"title":"x","width":1,"height":2,"last":3,"x":4,"own":5}"#),
        Row(Rejecting.self, #"{"a":1}"#),
        Row(Collecting.self, #"{"x":[1],"a":1,"b":3}"#, writes: #"{"a":1,"x":[1],"b":3}"#),
        Row(Parsers.self, #"{"doubled":4}"#, writes: #"{"doubled":4,"other":"one"}"#),
        Row(Parsers.self, #"{"doubled":4,"maybe":"x","other":"y"}"#),
        Row(
            Lossy.self,
            #"{"all":[{"a":1},{}],"list":[2,{"a":3}]}"#,
            writes: #"{"all":[{"a":1}],"list":[{"a":3}]}"#
        ),
        Row(Empty.self, #"{"a":1}"#, writes: "{}"),
        Row(One.self, #"{"a":1}"#),
        Row(OneOptional.self, "{}"),
        Row(Many.self, many),
        Row(Memberwise.self, #"{"a":1}"#, writes: #"{"a":1,"b":2}"#),
        Row(Conforming.self, #"{"a":1}"#),
        Row(Declared.self, #"{"a":1}"#),
        Row(OnMainActor.self, #"{"a":1,"b":"x"}"#),
        Row(same.self, #"{"same":1}"#),
        Row(Keywords.OfType.self, #"{"a":1}"#),
        Row(Keywords.OfProtocol.self, #"{"a":1}"#),
        Row(PackageSpace.Inner.self, #"{"a":1}"#),
        Row(InternalSpace.Inner.self, #"{"a":1}"#),
        Row(InternalSpace.Choice.self, #"{"a":1}"#),
        Row(InternalSpace.Middle.Inner.self, #"{"a":1}"#),
        Row(Lines.self, "{}", writes: #"{"sorted":[1,3],"text":"a\n  b","other":"c\\d"}"#),
        Row(Public.Middle.Inner.self, #"{"a":1}"#), Row(Public.Internal.self, #"{"a":1}"#),
    ]

    private static let many =
        "{"
        + "abcd".flatMap { letter in (1...16).map { "\"\(letter)\($0)\":\($0)" } }
        .joined(separator: ",") + #","e1":1,"e2":2}"#

    static let classes: [Row] = [
        Row(Person.self, #"{"name":"a","age":1,"friend":{"name":"b","age":2}}"#),
        Row(Account.self, #"{"id":1,"kind":"other","note":"x"}"#, writes: #"{"id":1}"#),
        Row(ClassOnMainActor.self, #"{"a":1}"#),
        Row(Watched.self, #"{"c_c":1,"note":"x"}"#),
    ]

    static let generics: [Row] = [
        Row(Reference<User>.self, #"{"id":3,"others":[4],"last":[5]}"#),
        Row(Link<User>.self, #"{"many":{"ids":[1],"last":2}}"#),
        Row(Link<User>.self, #"{"one":3}"#),
        Row(Page<Int>.self, #"{"items":[1,2],"next":"x"}"#),
        Row(Page<Page<String>>.self, #"{"items":[{"items":["a"]}]}"#),
        Row(Page<Plain>.self, #"{"items":[]}"#),
        Row(Pair<Int, String>.self, #"{"first":1,"second":"x"}"#),
        Row(Tagged<Int>.self, #"{"id":1}"#),
        Row(Outer<Bool>.Inside.self, #"{"element":true}"#),
        Row(Outer<Bool>.Person.self, #"{"element":true}"#),
        Row(Outer<Bool>.Person.Pair<Int>.self, #"{"element":true,"other":1}"#),
        Row(SizedClass<2>.self, #"{"id":1}"#),
        Row(Box<Int>.self, #"{"items":[1],"next":{"items":[]}}"#),
        Row(Sized<3>.self, #"{"id":1}"#),
        Row(SizedEnum<3>.self, #"{"a":1}"#),
        Row(Either<Int, [String]>.self, #"{"right":["a"]}"#),
        Row(Envelope<Size>.self, #"{"id":1,"width":2,"height":3}"#),
        Row(Envelope<ByHand>.self, #"{"id":1,"x":2}"#),
    ]

    static let enums: [Row] = [
        Row(FreeNames.self, #"{"a":{}}"#, writes: #"{"a":{"x":7}}"#),
        Row(FreeNames.self, #"{"b":{"class":2,"in":[],"inout":3,"hello world":4}}"#),
        Row(ShadowedInt.self, #"{"a":1}"#), Row(ShadowedInt.self, #""b""#),
        Row(Letter.self, #"{"text":{"body":"x"}}"#),
        Row(Kind.self, #""2nd""#),
        Row(Raw.self, "10"),
        Row(RawText.self, #""B""#),
        Row(
            RawOpen<Int>.self,
            #"{"text":"b","number":3,"texts":["a","aü","a longer one than that"]}"#,
            writes: #"{"text":"?","number":-1,"texts":["a","aü","?"]}"#
        ),
        Row(RawOpenMembers.self, #"{"text":"aü","number":2}"#),
        Row(
            RawOpenMembers.self,
            #"{"number":0,"text":"a\n"}"#,
            writes: #"{"text":"?","number":-1}"#
        ),
        Row(RawOpenMembers.self, #"{"text":"?","number":null}"#, writes: #"{"text":"?"}"#),
        Row(Names.self, #""two""#), Row(Names.self, #""default""#), Row(Names.self, #""3""#),
        Row(Names.self, #""III""#, writes: #""3""#),
        Row(Names.self, #"{"one":{}}"#, writes: #""one""#),
        Row(Outside.self, #""none""#),
        Row(Outside.self, #"{"value":1}"#),
        Row(Outside.self, #"{"maybe":null}"#), Row(Outside.self, #"{"maybe":"x"}"#),
        Row(
            Outside.self,
            #"{"labelled":{"x":1}}"#,
            writes: #"{"labelled":{"x":1,"z":["z"]}}"#
        ),
        Row(
            Outside.self,
            #"{"labelled":{"z":["a"],"y":0.5,"x":1}}"#,
            writes: #"{"labelled":{"x":1,"y":0.5,"z":["a"]}}"#
        ),
        Row(Outside.self, #"{"model":{"width":1,"height":2}}"#),
        Row(Outside.self, #"{"list":["none",{"list":[]},{"value":1}]}"#),
        Row(
            Outside.self,
            #" { "more" : { "label" : true } } "#,
            writes: #"{"other-name":{"label":true}}"#
        ),
        Row(Inside.self, #"{"type":"none"}"#),
        Row(
            Inside.self,
            #"{"radius":1,"type":"circle"}"#,
            writes: #"{"type":"circle","radius":1.0}"#
        ),
        Row(Inside.self, #"{"type":"size","width":1,"height":2}"#),
        // Of several tags, the first counts.
        Row(
            Inside.self,
            #"{"type":"none","type":"circle","type":7}"#,
            writes: #"{"type":"none"}"#
        ),
        Row(
            Beside.self,
            #"{"t":"value","c":0,"t":"list","c":1}"#,
            writes: #"{"t":"value","c":1}"#
        ),
        Row(Inside.self, #"{"type":"square","side":1}"#, writes: #"{"type":"sq","side":1}"#),
        Row(Inside.self, #"{"type":"sq","side":1,"name":"x"}"#),
        Row(Beside.self, #"{"t":"none"}"#),
        Row(Beside.self, #"{"c":[1],"t":"list"}"#, writes: #"{"t":"list","c":[1]}"#),
        Row(Beside.self, #"{"t":"value","c":1}"#),
        Row(Beside.self, #"{"t":"labelled","c":{"x":1,"t":2}}"#),
        Row(Untagged.self, "1"), Row(Untagged.self, #""x""#), Row(Untagged.self, #"{"a":1}"#),
        Row(Untagged.self, "[1,2]"), Row(Untagged.self, "null"),
        Row(Exact.self, #"{"a":1}"#), Row(Exact.self, #"{"a":1,"b":2}"#),
        Row(Exact.self, #"{"width":1,"height":2}"#),
        Row(Loud.self, #"{"SOME":{"VALUE":1}}"#), Row(Loud.self, #""NONE""#),
        Row(Loud.self, #""other""#), Row(Qualified.self, "1"),
        Row(Open.self, #"{"type":"known","a":1}"#),
        Row(Open.self, #"{"type":"new","b":[1]}"#),
        Row(OpenNames.self, #""b""#), Row(OpenNames.self, #"{"c":1}"#),
        Row(OpenNames.self, #"{"d": [ ]}"#), Row(OpenNames.self, #""e""#),
        Row(OpenNames.self, "{}"), Row(OpenNames.self, "[1]"),
        Row(SnakeEnum.self, #""first_case""#),
        Row(SnakeEnum.self, #"{"second_case":{"some_label":1}}"#),
        Row(Strict.self, #"{"type":"a","x":1}"#), Row(Strict.self, #"{"type":"b"}"#),
        Row(AliasedPayloads.self, #"{"note":null}"#), Row(AliasedPayloads.self, #"{"note":"x"}"#),
        Row(AliasedPayloads.self, #"{"labelled":{"note":"x","id":1}}"#),
        Row(AliasedPayloads.self, #"{"labelled":{"id":1}}"#),
        Row(
            AliasedPayloads.self,
            #"{"labelled":{"note":null,"id":1}}"#,
            writes: #"{"labelled":{"id":1}}"#
        ),
        Row(AliasedPayloads.self, #"{"optional":{"note":null}}"#, writes: #"{"optional":{}}"#),
        Row(
            AliasedPayloads.self,
            #"{"defaulted":{}}"#,
            writes: #"{"defaulted":{"note":"none"}}"#
        ),
        Row(AliasedPayloads.self, #"{"defaulted":{"note":"x"}}"#),
        Row(AliasedTagged.self, #"{"type":"labelled"}"#),
        Row(AliasedTagged.self, #"{"type":"labelled","note":"x"}"#),
        Row(OwnRawValue.self, #""one""#),
        Row(EnumOnMainActor.self, #"{"b":{"x":1,"y":"z"}}"#), Row(EnumOnMainActor.self, #""c""#),
        Row(RawOnMainActor.self, #""a""#),
        Row(
            Tree.self,
            #"{"node":{"left":{"leaf":1},"right":{"node":{"left":{"leaf":2},"right":{"leaf":3}}}}}"#
        ),
        Row(PublicEnum.self, #"{"a":1}"#),
        Row(NamelessCases.self, #""x""#),
        Row(Nulls.self, #"{"c":{"y":null}}"#), Row(Nulls.self, #"{"c":{"x":1,"y":2}}"#),
        Row(Nulls.self, #"{"c":{"x":null}}"#, writes: #"{"c":{"y":3}}"#),
        Row(Nulls.self, #"{"twice":{}}"#), Row(Nulls.self, #"{"twice":{"x":null}}"#),
        Row(Nulls.self, #"{"twice":{"x":1}}"#),
        Row(Nulls.self, #"{"alias":{"note":null}}"#),
        Row(Nulls.self, #"{"alias":{}}"#, writes: #"{"alias":{"note":"n"}}"#),
        Row(
            Nulls.self,
            #"{"list":{"of":null}}"#,
            writes: #"{"list":{"of":[1],"unequal":{"a":1}}}"#
        ),
        Row(EnumSpace.Length.self, #"{"length":{"value":1,"in":"km"}}"#),
        Row(EnumSpace.Length.self, #"{"unit":"m"}"#),
    ]
}
#endif
