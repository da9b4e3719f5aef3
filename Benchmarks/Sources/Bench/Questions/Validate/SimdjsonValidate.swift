/// simdjson's DOM, since On-Demand does not look at what it passes.
enum SimdjsonValidate: ValidateContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        [SimdjsonInput.validating("simdjson DOM", document.bytes)]
    }
}
