import ArgumentParser
import DecodingFoundation
import Foundation

/// What a line is chosen by; its other members do not matter.
struct LogEntry {
    let time: Date
    let level: Level
    let service: String?

    /// How bad it is, from the least.
    enum Level: String, CaseIterable, Comparable, ExpressibleByArgument {
        case trace, debug, info, notice, warning, error, critical

        static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

        private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
    }
}

extension LogEntry {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("time") { Date.jsonParser(.iso8601) }
        Field("level") { JSONString(.representing(Level.self)) }
        OptionalField("service") { String.jsonParser() }
    }
}
