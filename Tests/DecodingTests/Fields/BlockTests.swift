import Decoding
import FastJSON
import TestSupport
import Testing

/// The memory in which values wait for the rest of their object.
@Suite struct BlockTests {
    @Test("Large values come after deep ones")
    func largeBlocks() throws {
        let large = Int.jsonParser().map { Large(number: $0) }
        let parser = Parse { (depth: Int, sum: Int, list: [Large]) in
            [depth, sum] + list.map(\.last)
        } fields: {
            Field("chain") { Levels.parser.map { $0.count } }
            Field("object") {
                Parse { (a: Large, b: Large?, c: String) in
                    a.last + (b?.last ?? 0) + c.count
                } fields: {
                    Field("a") { large }
                    OptionalField("b") { large }
                    Field("c") { String.jsonParser() }
                }
            }
            Field("list") { JSONArray { Field("x") { large } } }
        }
        for depth in [1, 50, 120, 250, 500] {
            let chain =
                String(repeating: #"{"n":"#, count: depth) + "{}"
                + String(repeating: "}", count: depth)
            let rest = [
                #""object":{"a":5,"b":6,"c":"xyz"}"#, #""list":[{"x":1},{"x":2}]"#,
            ]
            for members in [rest, rest.reversed()] {
                let text =
                    "{\"chain\":\(chain),\(members.joined(separator: ",")),\"chain\":\(chain)}"
                for road in Road.few + [.window(.native, 100), .document(.native)] {
                    let values = try road.result(of: parser, Array(text.utf8)).get()
                    #expect(values == [depth + 1, 14, 1, 2], "\(road)")
                }
            }
        }
    }

    @Test("Blocks are given back after failures")
    func failures() throws {
        let parser = JSONArray {
            OneOf {
                Parse { (levels: Levels, number: Int) in
                    levels.count + number
                } fields: {
                    Field("n") { Levels.parser }
                    Field("missing") { Int.jsonParser() }
                }
                Field("x") { Int.jsonParser().map { Large(number: $0).last } }
                Levels.parser.map { $0.count }
            }
        }
        let chain =
            String(repeating: #"{"n":"#, count: 100) + "{}" + String(repeating: "}", count: 100)
        let text = "[\(Array(repeating: #"\#(chain),{"x":7}"#, count: 20).joined(separator: ","))]"
        for road in Road.few {
            let values = try road.result(of: parser, Array(text.utf8)).get()
            #expect(values == Array(repeating: [101, 7], count: 20).flatMap { $0 }, "\(road)")
        }
    }

    @Test("Values lie where their types want them")
    func alignment() throws {
        let vector = JSONArray(4) { Float.jsonParser() }.map {
            SIMD16(lowHalf: SIMD8(repeating: $0[0]), highHalf: SIMD8(repeating: $0[3]))
        }
        let parser = Parse { (a: Bool, v: SIMD16<Float>, b: Bool?, w: [SIMD16<Float>], n: Int128) in
            Aligned(a: a, v: v, b: b, w: w, n: n)
        } fields: {
            Field("a") { Bool.jsonParser() }
            Field("v") { vector }
            OptionalField("b") { Bool.jsonParser() }
            Field("w") { JSONArray { vector } }
            Field("n") { Int128.jsonParser() }
        }
        let element = #"{"a":true,"v":[1,2,3,4],"w":[[5,6,7,8],[9,8,7,6]],"n":-1}"#
        let text = "[\(Array(repeating: element, count: 40).joined(separator: ","))]"
        for road in Road.few {
            let values = try road.result(of: JSONArray { parser }, Array(text.utf8)).get()
            #expect(values.count == 40)
            for value in values {
                #expect(value.a && value.b == nil && value.n == -1)
                #expect(value.v[7] == 1 && value.v[8] == 4)
                #expect(value.w.map { $0[0] } == [5, 9] && value.w.map { $0[15] } == [8, 6])
            }
        }
    }
}

private struct Aligned: Sendable {
    var a: Bool
    var v: SIMD16<Float>
    var b: Bool?
    var w: [SIMD16<Float>]
    var n: Int128
}

/// A value of 36 KB that lies in its field itself.
private struct Large: Sendable {
    private struct Eight<Value: Sendable>: Sendable {
        var values: (Value, Value, Value, Value, Value, Value, Value, Value)

        init(_ value: Value) {
            values = (value, value, value, value, value, value, value, value)
        }
    }

    private var numbers: Eight<Eight<Eight<Eight<Int>>>>
    private var more: Eight<Eight<Eight<Int>>>

    init(number: Int) {
        numbers = Eight(Eight(Eight(Eight(number))))
        more = Eight(Eight(Eight(number)))
    }

    var last: Int { more.values.7.values.7.values.7 }
}

/// Objects in objects, and their number.
private struct Levels: Sendable {
    var count: Int

    static let parser: ParsePrint<Levels> = ParsePrint(
        .init(make: { Levels(count: ($0?.count ?? 0) + 1) }, take: { _ in nil })
    ) {
        OptionalField("n") { Lazy<Levels> { parser } }
    }
}
