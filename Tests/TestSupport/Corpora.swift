internal import FastJSON
package import Foundation

/// The test documents that are not part of the package.
///
/// They are looked for at the variable `FASTJSON_CORPORA`, else beside the checkout at
/// `../shared/corpora`. Tests that need them are skipped when they are absent.
package enum Corpora {
    /// The folder with the corpora; nil if there is none.
    package static let folder: URL? = {
        let environment = ProcessInfo.processInfo.environment["FASTJSON_CORPORA"]
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder =
            environment.map { URL(fileURLWithPath: $0) }
            ?? package.deletingLastPathComponent().appendingPathComponent("shared/corpora")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// The bytes of one of the documents: `twitter.json`.
    package static func document(_ name: String) throws -> [UInt8] {
        try bytes(of: "documents/\(name)")
    }

    /// The files of a folder of JSONTestSuite, by name, in order; none if the suite is absent.
    package static func suiteFiles(in name: String) -> [String] {
        guard let folder = folder?.appendingPathComponent("JSONTestSuite/\(name)") else {
            return []
        }
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
    }

    /// The bytes of a file of JSONTestSuite.
    package static func suiteFile(_ name: String, in folder: String) throws -> [UInt8] {
        try bytes(of: "JSONTestSuite/\(folder)/\(name)")
    }

    /// The bytes of a file of the corpora: `jsonpath/cts.json`.
    package static func file(_ path: String) throws -> [UInt8] { try bytes(of: path) }

    private static func bytes(of path: String) throws -> [UInt8] {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        return try JSONInput.file(folder.appendingPathComponent(path).path).readAll()
    }
}
