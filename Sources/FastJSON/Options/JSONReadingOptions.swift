/// How JSON text is read: by which engine, under which rules, within which limits.
///
/// The defaults follow RFC 8259 exactly. Each departure must be requested:
///
/// ```swift
/// let options = JSONReadingOptions(syntax: [.allowComments, .allowTrailingCommas])
/// let value = try JSONValue(parsing: "[1, /* the last */ 2,]", options: options)  // → [1,2]
/// ```
public struct JSONReadingOptions: Sendable, Hashable {
    /// The engine that reads the bytes.
    public var engine: JSONEngine
    /// The syntax that is accepted beyond RFC 8259.
    public var syntax: JSONSyntax
    /// What happens when an object has the same key twice.
    public var duplicateKeys: JSONDuplicateKeys
    /// Which numbers keep their text.
    public var numbers: JSONNumberPolicy
    /// What happens with a byte order mark (EF BB BF) at the start.
    public var byteOrderMark: JSONByteOrderMark
    /// True for text that ``JSONValue/textOfTree()`` wrote: it has no places, and says which numbers
    /// are a `Double`.
    package private(set) var isTextOfTree = false
    // Last, because the size of the options is then a multiple of that of a word: else, the words that copy them
    // would overlap, and the processor would wait.
    /// The largest input, depth and tokens accepted.
    public var limits: JSONLimits

    /// Creates options; the defaults are strict RFC 8259 on the native engine.
    public init(
        engine: JSONEngine = .native,
        syntax: JSONSyntax = [],
        duplicateKeys: JSONDuplicateKeys = .last,
        numbers: JSONNumberPolicy = .standard,
        byteOrderMark: JSONByteOrderMark = .skip,
        limits: JSONLimits = JSONLimits()
    ) {
        self.engine = engine
        self.syntax = syntax
        self.duplicateKeys = duplicateKeys
        self.numbers = numbers
        self.byteOrderMark = byteOrderMark
        self.limits = limits
    }

    /// For text that we wrote of a tree: no limit but that for the depth, and numbers keep all digits.
    package static let textOfTree: JSONReadingOptions = {
        var options = JSONReadingOptions(
            numbers: .lossless,
            limits: JSONLimits(
                depth: 10_000,
                stringLength: 1 << 32 - 2,
                keyLength: 1 << 32 - 2,
                numberLength: 1 << 32 - 2
            )
        )
        options.isTextOfTree = true
        return options
    }()
}

/// Departures from RFC 8259 that a reader may allow, one by one.
///
/// libyajl does not support them as we define them. If the yajl engine meets one, the native engine
/// reads the rest of that input, so both accept the same texts.
///
/// ```swift
/// let options = JSONReadingOptions(syntax: .allowTrailingCommas)
/// ```
public struct JSONSyntax: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `// to the end of the line` and `/* anything but its own end */` count as white space.
    public static let allowComments = JSONSyntax(rawValue: 1 << 0)
    /// One comma may follow the last element of an array and the last member of an object.
    public static let allowTrailingCommas = JSONSyntax(rawValue: 1 << 1)
    /// A `\uD800`…`\uDFFF` escape without its partner reads as U+FFFD instead of failing.
    public static let replaceInvalidSurrogates = JSONSyntax(rawValue: 1 << 2)
}

/// What happens when an object has the same key twice (RFC 8259 §4 leaves it open).
///
/// Keys are the same when their bytes are, after unescaping.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum JSONDuplicateKeys: Sendable, Hashable {
    /// The last one wins. A ``JSONValue`` keeps all of them in order and looks up the last.
    ///
    /// The selections of a ``JSONStream`` deliver each of them.
    case last
    /// The first one wins; later ones are read, checked and dropped.
    ///
    /// A ``JSONDocument`` looks up the first. Events and a ``JSONCursor`` give every member.
    case first
    /// The second one is an error at its offset.
    ///
    /// A ``JSONCursor`` whose keys you read yourself does not check them.
    case reject
}

/// Which numbers keep their text in a ``JSONValue``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum JSONNumberPolicy: Sendable, Hashable {
    /// Integers that fit `Int` and numbers that fit `Double` are converted; all others keep their text.
    case standard
    /// As `standard`, but a number also keeps its text if the `Double` would be written differently:
    /// `1.10`, `1e2` and `0.1000000000000000055` survive reading and writing.
    case lossless
}

/// What happens with a byte order mark at the start (RFC 8259 §8.1 allows both).
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum JSONByteOrderMark: Sendable, Hashable {
    /// One byte order mark is skipped.
    case skip
    /// A byte order mark is an error at offset 0.
    case reject
}
