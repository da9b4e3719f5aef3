/// A whole document that was checked and indexed, and not yet converted.
///
/// It is the fast way to look for something in a document: strings and numbers are made only on
/// request. Reading takes a few allocations, whatever the size of the document. An object of 64 members
/// or more keeps a table of its keys once one of them has been looked up.
///
/// ```swift
/// let document = try JSONDocument(parsing: bytes)
/// if let tweets = document["statuses"]?.elements {
///     for tweet in tweets {
///         print(tweet["user"]?["name"]?.string ?? "?")
///     }
/// }
/// ```
@dynamicMemberLookup
public struct JSONDocument: Sendable {
    package let storage: Storage

    init(storage: Storage) {
        self.storage = storage
    }

    /// Reads a document.
    ///
    /// The bytes are kept, not copied.
    ///
    /// Time is linear; memory is 16 bytes per token, in addition to the bytes. There must be less than
    /// 4 GiB of bytes.
    ///
    /// ```swift
    /// let document = try JSONDocument(parsing: Array(#"{"id": 1}"#.utf8))
    /// document["id"]?.int  // → 1
    /// ```
    public init(
        parsing bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        storage = try Storage(parsing: bytes, options: JSONDocument.limited(options))
    }

    /// Reads a document from a string, or from other bytes in memory, of which it keeps a copy.
    public init<Text: JSONText & ~Copyable & ~Escapable>(
        parsing text: borrowing Text,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        try self.init(parsing: unsafe text.withJSONBytes { unsafe Array($0) }, options: options)
    }

    /// Reads a document from an input, all of which is then kept in memory.
    ///
    /// ```swift
    /// let document = try JSONDocument(parsing: .file("tweets.json"))
    /// ```
    public init(
        parsing input: consuming JSONInput,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        let options = JSONDocument.limited(options)
        let bytes = try input.readStart(limit: options.limits.documentLength, for: options)
        try self.init(parsing: bytes, options: options)
    }

    /// The options with a limit for the length, since the tape counts in 32 bits.
    static func limited(_ options: JSONReadingOptions) -> JSONReadingOptions {
        var options = options
        options.limits.documentLength = min(options.limits.documentLength, Int(UInt32.max) - 1)
        return options
    }

    /// The outermost value.
    public var root: Node { Node(storage: storage, index: 0) }

    /// A property of the root: `document.kind`, `document.elements`.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Node, Member>) -> Member {
        root[keyPath: keyPath]
    }

    /// The member of the root with this key.
    public subscript(key: String) -> Node? { root[key] }
    /// The element of the root at this index.
    public subscript(index: Int) -> Node? { root[index] }
    /// The value that a pointer leads to.
    public subscript(pointer: JSONPointer) -> Node? { root[pointer] }
}

extension JSONDocument: CustomStringConvertible {
    /// The document as it was read, without the text around its value.
    public var description: String { root.description }
}
