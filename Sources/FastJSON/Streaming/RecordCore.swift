/// Finds the records of a stream, and reads each as a document of its own.
///
/// So whatever is wrong with one, the next one is found again.
final class RecordCore: ElementCore {
    private var window: RecordWindow
    private let framing: any RecordFraming
    private let options: JSONReadingOptions
    private var isOver = false
    /// What was counted up to the record that was read last.
    private var place = SourceText.Origin()
    private(set) var index: Int

    init(
        _ input: consuming JSONInput,
        format: JSONRecordFormat,
        options: JSONReadingOptions,
        resuming checkpoint: JSONCheckpoint?
    ) {
        index = checkpoint?.index ?? -1
        framing = format.framing(allowsComments: options.syntax.contains(.allowComments))
        self.options = options
        window = RecordWindow(input, startingAt: checkpoint?.place ?? SourceText.Origin())
    }

    /// Reads the lines of a block.
    init(_ block: LineBlock, options: JSONReadingOptions) {
        index = -1
        framing = LineFraming(allowsComments: options.syntax.contains(.allowComments))
        self.options = options
        window = RecordWindow(block)
    }

    var path: JSONPath { JSONPath() }
    var offset: Int { place.offset }
    var checkpoint: JSONCheckpoint? {
        index < 0
            ? nil
            : JSONCheckpoint(place: window.startPlace, index: index, path: JSONPath())
    }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        guard !isOver else { return nil }
        do throws(JSONError) {
            if options.byteOrderMark == .skip { try window.skipByteOrderMark() }
            guard
                let record = try framing.nextRecord(
                    in: &window,
                    limit: options.limits.recordLength
                )
            else {
                isOver = true
                return nil
            }
            index += 1
            place = window.place(of: record.range.lowerBound)
            let bytes = window.bytes(in: record.range)
            var options = options
            if place.offset > 0 {
                options.byteOrderMark = .reject
            }
            let element = ElementPlace(selection: 0, index: index, base: place.offset)
            do throws(JSONError) {
                if let problem = record.problem { throw JSONError(problem, offset: 0) }
                try JSONCursor.withCursor(
                    over: UnsafeRawBufferPointer(bytes),
                    options: options
                ) { cursor throws(JSONError) in
                    do throws(JSONError) {
                        try read(element, &cursor)
                    } catch {
                        throw cursor.asTyped(error)
                    }
                }
                return .element
            } catch {
                let error = error.located(in: bytes, limits: options.limits)
                return .rejected(error.moved(behind: place), bytes: Array(bytes))
            }
        } catch {
            isOver = true
            return .failed(error)
        }
    }
}

extension JSONError {
    /// The same failure, whose place was counted from the start of a record.
    func moved(behind place: SourceText.Origin) -> JSONError {
        if case .typed(.several(let errors)) = problem {
            return JSONError(.typed(.several(errors.map { $0.moved(behind: place) })))
        }
        var location = location
        if location?.line == 1 {
            location?.column += place.scalarsInLine
        }
        location?.line += place.lineFeeds
        return JSONError(problem, path: path, offset: offset.map { $0 + place.offset })
            .located(at: location)
    }
}
