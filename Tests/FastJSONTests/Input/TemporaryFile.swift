import Foundation

/// A file that lives as long as this object.
final class TemporaryFile {
    /// Where it is.
    let path: String

    /// Creates a file with these bytes.
    init(_ bytes: [UInt8]) throws {
        let name = "fastjson-test-\(UUID().uuidString).json"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try Data(bytes).write(to: url)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
