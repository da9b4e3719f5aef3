internal import Synchronization

/// Something that one thread sets and others look at.
final class Flag: Sendable {
    private let state = Atomic(false)

    var isSet: Bool { state.load(ordering: .relaxed) }

    func set() {
        state.store(true, ordering: .relaxed)
    }
}
