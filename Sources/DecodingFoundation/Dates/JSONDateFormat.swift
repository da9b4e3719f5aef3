/// The form of a date in JSON.
///
/// ```swift
/// ParsePrint(.memberwise(Stay.init)) {
///     Field("arrival", \.arrival) { Date.jsonParser(.iso8601) }
///     Field("departure", \.departure) { Date.jsonParser(.secondsSince1970) }
/// }
/// ```
public struct JSONDateFormat: Sendable, Hashable {
    enum Form: Hashable {
        /// Written with or without the milliseconds.
        case iso8601(hasMilliseconds: Bool)
        /// A number of units since 1970, of which a second has ten to this power.
        case unixTime(power: Int)
    }

    let form: Form

    /// A string such as `"1998-11-20T13:09:09Z"`: ISO 8601, as RFC 3339 has it.
    ///
    /// Read with and without a fraction of the second, of any number of digits; the first nine count.
    /// The time ends with `Z`, or with the offset from UTC as `+01:00`, `+0100` or `+01`. The years are
    /// 0000 to 9999, in today's calendar even before it came into use. A leap second (`23:59:60`) is an
    /// error, because a `Date` has none.
    ///
    /// Written in UTC, and without the fraction, which is dropped.
    public static let iso8601 = iso8601(fractionalSeconds: false)

    /// As ``iso8601``, but written with three digits of the second's fraction if requested:
    /// `"1998-11-20T13:09:09.250Z"`.
    public static func iso8601(fractionalSeconds: Bool) -> JSONDateFormat {
        JSONDateFormat(form: .iso8601(hasMilliseconds: fractionalSeconds))
    }

    /// The number of seconds since the start of 1970 in UTC, with a fraction if there is one.
    ///
    /// What was written is read as the same date, to the last bit.
    public static let secondsSince1970 = JSONDateFormat(form: .unixTime(power: 0))

    /// The number of milliseconds since the start of 1970 in UTC, with a fraction if there is one.
    ///
    /// What was written is read as the same date, to the last bit.
    public static let millisecondsSince1970 = JSONDateFormat(form: .unixTime(power: 3))
}
