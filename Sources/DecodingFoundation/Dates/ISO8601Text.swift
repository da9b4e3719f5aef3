import Foundation

/// Dates as ISO 8601 has them: `1998-11-20T13:09:09.25+01:00`.
///
/// The formatters of Foundation also read what is no date (`2021-06-31`), or only starts like one,
/// and not the same on every platform.
enum ISO8601Text {
    /// From the start of the year 1600 on, Foundation reads and writes dates as we do.
    ///
    /// It uses the Julian calendar until October 1582; 1600 is well after that.
    private static let firstUsualDate = Date(timeIntervalSince1970: -11_676_096_000)

    /// The date for a text in the usual form `1998-11-20T13:09:09Z`: the same one that Foundation reads.
    ///
    /// Nil for any other text, and for years before 1600.
    static func usualDate(from text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard text.count == 20, unsafe text[19] == UInt8(ascii: "Z"),
            unsafe text[10] == UInt8(ascii: "T"),
            let date = unsafe date(from: text), date >= firstUsualDate
        else { return nil }
        return date
    }

    /// The text that Foundation writes for a date; nil outside the years 1600 to 9999.
    static func usualText(of date: Date) -> String? {
        date >= firstUsualDate ? text(of: date, hasMilliseconds: false) : nil
    }

    /// The date of a text; nil if it is none.
    static func date(from text: UnsafeBufferPointer<UInt8>) -> Date? {
        var scanner = unsafe Scanner(text: text)
        guard
            let day = scanner.day(),
            scanner.skip(UInt8(ascii: "T"), orSmall: true),
            let time = scanner.timeOfDay(),
            let nanoseconds = scanner.fraction(),
            let distance = scanner.distanceFromUTC(),
            scanner.isAtEnd
        else { return nil }
        let seconds = day * 86_400 + time - distance - UnixTime.secondsTo2001
        return Date(
            timeIntervalSinceReferenceDate: Double(seconds) + Double(nanoseconds) / 1_000_000_000
        )
    }

    /// The text of a date in UTC, with or without the milliseconds.
    ///
    /// Nil for the years that do not have four digits. A longer fraction is rounded to
    /// milliseconds, since these have no exact `Double`; to seconds it is cut.
    static func text(of date: Date, hasMilliseconds: Bool) -> String? {
        let interval = date.timeIntervalSinceReferenceDate
        // Else it may not fit an `Int`.
        guard abs(interval) < 1e12 else { return nil }
        let units = hasMilliseconds ? 1000 : 1
        let count =
            hasMilliseconds ? Int((interval * 1000).rounded()) : Int(interval.rounded(.down))
        let (since2001, fraction) = count.flooredDivision(by: units)
        let (days, time) = (since2001 + UnixTime.secondsTo2001).flooredDivision(by: 86_400)
        let (year, month, day) = CivilDay.date(ofDay: days)
        guard (0...9999).contains(year) else { return nil }
        return unsafe String(unsafeUninitializedCapacity: 24) { text in
            var length = 0
            // SAFETY: at most 24 bytes are written: 14 digits of the date and the time, 3 of the fraction, and 7
            // separators.
            func put(_ number: Int, digits: Int, then separator: UInt8) {
                var rest = number
                for index in stride(from: length + digits - 1, through: length, by: -1) {
                    unsafe text[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                    rest /= 10
                }
                unsafe text[length + digits] = separator
                length += digits + 1
            }
            put(year, digits: 4, then: UInt8(ascii: "-"))
            put(month, digits: 2, then: UInt8(ascii: "-"))
            put(day, digits: 2, then: UInt8(ascii: "T"))
            put(time / 3600, digits: 2, then: UInt8(ascii: ":"))
            put(time / 60 % 60, digits: 2, then: UInt8(ascii: ":"))
            put(time % 60, digits: 2, then: UInt8(ascii: hasMilliseconds ? "." : "Z"))
            if hasMilliseconds { put(fraction, digits: 3, then: UInt8(ascii: "Z")) }
            return length
        }
    }
}

extension ISO8601Text {
    /// Takes the parts of a text from its front; nil where one is not there.
    @safe
    private struct Scanner {
        private let text: UnsafeBufferPointer<UInt8>
        private var position = 0

        init(text: UnsafeBufferPointer<UInt8>) {
            unsafe self.text = text
        }

        var isAtEnd: Bool { unsafe position == text.count }

        // SAFETY: the position only moves past a byte that was there, so it never passes the end.
        /// The next byte; nil at the end.
        private var next: UInt8? { unsafe isAtEnd ? nil : text[position] }

        /// True if an ASCII character was there; a letter may also be the small one.
        mutating func skip(_ byte: UInt8, orSmall: Bool = false) -> Bool {
            let caseBit = UInt8(ascii: "a") ^ UInt8(ascii: "A")
            guard let next, next == byte || orSmall && next == byte | caseBit else { return false }
            position += 1
            return true
        }

        /// A decimal digit.
        private mutating func digit() -> Int? {
            guard let next, next &- UInt8(ascii: "0") < 10 else { return nil }
            position += 1
            return Int(next &- UInt8(ascii: "0"))
        }

        /// A number with exactly that many digits, within a range.
        @inline(__always)
        mutating func number(digits: Int, in range: ClosedRange<Int>) -> Int? {
            var value = 0
            for _ in 0..<digits {
                guard let digit = digit() else { return nil }
                value = value * 10 + digit
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
            while let digit = digit() {
                if count < 9 { value = value * 10 + digit }
                count += 1
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
            if isAtEnd { return sign * hours * 3600 }
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
