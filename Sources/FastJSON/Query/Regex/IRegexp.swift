/// A regular expression of RFC 9485, compiled: what `match()` and `search()` of JSONPath need.
///
/// Patterns and texts are sequences of Unicode scalars. Nothing is normalized, and a scalar never
/// stands for another one. Two expressions are equal if they have the same program.
///
/// Outside of a class, `^` and `$` stand for the start and the end of the text. By the grammar of RFC
/// 9485, they are ordinary characters; but §5 maps expressions to engines in which they are anchors,
/// and the compliance suite of JSONPath expects that.
///
/// The program is a list of states, at most ``maximumSize``. Matching takes memory for these
/// states and time for the product of ``size`` and the scalars of the text, whatever the pattern.
struct IRegexp: Sendable, Hashable {
    /// One step of the program.
    ///
    /// Distances count states from the state itself, so that states can be copied and moved.
    enum State: Sendable, Hashable {
        /// Takes this scalar, and continues with the next state.
        case scalar(Unicode.Scalar)
        /// Takes any scalar but a line feed and a carriage return.
        case any
        /// Takes a scalar of the class at this index.
        case member(of: Int)
        /// Takes nothing, and continues both with the next state and at this distance.
        case fork(Int)
        /// Takes nothing, and continues at this distance.
        case jump(Int)
        /// Takes nothing, and continues with the next state at the start of the text.
        case start
        /// Takes nothing, and continues with the next state at the end of the text.
        case end
        /// The end of the program, and its last state.
        case accept
    }

    /// How many states a program may have, those that `{0}` drops among them.
    static let maximumSize = 10_000

    /// How many groups may be inside each other.
    static let maximumDepth = 100

    let states: [State]
    let classes: [IRegexpClass]

    /// How many states were written, also those that `{0}` dropped again.
    let written: Int

    /// The size, in which a test for a category of Unicode counts as much as 32 states.
    let cost: Int

    /// Compiles a pattern, in time proportional to its length and the states that are written.
    ///
    /// - Throws: An error if the pattern is not an I-Regexp, or one that is too large.
    init(_ pattern: String) throws(IRegexpError) {
        var parser = IRegexpParser(pattern)
        try parser.parse()
        states = parser.states
        classes = parser.classes
        written = parser.written
        cost = parser.states.reduce(0) { cost, state in
            guard case .member(of: let index) = state, parser.classes[index].hasCategories else {
                return cost + 1
            }
            return cost + 32
        }
    }

    /// The expression of a pattern, or why it is refused; and how many states were written for it.
    static func compile(
        _ pattern: String
    ) -> (expression: IRegexp?, refusal: IRegexpError?, written: Int) {
        do throws(IRegexpError) {
            let expression = try IRegexp(pattern)
            return (expression, nil, expression.written)
        } catch {
            return (nil, error, error.written)
        }
    }

    /// The number of states: time is at most this times the scalars of the text.
    var size: Int { states.count }

    /// Whether the pattern matches the text from its beginning to its end.
    func matches(_ text: String) -> Bool {
        var matcher = IRegexpMatcher(self)
        return matcher.accepts(text, asWhole: true)
    }

    /// Whether the pattern matches any part of the text, which may be empty.
    func isFound(in text: String) -> Bool {
        var matcher = IRegexpMatcher(self)
        return matcher.accepts(text, asWhole: false)
    }
}

/// Why a pattern was refused.
struct IRegexpError: Error {
    /// What is wrong, as a part of a sentence.
    let reason: String

    /// Where in the pattern that is, in Unicode scalars from the start.
    let offset: Int

    /// How many states were written before.
    let written: Int
}
