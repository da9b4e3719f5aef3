import FastJSON

/// What is made of JSON Lines on several processors, in order.
final class ParallelRecords<Output: Sendable>: ElementSource {
    private let lines: JSONParallelLines<Output>
    private var bytesTold = 0

    /// Reads lines on several processors, and tells a function of those that are not valid.
    init(
        _ stream: consuming JSONStream,
        jobs: Int,
        onReject: @escaping (JSONReject) -> Void,
        _ read: @escaping @Sendable (inout JSONCursor) throws(JSONError) -> Output
    ) {
        lines = stream.parallelLines(onError: .skip, workers: jobs, read).onReject(onReject)
    }

    func next() throws(JSONError) -> Output? { try lines.next() }

    func takeBytesRead() -> Int {
        let bytesRead = lines.bytesRead
        defer { bytesTold = bytesRead }
        return bytesRead - bytesTold
    }

    var rejectCount: Int { lines.rejectCount }
    var offset: Int { 0 }
    var checkpoint: JSONCheckpoint? { nil }
}
