#if Macros
import Testing

/// The whole text that the macro makes.
@Suite struct ExpansionTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let expanded: String

        init(_ name: String, _ source: String, _ expanded: String) {
            testDescription = name
            self.source = source
            self.expanded = expanded
        }
    }

    @Test(arguments: rows)
    func expands(_ row: Row) {
        let expansion = Expansion(row.source)
        #expect(expansion.text == row.expanded)
        #expect(expansion.messages == [])
    }

    static let rows = [
        Row(
            "a struct",
            #"""
            @JSONModel
            public struct Tweet {
                let id: Int
                @JSONField("created_at", aliases: ["date"]) let createdAt: String
                var language = "en"
                var place: Place?
            }
            """#,
            #"""

            public struct Tweet {
                let id: Int
                let createdAt: String
                var language = "en"
                var place: Place?

                nonisolated static func describeFields(
                    in _fields: inout Decoding.ModelFields<Self>
                ) {
                    _fields.add("id", \.id)
                    _fields.add("created_at", \.createdAt, aliases: ["date"])
                    _fields.add("language", \.language, default: "en")
                    _fields.add("place", \.place)
                }

                nonisolated public static var modelMemberTypes: [(any Any.Type)?] {
                    [Int.self, String.self, FastJSON.MemberReader.propertyType { (model: Self) in model.language }, Place?.self]
                }

                nonisolated public static var modelIsAssembled: Swift.Bool { false }

                nonisolated public static func readFields(
                    into memory: Swift.UnsafeMutableRawPointer,
                    from start: Swift.UnsafePointer<Swift.UInt8>,
                    _ cursor: inout FastJSON.JSONCursor,
                    _ plan: FastJSON.ModelPlan
                ) throws(FastJSON.JSONError) -> Swift.UnsafePointer<Swift.UInt8>? {
                    var state = FastJSON.MemberState()
                    guard var members = try unsafe beginModel(memory, from: start, &state, &cursor, plan) else {
                        return nil
                    }
                    do throws(FastJSON.JSONError) {
                        repeat {
                            switch members.field {
                            case 0:
                                guard try unsafe members.read(0, "\"id\":", Int.self, &cursor) else { break }
                                fallthrough
                            case 1:
                                guard try unsafe members.read(1, "\"created_at\":", String.self, &cursor) else { break }
                                fallthrough
                            case 2:
                                guard try unsafe members.read(2, "\"language\":", FastJSON.MemberReader.propertyType { (model: Self) in model.language }, hasDefault: true, &cursor) else { break }
                                fallthrough
                            case 3:
                                _ = try unsafe members.read(3, "\"place\":", Place?.self, &cursor)
                            default: break
                            }
                        } while try members.findNext(&state, &cursor)
                    } catch {
                        return try unsafe finishModel(members, count: 4, after: error, &state, &cursor)
                    }
                    return try unsafe finishModel(members, count: 4, &state, &cursor)
                }
            }

            extension Tweet: JSONParsable, JSONModel, JSONDirectModel {
                nonisolated public static let jsonParser: Decoding.JSONModelParser<Self> = .init { fields in
                    describeFields(in: &fields)
                } make: { slots in
                    .init(slots: slots)
                }

                fileprivate nonisolated init(slots: Decoding.ModelSlots) {
                    self.id = unsafe slots.take(0)
                    self.createdAt = unsafe slots.take(1)
                    self.language = unsafe slots.take(2)
                    self.place = unsafe slots.take(3)
                }
            }
            """#
        ),
        Row(
            "keys, unknown members and parsers",
            #"""
            @JSONModel(keys: .snakeCase, unknownKeys: .reject)
            struct Event {
                let happenedAt: String, `default`: Int!
                @JSONField(default: [1], parser: list) let all: [Int]
                @JSONField(flat: true) let size: Size
                @JSONField(ignored: true) var isOpen = false
            }
            """#,
            #"""

            struct Event {
                let happenedAt: String, `default`: Int!
                let all: [Int]
                let size: Size
                var isOpen = false

                nonisolated static func describeFields(
                    in _fields: inout Decoding.ModelFields<Self>
                ) {
                    _fields.add("happened_at", \.happenedAt)
                    _fields.add("default", \.`default`)
                    _fields.add("all", \.all, default: [1]) { list }
                    _fields.addFlat(\.size)
                }
            }

            extension Event: JSONParsable, JSONModel {
                nonisolated static let jsonParser: Decoding.JSONModelParser<Self> = .init(unknownKeys: .reject) { fields in
                    describeFields(in: &fields)
                } make: { slots in
                    .init(slots: slots)
                }

                fileprivate nonisolated init(slots: Decoding.ModelSlots) {
                    self.happenedAt = unsafe slots.take(0)
                    self.`default` = unsafe slots.take(1)
                    self.all = unsafe slots.take(2)
                    self.size = unsafe slots.take(3)
                }
            }
            """#
        ),
        Row(
            "a class with '#if'",
            #"""
            @JSONModel
            final class Person {
                let name: String
                #if DEBUG
                let note: String?
                #endif
                init(name: String) {}
            }
            """#,
            #"""

            final class Person {
                let name: String
                #if DEBUG
                let note: String?
                #endif
                init(name: String) {}

                nonisolated static func describeFields(
                    in _fields: inout Decoding.ModelFields<Person>
                ) {
                    _fields.add("name", \.name)
                    #if DEBUG
                    _fields.add("note", \.note)
                    #endif
                }

                private nonisolated init(slots: Decoding.ModelSlots) {
                    var index = 0
                    self.name = unsafe slots.take(index)
                    index += 1
                    #if DEBUG
                    self.note = unsafe slots.take(index)
                    index += 1
                    #endif
                }
            }

            extension Person: JSONParsable, JSONModel {
                nonisolated static let jsonParser: Decoding.JSONModelParser<Person> = .init { fields in
                    describeFields(in: &fields)
                } make: { slots in
                    .init(slots: slots)
                }
            }
            """#
        ),
        Row(
            "a generic struct in a generic type",
            #"""
            struct Outer<Element> {
                @JSONModel(keys: .custom { $0 })
                struct Page<Item, Tag> {
                    let items: [Item]
                    let element: Element
                }
            }
            """#,
            #"""
            struct Outer<Element> {
                struct Page<Item, Tag> {
                    let items: [Item]
                    let element: Element

                    nonisolated static func describeFields(
                        in _fields: inout Decoding.ModelFields<Self>
                    ) where Item: Decoding.JSONParsable, Element: Decoding.JSONParsable {
                        _fields.add((.custom { $0 } as Decoding.KeyNaming).key(of: "items"), \.items)
                        _fields.add((.custom { $0 } as Decoding.KeyNaming).key(of: "element"), \.element)
                    }
                }
            }

            extension Outer.Page: JSONParsable, JSONModel where Item: Decoding.JSONParsable, Element: Decoding.JSONParsable {
                nonisolated static var jsonParser: Decoding.JSONModelParser<Self> {
                    unsafe .sharedOfMacro { fields in
                        describeFields(in: &fields)
                    } make: { slots in
                        .init(slots: slots)
                    }
                }

                fileprivate nonisolated init(slots: Decoding.ModelSlots) {
                    self.items = unsafe slots.take(0)
                    self.element = unsafe slots.take(1)
                }
            }
            """#
        ),
        Row(
            "a generic class in a less visible type",
            #"""
            package enum Space {
                @JSONModel
                public final class Holder<let count: Int> {
                    var id: Int
                    init(id: Int) { self.id = id }
                }
            }
            """#,
            #"""
            package enum Space {
                public final class Holder<let count: Int> {
                    var id: Int
                    init(id: Int) { self.id = id }

                    nonisolated static func describeFields(
                        in _fields: inout Decoding.ModelFields<Holder>
                    ) {
                        _fields.add("id", \.id)
                    }

                    private nonisolated init(slots: Decoding.ModelSlots) {
                        self.id = unsafe slots.take(0)
                    }
                }
            }

            extension Space.Holder: JSONParsable, JSONModel {
                nonisolated package static var jsonParser: Decoding.JSONModelParser<Space.Holder<count>> {
                    unsafe .sharedOfMacro { fields in
                        describeFields(in: &fields)
                    } make: { slots in
                        .init(slots: slots)
                    }
                }
            }
            """#
        ),
        Row(
            "a generic struct with a flat property",
            #"""
            @JSONModel
            struct Envelope<Body, Note> {
                @JSONField(flat: true) let body: Body
                let note: Note?
            }
            """#,
            #"""

            struct Envelope<Body, Note> {
                let body: Body
                let note: Note?

                nonisolated static func describeFields(
                    in _fields: inout Decoding.ModelFields<Self>
                ) where Body: Decoding.JSONParsable, Note: Decoding.JSONParsable, Body.Parser: Decoding.JSONMembersParser {
                    _fields.addFlat(\.body)
                    _fields.add("note", \.note)
                }
            }

            extension Envelope: JSONParsable, JSONModel where Body: Decoding.JSONParsable, Note: Decoding.JSONParsable, Body.Parser: Decoding.JSONMembersParser {
                nonisolated static var jsonParser: Decoding.JSONModelParser<Self> {
                    unsafe .sharedOfMacro { fields in
                        describeFields(in: &fields)
                    } make: { slots in
                        .init(slots: slots)
                    }
                }

                fileprivate nonisolated init(slots: Decoding.ModelSlots) {
                    self.body = unsafe slots.take(0)
                    self.note = unsafe slots.take(1)
                }
            }
            """#
        ),
        Row(
            "an enum",
            #"""
            @JSONModel(keys: .snakeCase)
            enum Shape {
                case noShape
                case circle(radius: Double, name: String?, count: Int = 1)
                case model(Size)
                @JSONCase(unknown: true) case other(JSONValue)
            }
            """#,
            #"""

            enum Shape {
                case noShape
                case circle(radius: Double, name: String?, count: Int = 1)
                case model(Size)
                case other(JSONValue)

                nonisolated static func describeCases(
                    in _cases: inout Decoding.EnumCases<Self>
                ) {
                    _cases.add("no_shape", value: .noShape)
                    _cases.add("circle", .case({ .circle(radius: $0, name: $1, count: $2) }, extract: { value -> (Double, String?, Int)? in
                        guard case .circle(let value0, let value1, let value2) = value else { return nil }
                        return (value0, value1, value2)
                    })) {
                        Decoding.EnumCases<Self>.field("radius", (Double).self)
                        Decoding.EnumCases<Self>.field("name", (String?).self)
                        Decoding.EnumCases<Self>.field("count", (Int).self, default: 1)
                    }
                    _cases.add("model", wrapping: Decoding.EnumCases<Self>.parser((Size).self), { .model($0) }, extract: { value -> (Size)? in
                        guard case .model(let value0) = value else { return nil }
                        return value0
                    })
                    _cases.addOther(Decoding.EnumCases<Self>.parser((JSONValue).self), { .other($0) }, extract: { value -> (JSONValue)? in
                        guard case .other(let value0) = value else { return nil }
                        return value0
                    })
                }

                nonisolated static func indexOfCase(_ value: Self) -> Swift.Int {
                    switch value {
                    case .noShape: 0
                    case .circle: 1
                    case .model: 2
                    case .other: 3
                    }
                }
            }

            extension Shape: JSONParsable, JSONModel {
                nonisolated static let jsonParser: Decoding.JSONEnumParser<Self> = .init(tag: .outside) { cases in
                    describeCases(in: &cases)
                } index: { value in
                    indexOfCase(value)
                }
            }
            """#
        ),
        Row(
            "an enum with a tag",
            #"""
            @JSONModel(unknownKeys: .reject, tag: "type", content: "value")
            package enum Event<Value> {
                case opened(Value)
            }
            """#,
            #"""

            package enum Event<Value> {
                case opened(Value)

                nonisolated static func describeCases(
                    in _cases: inout Decoding.EnumCases<Self>
                ) where Value: Decoding.JSONParsable {
                    _cases.add("opened", wrapping: Decoding.EnumCases<Self>.parser((Value).self), unsafe Decoding.EnumCases<Self>.function({ .opened($0) }), extract: unsafe Decoding.EnumCases<Self>.function({ value -> (Value)? in
                        guard case .opened(let value0) = value else { return nil }
                        return value0
                    }))
                }

                nonisolated static func indexOfCase(_ value: Self) -> Swift.Int {
                    switch value {
                    case .opened: 0
                    }
                }
            }

            extension Event: JSONParsable, JSONModel where Value: Decoding.JSONParsable {
                nonisolated package static var jsonParser: Decoding.JSONEnumParser<Self> {
                    unsafe .sharedOfMacro(tag: .beside("type", content: "value"), unknownKeys: .reject) { cases in
                        describeCases(in: &cases)
                    } index: { value in
                        indexOfCase(value)
                    }
                }
            }
            """#
        ),
        Row(
            "an enum that may have raw values",
            #"""
            @JSONModel
            enum Level: Code {
                case low
            }
            """#,
            #"""

            enum Level: Code {
                case low

                nonisolated static func describeCases(
                    in _cases: inout Decoding.EnumCases<Self>
                ) {
                    let kind = _cases.kind()
                    kind.checkRawType()
                    _cases.add("low", value: .low)
                }

                nonisolated static func indexOfCase(_ value: Self) -> Swift.Int {
                    switch value {
                    case .low: 0
                    }
                }
            }

            extension Level: JSONParsable, JSONModel {
                nonisolated static let jsonParser: Decoding.JSONEnumParser<Self> = .init(tag: .outside) { cases in
                    describeCases(in: &cases)
                } index: { value in
                    indexOfCase(value)
                }
            }
            """#
        ),
        Row(
            "an enum with raw values",
            #"""
            @JSONModel
            enum Kind: String {
                case a
            }
            """#,
            #"""

            enum Kind: String {
                case a
            }

            extension Kind: JSONParsable, JSONModel {

            }
            """#
        ),
    ]
}
#endif
