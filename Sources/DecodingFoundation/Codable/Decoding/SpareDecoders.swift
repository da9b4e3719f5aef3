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
        while let decoder = unsafe pop() { unsafe decoder.release() }
    }

    /// A decoder, which the caller then owns.
    @inline(__always)
    mutating func pop() -> Unmanaged<NodeDecoder>? {
        guard let decoder = unsafe first else { return nil }
        unsafe first = decoder._withUnsafeGuaranteedRef { unsafe $0.nextSpare }
        return unsafe decoder
    }

    /// Takes the ownership of a decoder.
    ///
    /// - Precondition: nobody else holds the decoder, and it holds no other.
    @inline(__always)
    mutating func push(_ decoder: Unmanaged<NodeDecoder>) {
        if isClosed { return unsafe decoder.release() }
        unsafe decoder._withUnsafeGuaranteedRef { unsafe $0.nextSpare = first }
        unsafe first = decoder
    }
}
