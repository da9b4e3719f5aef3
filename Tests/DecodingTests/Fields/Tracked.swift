import Decoding
import TestSupport

/// A value that is counted as long as it lives: what leaks, or dies twice, does not go unseen.
final class Tracked: Sendable {
    let text: String
    private let counter: Counter

    init(_ text: String, _ counter: Counter) {
        self.text = text
        self.counter = counter
        counter.add(1)
    }

    deinit {
        counter.add(-1)
    }

    /// Strings, as such values.
    static func parser(
        _ counter: Counter
    ) -> ConvertedParser<JSONString<WholeText>, Convert<String, Tracked>> {
        String.jsonParser().map(
            Convert(
                apply: { Tracked($0, counter) },
                unapply: { (tracked: Tracked) in tracked.text }
            )
        )
    }
}
