/// Elements in their order, with what became of each that was found.
struct ElementBatch<Output> {
    var marks = MoveQueue<ElementMark>()
    var outputs = MoveQueue<Output>()
    var count = 0
}

/// What became of an element that a thread read, and where the thread was behind it.
struct ElementMark {
    /// Nil behind the last one.
    var outcome: ElementOutcome?
    /// Nil before anything was found.
    var position: ElementPosition?
}
