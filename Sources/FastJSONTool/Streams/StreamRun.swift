import ArgumentParser
import FastJSON

/// Reads the elements of a stream, and hands each to a function that writes it.
struct StreamRun {
    /// The input; `-` is standard input.
    var file: String
    var reading: JSONReadingOptions
    var progress: ProgressArguments
    /// The file to write; nil and `-` are standard output.
    var output: String?
    /// Where to note how far the run is.
    var notes: CheckpointFile?
    /// Where records go that are not valid.
    var rejects: RejectLog?
    /// How many elements to print at most; nil for all.
    var limit: Int?
    /// True if other threads read the input.
    var isParallel = false

    /// Reads the elements up to the limit, and ends with the status for a failure if one was wrong.
    ///
    /// The writing function returns true if the element counts for the limit. The closing function is
    /// called after the last element.
    func run<Source: ElementSource>(
        _ open: (consuming JSONStream) throws(JSONError) -> Source,
        write: (Source.Element, _ isFirst: Bool, TextBuffer) throws -> Bool,
        finish: (_ isEmpty: Bool, TextBuffer) throws -> Void = { _, _ in }
    ) throws {
        try notes?.check(open)
        do {
            let input = try InputFile.open(file)
            let output = try OutputFile(self.output)
            do {
                try begin(input, output)
                let bar = progress.bar(for: input.size, unasked: !output.isTerminal)
                bar?.countElements(0)
                rejects?.bar = bar
                defer { bar?.clear() }
                let text = TextBuffer(output, notes: notes)
                let watched =
                    isParallel ? input : watch(input, bar, text, isTerminal: output.isTerminal)
                let stream = JSONStream(watched, options: reading).resuming(at: notes?.place)
                try copy(try open(stream), to: output, through: text, bar, write, finish)
            } catch {
                output.abandon()
                throw error
            }
        } catch let error as JSONError {
            try Diagnostics.end(with: error, in: file)
        }
    }

    /// Makes ready what is written to.
    private func begin(_ input: borrowing JSONInput, _ output: OutputFile) throws {
        let inputStatus = InputFile.status(of: file)
        try output.check(input: inputStatus)
        try rejects?.check(input: inputStatus, output: output.status, notes: notes?.path)
        if let notes {
            System.noteClosedPipes()
            // Without a size, it may be that no more bytes arrive, and that the signal goes unnoticed.
            if input.size != nil { System.noteRequestsToEnd() }
            // If no note can be written, the file of rejects stays as it is.
            try notes.begin(output, InputWitness(file))
            try rejects?.open(after: notes.rejectSize)
        } else {
            try rejects?.open()
        }
    }

    /// Watches the reads of an input, and writes what was collected before one that has to wait.
    private func watch(
        _ input: consuming JSONInput,
        _ bar: ProgressBar?,
        _ text: TextBuffer,
        isTerminal: Bool
    ) -> JSONInput {
        let notes = notes
        let watched = input.onRead { count in
            bar?.advance(by: count)
            notes?.endIfAsked()
            notes?.noteRead()
        }
        // With notes, text is written only after an element, where it can be noted.
        guard notes == nil else { return watched }
        return watched.onWait {
            if isTerminal { bar?.clear() }
            // A failure is kept, and thrown after the next element.
            try? text.flush()
        }
    }

    private func copy<Source: ElementSource>(
        _ elements: Source,
        to output: OutputFile,
        through text: TextBuffer,
        _ bar: ProgressBar?,
        _ write: (Source.Element, _ isFirst: Bool, TextBuffer) throws -> Bool,
        _ finish: (_ isEmpty: Bool, TextBuffer) throws -> Void
    ) throws {
        let rejectsBefore = notes?.rejectCount ?? 0
        do {
            var isFirst = true
            // Values that an earlier run has printed do not count.
            var left = limit ?? .max
            while left > 0, let element = try elements.next() {
                bar?.countElements(1)
                if isParallel { bar?.advance(by: elements.takeBytesRead()) }
                try rejects?.check()
                try text.check()
                let counts = try write(element, isFirst, text)
                text.endElement(at: elements.offset)
                if counts, !text.isSkipped { left -= 1 }
                isFirst = false
                if let notes, notes.isDue(isFull: text.isFull) {
                    try text.flush()
                    try save(notes, elements, rejectsBefore)
                } else if text.isFull {
                    try text.flush()
                }
            }
            try finish(isFirst, text)
            try text.flush()
            if left > 0 { try notes?.checkEnd() }
            try rejects?.finish()
            try output.finish()
            if left > 0 {
                notes?.remove()
            } else if let notes {
                try save(notes, elements, rejectsBefore)
                notes.end()
            }
        } catch {
            // The valid part is written, and the error is on a separate line.
            text.endLine()
            if (try? text.flush()) != nil { notes?.end() }
            rejects?.end()
            throw error
        }
        if rejectsBefore + elements.rejectCount > 0 {
            throw ExitCode(ExitStatus.negative.rawValue)
        }
    }

    /// Notes that all is written up to the last element.
    private func save(
        _ notes: CheckpointFile,
        _ elements: some ElementSource,
        _ rejectsBefore: Int
    ) throws(ToolFailure) {
        try notes.save(
            elements.checkpoint,
            rejectSize: rejects?.size,
            rejectCount: rejectsBefore + elements.rejectCount
        )
    }
}
