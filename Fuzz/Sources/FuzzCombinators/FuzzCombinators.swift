import Decoding
import FastJSON
import FuzzSupport

/// Parsers on documents from everywhere: the same value or failure, and printing is the way back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCombinators(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    let model = Model.all[input.choice(0) % Model.all.count]
    let choice = input.choice(1)
    let errors: JSONErrorReporting = choice & 1 == 0 ? .first : .all(limit: 1 + choice >> 1 & 15)
    checkBytes(model, errors, input)
    checkIndexed(model, errors, input)
    checkPrinting(model, input)
    if choice >= 0x80 { checkSelection(input) }
    return 0
}

private let reference = Road.bytes(ReadingWay(.native, .whole))

private func checkBytes(_ model: Model, _ errors: JSONErrorReporting, _ input: FuzzInput) {
    let expected = model.outcome(reference, input.document, input.options, errors)
    if case .failure(let error) = expected {
        for error in error.errors { checkPlace(of: error, in: input) }
    }
    if let other = model.otherOutcome?(reference, input.document, input.options, errors) {
        requireEqual(
            other.transcript(showsLines: true),
            expected.transcript(showsLines: true),
            "\(model.name), \(errors), by the other parser",
            of: input
        )
    }
    for way in input.ways {
        let shows = way.showsLines && !model.readsCopies
        let outcome = model.outcome(.bytes(way), input.document, input.options, errors)
        requireEqual(
            outcome.transcript(showsLines: shows),
            expected.transcript(showsLines: shows),
            "\(model.name), \(errors), \(way)",
            of: input
        )
    }
}

/// Documents and trees are read as a whole before a parser looks at any of it.
private func checkIndexed(_ model: Model, _ errors: JSONErrorReporting, _ input: FuzzInput) {
    guard input.isPlain else { return }
    // Of equal keys, `Decodable` reads the first from bytes, whatever the options say.
    if model.readsCopies, input.options.duplicateKeys == .last { return }
    var options = input.options
    options.numbers = .lossless
    let expected = model.outcome(reference, input.document, options, errors)
    let fault = ReadingWay(.native, .whole).validate(input.document, options: options)
    for road in JSONEngine.allCases.map(Road.document) + [.value] {
        let outcome = model.outcome(road, input.document, options, errors)
        let what = "\(model.name), \(errors), \(road)"
        if let fault {
            requireEqual(outcome.transcript(), Transcript(fault), what, of: input)
        } else {
            let hasPlaces = if case .value = road { false } else { true }
            requireEqual(
                outcome.transcript(hasPlaces: hasPlaces),
                expected.transcript(hasPlaces: hasPlaces),
                what,
                of: input
            )
        }
    }
}

private func checkPrinting(_ model: Model, _ input: FuzzInput) {
    let choice = input.choice(2)
    // Sorted keys are another value, where the order of members is seen.
    let writing = JSONWritingOptions(
        layout: choice & 1 == 0 ? .compact : .pretty(),
        escapesSlashes: choice & 4 == 4,
        escapesNonASCII: choice & 8 == 8
    )
    guard let printed = model.printed?(input.document, input.options, writing) else { return }
    for (way, text) in printed.again {
        requireEqual(text, printed.first, "\(model.name) printed, \(way)", of: input)
    }
}

/// Amounts wherever they are in a document, from both engines.
private func checkSelection(_ input: FuzzInput) {
    let paths: [JSONPath] = ["", "/a", "/*/a", "/a/*"]
    let path = paths[input.choice(2) & 3]
    let seen = input.ways.map { way in
        var transcript = Transcript()
        do throws(JSONError) {
            let stream = JSONStream(way.input(input.document), options: way.options(input.options))
            let amounts = try stream.elements(
                at: path,
                Amount.parser,
                onError: .collect(limit: 2)
            )
            while let amount = try amounts.next() {
                transcript.add("\(amounts.index) @\(amounts.offset) \(amount)")
            }
            for reject in amounts.rejects {
                transcript.add("\(reject.index)")
                transcript.add(reject.error)
            }
        } catch {
            transcript.add(error)
        }
        return transcript
    }
    for (way, transcript) in zip(input.ways, seen) {
        requireEqual(transcript, seen[0], "selected at \(path), \(way)", of: input)
    }
}
