import Decoding

/// What is left of many readings.
struct Summary {
    private(set) var count = 0
    private(set) var lowest: Double?
    private(set) var highest: Double?
    private(set) var mean: Double?

    mutating func add(_ reading: Reading) {
        count += 1
        lowest = min(lowest ?? reading.value, reading.value)
        highest = max(highest ?? reading.value, reading.value)
        let mean = mean ?? 0
        // Divided first: the difference of two large numbers may be infinite.
        self.mean = mean + (reading.value / Double(count) - mean / Double(count))
    }

    /// Without readings, only their number.
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("count") { Int.jsonParser() }
        OptionalField("lowest") { Double.jsonParser() }
        OptionalField("highest") { Double.jsonParser() }
        OptionalField("mean") { Double.jsonParser() }
    }
}
