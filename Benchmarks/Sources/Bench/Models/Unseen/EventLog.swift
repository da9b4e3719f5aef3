import Decoding
import FastJSON

/// What a service did, event by event.
struct EventLog: UnseenModel {
    var service: String
    var host: String
    var events: [Entry]

    struct Entry: Decodable, Equatable {
        var timestamp: String
        var level: String
        var sequence: Int
        var logger: String
        var message: String
        var thread: String?
        var duration: Double?
        var request: Request?
        var context: [String: String]
        var failure: Failure?
        var tags: [String]
    }

    struct Request: Decodable, Equatable {
        var id: String
        var method: String
        var path: String
        var status: Int
        var bytes: Int
        var remote: String
        var isCached: Bool
    }

    struct Failure: Decodable, Equatable {
        var type: String
        var message: String
        var frames: [StackFrame]
    }

    struct StackFrame: Decodable, Equatable {
        var function: String
        var file: String
        var line: Int
    }

    static func parse(_ bytes: [UInt8]) throws(JSONError) -> EventLog {
        try jsonParser.decode(bytes)
    }
}

extension EventLog {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("service") { String.jsonParser() }
        Field("host") { String.jsonParser() }
        Field("events") { JSONArray { Entry.jsonParser } }
    }
}

extension EventLog.Entry {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("timestamp") { String.jsonParser() }
        Field("level") { String.jsonParser() }
        Field("sequence") { Int.jsonParser() }
        Field("logger") { String.jsonParser() }
        Field("message") { String.jsonParser() }
        OptionalField("thread") { String.jsonParser() }
        OptionalField("duration") { Double.jsonParser() }
        OptionalField("request") { EventLog.Request.jsonParser }
        Field("context") { JSONObject { String.jsonParser() } }
        OptionalField("failure") { EventLog.Failure.jsonParser }
        Field("tags") { JSONArray { String.jsonParser() } }
    }
}

extension EventLog.Request {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { String.jsonParser() }
        Field("method") { String.jsonParser() }
        Field("path") { String.jsonParser() }
        Field("status") { Int.jsonParser() }
        Field("bytes") { Int.jsonParser() }
        Field("remote") { String.jsonParser() }
        Field("isCached") { Bool.jsonParser() }
    }
}

extension EventLog.Failure {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("message") { String.jsonParser() }
        Field("frames") { JSONArray { EventLog.StackFrame.jsonParser } }
    }
}

extension EventLog.StackFrame {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("function") { String.jsonParser() }
        Field("file") { String.jsonParser() }
        Field("line") { Int.jsonParser() }
    }
}
