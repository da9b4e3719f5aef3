/// What did not fit while a string was parsed or printed, and where.
///
/// ```swift
/// do {
///     _ = try Int.parser().parse("apple")
/// } catch {
///     print(error)
///     // → error: unexpected input
///     // →  --> input:1:1
///     // → 1 | apple
///     // →   | ^ expected integer
/// }
/// ```
///
/// If several alternatives fail, it holds what each of them expected.
public struct StringFailure: Error, Sendable, Hashable {
    /// One thing that did not fit.
    enum Cause: Sendable, Hashable {
        /// The text did not continue as expected at the byte.
        case parsing(String, expectation: String, position: Int)
        /// A value has no text.
        case printing(String)
    }

    /// One cause, or those of several alternatives; each once, and never none.
    let causes: [Cause]

    private init(_ causes: [Cause]) {
        self.causes = causes
    }

    /// A text that does not continue as expected.
    ///
    /// ```swift
    /// throw StringFailure(expected: "even number", at: StringInput("3"))
    /// ```
    public init(expected: String, at input: StringInput) {
        self.init("expected \(expected)", at: input)
    }

    /// A value that a printer refuses, with the reason.
    public init(printing message: String) {
        self.init([.printing(message)])
    }

    /// The failures of several alternatives together, without repetitions.
    ///
    /// - Precondition: there is at least one.
    public init(anyOf failures: [StringFailure]) {
        precondition(!failures.isEmpty, "a failure needs a reason")
        var causes: [Cause] = []
        for cause in failures.flatMap(\.causes) where !causes.contains(cause) {
            causes.append(cause)
        }
        self.init(causes)
    }

    /// A value that was parsed from the place on, but that a conversion refused.
    init(thrown error: any Error, at input: StringInput) {
        let failure = error as? StringFailure
        self.init(failure?.expectation ?? String(describing: error), at: input)
    }

    /// A value that a conversion could not take back.
    init(thrownByPrinting error: any Error) {
        self = error as? StringFailure ?? StringFailure(printing: String(describing: error))
    }

    private init(_ expectation: String, at input: StringInput) {
        self.init([
            .parsing(input.text, expectation: expectation, position: input.position)
        ])
    }

    /// The byte of the text where it went wrong, counted from 0; nil when a value was printed.
    ///
    /// If there are several alternatives, it is the byte of the one that came furthest.
    public var position: Int? {
        causes.compactMap(\.position).max()
    }

    /// What was expected, or why the value was refused, without the place.
    ///
    /// Several alternatives are joined with "or".
    public var expectation: String {
        causes.map(\.expectation).joined(separator: " or ")
    }

    /// The failures of the alternatives one by one; this failure alone if there was only one.
    public var alternatives: [StringFailure] {
        causes.map { StringFailure([$0]) }
    }
}

extension StringFailure.Cause {
    fileprivate var position: Int? {
        switch self {
        case .parsing(_, _, let position): position
        case .printing: nil
        }
    }

    fileprivate var expectation: String {
        switch self {
        case .parsing(_, let expectation, _): expectation
        case .printing(let message): message
        }
    }
}
