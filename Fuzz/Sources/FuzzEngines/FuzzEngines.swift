import FastJSON
import FuzzSupport

/// The engines against each other, with the whole and in pieces, under all options.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEngines(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    switch input.choice(0) & 7 {
    case 1: checkRecords(.lines, input)
    case 2: checkRecords(.sequence, input)
    case 3: checkRecords(.concatenated, input)
    case 4: checkSelection(input)
    default: checkDocument(input)
    }
    return 0
}

private func checkDocument(_ input: FuzzInput) {
    let (bytes, options) = (input.document, input.options)
    var expected: [Bool: [Transcript]] = [:]
    let reference = ReadingWay(.native, .whole)
    let value = reference.value(of: bytes, options: options)
    let verdict = reference.validate(bytes, options: options)
    let events = reference.events(of: bytes, options: options)
    for shows in [true, false] {
        expected[shows] = [
            Transcript(value, showsLines: shows), Transcript(verdict, showsLines: shows),
            Transcript(events, showsLines: shows),
        ]
    }
    if let verdict { checkPlace(of: verdict, in: input) }
    for way in input.ways where way != reference {
        let shows = way.showsLines
        let seen = [
            Transcript(way.value(of: bytes, options: options), showsLines: shows),
            Transcript(way.validate(bytes, options: options), showsLines: shows),
            Transcript(way.events(of: bytes, options: options), showsLines: shows),
        ]
        for (index, what) in ["value", "verdict", "events"].enumerated() {
            guard let expected = expected[shows]?[index] else { continue }
            requireEqual(seen[index], expected, "\(what), \(way)", of: input)
        }
    }
}

/// What becomes of the records: values, rejects, and what ends the reading.
private func checkRecords(_ format: JSONRecordFormat, _ input: FuzzInput) {
    let policy: JSONErrorPolicy = [.skip, .stop, .collect(limit: 3), .skip][input.choice(1) & 3]
    let seen = input.ways.map { way in
        let rows = JSONStream(way.input(input.document), options: way.options(input.options))
            .records(format, onError: policy)
        return transcript(of: rows)
    }
    for (way, transcript) in zip(input.ways, seen) {
        requireEqual(transcript, seen[0], "\(format), \(policy), \(way)", of: input)
    }
}

private let pointers: [JSONPath] = [
    "", "/a", "/*", "/a/*", "/0", "/*/a", "/*/*", "/a/b/0", "/a~1b", "/*/*/a",
]

/// What a selection finds.
private func checkSelection(_ input: FuzzInput) {
    let pointer = pointers[input.choice(1) % pointers.count]
    let wantsElements = input.choice(2) & 1 == 0
    let seen = input.ways.map { way in
        let stream = JSONStream(way.input(input.document), options: way.options(input.options))
        do throws(JSONError) {
            let found =
                wantsElements ? try stream.elements(at: pointer) : try stream.values(at: pointer)
            return transcript(of: found)
        } catch {
            return Transcript(error)
        }
    }
    for (way, transcript) in zip(input.ways, seen) {
        requireEqual(transcript, seen[0], "at \(pointer), \(wantsElements), \(way)", of: input)
    }
}

private func transcript(of elements: JSONElements<JSONValue>) -> Transcript {
    var transcript = Transcript()
    for result in elements.results() {
        transcript.add("\(elements.index) @\(elements.offset) \(elements.path)")
        transcript.add(Transcript(result))
    }
    transcript.add("\(elements.rejectCount) rejects")
    for reject in elements.rejects {
        transcript.add("\(reject.index) \(String(describing: reject.bytes))")
        transcript.add(reject.error)
    }
    return transcript
}
