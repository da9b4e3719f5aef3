import FastJSON
import Foundation

/// Where a run notes how far it is, so that the next one can go on.
struct CheckpointFile {
    private let path: String?
    private var elementsSinceSave = 0
    private var lastSave = ContinuousClock.now

    private static let interval = Duration.seconds(1)

    init(_ path: String?) {
        self.path = path
    }

    /// The checkpoint of a run before; nil if there is none.
    func load() throws(ToolFailure) -> JSONCheckpoint? {
        guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return try JSONDecoder().decode(JSONCheckpoint.self, from: data)
        } catch {
            throw ToolFailure(status: .trouble, message: "\(path) is no checkpoint")
        }
    }

    /// True about once a second, if checkpoints are wanted.
    mutating func isDue() -> Bool {
        guard path != nil else { return false }
        elementsSinceSave += 1
        guard elementsSinceSave >= 256, ContinuousClock.now - lastSave >= CheckpointFile.interval
        else { return false }
        elementsSinceSave = 0
        lastSave = .now
        return true
    }

    /// Notes how far the run is: all before that must have been written.
    func save(_ checkpoint: JSONCheckpoint?) throws(ToolFailure) {
        guard let path, let checkpoint else { return }
        do {
            let data = try JSONEncoder().encode(checkpoint)
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw ToolFailure(status: .trouble, message: "cannot write \(path)")
        }
    }

    /// Ends the notes: nothing is left to do.
    func remove() {
        if let path { try? FileManager.default.removeItem(atPath: path) }
    }
}
