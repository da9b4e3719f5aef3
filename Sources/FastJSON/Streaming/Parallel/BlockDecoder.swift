/// Makes values of a block of lines or elements.
struct BlockDecoder<Output: Sendable>: Sendable {
    let options: JSONReadingOptions
    let policy: JSONErrorPolicy
    let read: JSONElements<Output>.Read
    /// Set when the values are no longer wanted.
    let isCancelled = Flag()
    /// The rejects of a block that are kept; of the others only the number.
    private var rejectLimit: Int

    init(
        options: JSONReadingOptions,
        policy: JSONErrorPolicy,
        read: @escaping JSONElements<Output>.Read
    ) {
        (self.options, self.policy, self.read) = (options, policy, read)
        if case .collect(let limit) = policy { rejectLimit = limit } else { rejectLimit = 0 }
    }

    /// The same policy, but one that keeps all rejects if there is an observer for them.
    func keeping(all: Bool) -> BlockDecoder {
        var decoder = self
        if all { decoder.rejectLimit = .max }
        return decoder
    }

    /// Reads the records of a block; passes on the failure to read one.
    func decode(_ block: Result<TextBlock, JSONError>) -> JSONParallelElements<Output>.Yield {
        var yield = JSONParallelElements<Output>.Yield()
        do throws(JSONError) {
            try decode(try block.get(), &yield)
        } catch {
            yield.summary.failure = error
        }
        return yield
    }

    private func decode(
        _ block: TextBlock,
        _ yield: inout JSONParallelElements<Output>.Yield
    ) throws(JSONError) {
        let core: any ElementCore =
            if let array = block.array {
                try BlockElements(block, of: array, options: options)
            } else {
                RecordCore(block, options: options, wantsText: rejectLimit > 0)
            }
        let outputs = yield.outputs
        while !isCancelled.isSet {
            // The value counts only if nothing follows it in its record.
            let slot = unsafe outputs.slot()
            var isRead = false
            let outcome = core.next { place, cursor throws(JSONError) in
                unsafe slot.initialize(to: try read(place, &cursor))
                isRead = true
            }
            if isRead {
                if case .element = outcome {
                    outputs.keep()
                } else {
                    unsafe slot.deinitialize(count: 1)
                }
            }
            switch outcome {
            case .element:
                break
            case .rejected(let error, let bytes):
                if policy == .stop { throw error }
                yield.summary.rejectCount += 1
                if yield.summary.rejects.count < rejectLimit {
                    let reject = JSONReject(index: core.index, error: error, bytes: bytes)
                    yield.summary.rejects.append(rejectLimit == .max ? reject : reject.cut)
                }
            case .failed(let error):
                throw error
            case nil, .starved:
                // A block is there as a whole.
                yield.summary.count = core.index + 1
                return
            }
        }
    }
}
