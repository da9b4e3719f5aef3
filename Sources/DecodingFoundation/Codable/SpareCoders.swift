/// A decoder or encoder that may serve one value after the other.
protocol ReusableCoder: AnyObject {
    /// The next one in the list of spare ones.
    var nextSpare: Unmanaged<Self>? { get set }
}

/// Coders that nobody holds any more, for the values to come: a list through themselves.
///
/// SAFETY: those in the list are retained by it. There are as many as values were open at once.
@safe
struct SpareCoders<Coder: ReusableCoder>: ~Copyable {
    private var first: Unmanaged<Coder>?
    private var isClosed = false

    deinit {
        var next = unsafe first
        while let coder = unsafe next?.takeRetainedValue() { unsafe next = unsafe coder.nextSpare }
    }

    /// Lets go of all of them, and takes no more.
    ///
    /// They hold what holds this.
    mutating func close() {
        isClosed = true
        while pop() != nil {}
    }

    @inline(__always)
    mutating func pop() -> Coder? {
        guard let coder = unsafe first?.takeRetainedValue() else { return nil }
        unsafe first = coder.nextSpare
        unsafe coder.nextSpare = nil
        return coder
    }

    /// - Precondition: nobody else holds the coder, and it holds no other.
    @inline(__always)
    mutating func push(_ coder: Coder) {
        if isClosed { return }
        unsafe coder.nextSpare = first
        unsafe first = .passRetained(coder)
    }
}
