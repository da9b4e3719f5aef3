/// simdjson On-Demand, into structs of C++ with `std::string`.
enum SimdjsonDecode: DecodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        [
            SimdjsonInput.decoding(
                "simdjson On-Demand",
                document.bytes,
                document.subject.neighbourModel,
                expecting: document.model
            )
        ]
    }
}
