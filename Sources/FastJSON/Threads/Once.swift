internal import Synchronization

/// A value that is made when it is first requested, and then stays.
///
/// Two threads may both make it; one value wins.
package final class Once<Value: AnyObject & Sendable>: Sendable {
    /// The address of the value, which is retained; 0 before there is one.
    ///
    /// Not an `AtomicLazyReference`, which looks up its metadata at each call where it is not
    /// specialised.
    private let address = Atomic<UInt>(0)

    package init() {}

    deinit {
        if let pointer = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .relaxed)) {
            unsafe Unmanaged<Value>.fromOpaque(pointer).release()
        }
    }

    /// The value, made by the function if there is none.
    @inline(__always)
    package func get(_ make: () -> Value) -> Value {
        if let pointer = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
            // SAFETY: the address was stored with a retain, and is released with `self` only.
            return unsafe Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
        }
        return set(make())
    }

    /// The result of a function of the value, which is not retained for the call.
    @inline(__always)
    package func read<Result>(_ make: () -> Value, _ body: (Value) -> Result) -> Result {
        if let pointer = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
            // SAFETY: as above.
            return unsafe Unmanaged<Value>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
        }
        return body(set(make()))
    }

    @inline(never)
    private func set(_ value: Value) -> Value {
        let pointer = unsafe Unmanaged.passRetained(value).toOpaque()
        let result = address.compareExchange(
            expected: 0,
            desired: UInt(bitPattern: pointer),
            ordering: .acquiringAndReleasing
        )
        guard !result.exchanged, let winner = unsafe UnsafeRawPointer(bitPattern: result.original)
        else {
            return value
        }
        unsafe Unmanaged<Value>.fromOpaque(pointer).release()
        // SAFETY: as above.
        return unsafe Unmanaged<Value>.fromOpaque(winner).takeUnretainedValue()
    }
}
