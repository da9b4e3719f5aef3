/// Reads values one after the other out of an input that may be far larger than memory.
///
/// ```swift
/// let tweets = try JSONStream(.file("tweets.json")).elements(at: "/statuses")
/// while let tweet = try tweets.next() { print(tweet["text"]?.string ?? "") }
/// ```
///
/// Only the window over the input and one element are in memory. What is not selected is checked and
/// skipped. With the module `Decoding`, elements are read as types: see `elements(at:_:)` there.
public struct JSONStream: ~Copyable {
    let source: StreamSource
    let chunkSize: Int
    let options: JSONReadingOptions
    private(set) var checkpoint: JSONCheckpoint?

    /// Reads values from an input.
    ///
    /// Nothing is read before the first element is asked for.
    public init(
        _ input: consuming JSONInput,
        options: JSONReadingOptions = JSONReadingOptions()
    ) {
        source = StreamSource(input.source, chunkSize: input.chunkSize)
        chunkSize = input.chunkSize
        self.options = options
    }

    /// Not there: a string may be a path, or JSON.
    @available(
        *,
        unavailable,
        message: "write JSONStream(.file(path)), or JSONStream(.bytes(Array(text.utf8))) for JSON"
    )
    @_documentation(visibility: internal)
    public init(
        _ path: String,
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws(JSONError) {
        fatalError("Calls of this do not compile.")
    }

    /// Reads values from chunks of bytes that come in their own time: for `for try await` only.
    ///
    /// ```swift
    /// for try await row in JSONStream(chunks: chunks).records(.lines, onError: .skip) { … }
    /// ```
    ///
    /// A chunk is asked for when the one before was read, and elements were taken: so a fast sender
    /// waits for a slow reader.
    public init<Chunks: AsyncSequence & Sendable>(
        chunks: Chunks,
        options: JSONReadingOptions = JSONReadingOptions()
    ) where Chunks.Element: Sequence<UInt8> {
        chunkSize = JSONInput.defaultChunkSize
        source = StreamSource(AwaitedSource(chunks), chunkSize: chunkSize)
        self.options = options
    }

    /// The same stream, which goes on after a checkpoint; from the start if that is nil.
    public consuming func resuming(at checkpoint: JSONCheckpoint?) -> JSONStream {
        self.checkpoint = checkpoint
        return self
    }
}
