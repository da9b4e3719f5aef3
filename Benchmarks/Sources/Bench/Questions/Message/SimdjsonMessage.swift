/// simdjson On-Demand, into structs of C++ with `std::string`.
enum SimdjsonMessage: MessageContender {
    static func decoding(_ message: MessageDocument) -> [Entry] {
        [
            SimdjsonInput.decoding(
                "simdjson On-Demand",
                message.bytes,
                .message,
                expecting: message.model
            )
        ]
    }
}
