/// The elements of a stream, each of which is read when it is requested.
///
/// ```swift
/// while let tweet = try tweets.next() {
///     print(tweets.index, tweets.path)
/// }
/// for result in tweets.results() { … }    // a Result for each; a wrong one does not end them
/// for try await tweet in tweets { … }     // the same as next(), in a task
/// ```
///
/// A function that reads elements may be called more than once for the same one. If the bytes that have
/// arrived end inside an element, the call ends with an error, and its result is dropped. The element
/// is read again when more of it has arrived. So the function should do nothing but read.
///
/// There is one element in memory at a time. Each is delivered once, whichever way it is taken. Only
/// one task may use the elements at a time.
@safe
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

    init(_ run: ElementRun, _ read: @escaping Read) {
        (self.run, self.read) = (run, read)
    }

    deinit {
        unsafe taken.deallocate()
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

    /// The next element; nil after the last.
    ///
    /// Throws what is wrong with the input, and what is wrong with an element if the policy is
    /// ``JSONErrorPolicy/stop``; each further call throws it again.
    public func next() throws(JSONError) -> Output? {
        if let nestedCall { throw nestedCall }
        if let failure = run.failure { throw failure }
        if run.isOver { return nil }
        try run.source.awaited?.checkThatTaskReads()
        while let outcome = attempt() {
            if try isTaken(outcome) { return unsafe taken.move() }
        }
        return nil
    }

    /// The elements as a sequence of results.
    ///
    /// A wrong element is a failure, after which the next one follows, whatever the policy is. Nothing
    /// follows a failure that ends the reading.
    ///
    /// ```swift
    /// for result in tweets.results() {
    ///     switch result {
    ///     case .success(let tweet): show(tweet)
    ///     case .failure(let error): print(error.summary)
    ///     }
    /// }
    /// ```
    public func results() -> JSONElementResults<Output> {
        JSONElementResults(self)
    }

    func nextResult() -> Result<Output, JSONError>? {
        if let nestedCall { return .failure(nestedCall) }
        guard run.failure == nil, !run.isOver else { return nil }
        do throws(JSONError) {
            try run.source.awaited?.checkThatTaskReads()
            guard let outcome = attempt() else { return nil }
            switch outcome {
            case .element:
                return unsafe .success(taken.move())
            case .rejected(let error, let bytes):
                run.note(error, bytes)
                return .failure(error)
            case .failed(let error):
                throw error
            case .starved:
                return nil
            }
        } catch {
            return .failure(run.stop(error))
        }
    }

    // MARK: The last element

    /// The number of the last element among all elements, including the wrong ones, from 0; -1 before
    /// the first.
    public var index: Int { run.index }

    /// The path of the last element in its document; the root for a record.
    public var path: JSONValuePath { run.path }

    /// The first byte of the last element, counted from the start of the input.
    public var offset: Int { run.offset }

    /// The place at which another process can continue, after the last element that was passed.
    ///
    /// Wrong elements are passed, too, except for one that ended the reading: after such a failure,
    /// this is the place where that element began. Nil before the first element, unless the stream
    /// itself continues from a checkpoint. Also nil if nothing can follow, after a whole document.
    public var checkpoint: JSONCheckpoint? { run.checkpoint }

    /// The elements that were wrong, as far as the policy keeps them.
    public var rejects: [JSONReject] { run.report.rejects }

    /// The number of elements that were wrong.
    public var rejectCount: Int { run.report.rejectCount }

    /// The same elements, each with its place.
    ///
    /// ```swift
    /// for try await tweet in tweets.located() { print(tweet.index, tweet.path, tweet.value) }
    /// ```
    ///
    /// Both continue from the same place, and share their rejects, observers and checkpoints.
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

    /// The progress of the stream.
    public var progress: JSONProgress { run.report.progress(bytesRead: run.source.bytesRead) }

    /// The same elements, with a function that gets the progress after each chunk and at the end.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).records(.lines, onError: .skip)
    ///     .onProgress { progress in bar.fraction = progress.fraction ?? 0 }
    /// ```
    ///
    /// You can add several functions. They are called while an element is being read, so they must not
    /// take the next one.
    public func onProgress(_ body: @escaping (JSONProgress) -> Void) -> JSONElements {
        run.observe(body)
        return self
    }

    /// The same elements, with a function that gets each wrong one.
    ///
    /// You can add several functions.
    ///
    /// ```swift
    /// let rows = try JSONStream(.file("rows.jsonl")).records(.lines, onError: .skip)
    ///     .onReject { reject in print(reject.error.summary) }
    /// ```
    public func onReject(_ body: @escaping (JSONReject) -> Void) -> JSONElements {
        run.report.observeRejects(body)
        return self
    }

    // MARK: Helpers

    /// The error for the functions that are called while an element is looked for or read, and ask
    /// for another.
    private var nestedCall: JSONError? {
        run.isBusy ? JSONError.nestedCall : nil
    }

    /// Puts the next element into `taken`, from where it is moved.
    private func attempt() -> ElementOutcome? {
        guard !run.isOver else { return nil }
        run.report.begin()
        var wasRead = false
        let outcome = run.find { place, cursor throws(JSONError) in
            let output = try read(place, &cursor)
            // An element that was cut may have been read before: what was made of it is dropped.
            if wasRead {
                unsafe taken.pointee = output
            } else {
                unsafe taken.initialize(to: output)
            }
            wasRead = true
        }
        switch outcome {
        case .element:
            run.report.count += 1
        case .rejected, .failed, .starved:
            // If it was read, it is wrong after that.
            // Moved away first: what is destroyed may ask for another.
            if wasRead { _ = unsafe taken.move() }
        case nil:
            run.isOver = true
            run.tellProgress()
        }
        return outcome
    }

    /// True if an element was taken; passes a wrong one, or throws its error if the policy says so.
    ///
    /// - Throws: ``JSONError`` if bytes have to be awaited: only a task can await them.
    @inline(__always)
    private func isTaken(_ outcome: ElementOutcome) throws(JSONError) -> Bool {
        switch outcome {
        case .element:
            return true
        case .rejected(let error, let bytes):
            guard run.report.policy != .stop else { throw run.stop(error) }
            run.note(error, bytes)
            return false
        case .failed(let error):
            throw run.stop(error)
        case .starved:
            throw AwaitedSource.isAwaited
        }
    }

    // MARK: For tasks

    /// The next element, for a task, which awaits the bytes that are missing.
    func next(isolation actor: isolated (any Actor)?) async throws(JSONError) -> Output? {
        if let nestedCall { throw nestedCall }
        if let failure = run.failure { throw failure }
        let source = run.source
        if source.mayWait { try source.awaitChunks() }
        while true {
            if Task.isCancelled { throw JSONError.taskCancelled }
            guard let outcome = source.whileTaskReads({ attempt() }) else { return nil }
            if case .starved = outcome {
                await run.fetch(isolation: actor)
            } else if try isTaken(outcome) {
                return unsafe taken.move()
            }
        }
    }
}
