#if os(Linux)
import Foundation
import Testing

extension ToolTests {
    /// How much memory a file takes that is far larger than the window.
    ///
    /// The kernel's own peak is read while the process waits: it has done its work and cannot
    /// print the result or the error, because the pipe after both streams is full. What `wait4`
    /// says would include the memory of this process before the other was started.
    @Suite
    struct MemoryTests {
        // A debug build is slow, and slowest for events.
        private static let fileSize = Tool.release == nil ? 48_000_000 : 400_000_000
        private static let eventFileSize = Tool.release == nil ? 5_000_000 : 100_000_000
        private static let allowance = 4_000_000

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        @Test(arguments: Tool.engines)
        func staysTheSameForLargeFiles(engine: String) throws {
            try writeFile(size: MemoryTests.fileSize)
            let base = try peak(of: ["--version"])
            let peak = try peak(of: ["validate", "--engine", engine, "large.json"])
            #expect(peak - base < MemoryTests.allowance, "base \(base), peak \(peak)")
        }

        /// Beside a document of a single record, so that what is only done once does not count.
        @Test(
            arguments: [["format", "-o", "out.json"], ["minify", "-o", "out.json"], ["stats"]],
            Tool.engines
        )
        func staysTheSameForEvents(_ command: [String], engine: String) throws {
            try Data("[{\"a\": [1.5]} 2".utf8).write(to: folder.url("small.json"))
            let base = try peak(of: command + ["--engine", engine, "small.json"])
            try writeFile(size: MemoryTests.eventFileSize)
            let peak = try peak(of: command + ["--engine", engine, "large.json"])
            #expect(peak - base < MemoryTests.allowance, "base \(base), peak \(peak)")
        }

        /// What is printed goes to a file, and the error at the end to the pipe.
        @Test(
            arguments: [["select", "--raw", ""], ["select", ""], ["convert", "--to", "lines"]],
            Tool.engines
        )
        func staysTheSameForElements(_ command: [String], engine: String) throws {
            try Data("[{\"a\": [1.5]} 2".utf8).write(to: folder.url("small.json"))
            let command = command + ["--engine", engine]
            let base = try peak(of: command + ["small.json"], output: "small.out")
            try writeFile(size: MemoryTests.eventFileSize)
            let peak = try peak(of: command + ["large.json"], output: "large.out")
            #expect(peak - base < MemoryTests.allowance, "base \(base), peak \(peak)")
            #expect(try size(of: "large.out") > MemoryTests.eventFileSize / 2)
        }

        @Test(
            arguments: [
                ["records"], ["records", "--fields", "id,tags", "--csv"],
                ["records", "--checkpoint", "c"],
            ],
            Tool.engines
        )
        func staysTheSameForRecords(_ command: [String], engine: String) throws {
            try Data("{\"a\": [1.5]}\n2 3".utf8).write(to: folder.url("small.json"))
            let command = command + ["--engine", engine]
            let base = try peak(of: command + ["small.json"], output: "small.out")
            try writeFile(size: MemoryTests.eventFileSize, separator: "\n")
            let peak = try peak(of: command + ["large.json"], output: "large.out")
            #expect(peak - base < MemoryTests.allowance, "base \(base), peak \(peak)")
            #expect(try size(of: "large.out") > MemoryTests.eventFileSize / 100)
        }

        private func size(of name: String) throws -> Int {
            try Data(contentsOf: folder.url(name), options: .alwaysMapped).count
        }

        /// A megabyte of records, each with a comma or a line feed after it.
        private static let sample = Result {
            let folder = try TemporaryFolder()
            let text = SampleText.array(bytes: 1_000_000)
            try folder.write(text, to: "sample.json")
            let lines = try Tool.run(["select", "", "sample.json"], in: folder).output
            return (
                elements: Data((text.dropFirst().dropLast(2) + ",").utf8), lines: Data(lines.utf8)
            )
        }

        /// Many records, and an error at the very end, so that there is something to print.
        private func writeFile(size: Int, separator: String = ",") throws {
            let sample = try MemoryTests.sample.get()
            let records = separator == "\n" ? sample.lines : sample.elements
            let file = folder.url("large.json")
            try Data((separator == "," ? "[" : "").utf8).write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            for _ in 0..<(size / records.count) {
                try handle.write(contentsOf: records)
            }
            if separator == "\n" { try handle.write(contentsOf: Data("2 3".utf8)) }
            try handle.close()
        }

        /// The largest resident size of a run up to its first output, in bytes.
        private func peak(of arguments: [String], output: String? = nil) throws -> Int {
            let pipe = Pipe()
            try fill(pipe)
            let process = Process()
            process.executableURL = Tool.executable
            process.arguments = arguments
            process.currentDirectoryURL = folder.url
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = pipe
            if let output {
                try Data().write(to: folder.url(output))
                process.standardOutput = try FileHandle(forWritingTo: folder.url(output))
            }
            process.standardError = pipe
            try process.run()
            defer {
                // It may have inherited a mask that blocks softer signals.
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
            }
            // Ten looks in a row at a process that sleeps: it waits for the pipe.
            var sleeping = 0
            while sleeping < 10 {
                try #require(process.isRunning)
                usleep(5_000)
                sleeping = try field("State", of: process).hasPrefix("S") ? sleeping + 1 : 0
            }
            let peak = try field("VmHWM", of: process).split(separator: " ").first
            return try #require(peak.flatMap { Int($0) }) * 1024
        }

        private func fill(_ pipe: Pipe) throws {
            let descriptor = pipe.fileHandleForWriting.fileDescriptor
            let flags = fcntl(descriptor, F_GETFL)
            try #require(fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0)
            let page = [UInt8](repeating: 0, count: 4096)
            while write(descriptor, page, page.count) > 0 {}
            try #require(fcntl(descriptor, F_SETFL, flags) == 0)
        }

        private func field(_ name: String, of process: Process) throws -> Substring {
            let file = URL(fileURLWithPath: "/proc/\(process.processIdentifier)/status")
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(name):") })
            return line.dropFirst(name.count + 1).drop { $0 == "\t" || $0 == " " }
        }
    }
}
#endif
