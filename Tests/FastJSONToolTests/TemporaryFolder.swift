import Foundation

/// A folder with files for one test, deleted when it is released.
final class TemporaryFolder: Sendable {
    let url: URL

    /// Creates a folder with files of these texts.
    init(files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("fastjson-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files {
            try Data(text.utf8).write(to: self.url(name))
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The place of a file.
    func url(_ name: String) -> URL {
        url.appendingPathComponent(name)
    }

    /// The text of a file.
    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
    }

    /// The names of all files.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }

    /// Replaces the text of a file, or creates it.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url(name))
    }
}
