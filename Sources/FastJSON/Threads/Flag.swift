/// Something that one thread sets and another one looks at.
final class Flag: @unchecked Sendable {
    // SAFETY: used only under its lock.
    private let state = Guarded.make(false)

    var isSet: Bool { state.withLock { $0 } }

    func set() {
        state.withLock { $0 = true }
    }
}
