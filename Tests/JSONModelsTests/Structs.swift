// swift-format-ignore-file: NoBlockComments, AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if Macros
import JSONModels
import Observation

// Declarations of structs and classes in all the ways that Swift has for them. DeclarationTests reads and
// writes each of them.

@JSONModel struct Plain { var a: Int; var b: String; let c: Double; let d: Bool }

@JSONModel
struct Optionals {
    let a: Int?
    var b: String?
    var c: Double? = nil
    var d: Optional<Bool>
    let e: Int!
    let f: Int??
}

@JSONModel
struct Defaults {
    var integer = 1
    var text = "a \"quoted\" text"
    var real: Double = 2
    var list: [Int] = []
    var map = ["a": 1]
    var nick: String? = "none"
    var computed: Int = { 3 * 4 }()
    @JSONField(default: 5) let constant: Int
    var kind = Kind.first
    var implicit: Kind = .second
}

@JSONModel
struct Inferred {
    var integer = -1
    var text = "a"
    var real = -1.5
    var flag = false
    var sum = 1 + 1
    var list = [1]
    var array: Array = [2]
    var implicit: Int! = 2
}

@JSONModel enum Kind: String { case first, second = "2nd" }

@JSONModel
struct Keys {
    @JSONField("created_at") let createdAt: String
    @JSONField("the key", aliases: ["alias", "ALIAS"]) var b: Int
    @JSONField(aliases: ["see"]) var c: Int?
    @JSONField("quote\"backslash\\tab\t") var d: Int
    @JSONField("schlüssel") var e: Int
    @JSONField("") var f: Int
}

@JSONModel(keys: .snakeCase)
struct Snake {
    let oneTwoThree: Int
    let myURLProperty: Int
    let x: Int
    @JSONField("asItIs") let other: Int
}

@JSONModel(keys: .custom { $0.uppercased() })
struct Custom {
    let one: Int
    @JSONField("asItIs") var three: Int?
    var two = 2
}

@JSONModel
struct Backticks {
    let `default`: Int
    let `in`: Int
    var `class` = 3
}

@JSONModel
struct LeftOut {
    static let shared = 1
    nonisolated(unsafe) static var count = 0
    let a: Int
    var twice: Int { a * 2 }
    var both: Int {
        get { a }
        set { other = newValue }
    }
    lazy var late = a
    @JSONField(ignored: true) var other = 7
    @JSONField(ignored: true) var maybe: Int?
    @JSONField(ignored: true) let constant = 8
    func function() -> Int { a }
    struct Inner {}
    typealias Number = Int
    enum Nothing {}
    init(a: Int) { self.a = a }
    subscript(index: Int) -> Int { index }
}

@JSONModel
struct Observed {
    var a: Int = 1 {
        willSet { _ = newValue }
    }
    var b: String {
        didSet { _ = oldValue }
    }
}

@JSONModel
struct Several {
    let a, b: Int, c: String
    var d = 1, e = "x", f: Double
}

@JSONModel
struct Comments /* after the name */ {
    /// A documented property.
    let a: Int  // a trailing comment
    /* before */ var /* inside */ b /* name */: /* type */ String /* after */
    // @JSONField("commented out")
    var c:
        [  // in the type
        Int]
}

@JSONModel
struct Attributes {
    let a: Int
    @usableFromInline internal let b: Int
    @inline(never) func function() {}
}

@JSONModel
struct Access {
    private let a: Int
    fileprivate let b: Int
    internal let c: Int
    private(set) var d: Int
    public var e: Int
}

@JSONModel public struct Public {
    public let a: Int
    let inner: PublicInner
    @JSONModel public struct PublicInner { private let value: String }
}

@JSONModel package struct Package { package let a: Int }
@JSONModel private struct Private { let a: Int }
@JSONModel fileprivate struct FilePrivate { private let a: Int }

@JSONModel
struct Conditions {
    let a: Int
    #if Macros
    let b: Int
    #else
    let wrong: Int
    #endif
    #if os(Windows) && os(Linux)
    let c: NoSuchType
    #elseif true
    @JSONField("see") var c = "c"
    #endif
    let d: String
    #if os(Windows)
    let e: Double?
    #else
    let e: Int?
    #endif
}

private struct Hidden {
    @JSONModel struct Item { let a: Int }
}

extension Public {
    @JSONModel public struct Further { let a: Int }
}

public extension Public {
    @JSONModel struct Implicit { let a: Int }
}

@available(macOS 15, iOS 18, *)
@JSONModel
struct Available { let a: Int }

enum Namespace {
    enum Color: String, JSONParsable { case red, green }

    @JSONModel
    struct Nested {
        let color: Color
        var colors: [Color] = [.red]
        let inner: Inner

        @JSONModel struct Inner { let color: Color? }
    }
}

extension Namespace {
    @JSONModel struct InExtension { let color: Color }
}

@JSONModel
struct Shadows {
    let slots: Int
    let fields: Int
    let cursor: Int
    let members: String
    let frame: Int
    let value: Int
    let index: Int
    let start: Int
    let read: Int
    let jsonParser: Int
}

@JSONModel
struct Collections {
    let list: [Int]
    let lists: [[String]]
    let map: [String: [Int]]
    let optionals: [Int?]
    let long: Array<Int>
    let dictionary: Dictionary<String, Bool>
    let models: [Plain]
    let maybe: [Plain]?
    let named: [String: Plain]
}

@JSONModel
struct Numbers {
    let a: Int8, b: Int16, c: Int32, d: Int64
    let e: UInt8, f: UInt16, g: UInt32, h: UInt64, i: UInt
    let j: Float, k: Double
}

@JSONModel
struct Values {
    let value: JSONValue
    let raw: RawJSON
    let kind: Kind
}

typealias ID = Int
typealias Note = String?

@JSONModel
struct Aliased {
    typealias Name = String
    let id: ID
    let name: Name?
    let note: Note
    var notes: [Note] = []
    @JSONField(default: "none") var other: Note
}

@JSONModel
struct Recursive {
    let name: String
    let children: [Recursive]
    var first: [Self]?
}

@JSONModel struct Size { let width, height: Int }

@JSONModel
struct Flat {
    let title: String
    @JSONField(flat: true) let size: Size
    let last: Int?
}

@JSONModel
struct FlatParts {
    @JSONField(flat: true) let flat: Flat
    @JSONField(flat: true) let byHand: ByHand
    let own: Int
}

@JSONModel
struct Colliding {
    let width: Int
    @JSONField(flat: true) let size: Size
}

@JSONModel(unknownKeys: .collect(into: "rest"))
struct CollectingTwice {
    @JSONField(flat: true) let collecting: Collecting
    let rest: [String: JSONValue]
}

struct ByHand: JSONParsable {
    let x: Int

    static let jsonParser = ParsePrint(.memberwise(Self.init)) { Field("x", \.x) }
}

@JSONModel
struct Envelope<Body> {
    let id: Int
    @JSONField(flat: true) let body: Body
}

@JSONModel(unknownKeys: .reject) struct Rejecting { let a: Int }

@JSONModel(unknownKeys: .collect(into: "others"))
struct Collecting {
    let a: Int
    var others: [String: JSONValue]
    var b = 2
}

@JSONModel
struct Parsers {
    @JSONField(parser: Int.jsonParser.map(apply: { $0 * 2 }, unapply: { $0 / 2 })) let doubled: Int
    @JSONField("maybe", parser: Trimmed.parser) let text: String?
    @JSONField(default: "none", parser: Trimmed.parser) let other: String
}

@JSONModel
struct Lossy {
    @JSONField(parser: LossyArray { One.jsonParser }) let all: LossyArray<One.Parser>.Elements
    @JSONField(
        parser: LossyArray { One.jsonParser }.map(apply: { $0.elements }, unapply: { .init($0) })
    )
    let list: [One]
}

enum Trimmed {
    static let parser = String.jsonParser.map(
        apply: { "<" + $0 },
        unapply: { String($0.dropFirst()) }
    )
}

@JSONModel struct Empty {}
@JSONModel struct One { let a: Int }
@JSONModel struct OneOptional { let a: Int? }

@JSONModel
struct Many {
    let a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16: Int
    let b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13, b14, b15, b16: Int
    let c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16: Int
    let d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16: Int
    let e1, e2: Int
}

@JSONModel
struct Memberwise {
    let a: Int
    var b = 2

    static let made = Memberwise(a: 1)
}

@JSONModel
struct Conforming: Codable, Hashable, Sendable, CustomStringConvertible {
    let a: Int
    var description: String { "conforming" }
}

@JSONModel
struct Declared: JSONModel { let a: Int }

@JSONModel
@MainActor
struct OnMainActor {
    nonisolated let a: Int
    nonisolated var b: String?
    @JSONField(ignored: true) var isSelected = false
}

// MARK: Names and places

@JSONModel struct same { let same: Int }

enum Keywords {
    @JSONModel struct `Type` { let a: Int }
    @JSONModel struct `Protocol` { let a: Int? }

    // Outside, `Keywords.Type` is the metatype.
    typealias OfType = `Type`
    typealias OfProtocol = `Protocol`
}

package enum PackageSpace {
    @JSONModel public struct Inner { public let a: Int }
}

struct InternalSpace {
    @JSONModel public struct Inner { public let a: Int }
    @JSONModel public enum Choice { case a(Int) }

    enum Middle {
        @JSONModel
        public final class Inner {
            let a: Int

            public init(a: Int) { self.a = a }
        }
    }
}

public extension Public {
    enum Middle {
        @JSONModel public struct Inner { public let a: Int }
    }

    @JSONModel internal struct Internal { let a: Int }
}

// MARK: Generics

@JSONModel struct Page<Item> {
    let items: [Item]
    let next: String?
}

@JSONModel struct Pair<First, Second: Sendable> where First: Hashable {
    let first: First
    let second: Second?
}

@JSONModel struct Tagged<Tag: Hashable> { let id: Int }

struct Outer<Element> {
    @JSONModel struct Inside { let element: Element }

    @JSONModel
    final class Person {
        let element: Element

        init(element: Element) { self.element = element }

        @JSONModel
        final class Pair<Other> {
            let element: Element
            let other: Other

            init(element: Element, other: Other) {
                self.element = element
                self.other = other
            }
        }
    }
}

@JSONModel
final class Box<Item> {
    let items: [Item]
    var next: Box<Item>?

    init(items: [Item]) { self.items = items }
}

@JSONModel struct Sized<let count: Int> { let id: Int }
@JSONModel enum SizedEnum<let count: Int> { case a(Int) }

@JSONModel
final class SizedClass<let count: Int> {
    let id: Int

    init(id: Int) { self.id = id }
}

// MARK: Classes

@JSONModel
final class Person {
    let name: String
    var age: Int
    var friend: Person?

    init(name: String, age: Int) {
        self.name = name
        self.age = age
    }
}

@JSONModel
final class Account: Base, @unchecked Sendable {
    let id: Int
    @JSONField(ignored: true) let kind = "account"

    init(id: Int) { self.id = id }
}

class Base: @unchecked Sendable { var note = "base" }

@JSONModel
@MainActor
final class ClassOnMainActor {
    nonisolated let a: Int
    @JSONField(ignored: true) var isSelected = false

    init(a: Int) { self.a = a }
}

@JSONModel
final class Circular {
    let a: Int
    @JSONField(flat: true) let inner: Inner

    @JSONModel
    struct Inner { @JSONField(flat: true) let outer: Circular }

    init(a: Int, inner: Inner) {
        self.a = a
        self.inner = inner
    }
}

// MARK: Names that the macro's code could shadow, or that could shadow the macro's

let fields = 3
let members = [1, 2]
func read(_ count: Int) -> Int { count }
func finish() -> Int { 4 }
func readByPlan() -> Int { 5 }

@JSONModel
struct FreeMembers {
    var a = fields
    var b: [Int] = members
    var c: Int = if MemoryLayout<UInt8>.size == 1 { 1 } else { 2 }
    let sum: Int?

    func total() -> Int { read(a) + finish() + readByPlan() }
}

@JSONModel
struct ShadowedTypes: ~BitwiseCopyable {
    let a: String

    struct Int {}
    struct UInt8 {}
    struct Bool {}
    struct UnsafePointer {}
    struct UnsafeMutableRawPointer {}
}

@JSONModel
final class ShadowedInClass {
    var a = "x"

    init() {}

    static let isAssembled = 1
    struct Bool {}
}

/// A type around a model has the name of a type in it.
enum Around {
    @JSONModel
    struct Inner {
        let around: Around

        @JSONModel struct Around { let x: Int }
    }
}

struct User: Identifiable { let id: Int }

/// The parameter itself has no parser.
@JSONModel
struct Reference<Target: Identifiable> {
    let id: Target.ID
    let others: [Target.ID]?
    var last: [Target.ID] = []
}

@JSONModel
struct Lines {
    var sorted = [3, 1]
        #if DEBUG
    .sorted()
        #endif
    var text = """
        a
          b
        """
    var other = #"""
        c\d
        """#
}

@JSONModel
enum Link<Target: Identifiable> {
    case none
    case one(Target.ID)
    case many(ids: [Target.ID], last: Target.ID?)
}

/// The properties that `@Observable` adds are left out.
@JSONModel
@Observable
final class Watched {
    @JSONField("c_c") var count = 0
    @ObservationIgnored var note: String?

    init() {}
}
#endif
