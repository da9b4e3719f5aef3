/// What a sensor measured.
struct Reading: Codable, Sendable {
    let sensor: Int
    let place: String
    let value: Double

    /// Readings whose values have a known sum, without rounding.
    static func samples(_ count: Int) -> [Reading] {
        (0..<count).map { number in
            Reading(
                sensor: number,
                place: "Hall \(number % 16), \"door\" \(number % 3)",
                value: Double(number % 8) / 4
            )
        }
    }
}
