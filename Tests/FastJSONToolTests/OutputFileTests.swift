import Foundation
import Testing

extension ToolTests {
    /// The files that `fastjson format` and `fastjson minify` write.
    @Suite
    struct OutputFileTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder(files: ["good.json": "[1]", "broken.json": "[1 2]"])
        }

        private func permissions(_ name: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: folder.url(name).path)[
                .posixPermissions
            ] as? Int
        }

        @Test
        func mayBeTheInput() throws {
            let run = try Tool.run(["format", "-o", "good.json", "good.json"], in: folder)
            #expect(run == Tool.Run(status: 0))
            #expect(try folder.text("good.json") == "[\n  1\n]\n")
            let piped = try Tool.shell("\"$TOOL\" minify -o good.json < good.json", in: folder)
            #expect(piped == Tool.Run(status: 0))
            #expect(try folder.text("good.json") == "[1]\n")
            #expect(try folder.names() == ["broken.json", "good.json"])
        }

        @Test(arguments: ["broken.json", "missing.json", "."])
        func staysAsItWasAfterAFailure(input: String) throws {
            let run = try Tool.run(["format", "-o", "good.json", input], in: folder)
            #expect(run.status == (input == "broken.json" ? 1 : 2))
            #expect(run.output.isEmpty)
            #expect(try folder.text("good.json") == "[1]")
            let new = try Tool.run(["minify", "-o", "new.json", input], in: folder)
            #expect(new.status == run.status)
            #expect(try folder.names() == ["broken.json", "good.json"])
        }

        @Test
        func keepsItsPermissions() throws {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o640],
                ofItemAtPath: folder.url("good.json").path
            )
            _ = try Tool.run(["format", "-o", "good.json", "good.json"], in: folder)
            #expect(try permissions("good.json") == 0o640)
            let new = try Tool.shell(
                "umask 027; \"$TOOL\" minify good.json -o new.json",
                in: folder
            )
            #expect(new == Tool.Run(status: 0))
            #expect(try permissions("new.json") == 0o640)
        }

        /// Whoever may write everything cannot test this.
        @Test(.enabled(if: geteuid() != 0))
        func staysIfItMustNotBeWritten() throws {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o444],
                ofItemAtPath: folder.url("good.json").path
            )
            let run = try Tool.run(["format", "-o", "good.json", "good.json"], in: folder)
            #expect(
                run
                    == Tool.Run(
                        status: 2,
                        errors: "fastjson: cannot write good.json: Permission denied\n"
                    )
            )
            #expect(try folder.text("good.json") == "[1]")
        }

        @Test
        func isFoundBehindALink() throws {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url("link.json").path,
                withDestinationPath: "good.json"
            )
            _ = try Tool.run(["format", "-o", "link.json", "link.json"], in: folder)
            #expect(try folder.text("good.json") == "[\n  1\n]\n")
            let link = folder.url("link.json").path
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "good.json")
        }

        /// A device is written to, and not replaced.
        @Test
        func mayBeAPipe() throws {
            let run = try Tool.shell(
                """
                mkfifo pipe
                cat pipe > copy & "$TOOL" format good.json -o pipe; wait; test -p pipe
                """,
                in: folder
            )
            #expect(run == Tool.Run(status: 0))
            #expect(try folder.text("copy") == "[\n  1\n]\n")
        }

        #if os(Linux)
        @Test
        func reportsAFullDisk() throws {
            let run = try Tool.run(["minify", "good.json", "-o", "/dev/full"], in: folder)
            #expect(run.status == 2)
            #expect(run.errors == "fastjson: cannot write /dev/full: No space left on device\n")
        }
        #endif
    }
}
