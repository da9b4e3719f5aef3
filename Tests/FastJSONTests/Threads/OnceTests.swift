import FastJSON
import TestSupport
import Testing

/// Values that are made when they are first asked for.
@Suite struct OnceTests {
    private final class Made: Sendable {}

    @Test("It is made once")
    func once() {
        let once = Once<Made>()
        let counter = Counter()
        func make() -> Made {
            counter.add(1)
            return Made()
        }
        let first = once.get(make)
        #expect(once.get(make) === first)
        #expect(once.read(make) { $0 === first })
        #expect(counter.count == 1)
    }

    @Test("The first of two that are made at the same time wins, and the other one is freed")
    func theFirstWins() {
        let once = Once<Made>()
        weak var loser: Made?
        var winner: Made?
        let result = once.get {
            winner = once.get { Made() }
            let made = Made()
            loser = made
            return made
        }
        #expect(winner != nil && result === winner)
        #expect(loser == nil)
        #expect(once.get { Made() } === winner)
    }

    @Test("It is freed with its owner")
    func lifetime() {
        weak var value: Made?
        do {
            let once = Once<Made>()
            value = once.get { Made() }
            #expect(value != nil)
        }
        #expect(value == nil)
    }
}
