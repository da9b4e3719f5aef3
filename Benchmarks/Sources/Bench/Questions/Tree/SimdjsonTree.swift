/// simdjson's DOM.
enum SimdjsonTree: TreeContender {
    static func entries(_ document: PlainDocument) -> [Entry] {
        [SimdjsonInput.tree("simdjson DOM", document)]
    }
}
