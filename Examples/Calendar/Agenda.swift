import DecodingFoundation
import Foundation

/// Prints the entries of a calendar.
///
///     agenda calendar.json
@main
enum Agenda {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            say("usage: agenda FILE")
            exit(2)
        }
        let entries = Field("entries") { JSONArray { Entry.jsonParser } }
        do {
            let file = try JSONInput.file(CommandLine.arguments[1])
            // Everything that is wrong is reported, not only the first.
            for entry in try entries.decode(file, errors: .all(limit: 10)) { print(line(entry)) }
        } catch {
            for error in error.errors {
                say("agenda: \(error.summary)")
                if let key = error.suggestion { say("    did you mean \(key)?") }
            }
            exit(1)
        }
    }

    private static func line(_ entry: Entry) -> String {
        switch entry {
        case .meeting(let meeting):
            let people = meeting.people.joined(separator: ", ")
            return "\(meeting.start.formatted(.iso8601))  \(meeting.title), "
                + "\(meeting.minutes) minutes, with \(people)"
        case .birthday(let birthday):
            let day = birthday.day.formatted(.iso8601.year().month().day())
            return "\(day)            Birthday of \(birthday.name)"
        case .other(let value):
            return "(\(value["type"]?.string ?? "?"))"
        }
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
