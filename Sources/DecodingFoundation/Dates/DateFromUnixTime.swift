import Decoding
import Foundation

/// Between numbers of seconds or milliseconds since 1970, and dates.
///
/// ```swift
/// Double.jsonParser().map(.dateFromSecondsSince1970)
/// ```
///
/// A date that needs more digits than the `Double` can hold is rounded. To keep all digits, and to write whole
/// numbers as integers, use `Date.jsonParser(.secondsSince1970)`.
public struct DateFromUnixTime: Conversion {
    private let unitsPerSecond: Double

    fileprivate init(unitsPerSecond: Double) {
        self.unitsPerSecond = unitsPerSecond
    }

    /// The date for a number of units.
    public func apply(_ input: Double) -> Date {
        Date(timeIntervalSince1970: input / unitsPerSecond)
    }

    /// The number of units for a date.
    public func unapply(_ output: Date) -> Double {
        output.timeIntervalSince1970 * unitsPerSecond
    }
}

extension Conversion where Self == DateFromUnixTime {
    /// Between numbers of seconds since 1970, and dates.
    ///
    /// ```swift
    /// Double.jsonParser().map(.dateFromSecondsSince1970)
    /// ```
    public static var dateFromSecondsSince1970: DateFromUnixTime {
        DateFromUnixTime(unitsPerSecond: 1)
    }

    /// Between numbers of milliseconds since 1970, and dates.
    ///
    /// ```swift
    /// Double.jsonParser().map(.dateFromMillisecondsSince1970)
    /// ```
    public static var dateFromMillisecondsSince1970: DateFromUnixTime {
        DateFromUnixTime(unitsPerSecond: 1000)
    }
}
