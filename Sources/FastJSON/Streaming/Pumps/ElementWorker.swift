/// The part of a pump that the thread runs, and that does not keep the pump.
///
/// SAFETY: all but the link is used by the thread alone, once it has started.
final class ElementWorker<Output>: @unchecked Sendable {
    let link = ElementLink<Output>()
    private let finder: ElementFinder
    private let source: StreamSource
    private let read: JSONElements<Output>.Read
    private var batch = ElementBatch<Output>()

    /// Elements that are read at once, at most.
    private static var largestBatch: Int { 256 }

    init(
        _ finder: ElementFinder,
        _ source: StreamSource,
        _ read: @escaping JSONElements<Output>.Read
    ) {
        (self.finder, self.source, self.read) = (finder, source, read)
        let link = link
        link.noteRead(source.bytesRead)
        source.awaited?.wait = { () throws(JSONError) in try link.takeChunk() }
        source.isCancelled = { link.isCancelled }
        source.willRead = { [unowned self] () throws(JSONError) in
            // What is there is not held back by what is not.
            if batch.count > 0 {
                deliver()
                guard link.waitForRequest() else { throw JSONError.taskCancelled }
            }
        }
        source.didRead = { [unowned source] in
            link.noteRead(source.bytesRead)
        }
    }

    /// Reads elements as they are asked for, to the end.
    func work() {
        while link.waitForRequest(), readBatch() {}
        source.willRead = nil
    }

    /// Reads some elements; false behind the last.
    private func readBatch() -> Bool {
        var taken: Output?
        while true {
            let outcome = finder.next { place, cursor throws(JSONError) in
                taken = try read(place, &cursor)
            }
            var isLast = false
            switch outcome {
            case .element:
                if let output = taken.take() { batch.outputs.append(output) }
            case .rejected:
                taken = nil
                finder.core?.passReject()
            case .failed, nil:
                isLast = true
            }
            batch.marks.append(ElementMark(outcome: outcome, position: finder.core?.position))
            batch.count += 1
            if isLast || batch.count == ElementWorker.largestBatch {
                deliver()
                return !isLast
            }
        }
    }

    private func deliver() {
        let batch = batch
        self.batch = ElementBatch()
        link.deliver(batch)
    }
}
