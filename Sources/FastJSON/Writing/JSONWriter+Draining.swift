/// For texts that are longer than what should be in memory.
extension JSONWriter {
    /// The number of bytes of text that were not yet handed over.
    public var pendingCount: Int { output.count }

    /// Hands over the text so far, and forgets it; ``finish()`` returns the rest.
    ///
    /// So a text can be larger than memory:
    ///
    /// ```swift
    /// import Decoding
    /// import Foundation
    ///
    /// func write(_ tweets: JSONElements<Tweet>, to file: FileHandle) throws {
    ///     var writer = JSONWriter()
    ///     writer.beginArray()
    ///     while let tweet = try tweets.next() {
    ///         try Tweet.jsonParser.print(tweet, to: &writer)
    ///         if writer.pendingCount > 1 << 16 { try writer.drain { try file.write(contentsOf: $0) } }
    ///     }
    ///     writer.endArray()
    ///     try file.write(contentsOf: writer.finish())
    /// }
    /// ```
    ///
    /// If a value cannot be written, such as a number that is not finite, nothing after it is written, and
    /// ``finish()`` throws the error. So always call ``finish()`` at the end. If your function throws, the text
    /// is kept.
    ///
    /// The path of a later failure lacks the keys that were handed over. Text that was handed over
    /// cannot be taken back, so do not call this while a parser prints.
    public mutating func drain<Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        try unsafe body(UnsafeRawBufferPointer(output.bytes))
        output.truncate(to: 0)
        retraction = Retraction()
        level.forgetKey()
        var inner: [WriterLevel] = []
        while outerLevels.count > 0 {
            inner.append(outerLevels.pop())
        }
        while var next = inner.popLast() {
            next.forgetKey()
            outerLevels.push(next)
        }
    }
}

extension WriterLevel {
    /// After the end of any text.
    private static let offsetOfForgottenKey = Int.max >> 2 - 1

    /// Notes that the current key of an object is no longer in the text.
    fileprivate mutating func forgetKey() {
        guard keyOffset != nil else { return }
        let awaitsValue = awaitsValue
        beginMember(keyOffset: WriterLevel.offsetOfForgottenKey)
        if !awaitsValue {
            beginMemberValue()
        }
    }
}
