/// The elements of a stream, read as they are asked for.
///
/// ```swift
/// while let tweet = try tweets.next() {
///     print(tweets.index, tweets.path)
/// }
/// for result in tweets.results() { … }    // a Result for each; a wrong one does not end them
/// for try await tweet in tweets { … }     // the same as next(), in a task
/// ```
///
/// A function that reads elements may be called twice for the same one: where an element is cut off by
/// the end of the bytes that have come, the first call ends with an error, what it made is dropped, and
/// the element is read again when it is there as a whole. So it should do nothing but read.
///
/// There is one element in memory at a time; of input that may have to wait, read by `for try await`,
/// at most 256 of those that are in the window anyway. Each element is delivered once, whichever way
/// it is taken. For one task at a time.
public final class JSONElements<Output> {
    typealias Read = @Sendable (ElementPlace, inout JSONCursor) throws(JSONError) -> Output

    let run: ElementRun
    private let read: Read
    /// Where an element is put that was read, until it is moved from there.
    ///
    /// Not an optional: in code that is not specialised, its type would be looked up for each.
    ///
    /// SAFETY: it is initialised while there is an outcome ``ElementOutcome/element`` that was not
    /// taken, and only then.
    private let taken = UnsafeMutablePointer<Output>.allocate(capacity: 1)
    /// What reads for a task, if that must not wait.
    private var pump: ElementPump<Output>?

    init(_ run: ElementRun, _ read: @escaping Read) {
        (self.run, self.read) = (run, read)
    }

    deinit {
        taken.deallocate()
    }

    convenience init(
        _ source: StreamSource,
        _ policy: JSONErrorPolicy,
        resuming checkpoint: JSONCheckpoint?,
        _ read: @escaping Read,
        core makeCore: @escaping () throws(JSONError) -> any ElementCore
    ) {
        self.init(ElementRun(source, policy, resuming: checkpoint, core: makeCore), read)
    }

    /// The next element; nil behind the last.
    ///
    /// Throws what is wrong with the input, and what is wrong with an element if the policy is
    /// ``JSONErrorPolicy/stop``; each further call throws it again.
    public func next() throws(JSONError) -> Output? {
        if let nestedCall { throw nestedCall }
        if let failure = run.failure { throw failure }
        while let outcome = try attempt() {
            switch outcome {
            case .element:
                return taken.move()
            case .rejected(let error, let bytes):
                guard run.policy != .stop else { throw run.stop(error) }
                note(error, bytes)
            case .failed(let error):
                throw run.stop(error)
            }
        }
        return nil
    }

    /// The elements as a sequence of results.
    ///
    /// A wrong element is a failure, behind which the next one follows, whatever the policy is. Behind
    /// what ends the reading nothing follows.
    public func results() -> JSONElementResults<Output> {
        JSONElementResults(self)
    }

    func nextResult() -> Result<Output, JSONError>? {
        if let nestedCall { return .failure(nestedCall) }
        guard run.failure == nil else { return nil }
        do throws(JSONError) {
            guard let outcome = try attempt() else { return nil }
            switch outcome {
            case .element:
                return .success(taken.move())
            case .rejected(let error, let bytes):
                note(error, bytes)
                return .failure(error)
            case .failed(let error):
                throw error
            }
        } catch {
            return .failure(run.stop(error))
        }
    }

    // MARK: The last element

    /// The number of the last element among all, those that were wrong too, from 0; -1 before any.
    public var index: Int { run.index }

    /// Where the last element is in its document; the root for a record.
    public var path: JSONValuePath { run.path }

    /// The first byte of the last element, counted from the start of the input.
    public var offset: Int { run.offset }

    /// The way to go on in another process, behind the last element that was passed.
    ///
    /// Those that were wrong are passed, but not one that ended the reading: behind a failure this is
    /// where it began. Nil before the first element, unless the stream goes on at a checkpoint itself,
    /// and where nothing can follow: behind a whole document.
    public var checkpoint: JSONCheckpoint? { run.checkpoint }

    /// The elements that were wrong, as far as the policy keeps them.
    public var rejects: [JSONReject] { run.rejects }

    /// The number of elements that were wrong.
    public var rejectCount: Int { run.rejectCount }

    /// The same elements, each with its place.
    ///
    /// ```swift
    /// for try await tweet in tweets.located() { print(tweet.index, tweet.path, tweet.value) }
    /// ```
    ///
    /// They go on where these are, and these are then where they are: rejects, observers and
    /// checkpoints are the same. Only elements that a task has begun to take out of input that may
    /// have to wait cannot be taken in both ways: that is an error.
    public func located() -> JSONElements<JSONElement<Output>> {
        let read = read
        return JSONElements<JSONElement<Output>>(run) { place, cursor throws(JSONError) in
            let path = cursor.path
            _ = try cursor.peekKind()
            let offset = place.base + cursor.offset
            let value = try read(place, &cursor)
            return JSONElement(value: value, index: place.index, path: path, offset: offset)
        }
    }

    // MARK: Progress

    /// How far the stream has come.
    public var progress: JSONProgress { run.progress }

    /// The same elements, with a function that is told how far they are, after each chunk and at the
    /// end.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).records(.lines, onError: .skip)
    ///     .onProgress { progress in bar.fraction = progress.fraction ?? 0 }
    /// ```
    ///
    /// There may be several. The function is called while an element is looked for: it must not take
    /// the next one. In `for try await` over input that may have to wait, the task calls it; if more
    /// than one chunk was read meanwhile, once.
    public func onProgress(_ body: @escaping (JSONProgress) -> Void) -> JSONElements {
        run.observe(body)
        return self
    }

    /// The same elements, with a function that is told of each that is wrong.
    ///
    /// There may be several.
    public func onReject(_ body: @escaping (JSONReject) -> Void) -> JSONElements {
        run.observeRejects(body)
        return self
    }

    // MARK: Helpers

    /// The error for the functions that are called while an element is looked for or read, and ask
    /// for another.
    private var nestedCall: JSONError? {
        // What a thread reads is the thread's; while it does, the task fetches.
        guard run.reader == nil ? run.finder.isBusy : pump?.isFetching == true else { return nil }
        return JSONError(.invalidStructure("an element was asked for while one is read"))
    }

    /// Puts the next element into `taken`, from where it is moved.
    private func attempt() throws(JSONError) -> ElementOutcome? {
        guard !run.isOver else { return nil }
        guard run.reader == nil else { return try attemptWithPump() }
        run.begin()
        var wasRead = false
        let outcome = run.finder.next { place, cursor throws(JSONError) in
            taken.initialize(to: try read(place, &cursor))
            wasRead = true
        }
        switch outcome {
        case .element:
            run.count += 1
        case .rejected, .failed:
            // If it was read, it is wrong behind that.
            // Moved away first: what is destroyed may ask for another.
            if wasRead { _ = taken.move() }
        case nil:
            run.isOver = true
            run.tellProgress()
        }
        return outcome
    }

    private func note(_ error: JSONError, _ bytes: [UInt8]?) {
        if run.reader == nil { run.finder.core?.passReject() }
        run.note(error, bytes)
    }

    // MARK: Elements that a thread reads

    /// The next element, for a task that must not wait.
    func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Output? {
        if run.reader == nil {
            run.begin()
            pump = ElementPump(run, read)
        }
        let pump = try ownPump()
        if let failure = run.failure { throw failure }
        while !run.isOver {
            try pump.checkCancellation()
            if let mark = pump.takeMark() {
                switch accept(mark, pump) {
                case .element: return pump.takeOutput()
                case .rejected(let error, let bytes):
                    guard run.policy != .stop else { throw run.stop(error) }
                    run.note(error, bytes)
                case .failed(let error): throw run.stop(error)
                case nil: break
                }
            } else {
                try await pump.fetch(for: run, isolation: actor)
            }
        }
        return nil
    }

    /// The same without a task, for input that need not be awaited.
    ///
    /// Not a part of its caller, which would look up the types of the pump for each element.
    @inline(never)
    private func attemptWithPump() throws(JSONError) -> ElementOutcome? {
        let pump = try ownPump()
        guard run.source.awaited == nil else { throw AwaitedSource.isAwaited }
        while true {
            if let mark = pump.takeMark() {
                let outcome = accept(mark, pump)
                if case .element = outcome {
                    guard let output = pump.takeOutput() else { return nil }
                    taken.initialize(to: output)
                }
                return outcome
            }
            try pump.fetch(for: run)
        }
    }

    private func ownPump() throws(JSONError) -> ElementPump<Output> {
        guard let pump, pump.identity === run.reader?.identity else {
            throw JSONError(
                .invalidStructure("a task has begun to take the elements in another way")
            )
        }
        return pump
    }

    /// Goes where the thread was.
    private func accept(_ mark: ElementMark, _ pump: ElementPump<Output>) -> ElementOutcome? {
        var isPassed = true
        switch mark.outcome {
        case .element: run.count += 1
        case .rejected: isPassed = run.policy != .stop
        case .failed: break
        case nil: run.isOver = true
        }
        if let position = mark.position { run.move(to: position, isPassed: isPassed) }
        if run.isOver { run.tellProgress() }
        return mark.outcome
    }
}
