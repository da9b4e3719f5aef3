/// Comparing values as RFC 9535 and RFC 6902 do: numbers by what they are worth.
extension JSONValue {
    /// True if both are the same value, however their numbers are written: `1`, `1.0` and `10e-1` are.
    ///
    /// The members of objects may be in any order; of equal keys the last one counts. Takes time linear in
    /// the size of the smaller value once the objects have indices, and no stack per level.
    ///
    /// Calls a function with the steps that it is about to take, which may throw to end the comparison.
    func isEquivalent<Failure: Error>(
        to other: JSONValue,
        spending spend: (Int) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        try spend(1)
        var open = [(self, other)]
        while let (left, right) = open.popLast() {
            try spend(left.costOfText + right.costOfText)
            switch (left, right) {
            case (.array(let left), .array(let right)):
                guard left.count == right.count else { return false }
                try spend(left.count)
                open.append(contentsOf: zip(left, right))
            case (.object(let left), .object(let right)):
                try spend(max(left.count, right.count))
                guard left.distinctCount == right.distinctCount else { return false }
                // One may have a million members with the same key, so the other is walked through.
                let (few, many) = left.count < right.count ? (left, right) : (right, left)
                for (position, key) in few.keys.enumerated() {
                    try spend(key.utf8.count / 16)
                    guard few.position(of: key) == position else { continue }
                    guard let other = many[key] else { return false }
                    open.append((few.values[position], other))
                }
            case (.integer, .integer), (.null, .null), (.boolean, .boolean), (.string, .string):
                guard left == right else { return false }
            default:
                guard left.isSameNumber(as: right) else { return false }
            }
        }
        return true
    }

    /// The steps for the text of a string, or of a number, of which each digit is looked at.
    var costOfText: Int {
        switch self {
        case .string(let text): text.utf8.count / 16
        case .number(let number): number.text.utf8.count
        default: 0
        }
    }

    /// True if both are numbers, and worth the same.
    private func isSameNumber(as other: JSONValue) -> Bool {
        if case .float(let left) = self, case .float(let right) = other { return left == right }
        if case .number(let left) = self, case .number(let right) = other, left == right {
            return true
        }
        if let (left, right) = rounded(with: other) { return left == right }
        if let order = order(relativeTo: other) { return order == 0 }
        guard let left = Decimal(self), let right = Decimal(other) else { return false }
        return left == right
    }

    /// Both as floats, where one is and the other is written with a fraction or an exponent: so a number
    /// that was rounded when it was read is equal to its text.
    private func rounded(with other: JSONValue) -> (Double, Double)? {
        switch (self, other) {
        case (.float(let left), .number(let right)) where !right.isInteger:
            right.double.map { (left, $0) }
        case (.number(let left), .float(let right)) where !left.isInteger:
            left.double.map { ($0, right) }
        default: nil
        }
    }

    /// Compares this with the other, if one is a float and the other a number of another kind: negative, zero
    /// or positive.
    private func order(relativeTo other: JSONValue) -> Int? {
        switch (self, other) {
        case (.integer(let integer), .float(let double)):
            JSONValue.order(of: String(integer), relativeTo: double)
        case (.number(let number), .float(let double)):
            JSONValue.order(of: number.text, relativeTo: double)
        case (.float, .integer), (.float, .number):
            other.order(relativeTo: self).map { -$0 }
        default: nil
        }
    }

    /// The same for the text of a number that is not rounded to be compared: exact.
    ///
    /// Rounding decides, unless the number is rounded to the float itself.
    private static func order(of number: String, relativeTo double: Double) -> Int? {
        guard double.isFinite else { return nil }
        var number = number
        return number.withUTF8 { text in
            let nearest = unsafe DoubleConversion.double(from: text)
            guard nearest == double, double != 0 else {
                return nearest < double ? -1 : nearest > double ? 1 : 0
            }
            let order = unsafe ExactDecimal.order(of: text, relativeTo: double.magnitude)
            return double < 0 ? -order : order
        }
    }

    /// True if both are numbers, and this is less.
    func isNumber(lessThan other: JSONValue) -> Bool {
        switch (self, other) {
        case (.integer(let left), .integer(let right)): return left < right
        case (.float(let left), .float(let right)): return left < right
        default:
            if let (left, right) = rounded(with: other) { return left < right }
            if let order = order(relativeTo: other) { return order < 0 }
            guard let left = Decimal(self), let right = Decimal(other) else { return false }
            return left < right
        }
    }

    /// A number as digits and an exponent: exact, whatever its size.
    private struct Decimal: Comparable {
        private let isNegative: Bool
        /// Without zeros at the ends; none for zero.
        private let digits: [UInt8]
        /// The power of ten of the place before the first digit.
        private let exponent: Int
        /// True if what is written as the exponent is beyond all bounds.
        private let isBoundless: Bool

        /// Nil for other values.
        init?(_ value: JSONValue) {
            let text: String
            switch value {
            case .integer(let integer): text = String(integer)
            case .number(let number): text = number.text
            default: return nil
            }
            // Absent for an empty text only, which no number has.
            let layout = unsafe KeyBytes.withBytes(text) { unsafe NumberLayout($0) }
            guard let layout else { return nil }
            isNegative = layout.isNegative
            // An exponent of 10¹⁵ outweighs the digits of every text.
            isBoundless = abs(layout.exponent) >= 1_000_000_000_000_000
            let written = text.utf8.prefix(layout.digitsEnd).dropFirst(layout.digitsStart)
            var digits = written.filter { $0 != UInt8(ascii: ".") }
            let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
            exponent = layout.exponent + digits.count - zeros
            digits.removeFirst(zeros)
            while digits.last == UInt8(ascii: "0") { digits.removeLast() }
            self.digits = digits
        }

        static func == (left: Decimal, right: Decimal) -> Bool {
            guard left.digits == right.digits else { return false }
            if left.digits.isEmpty { return true }
            return left.exponent == right.exponent && left.isNegative == right.isNegative
                && !left.isBoundless && !right.isBoundless
        }

        static func < (left: Decimal, right: Decimal) -> Bool {
            let (one, other) = (left.sign, right.sign)
            guard one == other, one != 0 else { return one < other }
            // The exponents of these are not exact.
            if left.isBoundless, right.isBoundless, (left.exponent > 0) == (right.exponent > 0) {
                return false
            }
            let (small, large) = one > 0 ? (left, right) : (right, left)
            if small.exponent != large.exponent { return small.exponent < large.exponent }
            return small.digits.lexicographicallyPrecedes(large.digits)
        }

        private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }
    }
}
