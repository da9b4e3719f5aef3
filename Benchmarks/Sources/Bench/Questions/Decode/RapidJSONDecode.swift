/// RapidJSON, by way of a `Document` into structs of C++ with `std::string`.
enum RapidJSONDecode: DecodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        [
            RapidJSONInput.decoding(
                "RapidJSON",
                document.bytes,
                document.subject.neighbourModel,
                expecting: document.model
            )
        ]
    }
}
