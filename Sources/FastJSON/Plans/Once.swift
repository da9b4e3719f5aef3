internal import Synchronization

/// A value that is made when it is first asked for, and then stays.
///
/// Two threads may both make it; one value wins.
package final class Once<Value: AnyObject & Sendable>: Sendable {
    private let reference = AtomicLazyReference<Value>()

    package init() {}

    /// The value, made by the function if there is none.
    @inline(__always)
    package func get(_ make: () -> Value) -> Value {
        reference.load() ?? reference.storeIfNil(make())
    }
}
