/// Encoders that nobody holds any more, for the values to come.
///
/// SAFETY: those below `count` are retained by this.
struct SpareEncoders: ~Copyable {
    private static let capacity = 32
    private let spares = UnsafeMutablePointer<Unmanaged<ValueEncoder>>.allocate(capacity: capacity)
    private var count = 0

    deinit {
        for index in 0..<count { spares[index].release() }
        spares.deallocate()
    }

    @inline(__always)
    mutating func pop() -> ValueEncoder? {
        guard count > 0 else { return nil }
        count &-= 1
        return spares[count].takeRetainedValue()
    }

    /// - Precondition: nobody else holds the encoder, and it knows no other.
    @inline(__always)
    mutating func push(_ encoder: ValueEncoder) {
        guard count < SpareEncoders.capacity else { return }
        spares[count] = .passRetained(encoder)
        count &+= 1
    }
}
