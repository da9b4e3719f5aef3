import FastJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where a run notes how far it is, so that the next one can continue.
///
/// A note is made before anything is written, and then about once a second, each time when everything
/// that was read up to it has been written. If the process is killed, the output may hold text from
/// after the note. If the output is the same regular file in the next run, that text is cut off. If the
/// process can still make a note at its end, the note says how much text from after the place was
/// written; the next run makes this text again and skips it.
final class CheckpointFile {
    let path: String
    private let command: String
    private var note: Note
    private var output: OutputFile?
    private var input: InputWitness?
    /// Up to where the input must not change: as far as its text was written.
    private var reached = 0
    /// The text of this run that was made so far, up to the last note and up to the last write.
    private var placePosition = 0
    private var position = 0
    /// The text of this run that was there before it.
    private(set) var bytesToSkip = 0
    private var lastSave = ContinuousClock.now
    /// How many elements to pass between two looks at the clock, and how many of these are left.
    private var (step, left) = (1, 1)

    private static let interval = Duration.seconds(1)
    /// A place may have long keys; a larger file is not a note.
    private static let largestSize = 1 << 28

    /// The contents of the file.
    private struct Note: Codable {
        /// What the run does, without its files.
        var command: String
        /// The place to continue from; nil for the start.
        var place: JSONCheckpoint?
        /// Bytes of text from after the place that were written when this was noted.
        var written = 0
        /// True if nothing was written after this was noted.
        var isLast = false
        /// The output when this was noted, if it is a regular file.
        var output: System.FileStatus?
        /// The input up to the place before which it must not change, if it is a regular file.
        var input: InputWitness.Fingerprint?
        /// The size of the file of records that are not valid, up to the place.
        var rejectSize: Int?
        /// The number of records that are not valid, up to the place.
        var rejectCount = 0

        /// False for what no run has noted, and for what could not be counted on from.
        var isPlausible: Bool {
            [
                written, rejectCount, rejectSize ?? 0, output?.size ?? 0, input?.offset ?? 0,
                place?.offset ?? 0, place?.index ?? 0,
            ].allSatisfy((0..<1 << 60).contains)
        }
    }

    /// Reads the note of the run before, if there is one; nil without a path.
    init?(_ path: String?, for command: String) throws(ToolFailure) {
        guard let path else { return nil }
        self.path = path
        self.command = command
        note = Note(command: command)
        guard System.exists(path) else { return }
        // A file that is not regular might never end.
        guard System.status(ofFile: path) != nil else { throw isNone }
        do {
            let bytes = try InputFile.bytes(of: path, limit: CheckpointFile.largestSize)
            note = try JSONDecoder().decode(Note.self, from: Data(bytes))
        } catch {
            throw (error as? JSONError).flatMap(Diagnostics.trouble) ?? isNone
        }
        guard note.isPlausible else { throw isNone }
        guard note.command == command else {
            throw ToolFailure(
                "\(shownPath) is a checkpoint of '\(note.command)', not of '\(command)'"
            )
        }
    }

    private var shownPath: String { DiagnosticText.name(path) }
    /// Where to continue from; nil for the start.
    var place: JSONCheckpoint? { note.place }
    /// The failure of a file that has no note in it.
    private var isNone: ToolFailure {
        ToolFailure("\(shownPath) is not a checkpoint")
    }
    private var isOfAnotherInput: ToolFailure {
        ToolFailure("\(shownPath) is a checkpoint of another input")
    }
    /// The size up to which the file of records that are not valid is kept.
    var rejectSize: Int { note.rejectSize ?? 0 }
    /// The number of records before the place that are not valid.
    var rejectCount: Int { note.rejectCount }

    /// Brings the output to where the run continues, and makes the first note.
    ///
    /// The input, if it can be looked at, must be the same up to there.
    func begin(_ output: OutputFile, _ input: InputWitness?) throws(ToolFailure) {
        if let fingerprint = note.input {
            guard input == nil || input?.fingerprint(at: fingerprint.offset) == fingerprint else {
                throw isOfAnotherInput
            }
            reached = fingerprint.offset
        }
        self.input = input
        self.output = output
        bytesToSkip = note.written
        if let old = note.output, let new = output.status, new.isSameFile(as: old) {
            guard new.size >= old.size else {
                throw ToolFailure(
                    "the output is shorter than when \(shownPath) was written: "
                        + "append with >>, or remove \(shownPath) to start again"
                )
            }
            if !note.isLast { try output.cut(to: old.size) }
        }
        note.isLast = false
        note.output = output.status
        try write()
    }

    /// Refuses a place that does not belong to the streams that a function opens.
    func check(
        _ open: (consuming JSONStream) throws(JSONError) -> some ElementSource
    ) throws(ToolFailure) {
        guard let place else { return }
        do throws(JSONError) {
            _ = try open(JSONStream(.bytes([])).resuming(at: place)).next()
        } catch  where error.code == .inputFailed {
            // The stream knows the place, which these few bytes do not have.
        } catch {
            throw isNone
        }
    }

    /// Refuses an input whose text ended before all was skipped that is said to be written.
    func checkEnd() throws(ToolFailure) {
        guard position >= bytesToSkip else { throw isOfAnotherInput }
    }

    /// Counts text that was written or skipped, and notes where its last element starts.
    func noteWritten(_ count: Int, of offset: Int?) {
        position += count
        reached = max(reached, offset ?? 0)
    }

    /// Notes that bytes were read, for which the run may have waited.
    func noteRead() {
        (step, left) = (1, 1)
    }

    /// True about once a second.
    func isDue(isFull: Bool) -> Bool {
        left -= 1
        guard isFull || left <= 0 else { return false }
        let now = ContinuousClock.now
        let isDue = now - lastSave >= CheckpointFile.interval
        step = min(2 * step, 256)
        left = step
        if isDue { lastSave = now }
        return isDue
    }

    /// Notes how far the run is: all text up to there must have been written.
    ///
    /// The counts are of all runs together.
    func save(_ place: JSONCheckpoint?, rejectSize: Int?, rejectCount: Int) throws(ToolFailure) {
        guard let place else { return }
        note.place = place
        note.rejectSize = rejectSize
        note.rejectCount = rejectCount
        note.output = output?.status
        placePosition = position
        note.written = max(0, bytesToSkip - position)
        reached = max(reached, place.offset)
        note.input = input?.fingerprint(at: reached)
        try write()
    }

    /// Notes that nothing is written any more, after that many bytes more than were noted.
    func end(after count: Int = 0, of offset: Int? = nil) {
        noteWritten(count, of: offset)
        note.written = max(bytesToSkip, position) - placePosition
        note.isLast = true
        note.input = input?.fingerprint(at: reached)
        note.output = output?.status
        // Without it, the note before holds.
        try? write()
    }

    /// Ends the process with a note if a signal has requested its end.
    func endIfAsked() {
        guard let number = System.signalToEndBy else { return }
        end()
        System.end(by: number)
    }

    /// Ends the notes: nothing is left to do.
    func remove() {
        System.removeFile(path)
    }

    private func write() throws(ToolFailure) {
        let data: Data
        do {
            data = try JSONEncoder().encode(note)
        } catch {
            throw Output.failure(System.Reason(text: "\(error)"), name: path)
        }
        do throws(System.Reason) {
            try System.replaceFile(path, with: Array(data))
        } catch {
            throw Output.failure(error, name: path)
        }
    }
}
