import FastJSON
import Foundation

/// Reads `{"statuses": [ … ]}` from a file, and writes the array again: without deleted elements,
/// with `id_str` as `id`, and without the names of users.
///
///     redact tweets.json > public.json
///
/// One element is in memory at a time, however large the file is.
@main
enum Redact {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            say("usage: redact FILE")
            exit(2)
        }
        do {
            try redact(.file(CommandLine.arguments[1]))
        } catch {
            say("redact: \(error)")
            exit(1)
        }
    }

    private static func redact(_ input: consuming JSONInput) throws {
        // Numbers keep their digits.
        let options = JSONReadingOptions(numbers: .lossless)
        let statuses = try JSONStream(input, options: options).elements(at: "/statuses")
        var writer = JSONWriter()
        writer.beginArray()
        while let status = try statuses.next() {
            guard let redacted = redacted(status) else { continue }
            writer.write(redacted)
            // What is written leaves memory.
            if writer.pendingCount >= 1 << 16 { try writer.drain(print) }
        }
        writer.endArray()
        // It also throws what went wrong in between.
        try writer.finish().withUnsafeBytes(print)
        try FileHandle.standardOutput.write(contentsOf: Data("\n".utf8))
        say("\(statuses.progress.elementCount) elements")
    }

    /// What becomes of an element; nil to drop it.
    private static func redacted(_ status: JSONValue) -> JSONValue? {
        guard case .object(var members) = status, members["deleted"] == nil else { return nil }
        if let id = members["id_str"] {
            members["id"] = id
            members["id_str"] = nil
        }
        if case .object(var user)? = members["user"] {
            user["name"] = "…"
            user["email"] = nil
            members["user"] = .object(user)
        } else {
            // A user of unknown shape is left out.
            members["user"] = nil
        }
        return .object(members)
    }

    private static func print(_ text: UnsafeRawBufferPointer) throws {
        try FileHandle.standardOutput.write(contentsOf: Data(text))
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
