/// Days of today's calendar, which is carried on to all times before and after.
///
/// A year is counted from March here, so that the leap day is its last.
enum CivilDay {
    private static let daysIn400Years = 146_097
    /// From 1 March of the year 0 to 1 January 1970.
    private static let daysTo1970 = 719_468

    /// The number of a day; 0 is the first one of 1970.
    static func number(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let (era, yearOfEra) = marchYear.flooredDivision(by: 400)
        let dayOfYear = firstDay(ofMonth: (month + 9) % 12) + day - 1
        let leapDays = yearOfEra / 4 - yearOfEra / 100
        return era * daysIn400Years + yearOfEra * 365 + leapDays + dayOfYear - daysTo1970
    }

    /// The date of the day with a number.
    static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (number + daysTo1970).flooredDivision(by: daysIn400Years)
        // Without the leap days before it, each year has 365 days.
        let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - leapDays) / 365
        let dayOfYear = dayOfEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = era * 400 + yearOfEra + (month > 2 ? 0 : 1)
        return (year, month, dayOfYear - firstDay(ofMonth: monthFromMarch) + 1)
    }

    /// The days of a month from 1 to 12.
    static func count(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The days before a month in the year from March; 0 is March.
    ///
    /// Five months in a row have 153 days.
    private static func firstDay(ofMonth month: Int) -> Int {
        (153 * month + 2) / 5
    }
}
