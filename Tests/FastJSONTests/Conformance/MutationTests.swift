import FastJSON
import TestSupport
import Testing

/// Documents that were cut and changed, read by what stands above the reading of a tree.
@Suite struct MutationTests {
    /// The layers whose verdict is that of reading the tree.
    enum Layer: CaseIterable, Sendable {
        case document, events, partial, values, raw, records, selected

        /// What the layer makes of the bytes.
        func value(of bytes: [UInt8], _ mode: ReadingMode) -> Result<JSONValue, JSONError> {
            let options = mode.options(JSONReadingOptions())
            return Result { () throws(JSONError) in
                switch self {
                case .document:
                    return try JSONDocument(parsing: mode.input(bytes), options: options).value
                case .events:
                    if let error = mode.events(of: bytes).error { throw error }
                    return try mode.value(of: bytes).get()
                case .partial:
                    var reader = JSONPartialReader(options: options)
                    for piece in Chunks(bytes, size: 3) { try reader.append(Array(piece)) }
                    return try reader.finish()
                case .values, .raw:
                    return try streamed(JSONStream(mode.input(bytes), options: options))
                case .records:
                    // A line is a document as long as it has no line feeds.
                    guard !bytes.contains(0x0A) else { return try mode.value(of: bytes).get() }
                    let rows = JSONStream(mode.input(bytes), options: options)
                        .records(.lines, onError: .stop)
                    guard let value = try rows.next() else {
                        // There is no record in an empty line.
                        return try mode.value(of: bytes).get()
                    }
                    return value
                case .selected:
                    // The members are selected, and the rest is skipped.
                    let rows = try JSONStream(mode.input(bytes), options: options).values(at: "/*")
                    var members: [JSONValue] = []
                    while let member = try rows.next() { members.append(member) }
                    let value = try mode.value(of: bytes).get()
                    let expected = value.array ?? value.object.map { $0.map(\.value) } ?? []
                    return members == expected ? value : "other members"
                }
            }
        }

        private func streamed(_ stream: consuming JSONStream) throws(JSONError) -> JSONValue {
            if self == .values {
                let rows = try stream.values(at: "")
                let value = try rows.next()
                while try rows.next() != nil {}
                return value ?? "nothing"
            }
            let rows = try stream.rawValues(at: "")
            let bytes = try rows.next()
            while try rows.next() != nil {}
            return try JSONValue(parsing: bytes ?? [])
        }
    }

    @Test("Each layer reads a tree or fails as the tree does", arguments: Layer.allCases)
    func layers(_ layer: Layer) {
        var findings = Disagreements()
        let modes = ReadingMode.modes([.whole, .chunks(1), .chunks(3), .random(seed: 5)])
        for (turn, bytes) in Mutations(every: TestScope.isFull ? 7 : 29).enumerated() {
            let mode = modes[turn % modes.count]
            let expected = ReadingMode(.native, .whole).value(of: bytes)
            let found = layer.value(of: bytes, mode)
            switch layer {
            case .partial:
                // Of the text around an error it keeps less.
                findings.compare(
                    found.mapError(Place.init),
                    expected.mapError(Place.init),
                    bytes,
                    "\(layer), \(mode)"
                )
            case .records:
                // The white space around a record is no part of it, and so the end is elsewhere.
                let (one, other) = (try? found.get(), try? expected.get())
                findings.compare(one, other, bytes, "\(layer), \(mode)")
            default:
                findings.compare(found, expected, bytes, "\(layer), \(mode)")
            }
        }
        findings.expectNone()
    }

    /// An error without the text around it.
    private struct Place: Error, Equatable {
        let text: String

        init(_ error: JSONError) { text = error.place }
    }

    @Test func thereAreMany() {
        let some = Mutations(of: [[0x31, 0x32]]).map { $0 }
        #expect(some.count == 2 * 17)
        #expect(some[0] == [] && some[1] == [0x00, 0x32] && some[17] == [0x31])
        #expect(some.last == [0x31, 0xF0])
        #expect(Array(Mutations(of: [[0x31], [], [0x32, 0x33]], every: 17)) == [[], [], [0x32]])
    }
}
