/// simdjson On-Demand with the pointer.
enum SimdjsonFind: FindContender {
    static func entries(_ search: Search) -> [Entry] {
        let name = "simdjson On-Demand"
        guard let input = SimdjsonInput(search.document.bytes) else {
            return [.absent(name, SimdjsonInput.absence)]
        }
        return [
            .present(
                Contender(name, expecting: search.answer) {
                    input.findInteger(search.pointer) ?? -1
                }
            )
        ]
    }
}
