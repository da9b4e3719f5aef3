import Decoding
import FastJSON
import TestSupport
import Testing

/// Deep elements that are taken on one thread after the other.
@Suite struct StreamStackTests {
    /// Elements that are handed from thread to thread.
    ///
    /// SAFETY: one thread at a time has them.
    private final class Handed: @unchecked Sendable {
        let elements: JSONElements<Int>

        init(_ elements: JSONElements<Int>) {
            self.elements = elements
        }
    }

    private static func text(_ depth: Int) -> String {
        let open = String(repeating: "[", count: depth)
        let close = String(repeating: "]", count: depth)
        return "[[], \(open)\(close), [], \(open)\(close)]"
    }

    /// Levels of arrays.
    private static let levels = Lazy<Expression> { Expression.parser }.map { expression in
        var levels = 0
        var inner: Expression? = expression
        while case .sum(let terms) = inner {
            levels += 1
            inner = terms.first
        }
        return levels
    }

    @Test func threadsThatTakeTurns() async {
        await #expect(processExitsWith: .success) {
            for engine in JSONEngine.allCases {
                let elements = Handed(
                    try StreamMode(engine, .whole).stream(StreamStackTests.text(500))
                        .elements(at: "", StreamStackTests.levels)
                )
                // The outer stack was made first, and mostly lies above the inner one.
                let values = try onThread(withStack: 512 << 10) {
                    let first = try onThread(withStack: 512 << 10) {
                        try elements.elements.next()
                    }
                    let second = try elements.elements.next()
                    let third = try onThread(withStack: 512 << 10) {
                        try elements.elements.next()
                    }
                    return [first, second, third, try elements.elements.next()]
                }
                #expect(values == [1, 500, 1, 500])
            }
        }
    }

    /// On a thread of a stream that waits.
    @Test(arguments: JSONEngine.allCases)
    func deepElementsOfChunks(_ engine: JSONEngine) async throws {
        let run = await AsyncRun { () throws(JSONError) in
            try JSONStream(
                chunks: MadeChunks(Self.text(500), size: 100),
                options: .init(engine: engine)
            ).elements(at: "", StreamStackTests.levels)
        }
        #expect(run.error == nil)
        #expect(run.values == [1, 500, 1, 500])
    }
}
