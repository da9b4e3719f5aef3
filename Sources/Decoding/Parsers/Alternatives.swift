import FastJSON

extension JSONCursor {
    /// Tries a parser; nil, and nothing kept of the failure, if the value is not what it expects.
    ///
    /// Wrong syntax is thrown. The cursor is somewhere after the start of the value then, and also
    /// after nil.
    mutating func attempt<Output>(_ parser: some JSONParser<Output>) throws(JSONError) -> Output? {
        let (wasQuiet, noted) = (isQuiet, recorder)
        isQuiet = true
        recorder = nil
        defer {
            isQuiet = wasQuiet
            recorder = noted
        }
        do {
            return try parser.parse(from: &self)
        } catch {
            if error.isTyped { return nil }
            throw error
        }
    }

    /// Tries a parser again, for its error.
    mutating func failure<Output>(
        of parser: some JSONParser<Output>
    ) throws(JSONError) -> Result<Output, JSONError> {
        let noted = recorder
        recorder = nil
        defer { recorder = noted }
        do {
            return .success(try parser.parse(from: &self))
        } catch {
            if error.isTyped { return .failure(asTyped(error)) }
            throw error
        }
    }
}

/// Marks something whose parts can all print.
@_documentation(visibility: internal)
public enum BothWays {}

/// Marks something with a part that cannot print.
@_documentation(visibility: internal)
public enum OneWay {}

/// One of several parsers for the same value, without its type.
struct Alternative<Output>: Sendable {
    let parser: any JSONParser<Output>
    /// Nil if it cannot print.
    let printer: (any JSONParserPrinter<Output>)?
    /// True if it is made of fields: its failure is worded so.
    let isObject: Bool

    init(_ parser: any JSONParser<Output>, printer: (any JSONParserPrinter<Output>)? = nil) {
        self.parser = parser
        self.printer = printer
        if case .group? = parser.fieldPart?.part.kind {
            isObject = true
        } else {
            isObject = false
        }
    }
}

/// Several parsers for the same value, of which the first that fits counts: the contents of a
/// ``OneOf``.
///
/// `Ways` is ``BothWays`` if all of them can print, and ``OneWay`` otherwise.
@_documentation(visibility: internal)
public struct JSONAlternatives<Ways, Output>: JSONParser {
    let alternatives: [Alternative<Output>]
    @usableFromInline let parsers: [any JSONParser<Output>]
    let printers: [any JSONParserPrinter<Output>]

    init(_ alternatives: [Alternative<Output>]) {
        self.alternatives = alternatives
        parsers = alternatives.map(\.parser)
        printers = alternatives.compactMap(\.printer)
    }

    /// Reads the next value with the first parser that fits.
    ///
    /// First quietly; only if none fits, again to collect what each has to say.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        if parsers.count == 1 { return try parsers[0].parse(from: &cursor) }
        let trial = try cursor.beginTrial()
        defer { cursor.end(trial) }
        if trial.isQuiet {
            for parser in parsers {
                do throws(JSONError) {
                    return try parser.parse(from: &cursor)
                } catch {
                    try cursor.goBack(to: trial, after: error)
                }
            }
        }
        return try parseCollectingFailures(&cursor, trial)
    }

    /// Reads the next value, with an error that says what each parser expected.
    @usableFromInline
    func parseCollectingFailures(
        _ cursor: inout JSONCursor,
        _ trial: Trial
    ) throws(JSONError) -> Output {
        if trial.isQuiet {
            (cursor.isQuiet, cursor.recorder) = (trial.wasQuiet, trial.noted)
            if cursor.isQuiet { throw JSONCursor.quietFailure }
        }
        let wasCollecting = cursor.isCollectingFailures
        cursor.isCollectingFailures = true
        defer { cursor.isCollectingFailures = wasCollecting }
        let start = try cursor.place()
        let steps = cursor.path.steps.count
        var failures: [TypedProblem.Failure] = []
        for alternative in alternatives {
            switch try cursor.failure(of: alternative.parser) {
            case .success(let output):
                return output
            case .failure(let error):
                failures.append(
                    TypedProblem.Failure(
                        error.dropping(steps: steps),
                        isObject: alternative.isObject
                    )
                )
                cursor.rewind(to: trial.savepoint)
            }
        }
        throw cursor.failure(.noAlternative(failures), at: start)
    }
}

/// The attempt to read a value with one parser after the other.
@usableFromInline
struct Trial {
    fileprivate let savepoint: JSONCursor.Savepoint
    fileprivate let wasQuiet: Bool
    fileprivate let noted: ErrorRecorder?
    /// False if another trial around this one collects what each parser has to say.
    @usableFromInline let isQuiet: Bool
}

extension JSONAlternatives: JSONParserPrinter where Ways == BothWays {
    /// Writes a value with the first printer that can.
    public func print(_ output: Output, to writer: inout JSONWriter) throws(JSONError) {
        try writer.printByFirst(of: printers, output)
    }
}

extension JSONWriter {
    /// Writes a value with the first printer that can.
    mutating func printByFirst<Output>(
        of printers: [any JSONParserPrinter<Output>],
        _ output: Output
    ) throws(JSONError) {
        var errors: [JSONError] = []
        for printer in printers {
            do {
                return try attempt { writer throws(JSONError) in
                    try printer.print(output, to: &writer)
                }
            } catch {
                if JSONWriter.endsPrinting(error) { throw error }
                errors.append(error)
            }
        }
        let steps = pathOfNextValue.steps.count
        let failures = errors.map { error in
            TypedProblem.Failure(error.dropping(steps: steps), isObject: false)
        }
        throw printingFailure(JSONError(.typed(.noAlternative(failures))).message)
    }

    /// True for an error that another alternative would not mend: a mistake in the program, or a limit.
    private static func endsPrinting(_ error: JSONError) -> Bool {
        switch error.code {
        case .misplacedField, .invalidStructure, .lookbackExceeded, .depthExceeded: true
        default: false
        }
    }
}

extension JSONCursor {
    /// Begins to try parsers, whose failures are not worth a message yet.
    @usableFromInline
    mutating func beginTrial() throws(JSONError) -> Trial {
        let trial = Trial(
            savepoint: try savepoint(),
            wasQuiet: isQuiet,
            noted: recorder,
            isQuiet: !isCollectingFailures
        )
        if trial.isQuiet {
            isQuiet = true
            recorder = nil
        }
        return trial
    }

    /// Goes back to the value, after one parser has failed; throws what no other parser could mend.
    @usableFromInline
    mutating func goBack(to trial: Trial, after error: JSONError) throws(JSONError) {
        guard error.isTyped else { throw error }
        recorder = nil
        rewind(to: trial.savepoint)
    }

    @usableFromInline
    mutating func end(_ trial: Trial) {
        if trial.isQuiet {
            isQuiet = trial.wasQuiet
            recorder = trial.noted
        }
        release(trial.savepoint)
    }
}
