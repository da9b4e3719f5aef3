#if _pointerBitWidth(_32)
#error("FastJSON counts bytes in 64 bits, which Int must have.")
#endif

/// The largest input, depth and tokens that a reader accepts.
///
/// Each limit is inclusive: input that reaches the limit is read, and one more is an error. Lengths are
/// bytes of JSON text. Strings and keys are measured between their quotes, with escapes as written.
///
/// ```swift
/// let small = JSONLimits(depth: 32, documentLength: 1 << 20)
/// let value = try JSONValue(parsing: bytes, options: .init(limits: small))
/// ```
public struct JSONLimits: Sendable, Hashable {
    /// The deepest nesting of arrays and objects: 512 unless set, at most 10,000.
    ///
    /// Reading, comparing, hashing and writing take no stack per level. Releasing a value does, and is
    /// safe at 512 levels on a thread with 512 KiB of stack, in debug builds too. For more levels, give
    /// the thread about 1 KiB of stack for each level.
    public var depth: Int { didSet { check() } }
    /// The longest document, in bytes.
    ///
    /// No limit unless set. In a stream of records, each record is a document: count the bytes of
    /// an input that may be endless as they arrive.
    public var documentLength: Int { didSet { check() } }
    /// The longest string value, and the longest comment: 128 MiB unless set, less than 4 GiB.
    ///
    /// A string that is read through a window takes up to four times its length in memory, for a
    /// moment.
    public var stringLength: Int { didSet { check() } }
    /// The longest key: 1 MiB unless set, less than 4 GiB.
    public var keyLength: Int { didSet { check() } }
    /// The longest number: 4,096 bytes unless set, less than 4 GiB.
    public var numberLength: Int { didSet { check() } }
    /// How many bytes typed parsers may read again to try alternatives: 4 MiB unless set.
    ///
    /// The limit can only be lowered: more than 4 MiB counts as 4 MiB. In long input, up to 128 times the
    /// bytes before the furthest place that was read again are allowed, if that is more. Alternatives
    /// that contain each other may double the work with each level.
    public var lookback: Int { didSet { check() } }

    /// The longest record of a stream of records: 256 MiB unless set.
    ///
    /// A record is in memory as a whole while it is read. Of a longer one, only the beginning is kept, and the
    /// error comes when its end has been found. So limit the length of a client's whole input, too.
    ///
    /// If comments are allowed, a comment between records may be longer; it is then skipped without looking at
    /// its contents.
    public var recordLength: Int { didSet { check() } }

    /// The longest element that a stream picks out of a document: 256 MiB unless set.
    ///
    /// An element is in memory as a whole while it is read. Values that are not selected may be longer.
    public var elementLength: Int { didSet { check() } }

    /// Creates limits; each parameter that is left out has its default.
    ///
    /// - Precondition: every limit is positive and within the bound that its property names.
    public init(
        depth: Int = 512,
        documentLength: Int = .max,
        stringLength: Int = 1 << 27,
        keyLength: Int = 1 << 20,
        numberLength: Int = 4096,
        lookback: Int = 1 << 22,
        recordLength: Int = 1 << 28,
        elementLength: Int = 1 << 28
    ) {
        self.depth = depth
        self.documentLength = documentLength
        self.stringLength = stringLength
        self.keyLength = keyLength
        self.numberLength = numberLength
        self.lookback = lookback
        self.recordLength = recordLength
        self.elementLength = elementLength
        check()
    }

    private func check() {
        precondition((1...10_000).contains(depth), "The depth limit is from 1 to 10,000.")
        precondition(documentLength > 0, "The document limit is at least 1 byte.")
        precondition(recordLength > 0, "The record limit is at least 1 byte.")
        precondition(elementLength > 0, "The element limit is at least 1 byte.")
        for limit in [stringLength, keyLength, numberLength, lookback] {
            precondition((1...(1 << 32 - 2)).contains(limit), "Lengths are from 1 byte to 4 GiB.")
        }
    }
}
