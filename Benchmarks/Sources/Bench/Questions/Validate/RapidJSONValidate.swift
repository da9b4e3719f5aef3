/// RapidJSON's `Document`, with full precision and UTF-8 checked.
enum RapidJSONValidate: ValidateContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        [RapidJSONInput.validating("RapidJSON", document.bytes)]
    }
}
