import Decoding
import FastJSON

/// A conversation in many languages.
struct Chat: UnseenModel {
    var channel: String
    var members: [Member]
    var messages: [ChatMessage]

    struct Member: Decodable, Equatable {
        var id: Int
        var name: String
        var status: String?
    }

    struct ChatMessage: Decodable, Equatable {
        var id: Int
        var author: Int
        var sentAt: String
        var language: String
        var text: String
        var replyTo: Int?
        var isEdited: Bool
        var reactions: [String: Int]
        var mentions: [Int]
        var attachments: [Attachment]?
    }

    struct Attachment: Decodable, Equatable {
        var name: String
        var url: String
        var size: Int
        var ratio: Double?
    }

    static func parse(_ bytes: [UInt8]) throws(JSONError) -> Chat {
        try jsonParser.decode(bytes)
    }
}

extension Chat {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("channel") { String.jsonParser() }
        Field("members") { JSONArray { Member.jsonParser } }
        Field("messages") { JSONArray { ChatMessage.jsonParser } }
    }
}

extension Chat.Member {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { Int.jsonParser() }
        Field("name") { String.jsonParser() }
        OptionalField("status") { String.jsonParser() }
    }
}

extension Chat.ChatMessage {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("id") { Int.jsonParser() }
        Field("author") { Int.jsonParser() }
        Field("sentAt") { String.jsonParser() }
        Field("language") { String.jsonParser() }
        Field("text") { String.jsonParser() }
        OptionalField("replyTo") { Int.jsonParser() }
        Field("isEdited") { Bool.jsonParser() }
        Field("reactions") { JSONObject { Int.jsonParser() } }
        Field("mentions") { JSONArray { Int.jsonParser() } }
        OptionalField("attachments") { JSONArray { Chat.Attachment.jsonParser } }
    }
}

extension Chat.Attachment {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("name") { String.jsonParser() }
        Field("url") { String.jsonParser() }
        Field("size") { Int.jsonParser() }
        OptionalField("ratio") { Double.jsonParser() }
    }
}
