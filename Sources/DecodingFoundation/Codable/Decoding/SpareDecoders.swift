/// Decoders that nobody holds any more, for the values to come.
///
/// SAFETY: those below `count` are retained by this. As many as there are, nested values have been
/// decoded at once, up to the capacity.
struct SpareDecoders: ~Copyable {
    private static let capacity = 32
    private let spares = UnsafeMutablePointer<Unmanaged<NodeDecoder>>.allocate(capacity: capacity)
    private var count = 0

    deinit {
        for index in 0..<count { spares[index].release() }
        spares.deallocate()
    }

    @inline(__always)
    mutating func pop() -> NodeDecoder? {
        guard count > 0 else { return nil }
        count &-= 1
        return spares[count].takeRetainedValue()
    }

    /// - Precondition: nobody else holds the decoder, and it knows no other.
    @inline(__always)
    mutating func push(_ decoder: NodeDecoder) {
        guard count < SpareDecoders.capacity else { return }
        spares[count] = .passRetained(decoder)
        count &+= 1
    }
}
