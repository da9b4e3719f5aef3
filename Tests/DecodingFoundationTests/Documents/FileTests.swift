import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import Testing

@Suite struct FileTests {
    /// A folder with a file of a name that has to be encoded in a URL.
    final class File {
        let folder: URL
        let url: URL

        init(_ text: String) throws {
            folder = FileManager.default.temporaryDirectory
                .appending(path: "fastjson-\(UUID().uuidString)", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            url = folder.appending(path: "é 100%?#.json", directoryHint: .notDirectory)
            try Data(text.utf8).write(to: url)
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }
    }

    static let parser = JSONArray { Int.jsonParser() }

    @Test(arguments: JSONEngine.allCases)
    func decode(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let file = try File("[1, 2, 3]")
        #expect(try Self.parser.decode(.file(file.url), options: options) == [1, 2, 3])
        let result = Self.parser.result(from: try .file(file.url), options: options)
        #expect(result == .success([1, 2, 3]))
        let relative = URL(filePath: file.url.lastPathComponent, relativeTo: file.folder)
        #expect(try Self.parser.decode(.file(relative), options: options) == [1, 2, 3])
    }

    @Test("A file longer than the window", arguments: JSONEngine.allCases)
    func longFile(_ engine: JSONEngine) throws {
        let numbers = Array(0..<300_000)
        let file = try File(try Self.parser.encodeString(numbers))
        let options = JSONReadingOptions(engine: engine)
        #expect(try Self.parser.decode(.file(file.url), options: options) == numbers)
    }

    @Test(arguments: JSONEngine.allCases)
    func errors(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let text = "[1,\n true, false]"
        let file = try File(text)
        let result = Self.parser.result(from: try .file(file.url), options: options)
        #expect(result == Self.parser.result(from: text, options: options))
        let all = Self.parser.result(
            from: try .file(file.url),
            options: options,
            errors: .all(limit: 3)
        )
        #expect(all == Self.parser.result(from: text, options: options, errors: .all(limit: 3)))
    }

    @Test func noFile() throws {
        let file = try File("[]")
        let missing = file.folder.appending(path: "missing.json")
        let error = #expect(throws: JSONError.self) {
            try Self.parser.decode(.file(missing))
        }
        #expect(error?.code == .inputFailed)
        let folder = #expect(throws: JSONError.self) {
            try Self.parser.decode(.file(file.folder))
        }
        #expect(folder?.code == .inputFailed)
        let web = try #require(URL(string: "https://example.com/a.json"))
        let remote = #expect(throws: JSONError.self) { try Self.parser.decode(.file(web)) }
        #expect(remote?.code == .inputFailed)
        #expect(
            remote?.message
                == #"cannot open the file: "https://example.com/a.json" is not a file URL"#
        )
        let zero = try #require(URL(string: "file:///tmp/a%00b"))
        let nul = #expect(throws: JSONError.self) { try Self.parser.decode(.file(zero)) }
        #expect(nul?.code == .inputFailed)
    }
}
