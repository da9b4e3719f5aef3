/// Makes what finds the elements when the first one is asked for.
final class ElementFinder {
    private let make: () throws(JSONError) -> any ElementCore
    private(set) var core: (any ElementCore)?

    init(_ make: @escaping () throws(JSONError) -> any ElementCore) {
        self.make = make
    }

    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        do throws(JSONError) {
            if core == nil { core = try make() }
        } catch {
            return .failed(error)
        }
        return core?.next(read)
    }
}
