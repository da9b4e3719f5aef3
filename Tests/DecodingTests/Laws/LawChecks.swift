import Decoding
import FastJSON
import Foundation
import TestSupport
import Testing

/// What the random tests have in common.
///
/// ``TestScope`` sets how long they run, `FASTJSON_SEED` with which values.
enum Laws {
    static let seed =
        ProcessInfo.processInfo.environment["FASTJSON_SEED"].flatMap { UInt64($0) }
        ?? .random(in: 0...UInt64.max)
}

/// Checks what holds for every parser that also prints, with one value.
///
/// What is printed is read as the same value, from everywhere. The keys of objects are in order.
/// A tree that is printed has the same text. `hasTreeText` is false where a tree formats numbers,
/// or orders keys, in its own way.
func checkLaws<Printer: JSONParserPrinter>(
    _ printer: Printer,
    _ value: Printer.Output,
    hasTreeText: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation,
    by areEqual: (Printer.Output, Printer.Output) -> Bool
) {
    let shown = "\(value), seed \(Laws.seed)"
    do throws(JSONError) {
        let bytes = try printer.encode(value)
        let text = String(decoding: bytes, as: UTF8.self)
        for road in Road.few + [.document(.native), .value] {
            let same = try road.result(of: printer, bytes).get()
            if !areEqual(value, same) {
                Issue.record("\(shown): \(text) gives \(same)", sourceLocation: sourceLocation)
            }
        }
        let tree: JSONValue = try printer.print(value)
        let again = try printer.parse(tree)
        if !areEqual(value, again) {
            Issue.record("\(shown): \(tree) gives \(again)", sourceLocation: sourceLocation)
        }
        let options = JSONWritingOptions(
            layout: .pretty(indent: "\t"),
            escapesSlashes: true,
            escapesNonASCII: true
        )
        let pretty = try printer.encodeString(value, options: options)
        let third = try printer.decode(pretty)
        if !areEqual(value, third) {
            Issue.record("\(shown): \(pretty) gives \(third)", sourceLocation: sourceLocation)
        }
        if hasTreeText {
            let written = try tree.jsonString(options: JSONWritingOptions(sortsKeys: true))
            if text != written {
                Issue.record("\(shown): \(text), tree \(written)", sourceLocation: sourceLocation)
            }
        }
    } catch {
        Issue.record("\(shown): \(error)", sourceLocation: sourceLocation)
    }
}

/// The same for values that can be compared.
///
/// Their texts are compared as well, which tells 0 and -0 apart.
func checkLaws<Printer: JSONParserPrinter>(
    _ printer: Printer,
    _ value: Printer.Output,
    hasTreeText: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
) where Printer.Output: Equatable {
    checkLaws(printer, value, hasTreeText: hasTreeText, sourceLocation: sourceLocation) {
        $0 == $1 && String(reflecting: $0) == String(reflecting: $1)
    }
}

/// Checks that a value cannot be written, and why.
func expectUnwritable<Printer: JSONParserPrinter>(
    _ printer: Printer,
    _ value: Printer.Output,
    _ description: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do throws(JSONError) {
        let text = try printer.encodeString(value)
        Issue.record("\(value) was written as \(text)", sourceLocation: sourceLocation)
    } catch {
        #expect(error.code == .unwritableValue, sourceLocation: sourceLocation)
        #expect(error.description == description, sourceLocation: sourceLocation)
    }
}

extension SeededRandom {
    /// True one time in that many.
    mutating func happens(oneIn count: Int) -> Bool { number(in: 1...count) == 1 }

    /// One of several.
    mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element
    where Values.Index == Int {
        values[values.startIndex + number(in: 0...values.count - 1)]
    }

    /// An array of up to that many elements.
    mutating func array<Element>(
        upTo count: Int,
        _ element: (inout SeededRandom) -> Element
    ) -> [Element] {
        (0..<number(in: 0...count)).map { _ in element(&self) }
    }

    /// An integer of any size, often near the end of its range.
    mutating func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer {
        switch number(in: 0...3) {
        case 0: pick([0, 1, Integer.max, Integer.min, Integer.max - 1, Integer.min + 1])
        case 1: Integer(truncatingIfNeeded: number(in: -100...100))
        default:
            Integer(truncatingIfNeeded: next()) >> Integer(number(in: 0...Integer.bitWidth - 1))
        }
    }

    /// A string of up to 20 characters of all kinds.
    mutating func text() -> String {
        var values = RandomValue(seed: next())
        return values.string()
    }

    /// A finite double: any bit pattern, or a short decimal.
    mutating func double() -> Double {
        var values = RandomValue(seed: next())
        return values.double()
    }
}
