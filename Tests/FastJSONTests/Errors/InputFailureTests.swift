import FastJSON
import Foundation
import TestSupport
import Testing

/// Inputs that the system cannot open or read.
@Suite struct InputFailureTests {
    /// The error of reading a file in each of the ways to do so, which must all give it.
    private func error(
        of path: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws
        -> JSONError
    {
        var errors: [JSONError] = []
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine)
            errors += [
                try #require(throws: JSONError.self) {
                    try JSONValue(parsing: .file(path), options: options)
                },
                try #require(throws: JSONError.self) {
                    try JSONDocument(parsing: .file(path), options: options)
                },
                try #require(throws: JSONError.self) {
                    try JSONInput.file(path).validate(options: options)
                },
                try #require(throws: JSONError.self) {
                    var reader = try JSONEventReader(.file(path), options: options)
                    while try reader.next() != nil {}
                },
            ]
        }
        #expect(Set(errors).count == 1, sourceLocation: sourceLocation)
        return try #require(errors.first, sourceLocation: sourceLocation)
    }

    @Test func missingFile() throws {
        let error = try error(of: "/no/such/file.json")
        #expect(error.code == .inputFailed)
        #expect(error.message == "cannot open /no/such/file.json: No such file or directory")
        #expect(error.offset == nil)
        #expect(error.description == error.message)
        #expect(error.report == "error: \(error.message)")
    }

    @Test func directory() throws {
        let path = FileManager.default.temporaryDirectory.path
        let error = try error(of: path)
        #expect(error.code == .inputFailed)
        #expect(error.message == "cannot read \(path): Is a directory")
    }

    /// The name is refused as a whole: what stands before the NUL is some other file.
    @Test func nameWithNUL() throws {
        let error = try error(of: "\(#filePath)\u{0}.json")
        #expect(error.code == .inputFailed)
        #expect(error.message == "cannot open the file: its name holds a NUL character")
    }

    /// What is wrong with the bytes that came is reported before the failure.
    @Test(arguments: [
        ("[9 1e9", "expected ',' or ']' after an element, found '1'", 3),
        (
            #"["\ud800x"#,
            #"invalid escape: \uD800 is half of a surrogate pair without the other half"#, 2
        ),
        ("[1, 2", "cannot read the input: broken", nil),
    ])
    func failureAfterAnError(text: String, message: String, offset: Int?) throws {
        struct Failure: Error, CustomStringConvertible { let description = "broken" }
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine)
            func input() -> JSONInput {
                var rest = Array(text.utf8)[...]
                return .reader(chunkSize: 1) { buffer in
                    guard let byte = rest.popFirst() else { throw Failure() }
                    buffer[0] = byte
                    return 1
                }
            }
            let errors = [
                try #require(throws: JSONError.self) {
                    try JSONCursor.withCursor(over: input(), options: options) {
                        cursor throws(JSONError) in try cursor.readValue()
                    }
                },
                try #require(throws: JSONError.self) {
                    try JSONValue(parsing: input(), options: options)
                },
                try #require(throws: JSONError.self) { try input().validate(options: options) },
            ]
            for error in errors {
                #expect(error.message == message, "\(engine)")
                #expect(error.offset == offset, "\(engine)")
            }
        }
    }

    @Test func emptyName() throws {
        let error = try error(of: "")
        #expect(error.code == .inputFailed)
    }

    @Test func descriptorThatIsNotOpen() throws {
        let error = try #require(throws: JSONError.self) {
            try JSONValue(parsing: .fileDescriptor(-1))
        }
        #expect(error.code == .inputFailed)
        #expect(error.message == "cannot read descriptor -1: Bad file descriptor")
    }

    /// A failure of one's own in the middle of a document.
    @Test(arguments: JSONEngine.allCases)
    func failingReader(_ engine: JSONEngine) throws {
        struct Interruption: Error, CustomStringConvertible {
            var description: String { "the line was cut" }
        }
        let options = JSONReadingOptions(engine: engine)
        for count in 0...6 {
            nonisolated(unsafe) var bytes = Array("[1,[2,".utf8).prefix(count)
            let error = try #require(throws: JSONError.self) {
                try JSONValue(
                    parsing: .reader { buffer in
                        guard let byte = bytes.popFirst() else { throw Interruption() }
                        buffer[0] = byte
                        return 1
                    },
                    options: options
                )
            }
            #expect(error.code == .inputFailed)
            #expect(error.message == "cannot read the input: the line was cut")
        }
        let own = JSONError(code: .init("mine"), message: "my own words", path: ["a"], offset: 7)
        let error = try #require(throws: JSONError.self) {
            try JSONValue(parsing: .reader { _ in throw own }, options: options)
        }
        #expect(error.code == own.code)
        #expect(error.message == own.message)
        #expect(error.path == own.path)
    }

    /// What arrives before a failure is read first, however little it is.
    @Test(arguments: ["[x", "{}", "1 ", "[1]x"], JSONEngine.allCases)
    func fewBytesBeforeFailure(_ text: String, engine: JSONEngine) async throws {
        struct Interruption: Error {}
        let chunks = AsyncThrowingStream<[UInt8], any Error> { continuation in
            continuation.yield(Array(text.utf8))
            continuation.finish(throwing: Interruption())
        }
        nonisolated(unsafe) var bytes = Array(text.utf8)[...]
        let input = JSONInput.reader { buffer in
            guard let byte = bytes.popFirst() else { throw Interruption() }
            buffer[0] = byte
            return 1
        }
        let options = JSONReadingOptions(engine: engine)
        let awaited = try JSONStream(chunks: chunks, options: options).elements(at: "$")
        let read = try JSONStream(input, options: options).elements(at: "$")
        var count = 0
        let expected = #expect(throws: JSONError.self) {
            while try read.next() != nil { count += 1 }
        }
        let error = await #expect(throws: JSONError.self) {
            for try await _ in awaited { count -= 1 }
        }
        #expect(count == 0)
        #expect(error?.code == expected?.code)
        #expect(error?.offset == expected?.offset)
    }

    /// An error of the text comes before a failure after it, however far the excerpt would read.
    @Test(arguments: JSONEngine.allCases)
    func errorBeforeFailure(_ engine: JSONEngine) throws {
        struct Interruption: Error {}
        nonisolated(unsafe) var bytes = Array("[1 2".utf8)[...]
        let error = try #require(throws: JSONError.self) {
            try JSONValue(
                parsing: .reader { buffer in
                    guard let byte = bytes.popFirst() else { throw Interruption() }
                    buffer[0] = byte
                    return 1
                },
                options: JSONReadingOptions(engine: engine)
            )
        }
        #expect(error.code == .unexpectedCharacter)
        #expect(error.offset == 3)
    }

    /// A file with an error gives the same error as its bytes.
    @Test func errorInFile() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("fastjson-\(UUID().uuidString).json")
        let bytes = Array("{\n  \"a\": [1, 2 3]\n}\n".utf8)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let expected = ReadingMode(.native, .whole).validate(bytes)
        #expect(try error(of: file.path) == expected)
    }
}
