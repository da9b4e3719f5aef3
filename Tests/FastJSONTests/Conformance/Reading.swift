import FastJSON
import TestSupport
import Testing

/// All that one mode says about a document.
struct Reading: Equatable {
    /// The tree, or why there is none.
    var value: Result<JSONValue, JSONError>
    /// What is wrong with it when nothing is kept.
    var validation: JSONError?
    /// The events up to the end or the error.
    var events: [JSONEvent]
    /// What ended the events early.
    var eventsError: JSONError?

    init(_ bytes: [UInt8], _ mode: ReadingMode, _ options: JSONReadingOptions) {
        value = mode.value(of: bytes, options: options)
        validation = mode.validate(bytes, options: options)
        (events, eventsError) = mode.events(of: bytes, options: options)
    }

    /// The error of reading the tree.
    var error: JSONError? {
        if case .failure(let error) = value { error } else { nil }
    }

    /// True if tree, validation and events tell the same.
    var isConsistent: Bool {
        error == validation && error == eventsError && error?.report == eventsError?.report
    }

    /// Reads a document in every mode, expects the same of all, and gives the first.
    ///
    /// The first is the native engine with the whole document in place.
    @discardableResult
    static func agreed(
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions(),
        modes: [ReadingMode] = ReadingMode.all,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Reading {
        let first = Reading(bytes, ReadingMode(.native, .whole), options)
        #expect(
            first.isConsistent,
            "\(first) of \(ByteText.text(bytes))",
            sourceLocation: sourceLocation
        )
        for mode in modes {
            let other = Reading(bytes, mode, options)
            #expect(
                other == first,
                "\(mode) of \(ByteText.text(bytes))",
                sourceLocation: sourceLocation
            )
        }
        for engine in JSONEngine.allCases {
            let document = documentValue(bytes, ReadingMode(engine, .whole).options(options))
            #expect(
                document == first.value,
                "document, \(engine), of \(ByteText.text(bytes))",
                sourceLocation: sourceLocation
            )
        }
        return first
    }

    /// The tree made from a ``JSONDocument``.
    private static func documentValue(
        _ bytes: [UInt8],
        _ options: JSONReadingOptions
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            try JSONDocument(parsing: bytes, options: options).root.value
        }
    }
}

/// Documents in which the engines or the feedings do not say the same.
///
/// One expectation for thousands of documents: each of its own would take longer than reading.
struct Disagreements {
    private(set) var texts: [String] = []
    private(set) var count = 0

    /// Compares what two modes of reading gave.
    mutating func compare<Outcome: Equatable>(
        _ outcome: Outcome,
        _ expected: Outcome,
        _ bytes: [UInt8],
        _ comment: @autoclosure () -> String
    ) {
        if outcome != expected {
            add("\(ByteText.text(bytes)), \(comment()): \(outcome), not \(expected)")
        }
    }

    /// Adds a finding; the first few are kept for the message.
    mutating func add(_ text: String) {
        count += 1
        if texts.count < 5 {
            texts.append(text)
        }
    }

    /// Expects that there are none.
    func expectNone(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            count == 0,
            "\(count) in all:\n\(texts.joined(separator: "\n"))",
            sourceLocation: sourceLocation
        )
    }
}
