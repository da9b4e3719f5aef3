import Decoding
import DecodingFoundation
import FastJSON
import Foundation
import Testing

/// The same verbs for parsers and coders, from everything that holds JSON and to it.
@Suite struct VerbTests {
    struct Movie: Codable, Equatable, Sendable {
        var title: String
        var year: Int

        static let jsonParser = ParsePrint(.memberwise(Self.init)) {
            Field("title") { String.jsonParser() }
            Field("year") { Int.jsonParser() }
        }
    }

    static let text = #"{"title":"Alien","year":1979}"#
    static let movie = Movie(title: "Alien", year: 1979)
    static let tree: JSONValue = ["title": "Alien", "year": 1979]

    /// A file in a folder of its own, whose name has to be encoded in a URL.
    private func withFile<Output>(_ body: (URL) throws -> Output) throws -> Output {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "fastjson-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.appending(path: "é 100%?#.json", directoryHint: .notDirectory))
    }

    @Test(arguments: JSONEngine.allCases)
    func reading(_ engine: JSONEngine) throws {
        let options = JSONReadingOptions(engine: engine)
        let parser = Movie.jsonParser
        let decoder = FastJSONDecoder(options: options)
        let data = Data(Self.text.utf8)
        let document = try JSONDocument(parsing: data, options: options)
        #expect(document.description == Self.text)
        #expect(try JSONValue(parsing: data, options: options) == Self.tree)
        try withFile { url in
            try data.write(to: url)
            let found: [Movie] = [
                try parser.decode(Array(Self.text.utf8), options: options, errors: .first),
                try parser.decode(Self.text, options: options, errors: .first),
                try parser.decode(data, options: options, errors: .first),
                try parser.decode(.file(url), options: options, errors: .first),
                try parser.decode(document, errors: .first),
                try parser.decode(document.root, errors: .first),
                try parser.decode(Self.tree, errors: .first),
                try parser.parse(Self.tree),
                try decoder.decode(Movie.self, from: Array(Self.text.utf8)),
                try decoder.decode(Movie.self, from: Self.text),
                try decoder.decode(Movie.self, from: data),
                try decoder.decode(Movie.self, from: .file(url)),
                try decoder.decode(Movie.self, from: document),
                try decoder.decode(Movie.self, from: document.root),
                try decoder.decode(Movie.self, from: Self.tree),
                try decoder.decode(from: Self.tree),
            ]
            #expect(found.allSatisfy { $0 == Self.movie })
            let members = try JSONStream(url, options: options).values(at: "/year")
            #expect(try members.next() == 1979)
            #expect(try JSONDocument(parsing: .file(url)).description == Self.text)
            #expect(try JSONValue(parsing: .file(url)) == Self.tree)
        }
    }

    @Test func writing() throws {
        let parser = Movie.jsonParser
        let encoder = FastJSONEncoder()
        let bytes = Array(Self.text.utf8)
        #expect(try parser.encode(Self.movie) == bytes)
        #expect(try parser.encodeData(Self.movie) == Data(bytes))
        #expect(try parser.encodeString(Self.movie) == Self.text)
        #expect(try parser.encodeToValue(Self.movie) == Self.tree)
        #expect(try parser.print(Self.movie) == Self.tree)
        #expect(try encoder.encode(Self.movie) == Data(bytes))
        #expect(try encoder.encodeBytes(Self.movie) == bytes)
        #expect(try encoder.encodeString(Self.movie) == Self.text)
        #expect(try encoder.encodeToValue(Self.movie) == Self.tree)
        try withFile { url in
            try Data("before".utf8).write(to: url)
            try parser.encode(Self.movie, to: url)
            #expect(try Data(contentsOf: url) == Data(bytes))
            let pretty = JSONWritingOptions(layout: .pretty())
            try parser.encode(Self.movie, to: url, options: pretty)
            #expect(try Data(contentsOf: url) == parser.encodeData(Self.movie, options: pretty))
            try encoder.encode(Self.movie, to: url)
            #expect(try Data(contentsOf: url) == Data(bytes))
        }
    }

    @Test("A new text leaves the permissions of a file and the links to it")
    func filesThatAreReplaced() throws {
        try withFile { url in
            let files = FileManager.default
            let path = url.path(percentEncoded: false)
            let link = url.deletingLastPathComponent().appending(path: "link-\(UUID()).json")
            try files.createSymbolicLink(at: link, withDestinationURL: url)
            defer { try? files.removeItem(at: link) }
            // The first write creates what the link leads to.
            try? files.removeItem(at: url)
            for (value, target) in [(1, link), (2, link), (3, url)] {
                try Int.jsonParser().encode(value, to: target)
                try FastJSONEncoder().encode(value, to: target)
                #expect(try Data(contentsOf: url) == Data("\(value)".utf8))
                if value > 1 {
                    let mode = try files.attributesOfItem(atPath: path)[.posixPermissions]
                    #expect(mode as? Int == 0o600)
                }
                try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
                #expect(try files.destinationOfSymbolicLink(atPath: link.path()) == path)
            }
        }
    }

    #if !canImport(Darwin)
    @Test("A pipe is written to, and stays a pipe")
    func pipes() throws {
        try withFile { url in
            let path = url.path(percentEncoded: false)
            try? FileManager.default.removeItem(at: url)
            try #require(mkfifo(path, 0o600) == 0)
            // Open for both, so that nobody waits for the other end.
            let pipe = open(path, O_RDWR)
            defer { close(pipe) }
            try Int.jsonParser().encode(123, to: url)
            #expect(try FileHandle(fileDescriptor: pipe).read(upToCount: 3) == Data("123".utf8))
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
            #expect(type as? FileAttributeType != .typeRegular)
        }
    }
    #endif

    @Test("A file that cannot be written stays as it was")
    func filesThatCannotBeWritten() throws {
        try withFile { url in
            try Data("before".utf8).write(to: url)
            let refused = #expect(throws: JSONError.self) {
                try Double.jsonParser().encode(.nan, to: url)
            }
            #expect(refused?.code == .unwritableValue)
            #expect(throws: EncodingError.self) {
                try FastJSONEncoder().encode(Double.nan, to: url)
            }
            #expect(try Data(contentsOf: url) == Data("before".utf8))
            let folder = url.deletingLastPathComponent()
            let web = try #require(URL(string: "https://example.com/a.json"))
            let zero = try #require(URL(string: "file://\(folder.path())a%00b"))
            for target in [url.appending(path: "inside"), folder, web, zero] {
                let byParser = #expect(throws: JSONError.self) {
                    try Int.jsonParser().encode(1, to: target)
                }
                let byEncoder = #expect(throws: JSONError.self) {
                    try FastJSONEncoder().encode(1, to: target)
                }
                #expect(byParser?.code == .outputFailed)
                #expect(byParser == byEncoder)
                #expect(byParser?.message.hasPrefix("cannot write the file: ") == true)
            }
            let remote = #expect(throws: JSONError.self) {
                try Int.jsonParser().encode(1, to: web)
            }
            #expect(
                remote?.message
                    == #"cannot write the file: "https://example.com/a.json" is not a file URL"#
            )
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
            #expect(files == [url.lastPathComponent])
        }
    }

    @Test("URLs that are none of a file, and files that are not there")
    func filesThatCannotBeRead() throws {
        let web = try #require(URL(string: "https://example.com/a.json"))
        let missing = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for url in [web, missing] {
            let errors: [JSONError?] = [
                #expect(throws: JSONError.self) { _ = try JSONInput.file(url) },
                #expect(throws: JSONError.self) { _ = try JSONStream(url) },
                #expect(throws: JSONError.self) { _ = try JSONDocument(parsing: .file(url)) },
                #expect(throws: JSONError.self) {
                    _ = try FastJSONDecoder().decode(Int.self, from: .file(url))
                },
            ]
            #expect(errors.allSatisfy { $0?.code == .inputFailed && $0 == errors[0] })
        }
    }

    // MARK: Trees

    @Test("Errors of trees have a path and no place")
    func errorsOfTrees() throws {
        let tree: JSONValue = ["title": "Alien", "year": [1]]
        let error = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode([Movie].self, from: [Self.tree, tree])
        }
        #expect(codingPathText(error?.context?.codingPath ?? []) == #"$[1]."year""#)
        #expect(error?.jsonError?.path == [1, "year"])
        #expect(error?.jsonError?.offset == nil)
        #expect(error?.jsonError?.line == nil)
        let missing = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode(Movie.self, from: ["title": "x"] as JSONValue)
        }
        #expect(missing?.jsonError?.code == .missingKey)
        #expect(missing?.jsonError?.offset == nil)
        #expect(missing?.jsonError?.report == "error: Key \"year\" not present.")
        for value in [JSONValue.float(.nan), [.float(.infinity)]] {
            let error = #expect(throws: DecodingError.self) {
                try FastJSONDecoder().decode(JSONValue.self, from: value)
            }
            #expect(error?.jsonError?.code == .unwritableValue)
        }
        let parsed = #expect(throws: JSONError.self) { try Movie.jsonParser.decode(tree) }
        #expect(
            parsed?.report == "error: Expected an integer number, but found:\n[ 1 ]\n--> at $.year"
        )
        let all = #expect(throws: JSONError.self) {
            try JSONArray { Int.jsonParser() }.decode(
                ["a", 1, "b"] as JSONValue,
                errors: .all(limit: 9)
            )
        }
        #expect(all?.errors.map(\.path) == [[0], [2]])
    }

    @Test("Of equal keys the last counts, as in the tree, unless they are an error")
    func equalKeys() throws {
        let tree = JSONValue.object(JSONValue.Object([("year", 1), ("title", "x"), ("year", 2)]))
        let decoder = FastJSONDecoder()
        #expect(try decoder.decode(Movie.self, from: tree).year == 2)
        #expect(tree["year"]?.int == 2)
        decoder.options.duplicateKeys = .reject
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode(Movie.self, from: tree)
        }
        #expect(error?.jsonError?.code == .duplicateKey)
    }

    @Test("Settings hold for trees too, and braces are no matter there")
    func settingsOfTrees() throws {
        let decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.assumesTopLevelDictionary = true
        decoder.dateDecodingStrategy = .secondsSince1970
        struct Row: Codable, Equatable {
            var firstSeen: Date
            var rest: JSONValue
        }
        let number = try #require(JSONValue.Number("1.10"))
        let rest: JSONValue = [.number(number), .float(0.5), ["a": nil]]
        let row = try decoder.decode(Row.self, from: ["first_seen": 0, "rest": rest])
        #expect(row == Row(firstSeen: Date(timeIntervalSince1970: 0), rest: rest))
        #expect(try decoder.decode([Int].self, from: [1, 2] as JSONValue) == [1, 2])
        let encoder = FastJSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .secondsSince1970
        #expect(try encoder.encodeToValue(row) == ["first_seen": 0, "rest": rest])
    }

    @Test("Deep trees")
    func deepTrees() throws {
        var tree: JSONValue = 1
        for _ in 0..<3000 { tree = [tree] }
        #expect(try JSONValue.jsonParser().decode(tree) == tree)
        #expect(try FastJSONDecoder().decode(JSONValue.self, from: tree) == tree)
    }
}
