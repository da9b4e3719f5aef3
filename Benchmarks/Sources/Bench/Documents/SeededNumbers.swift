/// Numbers that look random, and are the same for the same seed on every machine (SplitMix64).
struct SeededNumbers {
    /// The seed of all that is generated, unless another is asked for.
    static let usualSeed: UInt64 = 20_261_122

    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number from 0 up to, and without, a bound.
    mutating func below(_ bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// A number of a range.
    mutating func within(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// True with this probability, in percent.
    mutating func happens(_ percent: Int) -> Bool {
        below(100) < percent
    }

    /// One of the elements.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// A number with at most this many digits after the point.
    mutating func decimal(_ range: ClosedRange<Int>, digits: Int) -> Double {
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        return Double(within(range.lowerBound * scale...range.upperBound * scale)) / Double(scale)
    }

    /// A number of 15 to 17 digits, as computed coordinates have.
    mutating func fraction(_ range: ClosedRange<Int>) -> Double {
        let part = Double(next() >> 11) / Double(1 << 53)
        return Double(range.lowerBound) + part * Double(range.upperBound - range.lowerBound)
    }

    /// Puts the elements into another order.
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        for end in elements.indices.dropFirst().reversed() {
            elements.swapAt(end, below(end + 1))
        }
    }
}
