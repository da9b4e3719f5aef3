import FastJSON
import Foundation
import TestSupport
import Testing

/// Reading files and descriptors.
@Suite struct FileInputTests {
    private static let text = #" {"é": [1, "😀", null]} "#
    private static let value: JSONValue = ["é": [1, "😀", nil]]

    @Test(arguments: [1, 7, 65_536], JSONEngine.allCases)
    func file(chunkSize: Int, engine: JSONEngine) throws {
        let file = try TemporaryFile(Array(Self.text.utf8))
        let options = JSONReadingOptions(engine: engine)
        let value = try JSONValue(parsing: .file(file.path, chunkSize: chunkSize), options: options)
        #expect(value == Self.value)
        try JSONInput.file(file.path, chunkSize: chunkSize).validate(options: options)
        let document = try JSONDocument(
            parsing: .file(file.path, chunkSize: chunkSize),
            options: options
        )
        #expect(document.value == Self.value)
        var reader = try JSONEventReader(.file(file.path, chunkSize: chunkSize), options: options)
        #expect(try reader.next() == .beginObject)
        #expect(try reader.next() == .key("é"))
    }

    @Test(arguments: JSONEngine.allCases)
    func errorsInFilesAreThoseInMemory(_ engine: JSONEngine) throws {
        let bytes = Array("[1,\n \"\u{1}\"]".utf8)
        let file = try TemporaryFile(bytes)
        let options = JSONReadingOptions(engine: engine)
        let expected = #expect(throws: JSONError.self) {
            try JSONValue(parsing: bytes, options: options)
        }
        let error = #expect(throws: JSONError.self) {
            try JSONValue(parsing: .file(file.path), options: options)
        }
        #expect(error == expected)
    }

    /// A file of `/proc` has more bytes than its size.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/uid_map")))
    func fileWithoutSize() throws {
        func stream() throws -> JSONStream {
            try JSONStream(.file("/proc/self/uid_map"))
        }
        let all = try stream().records(.concatenated, onError: .stop)
        let first = try #require(try all.next())
        #expect(first.int != nil)
        let checkpoint = try #require(all.checkpoint)
        let rest = try stream().resuming(at: checkpoint)
            .records(.concatenated, onError: .stop)
        for _ in 0..<3 { #expect(try rest.next() == all.next()) }
    }

    // MARK: What cannot be read

    @Test func missingFile() {
        let error = #expect(throws: JSONError.self) {
            _ = try JSONInput.file("/nowhere/at all.json")
        }
        #expect(error?.code == .inputFailed)
        #expect(error?.message == "cannot open /nowhere/at all.json: No such file or directory")
        #expect(error?.description == error?.message)
        #expect(error?.offset == nil && error?.line == nil && error?.path.isRoot == true)
    }

    @Test(arguments: JSONEngine.allCases)
    func directory(_ engine: JSONEngine) {
        let error = #expect(throws: JSONError.self) {
            try JSONValue(parsing: .file("/"), options: .init(engine: engine))
        }
        #expect(error?.code == .inputFailed)
        #expect(error?.message == "cannot read /: Is a directory")
        let document = #expect(throws: JSONError.self) {
            try JSONDocument(parsing: .file("/"), options: .init(engine: engine))
        }
        #expect(document == error)
    }

    @Test func nameWithNUL() throws {
        let file = try TemporaryFile([0x31])
        let error = #expect(throws: JSONError.self) {
            _ = try JSONInput.file(file.path + "\0.txt")
        }
        #expect(error?.code == .inputFailed)
        #expect(error?.message == "cannot open the file: its name holds a NUL character")
    }

    /// A name may come from anywhere; shown on a terminal it must do no harm.
    @Test func nameWithControlCharacters() {
        let error = #expect(throws: JSONError.self) {
            _ = try JSONInput.file("/nowhere/\u{1B}[31m\n\u{202E}red")
        }
        #expect(
            error?.message
                == #"cannot open "/nowhere/\u{1B}[31m\n\u{202E}red": No such file or directory"#
        )
    }

    @Test func emptyName() {
        let error = #expect(throws: JSONError.self) { _ = try JSONInput.file("") }
        #expect(error?.code == .inputFailed)
        #expect(error?.message == "cannot open \"\": No such file or directory")
    }

    @Test(arguments: JSONEngine.allCases)
    func emptyFile(_ engine: JSONEngine) throws {
        let file = try TemporaryFile([])
        let options = JSONReadingOptions(engine: engine)
        let errors = [
            #expect(throws: JSONError.self) {
                try JSONValue(parsing: .file(file.path), options: options)
            },
            #expect(throws: JSONError.self) {
                try JSONDocument(parsing: .file(file.path), options: options)
            },
            #expect(throws: JSONError.self) {
                try JSONInput.file(file.path).validate(options: options)
            },
        ]
        for error in errors {
            #expect(error?.code == .emptyInput)
            #expect(error?.description == "empty input: expected a JSON value (line 1, column 1)")
            #expect(error?.offset == 0)
        }
    }

    // MARK: Descriptors

    @Test(arguments: JSONEngine.allCases)
    func pipe(_ engine: JSONEngine) throws {
        let pipe = Pipe()
        let strings = (0..<20_000).map { "\"text \($0)\"" }
        let text = "[\(strings.joined(separator: ","))]"
        // More than a pipe holds, so that the writer waits for the reader.
        let writer = Thread {
            pipe.fileHandleForWriting.write(Data(text.utf8))
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        let value = try JSONValue(
            parsing: .fileDescriptor(descriptor),
            options: .init(engine: engine)
        )
        #expect(value.array?.count == 20_000)
        #expect(value[19_999] == "text 19999")
        // The descriptor is still open, at its end.
        #expect(try pipe.fileHandleForReading.read(upToCount: 1) ?? Data() == Data())
    }

    @Test func aDescriptorIsReadFromWhereItStands() throws {
        let file = try TemporaryFile(Array("xx[1]".utf8))
        let handle = try #require(FileHandle(forReadingAtPath: file.path))
        try handle.seek(toOffset: 2)
        #expect(try JSONValue(parsing: .fileDescriptor(handle.fileDescriptor)) == [1])
        try handle.seek(toOffset: 0)
        let error = #expect(throws: JSONError.self) {
            try JSONDocument(parsing: .fileDescriptor(handle.fileDescriptor))
        }
        #expect(error?.message == "expected a value, found 'x'")
        try handle.close()
    }

    @Test("No input waits for a descriptor that is none", arguments: [-1, .min, 999] as [CInt])
    func badDescriptor(_ descriptor: CInt) async {
        @Sendable func stream() -> JSONStream {
            JSONStream(.fileDescriptor(descriptor))
        }
        let errors = [
            #expect(throws: JSONError.self) {
                try JSONInput.fileDescriptor(descriptor).validate()
            },
            #expect(throws: JSONError.self) { try stream().lines(onError: .stop).next() },
            #expect(throws: JSONError.self) { try stream().parallelLines(onError: .stop).next() },
            await #expect(throws: JSONError.self) {
                for try await _ in stream().lines(onError: .stop) {}
            },
            await #expect(throws: JSONError.self) {
                for try await _ in stream().parallelLines(onError: .stop) {}
            },
        ]
        for error in errors {
            #expect(error?.code == .inputFailed)
            #expect(error?.message == "cannot read descriptor \(descriptor): Bad file descriptor")
        }
    }
}
