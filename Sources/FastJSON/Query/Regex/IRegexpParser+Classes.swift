/// Escapes and character classes, which write no states.
extension IRegexpParser {
    /// What a backslash and the scalars after it stand for.
    enum Escape {
        case scalar(Unicode.Scalar)
        case categories(IRegexpCategories)
    }

    /// What a class holds that replaces an escape of other languages.
    private static let scalarsOfEscapes: [Unicode.Scalar: String] = [
        "d": "0-9", "w": "A-Za-z0-9_", "s": #" \t\n\r"#,
        "D": "^0-9", "W": "^A-Za-z0-9_", "S": #"^ \t\n\r"#,
    ]

    /// Reads what begins with a backslash.
    mutating func parseEscape(inClass isInClass: Bool) throws(IRegexpError) -> Escape {
        let start = position
        position += 1
        guard let scalar = next() else { throw fail("the escape is not complete", at: start) }
        switch scalar {
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "t": return .scalar("\t")
        case "(", ")", "*", "+", "-", ".", "?", "[", "\\", "]", "^", "{", "|", "}":
            return .scalar(scalar)
        case "p": return .categories(try parseCategories(from: start))
        case "P": return .categories(try parseCategories(from: start).inverted)
        default:
            guard let scalars = Self.scalarsOfEscapes[scalar], !isInClass || scalars.first != "^"
            else {
                throw fail("the escape is unknown", at: start)
            }
            let replacement = isInClass ? scalars : "[\(scalars)]"
            throw fail("write \(replacement) for \\\(scalar)", at: start)
        }
    }

    /// Reads the braces of a category and the name in them, which is at most two letters long.
    private mutating func parseCategories(
        from start: Int
    ) throws(IRegexpError) -> IRegexpCategories {
        guard take("{") else { throw fail("the category needs braces", at: start) }
        let offset = position
        var name: [Unicode.Scalar] = []
        while name.count < 2, peeked != "}", let scalar = next() {
            name.append(scalar)
        }
        guard peeked != nil else { throw fail("the category is not closed", at: start) }
        guard take("}"), let categories = IRegexpCategories(named: name) else {
            throw fail("the category is unknown", at: offset)
        }
        return categories
    }

    /// Reads a class in brackets.
    ///
    /// A hyphen stands for itself only as the first or the last scalar. By the grammar alone, the
    /// class `[^]` would be a caret; the standard rules it out.
    mutating func parseClass() throws(IRegexpError) -> IRegexpClass {
        let start = position
        position += 1
        let isNegated = take("^")
        guard peeked != "]" else { throw fail("the class is empty", at: start) }
        let hyphen: Unicode.Scalar = "-"
        var ranges: [ClosedRange<UInt32>] = []
        var categories: IRegexpCategories = []
        if take(hyphen) {
            ranges.append(hyphen.value...hyphen.value)
        }
        while !take("]") {
            let offset = position
            switch try parseMember(of: start) {
            case .categories(let members):
                categories.formUnion(members)
            case .scalar(let first):
                let last = try parseRangeEnd(in: start) ?? first
                guard first <= last else {
                    throw fail("the range is in the wrong order", at: offset)
                }
                ranges.append(first.value...last.value)
            }
        }
        return IRegexpClass(ranges: ranges, categories: categories, isNegated: isNegated)
    }

    /// Reads a scalar or an escape of the class that begins at `start`, or its last hyphen.
    private mutating func parseMember(of start: Int) throws(IRegexpError) -> Escape {
        guard let scalar = peeked else { throw fail("the class is not closed", at: start) }
        switch scalar {
        case "\\": return try parseEscape(inClass: true)
        case "[": throw fail("[ must be escaped", at: position)
        case "-" where peek(1) == nil:
            throw fail("the class is not closed", at: start)
        case "-" where peek(1) != "]":
            throw fail("- must be first, last or escaped", at: position)
        default:
            position += 1
            return .scalar(scalar)
        }
    }

    /// Reads a hyphen and the end of a range; nil if there is no hyphen, or it is the last scalar.
    private mutating func parseRangeEnd(in start: Int) throws(IRegexpError) -> Unicode.Scalar? {
        guard peeked == "-", let end = peek(1), end != "]" else { return nil }
        let misplaced = fail("- must be first, last or escaped", at: position)
        guard end != "-" else { throw misplaced }
        position += 1
        guard case .scalar(let scalar) = try parseMember(of: start) else { throw misplaced }
        return scalar
    }
}
