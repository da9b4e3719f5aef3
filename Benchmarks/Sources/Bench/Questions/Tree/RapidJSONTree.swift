/// RapidJSON's `Document`, with full precision and UTF-8 checked.
enum RapidJSONTree: TreeContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        [RapidJSONInput.tree("RapidJSON", document)]
    }
}
