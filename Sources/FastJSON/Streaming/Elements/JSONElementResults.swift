/// The elements of a stream as a sequence of results.
///
/// See ``JSONElements/results()``.
public struct JSONElementResults<Output>: Sequence, IteratorProtocol {
    private let elements: JSONElements<Output>

    init(_ elements: JSONElements<Output>) {
        self.elements = elements
    }

    /// The next element, or why it is wrong; nil after the last.
    public func next() -> Result<Output, JSONError>? {
        elements.nextResult()
    }
}
