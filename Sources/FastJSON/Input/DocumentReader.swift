/// Reads one document of an input through a window.
///
/// Events and sinks take the bytes as they come, so only the window is in memory. A function of the
/// caller is called once and cannot wait, so all bytes are read before it is called.
struct DocumentReader: ~Copyable {
    let window: Window
    var cursor: JSONCursor

    init(_ input: consuming JSONInput, options: JSONReadingOptions) {
        window = Window(input, documentLength: options.limits.documentLength)
        cursor = JSONCursor(options: options, memory: .allocate())
    }

    /// Reads enough to tell the encoding, and moves to the start of the document.
    mutating func begin() throws(JSONError) {
        try window.loadStart()
        try cursor.start(over: window)
    }

    /// Reads the document into a sink, to the end of the input, or until that is of no use.
    mutating func read<Sink: TokenSink & ~Copyable>(into sink: inout Sink) throws(JSONError) {
        do throws(JSONError) {
            try begin()
            var state = try cursor.startReading()
            try read(into: &sink, from: &state)
        } catch {
            throw error.located(in: window)
        }
    }

    /// Reads on into a sink until it is paused, or has enough, or the input has ended.
    mutating func read<Sink: TokenSink & ~Copyable>(
        into sink: inout Sink,
        from state: inout JSONCursor.ReadingState
    ) throws(JSONError) {
        while true {
            do throws(JSONError) {
                if !state.isOver { try cursor.read(into: &sink, from: &state) }
                if sink.isPaused { return }
                return try cursor.finish()
            } catch {
                guard error.isStarved else { throw error }
                if sink.isOver { return }
                try cursor.extendToken(over: window)
            }
        }
    }

    // MARK: All of it

    /// The bytes after which the start of a long input is looked at.
    private static var startSize: Int { 1 << 18 }

    /// Reads all bytes, and then the document by a function.
    mutating func readWhole<Output>(
        _ body: (inout JSONCursor) throws(JSONError) -> Output
    ) throws(JSONError) -> Output {
        do throws(JSONError) {
            try begin()
            let refusal = try loadAll()
            #if Yajl
            // Only native reading finds what is wrong with the token that the failure cut.
            if window.failure != nil { cursor.tape?.stop(faulty: false) }
            #endif
            let result = Result { () throws(JSONError) in try cursor.run(body) }
            // The bytes before a failure are read before the failure is reported.
            if cursor.isStarved, let error = window.failure ?? refusal { throw error }
            return try result.get()
        } catch {
            throw error.located(in: window)
        }
    }

    /// Reads all bytes; if those at the start cannot begin a document, stops there and returns the error.
    ///
    /// So a file of another kind, however large, is refused at once.
    private mutating func loadAll() throws(JSONError) -> JSONError? {
        let start = window.origin.offset
        try load(until: start + DocumentReader.startSize)
        if window.reachedEnd || window.failure != nil { return nil }
        let savepoint = cursor.savepointHere()
        let refusal = Result { () throws(JSONError) in
            var sink = NullSink()
            // The function of the caller decides what to do with equal keys.
            var state = try cursor.startReading(checkingKeys: false)
            try cursor.read(into: &sink, from: &state)
        }
        cursor.goBack(to: savepoint)
        cursor.release(savepoint)
        if case .failure(let error) = refusal, !error.isStarved { return error }
        // The size of a file may be a lie, and most of it a hole.
        if let size = window.size { try window.reserve(min(size, 1 << 30)) }
        try load(until: .max)
        return nil
    }

    /// Reads up to an offset, and keeps everything; a failure is thrown again to whoever needs more.
    private mutating func load(until target: Int) throws(JSONError) {
        let start = window.origin.offset
        do throws(JSONError) {
            try cursor.extend(over: window, keeping: start, until: target)
        } catch {
            if window.failure == nil { throw error }
        }
    }
}

extension JSONCursor {
    /// Moves to the start of the document that a window begins with.
    mutating func start(over window: Window) throws(JSONError) {
        origin = window.origin
        try start(window.text)
    }

    /// Reads more into a window, and shows it; what is needed of the old bytes stays.
    ///
    /// If nothing comes, the input has ended there.
    mutating func extend(
        over window: Window,
        keeping kept: Int = .max,
        until target: Int
    ) throws(JSONError) {
        let kept = min(kept, neededOffset)
        if !window.hasRoom(until: target) { keepKeys(before: kept - Excerpt.bytesBefore) }
        // The window may have moved also when nothing came.
        defer { show(again: window) }
        do throws(JSONError) {
            try window.load(keeping: kept, until: target)
        } catch {
            // An error in the bytes that have arrived is reported before the failure of the input. Only
            // native reading finds it in a token that was cut.
            guard window.failure != nil, stopTape() else { throw error }
        }
    }

    /// Reads more into a window, and shows it, until that is enough or the input has ended.
    ///
    /// If the input fails after some bytes that were not tried yet, these are read first.
    mutating func extend(
        over window: Window,
        after tried: Int,
        until isEnough: () -> Bool
    ) throws(JSONError) {
        while true {
            let before = window.endOffset
            do throws(JSONError) {
                try extend(over: window, until: before + 1)
            } catch {
                guard window.failure != nil, before > tried else { throw error }
            }
            if window.endOffset == before || window.reachedEnd || isEnough() { return }
        }
    }

    /// Reads more of a token that was cut into a window, and shows it.
    mutating func extendToken(over window: Window) throws(JSONError) {
        var end = TokenEnd(startingAt: neededOffset, in: window, options: options)
        try extend(over: window, after: end.tried) { end.isDue(in: window) }
    }

    /// An error with its line and column, for which the window may move; the cursor stays at its place.
    mutating func located(_ error: JSONError, in window: Window) -> JSONError {
        let needed = neededOffset
        keepKeys(before: needed)
        let error = error.located(in: window, keeping: needed)
        show(again: window)
        return error
    }

    /// Shows a window that may have moved; the cursor stays at its place.
    mutating func show(again window: Window) {
        // Of the old window, only the addresses count.
        let offset = unsafe offset(of: position)
        precondition(offset >= window.origin.offset, "What the cursor needs stays in the window.")
        isStarved = false
        input = window.text
        origin = window.origin
        #if Yajl
        if let tape, tape.isReading {
            return showEntries(of: tape, from: entryIndex ?? 0)
        }
        #endif
        seek(to: offset)
    }

    /// Copies the keys of open objects that may be about to leave memory.
    mutating func keepKeys(before offset: Int) {
        guard depth > 0 else { return }
        for level in 1...depth {
            guard let key = unsafe frames[level].keyOffset, key >= origin.offset, key < offset,
                keptKeys[level]?.offset != key
            else { continue }
            let text = unsafe TextToken.ofScannedString(at: pointer(at: key), offset: key).string()
            keptKeys[level] = (key, text)
        }
    }
}
