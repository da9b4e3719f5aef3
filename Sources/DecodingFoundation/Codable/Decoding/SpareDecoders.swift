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

/// Decoders that are lent for values inside another.
extension NodeDecoder {
    /// A decoder for values inside this one, which the caller owns until it gives it back.
    @inline(__always)
    func takeChild() -> Unmanaged<NodeDecoder> {
        guard
            let spare = unsafe unmanagedSource._withUnsafeGuaranteedRef({ unsafe $0.spares.pop() })
        else { return unsafe newChild() }
        unsafe spare._withUnsafeGuaranteedRef {
            unsafe $0.parent = .passUnretained(self)
            unsafe $0.depth = depth &+ 1
        }
        return unsafe spare
    }

    @inline(never)
    private func newChild() -> Unmanaged<NodeDecoder> {
        unsafe .passRetained(NodeDecoder(index, in: self, .element(0)))
    }

    /// Takes a decoder back for other values, unless somebody else keeps it: it may then outlive the
    /// caller, with its key.
    ///
    /// - Precondition: this decoder has lent it, and the caller does not use it any more.
    @inline(__always)
    func giveBack(_ child: Unmanaged<NodeDecoder>) {
        if unsafe NodeDecoder.isOnlyReference(child) {
            // A weak reference may bring it back when the parent is gone: it then has no path and no
            // value, so that nothing can be decoded inside it, perhaps by itself.
            unsafe child._withUnsafeGuaranteedRef {
                unsafe $0.parent = nil
                unsafe $0.index = NodeDecoder.absent
            }
            unsafe unmanagedSource._withUnsafeGuaranteedRef { unsafe $0.spares.push(child) }
        } else {
            unsafe child.takeRetainedValue().keep(in: self)
        }
    }

    /// Keeps what a decoder borrowed from who made it.
    @inline(never)
    private func keep(in parent: NodeDecoder) {
        unsafe keptParent = parent
        if case .borrowed(let key) = unsafe step { unsafe self.key = key.key }
    }

    @inline(__always)
    static func isOnlyReference(_ decoder: Unmanaged<NodeDecoder>) -> Bool {
        // SAFETY: the reference is used as one for this call alone, and is not released after it.
        var decoder = unsafe decoder
        return unsafe withUnsafeMutablePointer(to: &decoder) { address in
            unsafe UnsafeMutableRawPointer(address).withMemoryRebound(
                to: NodeDecoder.self,
                capacity: 1
            ) { unsafe isKnownUniquelyReferenced(&$0.pointee) }
        }
    }
}
