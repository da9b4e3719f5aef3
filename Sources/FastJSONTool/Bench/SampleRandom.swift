/// Random numbers and words that are the same for the same seed (SplitMix64).
struct SampleRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    private static let plainWords = [
        "a", "about", "after", "and", "apple", "at", "bridge", "copper", "engine", "every", "for",
        "from", "garden", "harbour", "in", "is", "letter", "market", "meadow", "morning", "never",
        "northern", "of", "on", "paper", "quiet", "river", "signal", "silver", "that", "the",
        "thunder", "to", "was", "window", "with",
    ]
    private static let otherWords = [
        "Zürich", "café", "señor", "Łódź", "naïve", "Ελλάδα", "Москва", "東京", "こんにちは", "日本語",
        "서울", "עברית", "🚀", "👩‍🚀", "½ cup", "said \"yes\"", "C:\\temp", "line\nbreak", "tab\tstop",
        "and/or",
    ]

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// A number from 0 up to, not including, the bound.
    mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next() % UInt64(bound))
    }

    /// A number with at most that many digits after the point.
    mutating func fraction(in range: ClosedRange<Int>, digits: Int) -> Double {
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let steps = (range.upperBound - range.lowerBound) * scale
        return Double(range.lowerBound * scale + below(steps + 1)) / Double(scale)
    }

    /// A word, one in six with something that is not plain ASCII.
    mutating func word() -> String {
        let words = below(6) == 0 ? SampleRandom.otherWords : SampleRandom.plainWords
        return words[below(words.count)]
    }

    /// Words with spaces between them.
    mutating func text(words range: ClosedRange<Int>) -> String {
        let count = range.lowerBound + below(range.count)
        return (0..<count).map { _ in word() }.joined(separator: " ")
    }

    /// Hexadecimal digits.
    mutating func hexadecimal(_ count: Int) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: (0..<count).map { _ in digits[below(16)] }, as: UTF8.self)
    }

    /// A date and time in ISO 8601.
    mutating func timestamp() -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "20\(10 + below(16))-\(padded(1 + below(12)))-\(padded(1 + below(28)))"
            + "T\(padded(below(24))):\(padded(below(60))):\(padded(below(60)))Z"
    }
}
