#if Macros
import Testing

/// What the macros say where they are misused, on which token, and how it is put right.
@Suite struct MisuseTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let source: String
        /// Each as `line:column: message → fix-it`.
        let messages: [String]
        var testDescription: String { source }

        init(_ source: String, _ messages: String...) {
            self.source = source
            self.messages = messages
        }
    }

    @Test(arguments: kinds + properties + enums + attributes)
    func says(_ row: Row) {
        #expect(Expansion(row.source).messages == row.messages)
    }

    static let kinds = [
        Row("@JSONModel actor A {}", "1:12: '@JSONModel' is for structs, final classes and enums"),
        Row(
            "@JSONModel protocol P {}",
            "1:12: '@JSONModel' is for structs, final classes and enums"
        ),
        Row(
            "@JSONModel class C { init() {} }",
            "1:12: a class must be final to be a model → make the class final"
        ),
        Row(
            "@JSONModel final class C { var a = 1 }",
            "1:24: declare an initialiser: the one that '@JSONModel' adds replaces the implicit one"
        ),
        Row(
            "@JSONModel struct S<each T> { let a: Int }",
            "1:19: a type with a parameter pack cannot be a model, because Swift has no key paths to its properties"
        ),
        Row(
            "struct O<each T> { @JSONModel struct S { let a: Int } }",
            "1:38: a type with a parameter pack cannot be a model, because Swift has no key paths to its properties"
        ),
        Row("@JSONModel struct S: ~Copyable { let a: Int }", "1:22: a model must be copyable"),
        Row("@JSONModel enum E: ~Copyable { case a(Int) }", "1:20: a model must be copyable"),
        Row(#"@JSONModel(tag: "t") struct S { let a: Int }"#, "1:17: only an enum has a tag"),
        Row(#"@JSONModel(untagged: true) struct S { let a: Int }"#, "1:22: only an enum has a tag"),
        Row(
            #"@JSONModel(unknownKeys: .collect(into: "b")) struct S { let a: Int }"#,
            "1:40: there is no stored property \"b\""
        ),
        Row(
            "@JSONModel(unknownKeys: policy) struct S { let a: Int }",
            "1:25: write '.skip', '.reject' or '.collect(into: \"property\")'"
        ),
        Row(
            #"@JSONModel(tag: "\(t)") enum E { case a }"#,
            "1:17: write a string literal without interpolation"
        ),
    ]

    private static let ignoredKeys =
        "'@JSONModel' ignores these keys, because it reads only an enum that lists 'CodingKey' and has no '#if'; use '@JSONField' or '@JSONCase'"

    static let properties = [
        Row(
            "@JSONModel struct S { @JSONField(flat: true) var a = Size() }",
            "1:54: a flat property has no default"
        ),
        Row(
            "@JSONModel struct S { @JSONField(flat: true) let a: Size? }",
            "1:53: a flat property cannot be optional"
        ),
        Row(
            "struct A { @JSONModel private struct S { let a: Int } }",
            "1:23: the extension that '@JSONModel' adds cannot see a private nested type; make it 'fileprivate' → write 'fileprivate'"
        ),
        Row(
            "@JSONModel struct S {\n#if X\nlet a: Int\n#else\nlet a: Bool\n#endif\nlet a: Int }",
            "7:5: the key \"a\" is given twice"
        ),
        Row(
            #"@JSONModel struct S { let a: Int; @JSONField("a") let b: Int }"#,
            "1:46: the key \"a\" is given twice"
        ),
        Row(
            #"@JSONModel struct S { @JSONField(aliases: ["b"]) let a: Int; let b: Int }"#,
            "1:66: the key \"b\" is given twice"
        ),
        Row(
            #"@JSONModel struct S { @JSONField(aliases: ["a"]) let a: Int }"#,
            "1:44: the key \"a\" is given twice"
        ),
        Row(
            "@JSONModel struct S { let a = 1 }",
            "1:27: a constant with an initial value is neither read nor written → leave the property out of the model → make it a variable, so that its member may be missing"
        ),
        Row(
            "@JSONModel struct S { @Wrapped var a: Int }",
            "1:23: '@Wrapped' may be a property wrapper, whose storage a model cannot set; leave the property out, or store the value without a wrapper → leave the property out of the model"
        ),
        Row(
            "@JSONModel struct S { let f: (() -> Void)?; let x, y: Any; let t: (Int, Int); let v: Void }",
            "1:30: a closure has no JSON form",
            "1:55: 'Any' has no JSON form; 'JSONValue' holds any JSON",
            "1:67: a tuple has no JSON form; declare a struct for it",
            "1:86: 'Void' has no JSON form; remove this property"
        ),
        Row(
            "@JSONModel struct S { let a: Any!; let b: Swift.Optional<Any>; var c: (Int?)? = 1; var d: Int?! = 1 }",
            "1:30: 'Any' has no JSON form; 'JSONValue' holds any JSON",
            "1:43: 'Any' has no JSON form; 'JSONValue' holds any JSON",
            "1:81: a type that is optional twice tells a missing member from null, so it cannot have a default",
            "1:99: a type that is optional twice tells a missing member from null, so it cannot have a default"
        ),
        Row(
            "@JSONModel struct S { var a: Int?? = 1; @JSONField(default: .some(nil)) let b: Optional<Int?> }",
            "1:38: a type that is optional twice tells a missing member from null, so it cannot have a default",
            "1:61: a type that is optional twice tells a missing member from null, so it cannot have a default"
        ),
        Row(
            "@JSONModel struct S { weak var a: Other? }",
            "1:23: a weak property would lose what is read → leave the property out of the model"
        ),
        Row(
            "@JSONModel struct S { let json: String; var a: Int?; var b = 2; let c = 3 }",
            "1:27: the initialiser of this property hides 'init(json:)', which reads JSON; rename it, with '@JSONField(\"json\")'",
            "1:69: a constant with an initial value is neither read nor written → leave the property out of the model → make it a variable, so that its member may be missing"
        ),
        Row(
            "@JSONModel struct S { var b: Int? = 1; var json = \"\" }",
            "1:44: the initialiser of this property hides 'init(json:)', which reads JSON; rename it, with '@JSONField(\"json\")'"
        ),
        Row(
            "@JSONModel struct S { let a, b: Int; var c: Int?; enum CodingKeys: String, CodingKey { case a } }",
            "1:30: 'CodingKeys' leaves this property out, so it needs an initial value; to read and write it, add a case to 'CodingKeys', or '@JSONField' to the property"
        ),
        Row("@JSONModel struct S { @Wrapped var a = 1; let b = 1; enum CodingKeys: CodingKey {} }"),
        Row(
            "@JSONModel struct S { let a: Int; typealias CodingKeys = Keys }",
            "1:35: \(ignoredKeys)"
        ),
        Row(
            "@JSONModel struct S { let a: Int; enum `CodingKeys`: String, Keys { case a } }",
            "1:35: \(ignoredKeys)"
        ),
        Row(
            "@JSONModel struct S { let a: Int\n#if X\nenum CodingKeys: CodingKey { case a }\n#endif\n}",
            "3:1: \(ignoredKeys)"
        ),
        Row(
            "@JSONModel enum E { case a(x: Int); enum ACodingKeys: CodingKey {\n#if X\ncase x\n#endif\n} }",
            "1:37: \(ignoredKeys)"
        ),
        Row("@JSONModel(tag: \"t\") enum E { case a(x: Int); typealias CodingKeys = Keys }"),
        Row("@JSONModel struct S { let a: Int; struct CodingKeys: CodingKey {} }"),
        Row(
            #"@JSONModel struct S { let a, b: Int; enum CodingKeys: String, CodingKey { case a; case b = "a" } }"#,
            "1:30: the key \"a\" is given twice"
        ),
        Row("@JSONModel struct S { let json: String; let a: Int }"),
        Row("@JSONModel struct S { let json: Int }"),
        Row("@JSONModel struct S { let json: String? }"),
        Row("@JSONModel struct S { let json: [UInt8]; init(a: Int) { json = [] } }"),
        Row(
            "@JSONModel final class C { unowned var a: Other; init() {} }",
            "1:28: an unowned property would lose what is read → leave the property out of the model"
        ),
        Row(
            "@JSONModel struct S { unowned(unsafe) let a: Other }",
            "1:23: an unowned property would lose what is read → leave the property out of the model"
        ),
        Row(
            "@JSONModel struct S {\n#if X\n@JSONField(\"x\")\n#endif\nvar a: Int }",
            "3:1: '@JSONField' cannot stand in '#if'; put the whole declaration there"
        ),
        Row(
            "@JSONModel struct S { @JSONField(default: 3) var a = 4 }",
            "1:43: the initial value is the default already; give only one"
        ),
        Row(
            "@JSONModel @MainActor struct S { let a: Int; nonisolated var b: Int }",
            "1:34: this property belongs to the main actor, but a model is read on any thread → make the property nonisolated"
        ),
        Row(
            "@JSONModel struct S { @MainActor var a: Int }",
            "1:34: this property belongs to the main actor, but a model is read on any thread → make the property nonisolated"
        ),
        Row(
            "@MainActor @JSONModel final class C { var a: Int; init() {} }",
            "1:39: this property belongs to the main actor, but a model is read on any thread → leave the property out of the model"
        ),
        Row(
            "@JSONModel struct S { var (a, b) = (1, 2) }",
            "1:27: declare the properties one by one"
        ),
        Row(
            #"@JSONModel struct S { @JSONField("x") let a, b: Int }"#,
            "1:23: peer macro can only be applied to a single variable",
            "1:34: the key \"x\" is given twice"
        ),
        Row(
            "@JSONModel struct S { @JSONField(ignored: true) let a: Int }",
            "1:53: a property that is left out needs an initial value"
        ),
        Row(
            "@JSONModel struct S { @JSONField(ignored: true) var a: Optional<Int> }",
            "1:53: a property that is left out needs an initial value"
        ),
        Row("@JSONModel struct S { @JSONField(ignored: true) var a: Int? }"),
        Row(
            "@JSONModel struct S { @JSONField(ignored: maybe) let a: Int }",
            "1:43: write 'true' or 'false'"
        ),
        Row(
            #"@JSONModel struct S { @JSONField("x") var a: Int { 1 } }"#,
            "1:23: '@JSONField' belongs to a stored property of an instance"
        ),
        Row(
            #"@JSONModel struct S { @JSONField("x") static var a = 1 }"#,
            "1:23: '@JSONField' belongs to a stored property of an instance"
        ),
        Row(
            #"@JSONModel struct S { @JSONField("x") @JSONField("y") var a: Int }"#,
            "1:39: combine both attributes into one"
        ),
        Row(
            "@JSONModel struct S { @JSONField(key) var a: Int }",
            "1:34: write a string literal without interpolation"
        ),
        Row(
            "@JSONModel struct S { @JSONField(aliases: names) var a: Int }",
            "1:43: write an array of string literals"
        ),
        Row(
            #"@JSONModel(unknownKeys: .collect(into: "a")) struct S { @JSONField("x") var a: [String: JSONValue] }"#,
            "1:57: the property for unknown members has no key"
        ),
    ]

    static let enums = [
        Row(
            "@JSONModel enum E { case a(Int = 1) }",
            "1:34: a value without a label has no default"
        ),
        Row("@JSONModel enum E {}", "1:17: an enum without cases has no values"),
        Row("@JSONModel enum E { case a(() -> Void) }", "1:28: a closure has no JSON form"),
        Row(
            "@JSONModel enum E { case a(x: Int?? = 1) }",
            "1:39: a type that is optional twice tells a missing member from null, so it cannot have a default"
        ),
        Row(
            "@JSONModel enum E { case a(f: (@Sendable (Int) -> Void)?) }",
            "1:31: a closure has no JSON form"
        ),
        Row(
            "@JSONModel enum E { case a(x: Any), b(x: Void), c(x: ()) }",
            "1:31: 'Any' has no JSON form; 'JSONValue' holds any JSON",
            "1:42: 'Void' has no JSON form; remove this value",
            "1:54: 'Void' has no JSON form; remove this value"
        ),
        Row(
            "@JSONModel enum E { case a((Int, Int)) }",
            "1:28: a tuple has no JSON form; make its values separate values of the case, each with a label"
        ),
        Row(
            "@JSONModel enum E: Character { case a = \"x\" }",
            "1:20: a 'Character' has no JSON form; use 'String'"
        ),
        Row(
            "@JSONModel enum E {\n#if X\n#if Y\n@JSONCase(\"x\")\n#endif\n#endif\ncase a }",
            "4:1: '@JSONCase' cannot stand in '#if'; put the whole declaration there"
        ),
        Row(
            #"@JSONModel(untagged: true) enum E { @JSONCase("x") case a(Int) }"#,
            "1:37: an untagged enum reads and writes no names, so this has no effect"
        ),
        Row(
            #"@JSONModel enum E { case a; @JSONCase("a") case b }"#,
            "1:39: the name \"a\" is given twice"
        ),
        Row(
            "@JSONModel enum E { case a(x: Int), a(y: Int) }",
            "1:37: two cases of a model cannot share a name",
            "1:37: the name \"a\" is given twice"
        ),
        Row(
            "@JSONModel enum E { case a(Int, Int) }",
            "1:28: each of several values needs a label",
            "1:33: each of several values needs a label"
        ),
        Row(
            "@JSONModel enum E { case a(Int, y: Int) }",
            "1:28: each of several values needs a label"
        ),
        Row(
            #"@JSONModel(tag: "t") enum E { case a(t: Int) }"#,
            "1:38: the tag already uses the key \"t\""
        ),
        Row(
            #"@JSONModel(tag: "t") enum E { case a(Int) }"#,
            "1:38: a value beside the tag needs a label, or must be a model"
        ),
        Row(
            #"@JSONModel(tag: "t", content: "t") enum E { case a }"#,
            "1:31: the tag already uses the key \"t\""
        ),
        Row(#"@JSONModel(content: "c") enum E { case a }"#, "1:21: 'content' needs a 'tag'"),
        Row(
            #"@JSONModel(tag: "t", untagged: true) enum E { case a }"#,
            "1:32: an enum with a tag is not untagged"
        ),
        Row(
            "@JSONModel enum E { @JSONCase(unknown: true) case a }",
            "1:51: a case for unknown names holds the whole value: one, without a label"
        ),
        Row(
            "@JSONModel enum E { @JSONCase(unknown: true) case a(x: Int) }",
            "1:51: a case for unknown names holds the whole value: one, without a label"
        ),
        Row(
            "@JSONModel enum E { @JSONCase(unknown: true) case a(V); @JSONCase(unknown: true) case b(V) }",
            "1:87: only one case can be marked 'unknown: true'"
        ),
        Row(
            "@JSONModel(untagged: true) enum E { @JSONCase(unknown: true) case a(V) }",
            "1:22: an untagged enum has no names, so none can be unknown"
        ),
        Row(
            #"@JSONModel enum E { @JSONCase("x") case a, b }"#,
            "1:21: '@JSONCase' is for a single case; declare each case on its own",
            "1:31: the name \"x\" is given twice"
        ),
        Row(
            #"@JSONModel enum E { @JSONField("x") case a }"#,
            "1:21: a case of an enum takes '@JSONCase'; '@JSONField' belongs to a stored property"
        ),
        Row(
            #"@JSONModel(tag: "t") enum E: String { case a }"#,
            "1:12: this has no effect: an enum with raw values is read and written as its raw values"
        ),
        Row(
            #"@JSONModel enum E: String { @JSONCase("x") case a }"#,
            "1:29: write the name as the raw value of the case"
        ),
        Row(
            "@JSONModel enum E: String { @JSONCase(unknown: true) case a, b }",
            "1:62: only one case can be marked 'unknown: true'"
        ),
        Row(
            "@JSONModel enum E: String { case a\n#if X\n@JSONCase(unknown: true) case b\n#endif\n}",
            "2:1: '@JSONCase' cannot stand in '#if'"
        ),
        Row(
            "@JSONModel enum E: Text { case a; @JSONCase(unknown: true) case b }",
            "1:65: a case for unknown names holds the whole value: one, without a label; if the enum has raw values, write their type by its own name, such as 'String'"
        ),
        Row(
            #"@JSONModel(unknownKeys: .collect(into: "x")) enum E { case a }"#,
            "1:40: an enum has no property for unknown members"
        ),
        Row(
            "@JSONModel enum E { case b\n#if X\ncase a\n#endif\n}",
            "2:1: the cases of a model cannot be inside '#if'"
        ),
    ]

    static let attributes = [
        Row(
            #"struct S { @JSONField("x") var a: Int }"#,
            "1:12: '@JSONField' needs '@JSONModel' on the type"
        ),
        Row(
            "struct S { @JSONField @ObservationIgnored var a: Int }",
            "1:12: '@JSONField' needs '@JSONModel' on the type"
        ),
        Row(
            #"@JSONModel struct S { @JSONField("x") func a() {} }"#,
            "1:23: '@JSONField' belongs to a stored property"
        ),
        Row(
            #"enum E { @JSONCase("x") case a }"#,
            "1:10: '@JSONCase' needs '@JSONModel' on the type"
        ),
        Row(
            #"@JSONModel struct S { @JSONCase("x") var a: Int }"#,
            "1:23: '@JSONCase' belongs to a case of an enum"
        ),
    ]

    /// Keys are compared by their bytes, and those that only the running program knows not at all.
    @Test(
        arguments: [
            #"@JSONModel struct S { @JSONField("\u{e9}") let a: Int; @JSONField("e\u{301}") let b: Int }"#,
            #"@JSONModel enum E { @JSONCase("\u{e9}") case a; @JSONCase("e\u{301}") case b }"#,
            #"@JSONModel(tag: "\u{e9}", content: "e\u{301}") enum E { case a(Int) }"#,
            #"@JSONModel(keys: .custom(f)) struct S { @JSONField("b") let a: Int; let b: Int }"#,
            #"@JSONModel(keys: .custom(f)) enum E { @JSONCase("b") case a; case b }"#,
            #"@JSONModel(keys: .custom(f), tag: "b") enum E { case a(b: Int) }"#,
            "@JSONModel struct S { var a: Int?? = nil; @JSONField(parser: p) let f: () -> Void }",
            "@JSONModel struct S { @JSONField(ignored: true) var t = (1, 2); var o: [Int??] = [] }",
            "struct S { @JSONField @ObservationIgnored private var _a: Int }",
        ]
    )
    func allows(_ source: String) {
        #expect(Expansion(source).messages == [])
    }

    @Test func fixes() {
        #expect(
            Expansion("@JSONModel class C { init() {} }").fixed == [
                "@JSONModel final class C { init() {} }"
            ]
        )
        #expect(
            Expansion("@JSONModel struct S { let a = 1 }").fixed == [
                "@JSONModel struct S { @JSONField(ignored: true) let a = 1 }",
                "@JSONModel struct S { var a = 1 }",
            ]
        )
        // What follows an attribute that was removed stays apart from what precedes it.
        #expect(
            Expansion("@JSONModel struct S { @A\n  @JSONField(\"b\") let a = 1 }").fixed.first
                == "@JSONModel struct S { @JSONField(ignored: true) @A\n  let a = 1 }"
        )
        #expect(
            Expansion("@JSONModel struct S { @A\n  @JSONField(\"b\")\n  let a = 1 }").fixed.first
                == "@JSONModel struct S { @JSONField(ignored: true) @A\n  let a = 1 }"
        )
        #expect(
            Expansion("@JSONModel struct S { @usableFromInline\n  @MainActor var a: Int }").fixed
                == ["@JSONModel struct S { @usableFromInline\n  nonisolated var a: Int }"]
        )
        #expect(
            Expansion("@JSONModel open class C { public init() {} }").fixed == [
                "@JSONModel public final class C { public init() {} }"
            ]
        )
        #expect(
            Expansion(#"@JSONModel struct S { @JSONField("b") let a = 1 }"#).fixed == [
                "@JSONModel struct S { @JSONField(ignored: true) let a = 1 }",
                #"@JSONModel struct S { @JSONField("b") var a = 1 }"#,
            ]
        )
        #expect(
            Expansion("@JSONModel struct S { @Wrapped var a: Int }").fixed
                == ["@JSONModel struct S { @JSONField(ignored: true) @Wrapped var a: Int }"]
        )
        #expect(
            Expansion("@JSONModel struct S { @MainActor private var a: Int }").fixed
                == ["@JSONModel struct S { private nonisolated var a: Int }"]
        )
    }
}
#endif
