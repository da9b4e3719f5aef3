/// The filters of a query (RFC 9535 §2.3.5.1).
extension PathParser {
    /// What stands where a value or a test may stand.
    private enum Term {
        case operand(PathOperand)
        case query(PathQuery)
        /// A call of `match` or `search`.
        case test(PathFilter)
    }

    mutating func filter() throws(JSONError) -> PathFilter {
        var parts = [try conjunction()]
        while takeAfterSpace("||") {
            skipSpace()
            parts.append(try conjunction())
        }
        try refuseOtherSpellings()
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    /// Throws for an operator that is spelled as in another language.
    private mutating func refuseOtherSpellings() throws(JSONError) {
        for (spelling, operation) in [("=", "=="), ("and", "&&"), ("or", "||")]
        where takeAfterSpace(spelling) {
            let start = position - spelling.utf8.count
            if next == UInt8(ascii: "=") { return position = start }
            throw failure("expected '\(operation)', found '\(spelling)'", at: start)
        }
    }

    private mutating func conjunction() throws(JSONError) -> PathFilter {
        var parts = [try test()]
        while takeAfterSpace("&&") {
            skipSpace()
            parts.append(try test())
        }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func test() throws(JSONError) -> PathFilter {
        let isNegated = take(UInt8(ascii: "!"))
        if isNegated { skipSpace() }
        if take(UInt8(ascii: "(")) {
            skipSpace()
            let inner = try nested { (parser) throws(JSONError) in try parser.filter() }
            skipSpace()
            guard take(UInt8(ascii: ")")) else { throw expected("')'") }
            return isNegated ? .not(inner) : inner
        }
        let start = position
        let left = try term()
        if !isNegated, let comparison = takeComparison() {
            let left = try operand(left, at: start)
            skipSpace()
            let start = position
            return .compare(left, comparison, try operand(try term(), at: start))
        }
        switch left {
        case .query(let query):
            return isNegated ? .not(.exists(query)) : .exists(query)
        case .test(let test):
            return isNegated ? .not(test) : test
        case .operand:
            throw isNegated
                ? failure("'!' needs a query or a test", at: start)
                : expected("a comparison: a value alone is no test")
        }
    }

    private mutating func takeComparison() -> PathComparison? {
        PathComparison.allCases.first { takeAfterSpace($0.rawValue) }
    }

    /// Passes a word and the space before it, or nothing.
    private mutating func takeAfterSpace(_ word: String) -> Bool {
        let start = position
        skipSpace()
        guard bytes[position...].starts(with: word.utf8) else {
            position = start
            return false
        }
        position += word.utf8.count
        return true
    }

    /// A term as a value that can be compared.
    private func operand(_ term: Term, at start: Int) throws(JSONError) -> PathOperand {
        switch term {
        case .operand(let operand):
            return operand
        case .query(let query):
            guard query.isSingular else {
                throw failure("a query that may find several values cannot be compared", at: start)
            }
            return .query(query)
        case .test:
            throw failure("the result of 'match' and 'search' cannot be compared", at: start)
        }
    }

    // MARK: Terms

    private mutating func term() throws(JSONError) -> Term {
        // No byte of the grammar is zero.
        switch next ?? 0 {
        case UInt8(ascii: "@"), UInt8(ascii: "$"):
            return .query(try query())
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            return .operand(.literal(.string(try string())))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return .operand(.literal(try number()))
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            return try literalOrCall()
        default:
            throw expected("'@', '$', '!', '(', a value or a function")
        }
    }

    /// A query that starts at the value that is tested, or at the root.
    private mutating func query() throws(JSONError) -> PathQuery {
        let isAbsolute = bytes[position] == UInt8(ascii: "$")
        position += 1
        let segments = try nested { (parser) throws(JSONError) in try parser.segments() }
        guard isAbsolute else { return PathQuery(segments: segments) }
        absoluteCount += 1
        return PathQuery(segments: segments, absoluteNumber: absoluteCount - 1)
    }

    private mutating func literalOrCall() throws(JSONError) -> Term {
        let start = position
        while let byte = next, isFunctionByte(byte) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        if take(UInt8(ascii: "(")) {
            return try nested { (parser) throws(JSONError) in try parser.call(of: word, at: start) }
        }
        switch word {
        case "true": return .operand(.literal(.boolean(true)))
        case "false": return .operand(.literal(.boolean(false)))
        case "null": return .operand(.literal(.null))
        default:
            throw failure("\(DiagnosticText.quoted(word)) is neither a value nor a call", at: start)
        }
    }

    private func isFunctionByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    // MARK: Functions (RFC 9535 §2.4)

    private mutating func call(of name: String, at start: Int) throws(JSONError) -> Term {
        switch name {
        case "length":
            let argument = try valueArgument()
            try endCall()
            return .operand(.length(argument))
        case "count", "value":
            let query = try queryArgument(of: name)
            try endCall()
            return .operand(name == "count" ? .count(query) : .value(query))
        case "match", "search":
            let text = try valueArgument()
            skipSpace()
            guard take(UInt8(ascii: ",")) else { throw expected("',': \(name) has two arguments") }
            skipSpace()
            let place = position
            let pattern = try pattern(try valueArgument(), at: place)
            try endCall()
            return .test(.matches(text, pattern, isWhole: name == "match"))
        default:
            throw failure("there is no function \(DiagnosticText.quoted(name))", at: start)
        }
    }

    /// The regular expression of an argument; all of a path together have a limit.
    private mutating func pattern(
        _ operand: PathOperand,
        at start: Int
    ) throws(JSONError) -> PathPattern {
        guard case .literal(let value) = operand else { return .operand(operand) }
        guard let text = value.string else { return .literal(nil) }
        let (expression, refusal, written) = IRegexp.compile(text)
        expressionSize += written
        if let refusal {
            warnings.append(
                "the regular expression \(DiagnosticText.quoted(text)) matches nothing: "
                    + "\(refusal.reason) (character \(refusal.offset + 1) of it)"
            )
        }
        guard expressionSize <= 10 * IRegexp.maximumSize else {
            throw failure("the regular expressions of the path are too large", at: start)
        }
        return .literal(expression)
    }

    private mutating func valueArgument() throws(JSONError) -> PathOperand {
        skipSpace()
        let start = position
        return try operand(try term(), at: start)
    }

    private mutating func queryArgument(of name: String) throws(JSONError) -> PathQuery {
        skipSpace()
        let start = position
        guard case .query(let query) = try term() else {
            throw failure("'\(name)' takes a query", at: start)
        }
        return query
    }

    private mutating func endCall() throws(JSONError) {
        skipSpace()
        guard take(UInt8(ascii: ")")) else { throw expected("')'") }
    }
}
