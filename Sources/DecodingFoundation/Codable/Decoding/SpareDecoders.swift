/// Decoders that nobody holds any more, for the values to come: a list through themselves.
///
/// SAFETY: those in the list are retained by it. There are as many as values were open at once.
struct SpareDecoders: ~Copyable {
    private var first: Unmanaged<NodeDecoder>?

    deinit {
        var next = first
        while let decoder = next?.takeRetainedValue() { next = decoder.nextSpare }
    }

    @inline(__always)
    mutating func pop() -> NodeDecoder? {
        guard let decoder = first?.takeRetainedValue() else { return nil }
        first = decoder.nextSpare
        return decoder
    }

    /// - Precondition: nobody else holds the decoder, and it holds no other.
    @inline(__always)
    mutating func push(_ decoder: NodeDecoder) {
        decoder.nextSpare = first
        first = .passRetained(decoder)
    }
}
