/// RapidJSON: a `Document` into structs of C++, and its `Writer` out of them.
enum RapidJSONMessage: MessageContender {
    private static let name = "RapidJSON"

    static func decoding(_ message: MessageDocument) -> [Entry] {
        [RapidJSONInput.decoding(name, message.bytes, .message, expecting: message.model)]
    }

    static func encoding(_ message: MessageDocument) -> [Entry] {
        [RapidJSONInput.encoding(name, message.bytes, .message, writing: message.model)]
    }
}
