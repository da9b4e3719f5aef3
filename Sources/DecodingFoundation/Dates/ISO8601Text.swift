import Foundation

/// Dates as ISO 8601 has them: `1998-11-20T13:09:09.25+01:00`.
///
/// The formatters of Foundation also read what is no date (`2021-06-31`), or only starts like one,
/// and not the same on every platform.
enum ISO8601Text {
    /// The date of a text; nil if it is none.
    static func date(from text: String) -> Date? {
        // From a view of a string, each byte is taken by a call.
        var text = text
        return text.withUTF8 { unsafe date(from: $0[...]) }
    }

    private static func date(from text: Slice<UnsafeBufferPointer<UInt8>>) -> Date? {
        var scanner = unsafe Scanner(rest: text)
        guard
            let day = scanner.day(),
            scanner.skip(UInt8(ascii: "T"), orSmall: true),
            let time = scanner.timeOfDay(),
            let nanoseconds = scanner.fraction(),
            let distance = scanner.distanceFromUTC(),
            unsafe scanner.rest.isEmpty
        else { return nil }
        let seconds = day * 86_400 + time - distance - UnixTime.secondsTo2001
        return Date(
            timeIntervalSinceReferenceDate: Double(seconds) + Double(nanoseconds) / 1_000_000_000
        )
    }

    /// The text of a date in UTC, with 0 or 3 digits of the second's fraction.
    ///
    /// Nil for the years that do not have four digits. A longer fraction is rounded to
    /// milliseconds, since these have no exact `Double`; to seconds it is cut.
    static func text(of date: Date, fractionDigits: Int) -> String? {
        let interval = date.timeIntervalSinceReferenceDate
        // Else it may not fit an `Int`.
        guard abs(interval) < 1e12 else { return nil }
        let units = fractionDigits == 0 ? 1 : 1000
        let count =
            fractionDigits == 0
            ? Int(interval.rounded(.down)) : Int((interval * 1000).rounded())
        let (since2001, fraction) = count.flooredDivision(by: units)
        let (days, time) = (since2001 + UnixTime.secondsTo2001).flooredDivision(by: 86_400)
        let (year, month, day) = CivilDay.date(ofDay: days)
        guard (0...9999).contains(year) else { return nil }
        var text = "\(year, digits: 4)-\(month, digits: 2)-\(day, digits: 2)T"
        text += "\(time / 3600, digits: 2):\(time / 60 % 60, digits: 2):\(time % 60, digits: 2)"
        if fractionDigits > 0 { text += ".\(fraction, digits: fractionDigits)" }
        return text + "Z"
    }
}

extension ISO8601Text {
    /// Takes the parts of a text from its front; nil where one is not there.
    @safe
    private struct Scanner {
        var rest: Slice<UnsafeBufferPointer<UInt8>>

        /// True if an ASCII character was there; a letter may also be the small one.
        mutating func skip(_ byte: UInt8, orSmall: Bool = false) -> Bool {
            guard let first = unsafe rest.first, first == byte || orSmall && first == byte | 0x20
            else {
                return false
            }
            unsafe rest.removeFirst()
            return true
        }

        /// A number with exactly that many digits, within a range.
        mutating func number(digits: Int, in range: ClosedRange<Int>) -> Int? {
            var value = 0
            for _ in 0..<digits {
                guard let byte = unsafe rest.first, byte &- UInt8(ascii: "0") < 10 else {
                    return nil
                }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
                unsafe rest.removeFirst()
            }
            return range.contains(value) ? value : nil
        }

        /// The day, counted from the first one of 1970.
        mutating func day() -> Int? {
            guard
                let year = number(digits: 4, in: 0...9999),
                skip(UInt8(ascii: "-")),
                let month = number(digits: 2, in: 1...12),
                skip(UInt8(ascii: "-")),
                let day = number(digits: 2, in: 1...CivilDay.count(ofMonth: month, in: year))
            else { return nil }
            return CivilDay.number(year: year, month: month, day: day)
        }

        /// The seconds since midnight.
        mutating func timeOfDay() -> Int? {
            guard
                let hour = number(digits: 2, in: 0...23),
                skip(UInt8(ascii: ":")),
                let minute = number(digits: 2, in: 0...59),
                skip(UInt8(ascii: ":")),
                let second = number(digits: 2, in: 0...59)
            else { return nil }
            return hour * 3600 + minute * 60 + second
        }

        /// The nanoseconds of a fraction, which need not be there.
        mutating func fraction() -> Int? {
            guard skip(UInt8(ascii: ".")) else { return 0 }
            var (value, count) = (0, 0)
            while let byte = unsafe rest.first, byte &- UInt8(ascii: "0") < 10 {
                if count < 9 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
                count += 1
                unsafe rest.removeFirst()
            }
            guard count > 0 else { return nil }
            for _ in min(count, 9)..<9 { value *= 10 }
            return value
        }

        /// The seconds by which the local time is ahead of UTC.
        mutating func distanceFromUTC() -> Int? {
            if skip(UInt8(ascii: "Z"), orSmall: true) { return 0 }
            let sign = skip(UInt8(ascii: "-")) ? -1 : 1
            guard sign < 0 || skip(UInt8(ascii: "+")), let hours = number(digits: 2, in: 0...23)
            else { return nil }
            if unsafe rest.isEmpty { return sign * hours * 3600 }
            _ = skip(UInt8(ascii: ":"))
            guard let minutes = number(digits: 2, in: 0...59) else { return nil }
            return sign * (hours * 3600 + minutes * 60)
        }
    }
}

extension Int {
    /// The quotient rounded down, and the remainder, which is not negative.
    ///
    /// - Precondition: the divisor is positive.
    func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

extension String.StringInterpolation {
    /// A number that is not negative, with zeros in front.
    fileprivate mutating func appendInterpolation(_ number: Int, digits: Int) {
        let text = String(number)
        appendLiteral(String(repeating: "0", count: max(0, digits - text.utf8.count)) + text)
    }
}
