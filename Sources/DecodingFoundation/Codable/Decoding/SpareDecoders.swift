/// Decoders that nobody holds any more, for the values to come: a list through themselves.
///
/// SAFETY: those in the list are retained by it. There are as many as values were open at once.
@safe
struct SpareDecoders: ~Copyable {
    private var first: Unmanaged<NodeDecoder>?
    private var isClosed = false

    deinit {
        var next = unsafe first
        while let decoder = unsafe next?.takeRetainedValue() {
            unsafe next = unsafe decoder.nextSpare
        }
    }

    /// Lets go of all of them, and takes no more.
    ///
    /// They hold what holds this.
    mutating func close() {
        isClosed = true
        while pop() != nil {}
    }

    @inline(__always)
    mutating func pop() -> NodeDecoder? {
        guard let decoder = unsafe first?.takeRetainedValue() else { return nil }
        unsafe first = decoder.nextSpare
        unsafe decoder.nextSpare = nil
        return decoder
    }

    /// - Precondition: nobody else holds the decoder, and it holds no other.
    @inline(__always)
    mutating func push(_ decoder: NodeDecoder) {
        if isClosed { return }
        unsafe decoder.nextSpare = first
        unsafe first = .passRetained(decoder)
    }
}
