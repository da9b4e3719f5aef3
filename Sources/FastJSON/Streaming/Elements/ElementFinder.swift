/// Makes the finder of the elements when the first one is requested.
final class ElementFinder {
    private let make: () throws(JSONError) -> any ElementCore
    private(set) var core: (any ElementCore)?
    /// True while an element is looked for or read: functions of the user are called then, which
    /// might ask for another.
    private(set) var isBusy = false

    init(_ make: @escaping () throws(JSONError) -> any ElementCore) {
        self.make = make
    }

    /// - Precondition: it is not busy.
    func next(
        _ read: (ElementPlace, inout JSONCursor) throws(JSONError) -> Void
    ) -> ElementOutcome? {
        isBusy = true
        defer { isBusy = false }
        do throws(JSONError) {
            if core == nil { core = try make() }
        } catch {
            return .failed(error)
        }
        return core?.next(read)
    }
}
