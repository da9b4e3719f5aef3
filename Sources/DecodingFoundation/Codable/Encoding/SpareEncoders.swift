/// Encoders that nobody holds any more, for the values to come: a list through themselves.
///
/// SAFETY: those in the list are retained by it. There are as many as values were open at once.
struct SpareEncoders: ~Copyable {
    private var first: Unmanaged<ValueEncoder>?

    deinit {
        var next = first
        while let encoder = next?.takeRetainedValue() { next = encoder.nextSpare }
    }

    @inline(__always)
    mutating func pop() -> ValueEncoder? {
        guard let encoder = first?.takeRetainedValue() else { return nil }
        first = encoder.nextSpare
        return encoder
    }

    /// - Precondition: nobody else holds the encoder, and it holds no other.
    @inline(__always)
    mutating func push(_ encoder: ValueEncoder) {
        encoder.nextSpare = first
        first = .passRetained(encoder)
    }
}
