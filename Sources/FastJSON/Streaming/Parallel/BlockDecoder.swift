/// Makes values of a block of lines or elements.
struct BlockDecoder<Output: Sendable>: Sendable {
    let options: JSONReadingOptions
    let policy: JSONErrorPolicy
    let read: JSONElements<Output>.Read
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

    /// The same, which keeps all rejects if someone wants to see them.
    func keeping(all: Bool) -> BlockDecoder {
        var decoder = self
        if all { decoder.rejectLimit = .max }
        return decoder
    }

    /// Reads the records of a block; passes on the failure to read one.
    @Sendable func decode(
        _ block: Result<TextBlock, JSONError>
    ) -> JSONParallelElements<Output>.Yield {
        var yield = JSONParallelElements<Output>.Yield()
        do throws(JSONError) {
            try decode(try block.get(), &yield)
        } catch {
            yield.failure = error
        }
        return yield
    }

    private func decode(
        _ block: TextBlock,
        _ yield: inout JSONParallelElements<Output>.Yield
    ) throws(JSONError) {
        let core: any ElementCore =
            if let array = block.array {
                BlockElements(block, of: array, options: options)
            } else {
                RecordCore(block, options: options, wantsText: rejectLimit > 0)
            }
        // What was read counts only when nothing follows it in its record.
        var taken: Output?
        while !Task.isCancelled,
            let outcome = core.next({ place, cursor throws(JSONError) in
                taken = try read(place, &cursor)
            })
        {
            switch outcome {
            case .element:
                if let output = taken.take() { yield.outputs.append(output) }
            case .rejected(let error, let bytes):
                taken = nil
                if policy == .stop { throw error }
                yield.rejectCount += 1
                if yield.rejects.count < rejectLimit {
                    let reject = JSONReject(index: core.index, error: error, bytes: bytes)
                    yield.rejects.append(rejectLimit == .max ? reject : reject.cut)
                }
            case .failed(let error):
                throw error
            case .starved:
                // A block is there as a whole.
                return
            }
        }
        yield.count = core.index + 1
    }
}
