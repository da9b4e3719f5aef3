/// A pointer into a document as RFC 6901 defines it.
///
/// ```swift
/// let pointer: JSONPointer = "/users/3/first name"
/// let name = document[pointer]?.string
/// let other = try JSONPointer(CommandLine.arguments[1])
/// ```
///
/// A literal must be a pointer, which is checked at run time; in Swift, `JSONPointer("/users")` is a literal,
/// too. For other texts, use ``init(_:)``, which throws.
public struct JSONPointer: Sendable {
    /// The unescaped reference tokens, outermost first.
    ///
    /// The pointer to the root has none.
    public var tokens: [String]

    /// Creates a pointer from unescaped tokens.
    public init(tokens: [String]) {
        self.tokens = tokens
    }

    /// Creates a pointer from its text: empty, or `/` before each token, with `~0` for `~` and
    /// `~1` for `/` (RFC 6901 §3).
    ///
    /// Throws ``JSONError/Code/invalidPointer`` for any other text.
    public init(_ text: String) throws(JSONError) {
        var tokens: [String] = []
        if !text.isEmpty {
            guard text.utf8.first == UInt8(ascii: "/") else {
                throw JSONError(.invalidPointer(text, reason: "it must be empty or start with '/'"))
            }
            for part in text.utf8.dropFirst().split(
                separator: UInt8(ascii: "/"),
                omittingEmptySubsequences: false
            ) {
                guard let token = JSONPointer.unescape(Substring(part)) else {
                    throw JSONError(
                        .invalidPointer(text, reason: "'~' must be followed by '0' or '1'")
                    )
                }
                tokens.append(token)
            }
        }
        self.tokens = tokens
    }

    private static func unescape(_ part: Substring) -> String? {
        guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
        var token: [UInt8] = []
        var bytes = part.utf8.makeIterator()
        while let byte = bytes.next() {
            guard byte == UInt8(ascii: "~") else {
                token.append(byte)
                continue
            }
            switch bytes.next() {
            case UInt8(ascii: "0"): token.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): token.append(UInt8(ascii: "/"))
            default: return nil
            }
        }
        return String(decoding: token, as: UTF8.self)
    }

    /// The token as an index into an array: digits without a leading zero (RFC 6901 §4).
    ///
    /// Nil for anything else, and for `-`, which names the element after the last.
    static func index(_ token: String) -> Int? {
        let digits = token.utf8
        guard let first = digits.first, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
            first != UInt8(ascii: "0") || digits.count == 1
        else { return nil }
        return Int(token)
    }
}

@_documentation(visibility: internal)
extension JSONPointer: Hashable {
    /// True if the tokens are the same, by their bytes (RFC 6901 §4).
    public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.tokens.count == right.tokens.count
            && zip(left.tokens, right.tokens).allSatisfy(KeyBytes.areEqual)
    }

    /// Feeds the bytes of the tokens.
    public func hash(into hasher: inout Hasher) {
        for token in tokens {
            KeyBytes.hash(token, into: &hasher)
        }
    }
}

extension JSONPointer: ExpressibleByStringLiteral {
    /// Creates a pointer from its text: `"/users/3"`.
    ///
    /// - Precondition: the text is a pointer, as ``init(_:)`` reads it.
    @_documentation(visibility: internal)
    public init(stringLiteral text: String) {
        do {
            try self.init(text)
        } catch {
            fatalError(error.message)
        }
    }
}

extension JSONPointer: CustomStringConvertible {
    /// The text of the pointer, escaped.
    public var description: String {
        var text: [UInt8] = []
        for token in tokens {
            text.append(UInt8(ascii: "/"))
            for byte in token.utf8 {
                switch byte {
                case UInt8(ascii: "~"): text += [UInt8(ascii: "~"), UInt8(ascii: "0")]
                case UInt8(ascii: "/"): text += [UInt8(ascii: "~"), UInt8(ascii: "1")]
                default: text.append(byte)
                }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
