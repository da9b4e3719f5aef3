/// Reads the text of a query (RFC 9535 §2.1.1).
struct PathParser {
    /// How deep filters and parentheses may be nested.
    static let largestDepth = 64

    /// How many selectors a path may have.
    static let largestCount = 1000

    let text: String
    /// What the text is, for messages.
    private let noun: String
    let bytes: [UInt8]
    var position = 0
    var depth = 0
    /// How many queries in filters start at the root.
    var absoluteCount = 0
    /// The states that were written for all regular expressions.
    var expressionSize = 0
    /// Why regular expressions match nothing.
    var warnings: [String] = []
    private var selectorCount = 0

    init(_ text: String, noun: String = "JSON path") {
        (self.text, self.noun) = (text, noun)
        bytes = Array(text.utf8)
    }

    mutating func parse() throws(JSONError) -> PathQuery {
        guard take(UInt8(ascii: "$")) else { throw expected("'$'") }
        let segments = try segments()
        guard position == bytes.count else { throw expected("'.', '..', '[' or the end") }
        return PathQuery(segments: segments)
    }

    /// Reads the text as a filter alone.
    mutating func parseFilter() throws(JSONError) -> PathFilter {
        skipSpace()
        let filter = try nested { (parser) throws(JSONError) in try parser.filter() }
        skipSpace()
        guard position == bytes.count else { throw expected("'&&', '||' or the end") }
        return filter
    }

    // MARK: Segments

    mutating func segments() throws(JSONError) -> [PathSegment] {
        var segments: [PathSegment] = []
        while true {
            // Spaces belong to the segment that follows them.
            let start = position
            skipSpace()
            if next == UInt8(ascii: "[") {
                segments.append(PathSegment(try bracketed(), isDescendant: false))
            } else if take(UInt8(ascii: ".")) {
                let isDescendant = take(UInt8(ascii: "."))
                if isDescendant, next == UInt8(ascii: "[") {
                    segments.append(PathSegment(try bracketed(), isDescendant: true))
                } else {
                    let selector = try shorthand(allowsBracket: isDescendant)
                    segments.append(PathSegment([selector], isDescendant: isDescendant))
                }
            } else {
                position = start
                return segments
            }
        }
    }

    /// The name or `*` after a dot.
    private mutating func shorthand(allowsBracket: Bool) throws(JSONError) -> PathSelector {
        try countSelector()
        if take(UInt8(ascii: "*")) { return .wildcard }
        let start = position
        while let byte = next, isNameByte(byte, isFirst: position == start) { position += 1 }
        guard position > start else {
            throw expected(allowsBracket ? "a name, '*' or '['" : "a name or '*'")
        }
        return .name(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), 0x80...:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
        default: false
        }
    }

    private mutating func bracketed() throws(JSONError) -> [PathSelector] {
        position += 1
        var selectors: [PathSelector] = []
        repeat {
            skipSpace()
            selectors.append(try selector())
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw expected("',' or ']'") }
        return selectors
    }

    private mutating func countSelector() throws(JSONError) {
        selectorCount += 1
        guard selectorCount <= PathParser.largestCount else {
            throw failure("there are more than \(PathParser.largestCount) selectors", at: position)
        }
    }

    private mutating func selector() throws(JSONError) -> PathSelector {
        try countSelector()
        // No byte of the grammar is zero.
        switch next ?? 0 {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            return .name(try string())
        case UInt8(ascii: "*"):
            position += 1
            return .wildcard
        case UInt8(ascii: "?"):
            position += 1
            skipSpace()
            return .filter(try nested { (parser) throws(JSONError) in try parser.filter() })
        case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return try indexOrSlice()
        default:
            throw expected("a name in quotes, an index, a slice, '*' or '?'")
        }
    }

    // MARK: Indices

    private mutating func indexOrSlice() throws(JSONError) -> PathSelector {
        let start = try integer()
        let end = position
        skipSpace()
        guard take(UInt8(ascii: ":")) else {
            position = end
            guard let start else { throw expected("an index") }
            return .index(start)
        }
        var slice = PathSlice(start: start)
        skipSpace()
        slice.end = try integer()
        skipSpace()
        if take(UInt8(ascii: ":")) {
            skipSpace()
            slice.step = try integer() ?? 1
        }
        return .slice(slice)
    }

    /// An integer that a `Double` holds exactly (RFC 9535 §2.1); nil if there is none.
    private mutating func integer() throws(JSONError) -> Int? {
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        let first = position
        while let byte = next, isDigit(byte) { position += 1 }
        guard position > first else {
            if isNegative { throw expected("a digit") }
            return nil
        }
        let isZero = bytes[first] == UInt8(ascii: "0")
        guard !isZero || position == first + 1 && !isNegative else {
            throw failure("an integer has no leading zero, and '-0' is none", at: start)
        }
        let largest = 1 << 53 - 1
        guard let value = Int(String(decoding: bytes[start..<position], as: UTF8.self)),
            (-largest...largest).contains(value)
        else {
            throw failure("an integer is from -(2^53 - 1) to 2^53 - 1", at: start)
        }
        return value
    }

    // MARK: Helpers

    /// The next byte; nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    mutating func skipSpace() {
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                position += 1
            default: return
            }
        }
    }

    /// Reads a nested part, and limits the depth of nesting.
    mutating func nested<Output>(
        _ body: (inout PathParser) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        guard depth < PathParser.largestDepth else {
            throw failure(
                "filters are nested more than \(PathParser.largestDepth) levels deep",
                at: position
            )
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    func expected(_ what: String) -> JSONError {
        let rest = String(decoding: bytes[position...].prefix(8), as: UTF8.self)
        let found = rest.unicodeScalars.first.map(DiagnosticText.character) ?? "the end"
        return failure("expected \(what), found \(found)", at: position)
    }

    /// An error with its column, in characters from 1.
    func failure(_ reason: String, at position: Int) -> JSONError {
        // Each scalar has one byte that is no continuation of another.
        let column = bytes[..<position].reduce(1) { $1 & 0b1100_0000 == 0b1000_0000 ? $0 : $0 + 1 }
        return JSONError(
            code: .invalidPath,
            message:
                "invalid \(noun) \(DiagnosticText.quoted(text)): \(reason), at column \(column)"
        )
    }
}
