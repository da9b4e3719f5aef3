import FastJSON
import Foundation

/// The well-known documents, which are not part of the project.
struct Corpora {
    let directory: String

    /// Where they are: in the directory named, else in that of FASTJSON_CORPORA, else beside the
    /// project.
    init(directory: String?) {
        let environment = ProcessInfo.processInfo.environment["FASTJSON_CORPORA"]
        let root = environment ?? "\(Corpora.package)/../shared/corpora"
        self.directory = directory ?? "\(root)/documents"
    }

    /// The directory of the project.
    static var package: String {
        // This file is Benchmarks/Sources/Bench/Documents/Corpora.swift.
        URL(fileURLWithPath: #filePath).pathComponents.dropFirst().dropLast(5)
            .map { "/\($0)" }.joined()
    }

    /// Where to get the documents, and how to say where they are.
    static let advice = """
        They are in https://github.com/miloyip/nativejson-benchmark/tree/master/data. Say where \
        you have them: --documents DIRECTORY, or FASTJSON_CORPORA=PARENT for PARENT/documents.
        """

    /// True if a document is there.
    func has(_ name: DocumentName) -> Bool {
        FileManager.default.fileExists(atPath: path(of: name))
    }

    /// The bytes of a document; nil if it is absent.
    func bytes(of name: DocumentName) throws -> [UInt8]? {
        guard has(name) else { return nil }
        return try JSONInput.file(path(of: name)).readAll()
    }

    /// Where a document is, or would be.
    func path(of name: DocumentName) -> String { "\(directory)/\(name.rawValue).json" }
}

/// The well-known documents.
enum DocumentName: String, CaseIterable {
    /// A search for tweets: many keys, strings of all lengths, text in Japanese.
    case twitter
    /// The outlines of a country: 111,126 numbers of 15 to 17 digits.
    case canada
    /// The programme of concert halls, indented: integers and white space.
    case citm = "citm_catalog"
}
