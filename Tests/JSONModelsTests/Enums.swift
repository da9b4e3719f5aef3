// swift-format-ignore-file: NoBlockComments, AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if Macros
import JSONModels

// Declarations of enums in all the ways that Swift has for them. DeclarationTests reads and writes each of
// them.

@JSONModel enum Raw: Int { case zero, one, ten = 10 }
@JSONModel enum RawText: String, Sendable { case a, b = "B" }

/// Holds enums with raw values, of which one case stands for all that are not known.
@JSONModel public struct RawOpen<Item> {
    @JSONModel public enum Text: String {
        @JSONCase(unknown: true) case `default` = "?"
        case a, b = "a\u{FC}"
    }
    @JSONModel enum Number: Int { case one = 1, two; @JSONCase(unknown: true) case other = -1 }
    let text: Text
    let number: Number?
    var texts: [Text]
}

@JSONModel struct RawOpenMembers {
    let text: RawOpen<Int>.Text
    let number: RawOpen<Int>.Number?
}

@JSONModel
enum Names {
    case one, two, `default`
    @JSONCase("3", aliases: ["three", "III"]) case three
}

@JSONModel
enum Outside {
    case none
    case value(Int)
    case maybe(String?)
    case labelled(x: Int, y: Double?, z: [String] = ["z"])
    case model(Size)
    case list([Outside])
    @JSONCase("other-name", aliases: ["more"]) case other(label: Bool)
}

@JSONModel(tag: "type")
enum Inside: Equatable {
    case none
    case circle(radius: Double)
    case size(Size2)
    @JSONCase("sq", aliases: ["square"]) case square(side: Int, name: String? = nil)
}

@JSONModel struct Size2: Equatable { let width, height: Int }

@JSONModel(tag: "t", content: "c")
enum Beside {
    case none
    case value(Int)
    case list([Int])
    case labelled(x: Int, t: Int)
}

@JSONModel(untagged: true)
enum Untagged {
    case number(Int)
    case text(String)
    case object(a: Int)
    case list([Int])
    case none
}

@JSONModel(untagged: true)
enum Exact {
    case one(Rejecting)
    case two(Size2)
    case both(RejectingTwo)
}

@JSONModel(unknownKeys: .reject) struct RejectingTwo { let a, b: Int }

@JSONModel(keys: .custom { $0.uppercased() })
enum Loud {
    case some(value: Int), none
    @JSONCase("other") case other
}

@JSONModel enum Qualified: Swift.Int { case zero, one }

@JSONModel(tag: "type")
enum Open {
    case known(a: Int)
    @JSONCase(unknown: true) case other(JSONValue)
}

@JSONModel
enum OpenNames {
    case a, b
    case c(Int)
    @JSONCase(unknown: true) case other(RawJSON)
}

@JSONModel(keys: .snakeCase)
enum SnakeEnum {
    case firstCase
    case secondCase(someLabel: Int)
}

@JSONModel(unknownKeys: .reject, tag: "type")
enum Strict { case a(x: Int), b }

@JSONModel
enum AliasedPayloads {
    case note(Note)
    case labelled(note: Note, id: ID)
    case optional(note: String?)
    case defaulted(note: Note = "none")
}

@JSONModel(tag: "type")
enum AliasedTagged { case labelled(note: Note) }

@JSONModel
enum OwnRawValue: RawRepresentable {
    case one

    init?(rawValue: Int) { self = .one }

    var rawValue: Int { 1 }
}

@JSONModel @MainActor enum EnumOnMainActor { case a(Int), b(x: Int, y: String?), c }
@JSONModel @MainActor enum RawOnMainActor: String { case a }

@JSONModel
indirect enum Tree {
    case leaf(Int)
    case node(left: Tree, right: Tree)
}

@JSONModel
enum Either<Left, Right> {
    case left(Left)
    case right(Right)
}

@JSONModel public enum PublicEnum { case a(Int), b }

/// Missing and null are what they are in a struct.
@JSONModel
enum Nulls {
    case c(x: Int? = nil, y: Int? = 3)
    case twice(x: Int??)
    case alias(note: Note = "n")
    case list(of: [Int] = [1], unequal: Unequal = Unequal(a: 1))

    @JSONModel struct Unequal { let a: Int }
}

// MARK: Keys and names that belong to two

@JSONModel(tag: "type")
enum CollidingTag {
    case none
    case a(Typed)

    @JSONModel struct Typed { let type: Int }
}

@JSONModel(keys: .custom { _ in "same" }, tag: "same")
enum CollidingLabel { @JSONCase("a") case a(x: Int) }

@JSONModel(keys: .custom { _ in "same" })
enum CollidingLabels { @JSONCase("a") case a(x: Int, y: Int) }

@JSONModel(keys: .custom { _ in "same" })
enum CollidingNames { case a, b(Int) }

@JSONModel(keys: .custom { _ in "same" }, untagged: true)
enum NamelessCases { case a(Int), b(String) }

enum EnumSpace {
    enum Unit: String, JSONParsable { case m, km }

    @JSONModel
    enum Length {
        case length(value: Int, in: Unit)
        case unit(Unit)
    }
}

// MARK: Names that the macro's code could shadow, or that could shadow the macro's

let cases = 7

@JSONModel
enum FreeNames {
    static let own = 1
    case a(x: Int = cases)
    case b(`class`: Int = own, `in`: [Int] = [cases], `inout`: Int?, `hello world`: Int?)

    struct Int128 {}
}

@JSONModel
enum ShadowedInt {
    case a(Swift.Int), b

    struct Int {}
}

/// A nested type with the name of the type around it.
@JSONModel
enum Letter {
    case text(Letter)

    @JSONModel struct Letter { let body: String }
}
#endif
