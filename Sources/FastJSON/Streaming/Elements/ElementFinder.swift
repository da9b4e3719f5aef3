/// Makes what finds the elements when the first one is asked for.
final class ElementFinder {
    private let make: () throws(JSONError) -> any ElementCore
    private(set) var core: (any ElementCore)?
    /// True while a function of the user reads an element, and might ask for another.
    private var isReading = false

    init(_ make: @escaping () throws(JSONError) -> any ElementCore) {
        self.make = make
    }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        guard !isReading else {
            return .failed(
                JSONError(.invalidStructure("an element was asked for while one is read"))
            )
        }
        isReading = true
        defer { isReading = false }
        do throws(JSONError) {
            if core == nil { core = try make() }
        } catch {
            return .failed(error)
        }
        return core?.next(read)
    }
}
