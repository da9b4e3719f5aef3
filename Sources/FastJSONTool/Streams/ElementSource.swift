import FastJSON

/// Where a run takes its elements from, one after the other.
protocol ElementSource<Element> {
    associatedtype Element

    /// The next element; nil after the last.
    func next() throws(JSONError) -> Element?
    /// The first byte of the last element, where it is known.
    var offset: Int { get }
    /// The way to continue after the last element, where there is one.
    var checkpoint: JSONCheckpoint? { get }
    /// The number of elements that were wrong.
    var rejectCount: Int { get }
    /// The bytes that were read since the last request for this, by other threads.
    func takeBytesRead() -> Int
}

extension JSONElements: ElementSource {
    func takeBytesRead() -> Int { 0 }
}
