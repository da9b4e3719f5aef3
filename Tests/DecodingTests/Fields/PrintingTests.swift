import Decoding
import FastJSON
import TestSupport
import Testing

/// Taking values apart to write them, and what says that it cannot be done.
@Suite struct PrintingTests {
    private static let order =
        "its initialiser does not store its parameters in the order of the properties. "
        + "Say how to take it apart: .init(make:take:)."
    private static let properties =
        "it is no struct whose stored properties are the fields of its parser, in order. "
        + "Say how to take it apart: .init(make:take:)."

    @Test("Bits that mean nothing do no harm")
    func padding() {
        var random = SeededRandom(seed: Laws.seed)
        for _ in 0..<TestScope.rounds(60) {
            let value = Padded(
                a: random.happens(oneIn: 2),
                b: random.integer(Int.self),
                c: random.happens(oneIn: 3) ? nil : random.happens(oneIn: 2),
                d: random.integer(UInt8.self),
                e: random.happens(oneIn: 3) ? nil : random.integer(Int16.self),
                f: random.happens(oneIn: 3) ? nil : random.text(),
                g: random.integer(Int128.self),
                h: random.happens(oneIn: 2)
            )
            checkLaws(Padded.parser, value)
            checkLaws(JSONArray { Padded.parser }, [value, value])
            checkLaws(Generic.parser(Padded.parser, String.jsonParser()), Generic(value, "x"))
            checkLaws(
                Generic.parser(Bool.jsonParser(), Int.jsonParser().orNull()),
                Generic(value.a, random.happens(oneIn: 2) ? nil : value.b)
            )
        }
    }

    @Test("Parameters in another order than the properties")
    func permutedInitialisers() throws {
        let parser = ParsePrint(.memberwise(Permuted.init(y:x:)).withoutNameCheck) {
            Field("y") { Int.jsonParser() }
            Field("x") { Int.jsonParser() }
        }
        // Equal values cannot be mistaken for each other.
        for _ in 0..<1_000 {
            #expect(try parser.encodeString(Permuted(y: 5, x: 5)) == #"{"x":5,"y":5}"#)
        }
        expectUnwritable(
            parser,
            Permuted(y: 1, x: 2),
            "Permuted cannot be written: \(PrintingTests.order)"
        )
        #expect(try parser.decode(#"{"x":2,"y":1}"#) == Permuted(y: 1, x: 2))
        let elements = ParsePrint(.memberwise(Permuted.init(y:x:))) {
            Element { Int.jsonParser() }
            Element { Int.jsonParser() }
        }
        expectUnwritable(
            JSONArray { elements },
            [Permuted(y: 0, x: 0), Permuted(y: 1, x: 2)],
            "At [index 1]:\nPermuted cannot be written: \(PrintingTests.order)"
        )
        // Nor can they if they have different formats.
        let formats = ParsePrint(.memberwise(Permuted.init(y:x:)).withoutNameCheck) {
            Field("y") { Int.jsonParser() }
            Field("x") { JSONString { Int.parser() } }
        }
        for _ in 0..<5 {
            #expect(try formats.encodeString(Permuted(y: 5, x: 5)) == #"{"x":"5","y":5}"#)
        }
        expectUnwritable(
            formats,
            Permuted(y: 1, x: 2),
            "Permuted cannot be written: \(PrintingTests.order)"
        )
        // Said in words, it is no problem.
        let said = ParsePrint(.init(make: { Permuted(y: $0, x: $1) }, take: { ($0.y, $0.x) })) {
            Field("y") { Int.jsonParser() }
            Field("x") { Int.jsonParser() }
        }
        checkLaws(said, Permuted(y: 1, x: 2))
    }

    @Test("Parts that look different and read the same")
    func equalTexts() throws {
        let parser = ParsePrint(.memberwise(Names.init(last:first:)).withoutNameCheck) {
            Field("last") { String.jsonParser() }
            Field("first") { String.jsonParser() }
        }
        for index in 0..<200 {
            let long = String(repeating: "\(index) ", count: 20)
            let same = String(decoding: Array(long.utf8), as: UTF8.self)
            let text = try parser.encodeString(Names(last: long, first: same))
            #expect(text == "{\"first\":\"\(long)\",\"last\":\"\(long)\"}")
        }
        expectUnwritable(
            parser,
            Names(last: "a", first: "b"),
            "Names cannot be written: \(PrintingTests.order)"
        )
    }

    @Test("Initialisers that do more than to store their parameters")
    func transformingInitialisers() throws {
        let kelvin = ParsePrint(.memberwise(Kelvin.init(celsius:))) {
            Field("celsius") { Double.jsonParser() }
        }
        expectUnwritable(
            kelvin,
            Kelvin(celsius: 1),
            "Kelvin cannot be written: \(PrintingTests.order)"
        )
        #expect(try kelvin.decode(#"{"celsius":1}"#).kelvin == 274)
        let loud = ParsePrint(.memberwise(Loud.init(name:count:))) {
            Field("name") { String.jsonParser() }
            Field("count") { Int.jsonParser() }
        }
        expectUnwritable(
            loud,
            Loud(name: "a", count: 1),
            "Loud cannot be written: \(PrintingTests.order)"
        )
        let counting = ParsePrint(.memberwise(Counting.init(counter:))) {
            Field("counter") {
                Int.jsonParser().map(
                    Convert<Int, Counter>(apply: { Counter($0) }, unapply: { $0.count })
                )
            }
        }
        expectUnwritable(
            counting,
            Counting(counter: Counter(1)),
            "Counting cannot be written: \(PrintingTests.order)"
        )
    }

    @Test("What is no plain struct can be read, and says that it cannot be written")
    func otherTypes() throws {
        let final = ParsePrint(.memberwise(Class.init)) { Field("id") { Int.jsonParser() } }
        #expect(try final.decode(#"{"id":7}"#).id == 7)
        expectUnwritable(
            final,
            Class(id: 7),
            "Class cannot be written: \(PrintingTests.properties)"
        )
        let lazy = ParsePrint(.memberwise(WithLazy.init(id:))) { Field("id") { Int.jsonParser() } }
        #expect(try lazy.decode(#"{"id":7}"#).id == 7)
        expectUnwritable(
            lazy,
            WithLazy(id: 7),
            "WithLazy cannot be written: \(PrintingTests.properties)"
        )
        let wrapped = ParsePrint(.memberwise(WithWrapper.init(id:))) {
            Field("id") { Int.jsonParser() }
        }
        #expect(try wrapped.decode(#"{"id":7}"#).id == 7)
        expectUnwritable(
            wrapped,
            WithWrapper(id: 7),
            "WithWrapper cannot be written: \(PrintingTests.properties)"
        )
        let optional = ParsePrint(.memberwise(Optionals.init)) {
            Field("id") { Int.jsonParser() }
            Field("name") { String.jsonParser() }
        }
        #expect(try optional.decode(#"{"id":7,"name":"a"}"#) == Optionals(id: 7, name: "a"))
        expectUnwritable(
            optional,
            Optionals(id: 7, name: "a"),
            "Optionals cannot be written: its property \"name\" is optional, and its field is not. "
                + "Use OptionalField, or orNull() for its value."
        )
        let weak = ParsePrint(.memberwise(WithWeak.init(target:))) {
            OptionalField("target") {
                Int.jsonParser().map(Convert(apply: { Class(id: $0) }, unapply: { $0.id }))
            }
        }
        expectUnwritable(
            weak,
            WithWeak(target: nil),
            "WithWeak cannot be written: \(PrintingTests.properties)"
        )
        let more = ParsePrint(.memberwise { (id: Int) in WithMore(id: id) }) {
            Field("id") { Int.jsonParser() }
        }
        expectUnwritable(
            more,
            WithMore(id: 7),
            "WithMore cannot be written: \(PrintingTests.properties)"
        )
        // Computed and static properties are none of its parts.
        let computed = ParsePrint(.memberwise(WithComputed.init)) {
            Field("id") { Int.jsonParser() }
            OptionalField("name") { String.jsonParser() }
        }
        checkLaws(computed, WithComputed(id: 7, name: "x"))
        checkLaws(computed, WithComputed(id: 7, name: nil))
    }

    @Test func nestedStructs() throws {
        let permuted = ParsePrint(.memberwise(Permuted.init(y:x:)).withoutNameCheck) {
            Field("y") { Int.jsonParser() }
            Field("x") { Int.jsonParser() }
        }
        let outer = ParsePrint(.memberwise(Generic<Permuted, Int>.init)) {
            permuted
            Field("n") { Int.jsonParser() }
        }
        let equal = Generic(Permuted(y: 3, x: 3), 3)
        #expect(try outer.encodeString(equal) == #"{"n":3,"x":3,"y":3}"#)
        do {
            let text = try outer.encodeString(Generic(Permuted(y: 1, x: 2), 3))
            Issue.record("was written as \(text)")
        } catch {
            #expect(error.code == .unwritableValue)
            #expect(error.message.hasSuffix(PrintingTests.order))
        }
    }

    @Test("The path leads to what has no JSON form")
    func notANumber() {
        let parser = JSONObject {
            JSONArray {
                ParsePrint {
                    Field("a b") { Double.jsonParser() }
                    OptionalField("list") {
                        ParsePrint {
                            Element { Int.jsonParser() }
                            Element { Float.jsonParser().orNull() }
                        }
                    }
                }
            }
        }
        for (value, expected) in [
            (["k": [(1, nil), (.nan, nil)]], "$.k[1][\"a b\"]: the number nan has no JSON form"),
            (["k": [(1, (2, .infinity))]], "$.k[0].list[1]: the number inf has no JSON form"),
            (["": [(-.infinity, nil)]], "$[\"\"][0][\"a b\"]: the number -inf has no JSON form"),
        ] as [([String: [(Double, (Int, Float?)?)]], String)] {
            expectUnwritable(parser, value, expected)
        }
    }

    @Test func countsAreChecked() {
        expectUnwritable(
            Field("list") { JSONArray(2) { Int.jsonParser() } },
            [1],
            "At \"list\":\nAn Array parser requiring 2 elements was given 1 to print."
        )
        expectUnwritable(
            JSONArray { JSONObject(1...3) { Int.jsonParser() } },
            [["a": 1], [:]],
            "At [index 1]:\nAn JSONObject parser requiring 1-3 key/value pairs was given 0 to print."
        )
    }

    @Test func keysThatAreWrittenAlike() {
        let parser = JSONObject(keys: Convert(apply: { $0.count }, unapply: { (_: Int) in "k" })) {
            Int.jsonParser()
        }
        expectUnwritable(parser, [1: 1, 2: 2], "At \"k\":\nTwo keys are both written as \"k\".")
    }

    @Test func printingFromManyThreads() async {
        // The first values are checked, by whoever writes them.
        for _ in 0..<20 {
            let parser = ParsePrint(.memberwise(Names.init(last:first:)).withoutNameCheck) {
                Field("last") { String.jsonParser() }
                Field("first") { String.jsonParser() }
            }
            let failures = await withTaskGroup(of: Bool.self) { group in
                for index in 0..<8 {
                    group.addTask {
                        (try? parser.encode(Names(last: "a\(index)", first: "b"))) == nil
                    }
                }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(failures == 8)
        }
    }
}

private struct Padded: Equatable, Sendable {
    var a: Bool
    var b: Int
    var c: Bool?
    var d: UInt8
    var e: Int16?
    var f: String?
    var g: Int128
    var h: Bool

    static let parser = ParsePrint(.memberwise(Padded.init)) {
        Field("a") { Bool.jsonParser() }
        Field("b") { Int.jsonParser() }
        OptionalField("c") { Bool.jsonParser() }
        Field("d") { UInt8.jsonParser() }
        Field("e") { Int16.jsonParser().orNull() }
        OptionalField("f") { String.jsonParser() }
        Field("g") { Int128.jsonParser() }
        OptionalField("h", default: true) { Bool.jsonParser() }
    }
}

private struct Generic<First: Sendable, Second: Sendable>: Sendable {
    var first: First
    var second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    static func parser(
        _ first: some JSONParserPrinter<First>,
        _ second: some JSONParserPrinter<Second>
    ) -> ParsePrint<Self> {
        ParsePrint(.memberwise(Self.init)) {
            Field("first") { first }
            Field("second") { second }
        }
    }
}

extension Generic: Equatable where First: Equatable, Second: Equatable {}

private struct Optionals: Equatable, Sendable {
    let id: Int
    let name: String?
}

private struct Permuted: Equatable, Sendable {
    var x: Int
    var y: Int

    init(y: Int, x: Int) {
        self.x = x
        self.y = y
    }
}

private struct Names: Equatable, Sendable {
    var first: String
    var last: String

    init(last: String, first: String) {
        self.first = first
        self.last = last
    }
}

private struct Kelvin: Sendable {
    var kelvin: Double

    init(celsius: Double) {
        kelvin = celsius + 273
    }
}

private struct Loud: Sendable {
    var name: String
    var count: Int

    init(name: String, count: Int) {
        self.name = name + "!"
        self.count = count
    }
}

private final class Counter: @unchecked Sendable {
    var count: Int

    init(_ count: Int) {
        self.count = count
    }
}

private struct Counting: Sendable {
    let counter: Counter

    init(counter: Counter) {
        counter.count += 1
        self.counter = counter
    }
}

private final class Class: Sendable {
    let id: Int

    init(id: Int) {
        self.id = id
    }
}

private struct WithLazy: Sendable {
    var id: Int
    lazy var twice = 2 * id

    init(id: Int) {
        self.id = id
    }
}

@propertyWrapper
private struct Clamped: Sendable {
    var wrappedValue: Int
}

private struct WithWrapper: Sendable {
    @Clamped var id: Int

    init(id: Int) {
        self.id = id
    }
}

private struct WithWeak: Sendable {
    weak let target: Class?
}

private struct WithMore: Sendable {
    var id: Int
    let kind = "more"
}

private struct WithComputed: Equatable, Sendable {
    static let parts = 2

    var id: Int
    var name: String?
    var next: Int { id + 1 }
}
