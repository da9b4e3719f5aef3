import DecodingFoundation
import Foundation

/// Puts a file at the top of the list of recent files in the settings of an editor.
///
///     remember settings.json notes.txt
///
/// What the program does not know stays as it is: members, their order, and the digits of numbers.
@main
enum RememberFile {
    static func main() {
        guard CommandLine.arguments.count == 3 else {
            say("usage: remember SETTINGS FILE")
            exit(2)
        }
        let url = URL(fileURLWithPath: CommandLine.arguments[1])
        do {
            var settings = try JSONValue(parsing: .file(url), options: .init(numbers: .lossless))
            try remember(CommandLine.arguments[2], in: &settings)
            // The file keeps its permissions, and ends without a line feed.
            try JSONValue.jsonParser().encode(settings, to: url, options: .pretty)
        } catch let error as JSONError {
            say("remember: \(error.summary)")
            exit(1)
        } catch {
            say("remember: \(error)")
            exit(1)
        }
    }

    private static func remember(_ file: String, in settings: inout JSONValue) throws {
        var recent = try settings.array(at: "files", "recent", or: [])
        recent.removeAll { $0.string == file }
        recent.insert(.string(file), at: 0)
        // Throws where "files" is missing, or is no object.
        try settings.set(.array(Array(recent.prefix(3))), at: "/files/recent")
        // A count that cannot grow stays as it is.
        if settings["files"]?["opened"]?.int != .max {
            settings["files"]?.object?["opened", default: 0].int? += 1
        }
        settings["draft"] = nil
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
