import Decoding
import Foundation

extension Conversion where Self == Convert<Double, Date> {
    /// Between numbers of seconds since 1970, and dates.
    ///
    /// ```swift
    /// Double.jsonParser().map(.dateFromSecondsSince1970)
    /// ```
    ///
    /// A date that needs more digits than the `Double` can hold is rounded. To keep all digits, and to write
    /// whole numbers as integers, use `Date.jsonParser(.secondsSince1970)`.
    public static var dateFromSecondsSince1970: Convert<Double, Date> {
        Convert(apply: { Date(timeIntervalSince1970: $0) }, unapply: { $0.timeIntervalSince1970 })
    }

    /// Between numbers of milliseconds since 1970, and dates, rounded in the same way.
    ///
    /// ```swift
    /// Double.jsonParser().map(.dateFromMillisecondsSince1970)
    /// ```
    public static var dateFromMillisecondsSince1970: Convert<Double, Date> {
        Convert(
            apply: { Date(timeIntervalSince1970: $0 / 1000) },
            unapply: { $0.timeIntervalSince1970 * 1000 }
        )
    }
}
