import DecodingFoundation
import Foundation

/// Puts a file at the top of the list of recent files in the settings of an editor.
///
///     remember settings.json notes.txt
///
/// What the program does not know stays as it is: members, their order, and the digits of numbers.
@main
enum RememberFile {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            say("usage: remember SETTINGS FILE")
            exit(2)
        }
        let url = URL(fileURLWithPath: CommandLine.arguments[1])
        do {
            var settings = try JSONValue(parsing: .file(url), options: .init(numbers: .lossless))
            try remember(CommandLine.arguments[2], in: &settings)
            let text = try settings.jsonString(options: .pretty) + "\n"
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch let error as JSONError {
            say("remember: \(error.summary)")
            exit(1)
        }
    }

    private static func remember(_ file: String, in settings: inout JSONValue) throws {
        var recent = try settings.array(at: "files", "recent", or: [])
        recent.removeAll { $0.string == file }
        recent.insert(.string(file), at: 0)
        // Throws where "files" is missing, or is no object.
        try settings.set(.array(Array(recent.prefix(3))), at: "/files/recent")
        settings["files"]?.object?["opened", default: 0].int? += 1
        settings["draft"] = nil
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
