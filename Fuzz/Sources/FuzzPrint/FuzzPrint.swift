import FastJSON
import FuzzSupport

/// What is printed is read as the same value, and printed as the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPrint(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    var options = JSONReadingOptions()
    options.numbers = input.options.numbers
    options.syntax = input.options.syntax
    guard case .success(let value) = JSONValue.parse(input.document, options: options) else {
        return 0
    }
    options.syntax = []
    let plain = text(of: value, JSONWritingOptions(), input)
    requireEqual(plain.text, value.description, "description", of: input)
    for writing in writingOptions(input) {
        checkLaws(value, plain, writing, options, input)
    }
    return 0
}

/// Text that is compared byte by byte.
private struct Text: Equatable, CustomStringConvertible {
    var bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }
    var description: String { text }
}

private func writingOptions(_ input: FuzzInput) -> [JSONWritingOptions] {
    let choice = input.choice(0)
    let indents = ["  ", "", "\t", " \t "]
    let layouts: [JSONWritingOptions.Layout] = [
        .compact, .pretty(indent: indents[choice >> 4 & 3]),
    ]
    return layouts.map { layout in
        JSONWritingOptions(
            layout: layout,
            sortsKeys: choice & 1 == 1,
            escapesSlashes: choice & 2 == 2,
            escapesNonASCII: choice & 4 == 4
        )
    }
}

private func text(of value: JSONValue, _ writing: JSONWritingOptions, _ input: FuzzInput) -> Text {
    do throws(JSONError) {
        return Text(bytes: try value.jsonBytes(options: writing))
    } catch {
        fail("not written with \(writing): \(error)", of: input)
    }
}

private func checkLaws(
    _ value: JSONValue,
    _ plain: Text,
    _ writing: JSONWritingOptions,
    _ reading: JSONReadingOptions,
    _ input: FuzzInput
) {
    let text = text(of: value, writing, input)
    let what = "\(writing)"
    for way in input.ways {
        let again: JSONValue
        switch way.value(of: text.bytes, options: reading) {
        case .success(let value): again = value
        case .failure(let error): fail("\(what), \(way): \(text): \(error)", of: input)
        }
        // Equal values may have their members in another order; the text tells the rest.
        require(again == value, "\(what), \(way): \(text) is not equal", of: input)
        require(again.hashValue == value.hashValue, "\(what), \(way): hash values", of: input)
        requireEqual(FuzzPrint.text(of: again, writing, input), text, "twice, \(what)", of: input)
        if writing.sortsKeys != true {
            let same = FuzzPrint.text(of: again, JSONWritingOptions(), input)
            requireEqual(same, plain, "compact, \(what), \(way)", of: input)
        }
    }
    let string = try? value.jsonString(options: writing)
    requireEqual(string.map { Text(bytes: Array($0.utf8)) }, text, "string, \(what)", of: input)
    checkEvents(text, writing, input)
    if writing.escapesNonASCII {
        require(text.bytes.allSatisfy { $0 < 0x80 }, "not ASCII: \(text)", of: input)
    }
    if writing.escapesSlashes {
        let pairs = zip([0] + text.bytes, text.bytes)
        require(pairs.allSatisfy { $1 != 0x2F || $0 == 0x5C }, "a slash: \(text)", of: input)
    }
}

/// The events of a printed text are written as that text, also if it is drained on the way.
private func checkEvents(_ text: Text, _ writing: JSONWritingOptions, _ input: FuzzInput) {
    let (events, error) = ReadingWay(.native, input.feeding)
        .events(of: text.bytes, options: JSONReadingOptions())
    require(error == nil, "events of \(text)", of: input)
    var writer = JSONWriter(options: writing)
    for event in events {
        writer.write(event)
    }
    let written = try? writer.finish()
    requireEqual(written.map { Text(bytes: $0) }, text, "events", of: input)

    var drained: [UInt8] = []
    var draining = JSONWriter(options: writing)
    let period = 1 + input.choice(1) & 15
    for (index, event) in events.enumerated() {
        draining.write(event)
        if index % period == 0 { draining.drain { drained.append(contentsOf: $0) } }
    }
    draining.drain { drained.append(contentsOf: $0) }
    requireEqual(Text(bytes: drained), text, "drained", of: input)
}
