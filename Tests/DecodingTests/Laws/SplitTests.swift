import Decoding
import FastJSON
import TestSupport
import Testing

/// Small documents cut in two at every place.
@Suite struct SplitTests {
    @Test("Wherever a chunk ends", arguments: Model.all)
    func everyPlace(_ model: Model) throws {
        var random = SeededRandom(seed: Laws.seed)
        for _ in 0..<TestScope.rounds(2) {
            var text = RandomText(seed: random.next())
            var tree = try model.tree(&random)
            if random.happens(oneIn: 2) { tree = text.spoiled(tree, atUpTo: 2) }
            let bytes = text.bytes(of: tree)
            for road in SplitTests.places(bytes.count).flatMap({ [$0, $0.onYajl] }) {
                let errors: JSONErrorReporting =
                    random.happens(oneIn: 2) ? .first : .all(limit: 5)
                let options = JSONReadingOptions()
                let reference = model.outcome(.whole(.native), bytes, options, errors)
                let outcome = model.outcome(road, bytes, options, errors)
                if outcome != reference {
                    let shown = String(reflecting: String(decoding: bytes, as: UTF8.self))
                    Issue.record(
                        "seed \(Laws.seed), \(road), \(shown): \(outcome), not \(reference)"
                    )
                }
            }
        }
    }

    /// Places all over a document of this length; all of them if it is small.
    private static func places(_ count: Int) -> [Road] {
        stride(from: 1, to: count, by: max(1, count / 150)).map { .cut(.native, $0) }
    }
}

extension Road {
    fileprivate var onYajl: Road {
        if case .cut(_, let place) = self, let engine = JSONEngine.allCases.last {
            return .cut(engine, place)
        }
        return self
    }
}
