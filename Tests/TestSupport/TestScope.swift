internal import Foundation

/// How much the random and the exhaustive tests do.
///
/// The variable `FASTJSON_TESTS` chooses: without it, what is quick enough after each change; with
/// `full`, what continuous integration runs; with `nightly`, what takes long. In a full run every
/// combination is tried of which the usual run takes some.
package enum TestScope: Int, Sendable {
    case usual, full, nightly

    /// What the variable chooses.
    package static let current: TestScope =
        switch environment["FASTJSON_TESTS"] {
        case "nightly": .nightly
        case "full": .full
        default: .usual
        }

    /// True if every combination is to be tried.
    package static var isFull: Bool { current != .usual }

    /// True if every combination is to be tried of tests that take minutes to do so.
    package static var isNightly: Bool { current == .nightly }

    /// The number of random rounds, for a test whose full run has that many.
    ///
    /// `FASTJSON_ROUNDS` overrides the scope: 1,500 stands for the full number.
    package static func rounds(_ full: Int) -> Int {
        max(1, full * roundsOf1500 / 1_500)
    }

    /// Every `step`-th element from one that `turn` chooses; in a full run, or a nightly one, all.
    ///
    /// Tests with several arguments give each its own turn, so that together they try every element.
    package static func some<Elements: Collection>(
        _ elements: Elements,
        oneIn step: Int,
        turn: Int = 0,
        allFrom scope: TestScope = .full
    ) -> [Elements.Element] {
        if current.rawValue >= scope.rawValue { return Array(elements) }
        return elements.enumerated().filter { ($0.offset + turn) % step == 0 }.map(\.element)
    }

    /// True under a sanitizer: all is slower and larger, and the libraries are optimized, so that a
    /// failed precondition says nothing.
    package static var isSanitized: Bool { sanitizer != nil }

    /// The name of the sanitizer, as swiftc takes it.
    package static let sanitizer = environment["FASTJSON_SANITIZED"]

    private static let environment = ProcessInfo.processInfo.environment

    private static let roundsOf1500 =
        environment["FASTJSON_ROUNDS"].flatMap { Int($0) }
        ?? [.usual: 400, .full: 1_500, .nightly: 15_000][current, default: 1_500]
}
