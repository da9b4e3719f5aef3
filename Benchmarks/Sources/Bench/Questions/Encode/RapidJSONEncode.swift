/// RapidJSON's `Writer`, out of structs of C++.
enum RapidJSONEncode: EncodeContender {
    static func entries<Model: Measured>(_ document: TypedDocument<Model>) -> [Entry] {
        [
            RapidJSONInput.encoding(
                "RapidJSON",
                document.bytes,
                document.subject.neighbourModel,
                writing: document.model
            )
        ]
    }
}
