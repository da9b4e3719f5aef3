/// The events of a document as a sequence.
///
/// See ``JSONEventReader/results()``.
public final class JSONEventResults: Sequence, IteratorProtocol {
    private var reader: JSONEventReader
    private var isFinished = false

    init(_ reader: consuming JSONEventReader) {
        self.reader = reader
    }

    /// The next event, or the failure that ends them; nil after the last.
    public func next() -> Result<JSONEvent, JSONError>? {
        guard !isFinished else { return nil }
        do {
            guard let event = try reader.next() else {
                isFinished = true
                return nil
            }
            return .success(event)
        } catch {
            isFinished = true
            return .failure(error)
        }
    }
}
