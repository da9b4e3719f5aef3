/// A set of scalars: what `[…]`, `\p{…}` or `\P{…}` matches.
///
/// Asking takes constant time for ASCII; for others, time that grows with the logarithm of the
/// number of ranges.
struct IRegexpClass: Sendable, Hashable {
    /// Sorted; no two of them overlap or touch.
    private let ranges: [ClosedRange<UInt32>]
    private let categories: IRegexpCategories
    private let isNegated: Bool

    /// One bit for each of the first 64 scalars; the negation is in it.
    private let lowASCII: UInt64

    /// The same for the other 64 scalars of ASCII.
    private let highASCII: UInt64

    /// Makes a class of everything that is in one of the ranges or categories, or in none.
    init(ranges: [ClosedRange<UInt32>], categories: IRegexpCategories, isNegated: Bool = false) {
        self.ranges = Self.merged(ranges)
        self.categories = categories
        self.isNegated = isNegated
        var ascii: [UInt64] = [0, 0]
        for range in self.ranges where range.lowerBound < 128 {
            for value in range.lowerBound...min(range.upperBound, 127) {
                ascii[Int(value / 64)] |= 1 << UInt64(value % 64)
            }
        }
        if !categories.isEmpty {
            for value in UInt8(0)..<128 where categories.contain(Unicode.Scalar(value)) {
                ascii[Int(value / 64)] |= 1 << UInt64(value % 64)
            }
        }
        lowASCII = isNegated ? ~ascii[0] : ascii[0]
        highASCII = isNegated ? ~ascii[1] : ascii[1]
    }

    /// True if it asks for the category of a scalar that is not ASCII, which takes longer.
    var hasCategories: Bool { !categories.isEmpty }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        guard value >= 128 else {
            let bits = value < 64 ? lowASCII : highASCII
            return bits >> UInt64(value % 64) & 1 == 1
        }
        let isListed = isInRanges(value) || !categories.isEmpty && categories.contain(scalar)
        return isListed != isNegated
    }

    private func isInRanges(_ value: UInt32) -> Bool {
        var start = 0
        var end = ranges.count
        while start < end {
            let middle = start + (end - start) / 2
            let range = ranges[middle]
            if value < range.lowerBound {
                end = middle
            } else if value > range.upperBound {
                start = middle + 1
            } else {
                return true
            }
        }
        return false
    }

    private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var merged: [ClosedRange<UInt32>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                let end = max(last.upperBound, range.upperBound)
                merged[merged.count - 1] = last.lowerBound...end
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}

/// A set of general categories of Unicode.
///
/// Each scalar has exactly one category, so the inverted set stands for all other scalars.
struct IRegexpCategories: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The categories whose names begin so, such as `Lu` or all five of `L`.
    ///
    /// Nil if there is none.
    init?(named name: [Unicode.Scalar]) {
        var bits: UInt32 = 0
        for (index, known) in Self.names.enumerated()
        where !name.isEmpty && known.unicodeScalars.starts(with: name) {
            bits |= 1 << UInt32(index)
        }
        guard bits != 0 else { return nil }
        rawValue = bits
    }

    var inverted: IRegexpCategories {
        IRegexpCategories(rawValue: ~rawValue)
    }

    /// Whether the category of the scalar is in the set.
    func contain(_ scalar: Unicode.Scalar) -> Bool {
        rawValue >> Self.index(of: scalar.properties.generalCategory) & 1 == 1
    }

    /// The names of RFC 9485; each has its index as its bit.
    private static let names = [
        "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No",
        "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Zs", "Zl", "Zp",
        "Sm", "Sc", "Sk", "So", "Cc", "Cf", "Cn", "Co",
    ]

    /// The index in `names`; surrogates have the one after the last, and are in no text.
    private static func index(of category: Unicode.GeneralCategory) -> UInt32 {
        switch category {
        case .uppercaseLetter: 0
        case .lowercaseLetter: 1
        case .titlecaseLetter: 2
        case .modifierLetter: 3
        case .otherLetter: 4
        case .nonspacingMark: 5
        case .spacingMark: 6
        case .enclosingMark: 7
        case .decimalNumber: 8
        case .letterNumber: 9
        case .otherNumber: 10
        case .connectorPunctuation: 11
        case .dashPunctuation: 12
        case .openPunctuation: 13
        case .closePunctuation: 14
        case .initialPunctuation: 15
        case .finalPunctuation: 16
        case .otherPunctuation: 17
        case .spaceSeparator: 18
        case .lineSeparator: 19
        case .paragraphSeparator: 20
        case .mathSymbol: 21
        case .currencySymbol: 22
        case .modifierSymbol: 23
        case .otherSymbol: 24
        case .control: 25
        case .format: 26
        case .unassigned: 27
        case .privateUse: 28
        default: 29
        }
    }
}
