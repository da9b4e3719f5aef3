import Foundation

/// Dates as numbers of units since 1970, exactly.
///
/// A `Date` counts from 2001. Going from one to the other in `Double` loses the last bits of many
/// dates, so it is done in decimal: a date is taken for the shortest number that is read as it.
/// Only what needs more than 38 digits goes by way of a `Double`: such texts, dates within a
/// picosecond of 2001, and those beyond 10³⁵ seconds.
struct UnixTime {
    /// A second has ten to this power of units.
    let power: Int

    /// The seconds from 1970 to 2001, where the dates of Foundation count from.
    static let secondsTo2001 = 978_307_200

    /// Up to this number of units, an integer needs only one division, since its distance from 2001 is exact as a
    /// `Double`.
    static let largestPlainCount: Int64 = 1 << 50

    /// The date for a number of units that is an integer.
    ///
    /// - Precondition: its magnitude is at most ``largestPlainCount``.
    func date(fromPlain count: Int64) -> Date {
        let units = count - Int64(UnixTime.secondsTo2001) * Int64(unitsPerSecond)
        return Date(timeIntervalSinceReferenceDate: Double(units) / unitsPerSecond)
    }

    /// The number of units for a date, if it is an integer that is read as the same date; nil otherwise, and far
    /// from 2001.
    func plainCount(of date: Date) -> Int64? {
        // Half of the limit, so that the count stays within it. The distance has at most 15 digits, so no shorter
        // number is read as the same date, and the count is that of `text(of:)`.
        let units = (date.timeIntervalSinceReferenceDate * unitsPerSecond).rounded()
        guard abs(units) < Double(UnixTime.largestPlainCount / 2) else { return nil }
        let count = Int64(units) + Int64(UnixTime.secondsTo2001) * Int64(unitsPerSecond)
        return self.date(fromPlain: count) == date ? count : nil
    }

    /// The date for a number of units; nil if it is beyond any.
    func date(from text: String) -> Date? {
        if let number = DecimalText(text), let interval = interval(since2001: number) {
            return Date(timeIntervalSinceReferenceDate: interval)
        }
        guard let count = Double(text), count.isFinite else { return nil }
        return Date(timeIntervalSince1970: count / unitsPerSecond)
    }

    /// The number of units for a date; nil if it is not finite, or would have very many digits.
    func text(of date: Date) -> String? {
        let interval = date.timeIntervalSinceReferenceDate
        guard
            interval.isFinite,
            let number = DecimalText(interval.description),
            let sum = ScaledInteger(number, adding: UnixTime.secondsTo2001)
        else { return nil }
        return sum.text(power: power)
    }

    /// The number of units for a date, rounded.
    func roundedCount(of date: Date) -> Double {
        date.timeIntervalSince1970 * unitsPerSecond
    }

    private var unitsPerSecond: Double { power == 0 ? 1 : 1000 }

    private func interval(since2001 number: DecimalText) -> Double? {
        var seconds = number
        if number.significand != 0 { seconds.exponent -= power }
        return ScaledInteger(seconds, adding: -UnixTime.secondsTo2001)?.nearestDouble
    }
}

/// A decimal number: an integer, divided by a power of ten.
private struct ScaledInteger {
    var integer: Int128
    /// Not negative.
    var scale: Int

    /// The sum of a number and an integer; nil if it has too many digits.
    init?(_ number: DecimalText, adding summand: Int) {
        scale = max(0, -number.exponent)
        guard
            let magnitude = number.significand.timesTen(toThe: max(0, number.exponent)),
            let absolute = Int128(exactly: magnitude),
            let unit = (1 as UInt128).timesTen(toThe: scale),
            let one = Int128(exactly: unit),
            case let (shifted, isTooLarge) = Int128(summand).multipliedReportingOverflow(by: one),
            !isTooLarge,
            case let (sum, overflow) = shifted.addingReportingOverflow(
                number.isNegative ? -absolute : absolute
            ),
            !overflow
        else { return nil }
        integer = sum
    }

    var nearestDouble: Double? {
        // Both are exact, and so only the division rounds.
        if integer.magnitude <= 1 << 53, scale <= 22 {
            let divisor = (0..<scale).reduce(1.0) { power, _ in power * 10 }
            return Double(Int64(truncatingIfNeeded: integer)) / divisor
        }
        return Double("\(integer)e-\(scale)")
    }

    /// The text of the number times a power of ten, without an exponent.
    func text(power: Int) -> String {
        var digits = String(integer.magnitude)
        let places = scale - power
        if places > 0 {
            digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
            digits.insert(".", at: digits.utf8.index(digits.endIndex, offsetBy: -places))
        } else if integer != 0 {
            digits += String(repeating: "0", count: -places)
        }
        return integer < 0 ? "-" + digits : digits
    }
}
