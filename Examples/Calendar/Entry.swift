import DecodingFoundation
import Foundation

/// What stands in a calendar; the member `type` says which it is.
enum Entry {
    case meeting(Meeting)
    case birthday(Birthday)
    /// Kinds that came after this program.
    case other(JSONValue)

    static let jsonParser = OneOf(discriminator: "type") {
        Case("meeting", .case(Entry.meeting)) { Meeting.jsonParser }
        Case("birthday", .case(Entry.birthday)) { Birthday.jsonParser }
        Case.otherwise(.case(Entry.other)) { JSONValue.jsonParser() }
    }
}

struct Meeting {
    let title: String
    let start: Date
    let minutes: Int
    let people: [String]

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("title", \.title)
        Field("start", \.start) { Date.jsonParser(.iso8601) }
        OptionalField("minutes", \.minutes, default: 60)
        Field("people", \.people)
    }
}

struct Birthday {
    let name: String
    let day: Date

    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("name", \.name)
        Field("day", \.day) { Date.jsonParser(Date.ISO8601FormatStyle().year().month().day()) }
    }
}
