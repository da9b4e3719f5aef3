/// Reads values one after the other from an input that may be far larger than memory.
///
/// ```swift
/// let tweets = try JSONStream(.file("tweets.json")).elements(at: "/statuses")
/// while let tweet = try tweets.next() { print(tweet["text"]?.string ?? "") }
/// ```
///
/// Only the window over the input and one element are in memory. Values that are not selected are
/// checked and skipped. With the module `Decoding`, elements are read as types: see `elements(at:_:)`
/// there.
public struct JSONStream: ~Copyable {
    let source: StreamSource
    let options: JSONReadingOptions
    private(set) var checkpoint: JSONCheckpoint?

    /// Reads values from an input.
    ///
    /// Nothing is read before the first element is requested.
    public init(_ input: consuming JSONInput, options: JSONReadingOptions = JSONReadingOptions()) {
        source = StreamSource(input)
        self.options = options
    }

    /// Not available: a string may be a path, or JSON.
    @available(
        *,
        unavailable,
        message: "write JSONStream(.file(path)), or JSONStream(.bytes(Array(text.utf8))) for JSON"
    )
    @_documentation(visibility: internal)
    public init(
        _ path: String,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) { refused() }

    /// Reads values from chunks of bytes that arrive over time, with `for try await` only.
    ///
    /// ```swift
    /// for try await row in JSONStream(chunks: chunks).records(.lines, onError: .skip) { … }
    /// ```
    ///
    /// A chunk is requested only when the one before has been read and its elements have been taken, so
    /// a fast sender waits for a slow reader. A chunk whose bytes lie together is read in place: they must stay
    /// valid and unchanged until the next chunk is requested.
    public init<Chunks: AsyncSequence & Sendable>(
        chunks: Chunks,
        options: JSONReadingOptions = JSONReadingOptions()
    ) where Chunks.Element: Sequence<UInt8> {
        source = StreamSource(
            JSONInput(source: AwaitedSource(chunks), chunkSize: JSONInput.defaultChunkSize)
        )
        self.options = options
    }

    /// The same stream, which continues after a checkpoint, or from the start if the checkpoint is nil.
    ///
    /// ```swift
    /// let text = Array("[10, 20, 30]".utf8)
    /// let first = try JSONStream(.bytes(text)).elements()
    /// _ = try first.next()
    /// let rest = try JSONStream(.bytes(text)).resuming(at: first.checkpoint).elements()
    /// try rest.next()  // → 20
    /// ```
    public consuming func resuming(at checkpoint: JSONCheckpoint?) -> JSONStream {
        self.checkpoint = checkpoint
        source.start = checkpoint?.offset ?? 0
        return self
    }
}
