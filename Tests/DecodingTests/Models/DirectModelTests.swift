import Decoding
import Synchronization
import TestSupport
import Testing

/// Models that are read by code of their own: always as by their plan alone.
@Suite struct DirectModelTests {
    /// Text whose members come in order, in another one, twice, not at all, or are wrong.
    static let texts: [String] = [
        full, full.replacing(#"{"id""#, with: #"{"zz":[0],"id""#),
        full.replacing(#""score""#, with: #""zz":{},"zz":1,"score""#),
        full.replacing(",", with: ",\n  ").replacing("{", with: "{\n  ").replacing(
            "}",
            with: "\n}"
        ),
        full.replacing(":", with: " : "), full.replacing(":", with: ":\t"),
        #"{"child":{"note":"n","a":1},"flag":true,"id":1,"kids":[],"map":{},"name":"x","score":1,"tags":[]}"#,
        #"{"tags":[],"score":1,"name":"x","map":{},"kids":[],"id":1,"flag":false}"#,
        #"{"x":[1,{"id":2}],"id":1,"y":null,"name":"x","z":{},"score":1,"flag":true,"kids":[],"tags":[],"map":{},"w":0}"#,
        #"{"id":1,"name":"x","id":2,"score":1,"flag":true,"kids":[],"tags":[],"map":{}}"#,
        #"{"id":1,"name":"a","score":1,"flag":true,"name":"b","kids":[],"tags":[],"map":{},"map":{"q":1}}"#,
        full.replacing(
            #""map":{"k":1}"#,
            with: #""kids":[{"a":4}],"tags":["c"],"child":{"a":5},"map":{"k":1}"#
        ),
        full.replacing(
            #""map":{"k":1}"#,
            with: #""name":"a long name of which there are two","map":{},"name":5"#
        ),
        #"{"\u0069d":1,"n\u0061me":"x","score":1,"flag":true,"kids":[],"tags":[],"map":{}}"#,
        #"{"nickname":"alias","id":1,"name":"x","score":1,"flag":true,"kids":[],"tags":[],"map":{}}"#,
        #"{"id":1,"name":"x","score":1,"flag":true,"nick":null,"age":null,"rate":null,"on":null,"child":null,"kids":[],"tags":[],"map":{}}"#,
        #"{"id":1,"name":"x","score":1,"flag":true,"kids":[{"a":1,"kids":[{"a":2,"kids":[{"a":3}]}]}],"tags":[],"map":{}}"#,
        #"{"id":1,"name":"x","score":1,"flag":true,"kids":[{"a":"1"},{"b":1},{"a":3},null,7],"tags":[1],"map":{"k":"v"}}"#,
        #"{"id":"1","name":2,"score":"3","flag":4,"nick":5,"age":"6","rate":"7","on":"8","child":9,"kids":10,"tags":11,"map":12}"#,
        #"{"id":1.5,"name":null,"score":null,"flag":null,"kids":null,"tags":null,"map":null}"#,
        #"{"id":92233720368547758070,"name":"x","score":1e999,"flag":true,"kids":[],"tags":[],"map":{}}"#,
        #"{"id":-0,"name":"\ud83d\ude00 \"é","score":-1.25e-3,"flag":false,"rate":12345678901234567890.5,"age":-9223372036854775808,"kids":[],"tags":["\\"],"map":{"":0}}"#,
        #"{"id":1,"name":"x","score":1,"flag":true,"kids":[{"a":1},],"tags":[],"map":{},}"#,
        #"{/**/"id":1/**/,"name"/**/:"x","score":/**/1,"flag":true,"kids":[/**/{"a":1}/**/],"tags":[],"map":{} // x"#
            + "\n}",
        #"{"id":1,,"name":"x"}"#, #"{"id":1 "name":"x"}"#, #"{"id" 1}"#, #"{"id":}"#, #"{,}"#, "{}",
        "[]",
        "null", "", "  ", "7", #"{"id":1}}"#, #"{"id":1} x"#, #" { } "#, #"{"id":tru}"#,
        #"{"id":1,"name":"x","score":1,"flag":tru,"kids":[]}"#,
        #"{"id":1,"name":"a\qb"}"#, #"{"id":1,"child":{"a":1,"a":2}}"#, #"{"id":01}"#,
        #"{"zz":1}"#, #"{"zz":tru,"id":1}"#, #"{"id":1,"zz":[1,]}"#, #"{"id":1,"zz":"#,
        #"{"id":1,"zz" :{},"name":"x","y":[],"score":1,"zz":"","flag":true,"kids":[],"tags":[],"map":{}}"#,
        #"{"id":"1","zz":"a long text","name":2,"y":12345,"zz":{},"score":true,"kids":[]}"#,
        #"{"z\u007a":{},"id":1,"zz":[[[]]],"name":"x","score":1,"flag":true,"kids":[],"zz":1,"tags":[],"map":{}}"#,
    ]

    private static let full =
        #"{"id":1,"name":"x","score":1.5,"flag":true,"nick":"n","age":3,"rate":0.5,"on":false,"#
        + #""child":{"a":1,"note":"n","kids":[]},"kids":[{"a":1},{"a":2,"note":null},{"a":3}],"#
        + #""tags":["a","b"],"map":{"k":1}}"#

    static let options: [JSONReadingOptions] =
        valueOptions + [
            JSONReadingOptions(duplicateKeys: .first), JSONReadingOptions(duplicateKeys: .last),
            JSONReadingOptions(duplicateKeys: .reject),
            JSONReadingOptions(limits: JSONLimits(depth: 3)),
            JSONReadingOptions(limits: JSONLimits(keyLength: 4)),
        ]

    /// Those that matter to single values.
    static let valueOptions: [JSONReadingOptions] = [
        JSONReadingOptions(),
        JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas]),
        JSONReadingOptions(limits: JSONLimits(stringLength: 1)),
        JSONReadingOptions(limits: JSONLimits(numberLength: 2)),
    ]

    @Test(
        "Every text, option and engine",
        arguments: ReadingMode.modes([.whole, .chunks(1), .chunks(7)])
    )
    func asByPlan(_ mode: ReadingMode) {
        for text in DirectModelTests.texts {
            for options in DirectModelTests.options {
                check(Array(text.utf8), mode, options)
            }
        }
    }

    @Test("Texts that were cut or changed at each byte")
    func mutations() {
        let mode = ReadingMode(.native, .whole)
        let texts = [DirectModelTests.texts[6], DirectModelTests.texts[14]].map { Array($0.utf8) }
        for bytes in Mutations(of: texts) {
            check(bytes, mode, JSONReadingOptions())
        }
    }

    /// Elements of streams are cut at windows, and read again.
    @Test("Elements of a stream", arguments: [1, 7, 64, 1000])
    func elements(_ size: Int) throws {
        let text =
            "[" + Array(repeating: DirectModelTests.full, count: 20).joined(separator: ", ") + "]"
        let stream = try JSONStream(.chunks(Chunks(Array(text.utf8), size: size)))
            .elements(at: "", Whole.jsonParser)
        var count = 0
        while let whole = try stream.next() {
            #expect(whole == (try Planned.whole.decode(DirectModelTests.full)))
            count += 1
        }
        #expect(count == 20)
    }

    /// Each level takes stack: many of them continue with a fresh one.
    @Test("Deep models", arguments: [#"{"a":1,"kids":[ ]}"#, #"{"kids":[ ],"a":1}"#])
    func deepModels(_ level: String) throws {
        let count = 250
        let parts = level.split(separator: " ").map { String(repeating: String($0), count: count) }
        let again = try onThread(withStack: 512 << 10) {
            let child = try Child(json: parts.joined())
            return try Child.jsonParser.encodeString(child)
        }
        #expect(
            again == String(repeating: #"{"a":1,"kids":["#, count: count)
                + String(repeating: "]}", count: count)
        )
    }

    /// Parsers around a model take stack, too: a dozen levels among them need more than a small stack has.
    @Test("Deep models among many parsers", arguments: [8, 60])
    func deepModelsAmongParsers(_ count: Int) throws {
        let text =
            String(repeating: #"{"next":"#, count: count) + "[]"
            + String(repeating: "}", count: count)
        let levels = try onThread(withStack: 512 << 10) {
            var model = try Wrapped(json: text)
            var levels = 1
            while let next = model.next.first {
                model = next
                levels += 1
            }
            return levels
        }
        #expect(levels == count)
    }

    /// One wrong guess in eight is learned, so each order comes often, and the order of the fields after it.
    @Test("Every order of members", arguments: ReadingMode.modes([.whole, .chunks(7)]))
    func orders(_ mode: ReadingMode) throws {
        let members = [#""id":1"#, #""name":"x""#, #""score":2"#, #""zz":[{}]"#, #""flag":true"#]
        let rest = #""kids":[{"kids":[],"note":"n","a":1}],"tags":[],"map":{}"#
        for order in permutations(of: members) {
            let text = Array("{\(order.joined(separator: ",")),\(rest)}".utf8)
            let expected = try mode.decode(Planned.whole, text).get()
            for _ in 0..<16 {
                #expect(try mode.decode(Whole.jsonParser, text).get() == expected)
            }
            let ordered = Array("{\(members.joined(separator: ",")),\(rest)}".utf8)
            for _ in 0..<4 {
                #expect(try mode.decode(Whole.jsonParser, ordered).get() == expected)
            }
        }
    }

    private func permutations(of members: [String]) -> [[String]] {
        guard let first = members.first else { return [[]] }
        return permutations(of: Array(members.dropFirst())).flatMap { order in
            (0...order.count).map { order[..<$0] + [first] + order[$0...] }
        }
    }

    /// Values that make room for others, or stand beside wrong ones, are given back once.
    @Test("Every value is given back once", arguments: ReadingMode.modes([.whole, .chunks(7)]))
    func values(_ mode: ReadingMode) {
        let members = [
            #""a":"x""#, #""b":1"#, #""a":"y""#, #""a":5"#, #""a":tru"#, #""z":0"#, #""a""#,
        ]
        for first in members {
            for second in members {
                for third in members {
                    let text = "{" + [first, second, third].joined(separator: ",") + "}"
                    for options in DirectModelTests.options.prefix(4) {
                        for errors in [JSONErrorReporting.first, .all(limit: 1)] {
                            let live = Counted.Live()
                            Counted.$live.withValue(live) {
                                for bytes in [Array(text.utf8), Array(text.utf8.dropLast(2))] {
                                    _ = mode.decode(
                                        Owner.jsonParser,
                                        bytes,
                                        options: options,
                                        errors: errors
                                    )
                                }
                            }
                            #expect(live.count == 0, "\(text) \(options) \(errors)")
                        }
                    }
                }
            }
        }
    }

    /// libyajl stops at the comment, and the cursor reads the bytes after it.
    @Test(
        "Equal keys before and after a comment",
        arguments: ReadingMode.modes([.whole, .chunks(3)])
    )
    func equalKeysAroundComment(_ mode: ReadingMode) throws {
        let bytes = Array(#"{"a":"x"/**/,"a":"y","b":1}"#.utf8)
        let policies: [(JSONDuplicateKeys, String)] = [
            (.first, #"{"a":"x","b":1}"#), (.last, #"{"a":"y","b":1}"#),
            (.reject, "duplicateKey 13"),
        ]
        for (policy, expected) in policies {
            let live = Counted.Live()
            try Counted.$live.withValue(live) {
                let options = JSONReadingOptions(syntax: .allowComments, duplicateKeys: policy)
                let result = mode.decode(Owner.jsonParser, bytes, options: options)
                let found =
                    switch result {
                    case .success(let owner): try Owner.jsonParser.encodeString(owner)
                    case .failure(let error): "\(error.code) \(error.offset ?? -1)"
                    }
                #expect(found == expected, "\(policy)")
            }
            #expect(live.count == 0, "\(policy)")
        }
    }

    /// A model whose code was made for other fields is read by its plan.
    @Test func typesThatDiffer() throws {
        #expect(try Lying(json: #"{"value": "x"}"#).value == "x")
        #expect(try Larger(json: #"{"value": 1}"#).other == "another text, which is not inline")
    }

    private func check(_ bytes: [UInt8], _ mode: ReadingMode, _ options: JSONReadingOptions) {
        DirectModelTests.expectSame(Whole.jsonParser, Planned.whole, bytes, mode, options)
    }

    /// Reads a model by its plan alone.
    struct ByPlan<Model: JSONDirectModel>: JSONParser {
        func parse(from cursor: inout JSONCursor) throws(JSONError) -> Model {
            let model = UnsafeMutablePointer<Model>.allocate(capacity: 1)
            defer { model.deallocate() }
            let start = try cursor.addressOfValue()
            _ = try Model.readModelByPlan(into: model, from: start, &cursor)
            return model.move()
        }
    }

    /// The code of a model reads what its plan reads, and fails as it does.
    static func expectSame<Model: Equatable>(
        _ direct: JSONModelParser<Model>,
        _ planned: some JSONParser<Model>,
        _ bytes: [UInt8],
        _ mode: ReadingMode,
        _ options: JSONReadingOptions
    ) {
        for errors in [JSONErrorReporting.first, .all(limit: 4)] {
            let direct = mode.decode(direct, bytes, options: options, errors: errors)
            let planned = mode.decode(planned, bytes, options: options, errors: errors)
            let isSame =
                switch (direct, planned) {
                case (.success(let direct), .success(let planned)): direct == planned
                case (.failure(let direct), .failure(let planned)):
                    direct.report == planned.report && direct.code == planned.code
                        && direct.path == planned.path && direct.offset == planned.offset
                default: false
                }
            #expect(
                isSame,
                "\(mode) \(options) \(String(decoding: bytes, as: UTF8.self)): \(direct), \(planned)"
            )
        }
    }
}

extension DirectModelTests {
    /// What the macro makes of a struct, written out.
    struct Whole: Equatable, JSONDirectModel {
        var id: Int
        var name: String
        var score: Double
        var flag: Bool
        var nick: String?
        var age: Int?
        var rate: Double?
        var on: Bool?
        var child: Child?
        var kids: [Child]
        var tags: [String]
        var map: [String: Int]

        static let jsonParser = JSONModelParser<Whole> { fields in
            fields.add("id", \.id)
            fields.add("name", \.name)
            fields.add("score", \.score)
            fields.add("flag", \.flag)
            fields.add("nick", \.nick, aliases: ["nickname"])
            fields.add("age", \.age)
            fields.add("rate", \.rate)
            fields.add("on", \.on)
            fields.add("child", \.child)
            fields.add("kids", \.kids)
            fields.add("tags", \.tags)
            fields.add("map", \.map)
        } make: {
            Whole(slots: $0)
        }

        static let modelIsAssembled = false
        static let modelMemberTypes: [(any Any.Type)?] = [
            Int.self, String.self, Double.self, Bool.self, String?.self, Int?.self, Double?.self,
            Bool?.self, Child?.self, [Child].self, [String].self, [String: Int].self,
        ]

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            try readFields(12, into: memory, from: start, &cursor, plan) {
                members,
                cursor throws(JSONError) in
                switch members.field {
                case 0:
                    guard try members.read(0, "\"id\":", Int.self, &cursor) else { break }
                    fallthrough
                case 1:
                    guard try members.read(1, "\"name\":", String.self, &cursor) else { break }
                    fallthrough
                case 2:
                    guard try members.read(2, "\"score\":", Double.self, &cursor) else { break }
                    fallthrough
                case 3:
                    guard try members.read(3, "\"flag\":", Bool.self, &cursor) else { break }
                    fallthrough
                case 4:
                    guard try members.read(4, "\"nick\":", String?.self, &cursor) else { break }
                    fallthrough
                case 5:
                    guard try members.read(5, "\"age\":", Int?.self, &cursor) else { break }
                    fallthrough
                case 6:
                    guard try members.read(6, "\"rate\":", Double?.self, &cursor) else { break }
                    fallthrough
                case 7:
                    guard try members.read(7, "\"on\":", Bool?.self, &cursor) else { break }
                    fallthrough
                case 8:
                    guard try members.read(8, "\"child\":", Child?.self, &cursor) else { break }
                    fallthrough
                case 9:
                    guard try members.read(9, "\"kids\":", [Child].self, &cursor) else { break }
                    fallthrough
                case 10:
                    guard try members.read(10, "\"tags\":", [String].self, &cursor) else {
                        break
                    }
                    fallthrough
                case 11:
                    _ = try members.read(11, "\"map\":", [String: Int].self, &cursor)
                default: break
                }
            }
        }

        private init(slots: ModelSlots) {
            id = slots.take(0)
            name = slots.take(1)
            score = slots.take(2)
            flag = slots.take(3)
            nick = slots.take(4)
            age = slots.take(5)
            rate = slots.take(6)
            on = slots.take(7)
            child = slots.take(8)
            kids = slots.take(9)
            tags = slots.take(10)
            map = slots.take(11)
        }

        init(
            _ id: Int,
            _ name: String,
            _ score: Double,
            _ flag: Bool,
            _ nick: String?,
            _ age: Int?,
            _ rate: Double?,
            _ on: Bool?,
            _ child: Child?,
            _ kids: [Child],
            _ tags: [String],
            _ map: [String: Int]
        ) {
            self.id = id
            self.name = name
            self.score = score
            self.flag = flag
            self.nick = nick
            self.age = age
            self.rate = rate
            self.on = on
            self.child = child
            self.kids = kids
            self.tags = tags
            self.map = map
        }
    }

    struct Child: Equatable, JSONDirectModel {
        var a: Int
        var note: String?
        var kids: [Child]?

        static let jsonParser = JSONModelParser<Child> { fields in
            fields.add("a", \.a)
            fields.add("note", \.note)
            fields.add("kids", \.kids)
        } make: {
            Child(a: $0.take(0), note: $0.take(1), kids: $0.take(2))
        }

        static let modelIsAssembled = false
        static let modelMemberTypes: [(any Any.Type)?] = [Int.self, String?.self, [Child]?.self]

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            try readFields(3, into: memory, from: start, &cursor, plan) {
                members,
                cursor throws(JSONError) in
                switch members.field {
                case 0:
                    guard try members.read(0, "\"a\":", Int.self, &cursor) else { break }
                    fallthrough
                case 1:
                    guard try members.read(1, "\"note\":", String?.self, &cursor) else { break }
                    fallthrough
                case 2:
                    _ = try members.read(2, "\"kids\":", [Child]?.self, &cursor)
                default: break
                }
            }
        }
    }

    /// The same values by plans alone.
    enum Planned {
        static let whole = ParsePrint(.memberwise(Whole.init).withoutNameCheck) {
            Field("id", Int.self)
            Field("name", String.self)
            Field("score", Double.self)
            Field("flag", Bool.self)
            OptionalField("nick", String.self, aliases: ["nickname"])
            OptionalField("age", Int.self)
            OptionalField("rate", Double.self)
            OptionalField("on", Bool.self)
            OptionalField("child") { child }
            Field("kids") { JSONArray { child } }
            Field("tags", [String].self)
            Field("map", [String: Int].self)
        }

        static let child: some JSONParserPrinter<Child> = ParsePrint(.memberwise(Child.init)) {
            Field("a", Int.self)
            OptionalField("note", String.self)
            OptionalField("kids") { JSONArray { Lazy<Child> { child } } }
        }
    }

    /// A value that is counted while it lives.
    final class Counted: JSONParsable, Sendable {
        /// How many there are.
        final class Live: Sendable {
            private let number = Atomic(0)

            var count: Int { number.load(ordering: .relaxed) }

            func add(_ change: Int) { number.add(change, ordering: .relaxed) }
        }

        @TaskLocal static var live = Live()

        private let text: String
        private let live: Live

        private init(_ text: String) {
            self.text = text
            live = Counted.live
            live.add(1)
        }

        deinit { live.add(-1) }

        static var jsonParser: some JSONParserPrinter<Counted> {
            String.jsonParser().map(apply: { Counted($0) }, unapply: { $0.text })
        }
    }

    struct Owner: JSONDirectModel {
        var a: Counted
        var b: Int

        static let jsonParser = JSONModelParser<Owner> {
            $0.add("a", \.a)
            $0.add("b", \.b)
        } make: {
            Owner(a: $0.take(0), b: $0.take(1))
        }

        static let modelIsAssembled = false
        static let modelMemberTypes: [(any Any.Type)?] = [nil, Int.self]

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            try readFields(2, into: memory, from: start, &cursor, plan) {
                members,
                cursor throws(JSONError) in
                switch members.field {
                case 0:
                    guard try members.read(0, "\"a\":", &cursor) else { break }
                    fallthrough
                case 1:
                    _ = try members.read(1, "\"b\":", Int.self, &cursor)
                default: break
                }
            }
        }
    }

    /// A model that contains itself, behind many parsers.
    struct Wrapped: JSONDirectModel {
        var next: [Wrapped]

        static let jsonParser = JSONModelParser<Wrapped> {
            $0.add("next", \.next) { Erased(inner: wrapped(12)) }
        } make: {
            Wrapped(next: $0.take(0))
        }

        static let modelIsAssembled = false
        static let modelMemberTypes: [(any Any.Type)?] = [nil]

        struct Erased: JSONParserPrinter {
            let inner: any JSONParserPrinter<[Wrapped]>

            func parse(from cursor: inout JSONCursor) throws(JSONError) -> [Wrapped] {
                try inner.parse(from: &cursor)
            }

            func print(_ output: [Wrapped], to writer: inout JSONWriter) throws(JSONError) {
                try inner.print(output, to: &writer)
            }
        }

        private static func wrapped(_ count: Int) -> any JSONParserPrinter<[Wrapped]> {
            guard count > 0 else {
                return Wrapped.jsonParser.map(apply: { [$0] }, unapply: { $0[0] })
            }
            let inner = Erased(inner: wrapped(count - 1))
            return OneOf {
                inner.map(apply: { $0 }, unapply: { $0 })
                JSONArray { Wrapped.jsonParser }
            }
        }

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            try readFields(1, into: memory, from: start, &cursor, plan) {
                members,
                cursor throws(JSONError) in
                switch members.field {
                case 0:
                    _ = try members.read(0, "\"next\":", &cursor)
                default: break
                }
            }
        }
    }

    /// A struct with a property that its code does not know.
    struct Larger: JSONDirectModel {
        var value: Int
        var other = "another text, which is not inline"

        static let jsonParser = JSONModelParser<Larger> {
            $0.add("value", \.value)
        } make: {
            Larger(value: $0.take(0))
        }

        static let modelIsAssembled = false
        static let modelMemberTypes: [(any Any.Type)?] = [Int.self]

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            preconditionFailure("The plan reads what the code does not know.")
        }
    }

    /// Its code reads an integer, and its parser a string.
    struct Lying: JSONDirectModel {
        var value: String

        static let jsonParser = JSONModelParser<Lying> {
            $0.add("value", \.value)
        } make: {
            Lying(value: $0.take(0))
        }

        static let modelIsAssembled = false
        static let modelMemberTypes: [(any Any.Type)?] = [Int.self]

        static func readFields(
            into memory: UnsafeMutableRawPointer,
            from start: UnsafePointer<UInt8>,
            _ cursor: inout JSONCursor,
            _ plan: ModelPlan
        ) throws(JSONError) -> UnsafePointer<UInt8>? {
            try readFields(1, into: memory, from: start, &cursor, plan) {
                members,
                cursor throws(JSONError) in
                switch members.field {
                case 0:
                    _ = try members.read(0, "\"value\":", Int.self, &cursor)
                default: break
                }
            }
        }
    }
}

extension JSONDirectModel {
    /// Reads the fields as the code that the macro makes does, whose cases the function holds.
    static func readFields(
        _ count: Int,
        into memory: UnsafeMutableRawPointer,
        from start: UnsafePointer<UInt8>,
        _ cursor: inout JSONCursor,
        _ plan: ModelPlan,
        _ readMembers: (inout MemberReader, inout JSONCursor) throws(JSONError) -> Void
    ) throws(JSONError) -> UnsafePointer<UInt8>? {
        var state = MemberState()
        guard var members = try beginModel(memory, from: start, &state, &cursor, plan) else {
            return nil
        }
        do throws(JSONError) {
            repeat {
                try readMembers(&members, &cursor)
            } while try members.findNext(&state, &cursor)
        } catch {
            return try finishModel(members, count: count, after: error, &state, &cursor)
        }
        return try finishModel(members, count: count, &state, &cursor)
    }
}
