/// Decoders that nobody holds any more, for the values to come: a list through themselves.
///
/// SAFETY: those in the list are retained by it. There are as many as values were open at once.
@safe
struct SpareDecoders: ~Copyable {
    private var first: Unmanaged<NodeDecoder>?
    private var isClosed = false

    deinit {
        unsafe assert(first == nil, "The spare decoders hold what holds them.")
    }

    /// A source with more of them is not used again.
    private static let mostIdle = 16

    /// Prepares them for another document.
    func begin(_ reader: TapeReader) {
        unsafe forEach { unsafe $0._withUnsafeGuaranteedRef { unsafe $0.begin(reader) } }
    }

    /// True if nobody else holds any of them.
    var areIdle: Bool {
        var areIdle = true
        unsafe forEach { decoder in areIdle = unsafe areIdle && NodeDecoder.isIdle(decoder) }
        return areIdle
    }

    /// Forgets the document; false if somebody holds one of them, or there are too many to keep.
    func becomeIdle() -> Bool {
        var count = 0
        unsafe forEach { decoder in
            count += 1
            unsafe decoder._withUnsafeGuaranteedRef { $0.forgetDocument() }
        }
        return count <= SpareDecoders.mostIdle && areIdle
    }

    private func forEach(_ body: (Unmanaged<NodeDecoder>) -> Void) {
        var next = unsafe first
        while let decoder = unsafe next {
            unsafe body(decoder)
            unsafe next = decoder._withUnsafeGuaranteedRef { unsafe $0.nextSpare }
        }
    }

    /// Lets go of all of them, and takes no more.
    ///
    /// They hold what holds this.
    mutating func close() {
        isClosed = true
        while let decoder = unsafe pop() { unsafe SpareDecoders.release(decoder) }
    }

    private static func release(_ decoder: Unmanaged<NodeDecoder>) {
        unsafe decoder.takeRetainedValue().dropContainers()
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
        if isClosed { return unsafe SpareDecoders.release(decoder) }
        unsafe decoder._withUnsafeGuaranteedRef { unsafe $0.nextSpare = first }
        unsafe first = decoder
    }
}

/// Decoders that are lent for one value.
extension DecodingSource {
    /// A decoder for a value from which paths start, which the caller owns until it gives it back.
    func takeRoot(_ index: Int) -> Unmanaged<NodeDecoder> {
        guard let spare = unsafe spares.pop() else {
            return unsafe .passRetained(NodeDecoder(root: self, index))
        }
        unsafe spare._withUnsafeGuaranteedRef {
            unsafe $0.step = .element(0)
            unsafe $0.depth = 0
            unsafe $0.index = index
        }
        return unsafe spare
    }

    /// Takes a decoder back for other values, unless somebody else keeps it: it may then outlive the
    /// caller, with its key.
    ///
    /// - Precondition: it was taken for a value inside that of the parent, and the caller does not use it any
    ///   more.
    @inline(__always)
    func giveBack(_ decoder: Unmanaged<NodeDecoder>, of parent: NodeDecoder?) {
        if unsafe NodeDecoder.isIdle(decoder) {
            // A weak reference may bring it back when the parent is gone: it then has no path and no
            // value, so that nothing can be decoded inside it, perhaps by itself.
            unsafe decoder._withUnsafeGuaranteedRef {
                unsafe $0.parent = nil
                unsafe $0.index = NodeDecoder.absent
                $0.useAgain()
            }
            unsafe spares.push(decoder)
        } else {
            unsafe decoder.takeRetainedValue().keepLoan(from: parent)
        }
    }
}

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

    /// Takes back a decoder for values inside this one.
    @inline(__always)
    func giveBack(_ child: Unmanaged<NodeDecoder>) {
        unsafe unmanagedSource._withUnsafeGuaranteedRef { unsafe $0.giveBack(child, of: self) }
    }

    /// Keeps what a decoder borrowed from who made it.
    @inline(never)
    fileprivate func keepLoan(from parent: NodeDecoder?) {
        dropContainers()
        keep(parent)
        if case .borrowed(let key) = unsafe step { unsafe self.key = key.key }
    }

    /// True if nobody but the caller holds a decoder or its container.
    @inline(__always)
    static func isIdle(_ decoder: Unmanaged<NodeDecoder>) -> Bool {
        // Without optimisation, a call on the decoder itself would retain it.
        unsafe isOnlyReference(decoder)
            && decoder._withUnsafeGuaranteedRef { unsafe $0.containers.isCurrentIdle }
    }

    @inline(__always)
    private static func isOnlyReference(_ decoder: Unmanaged<NodeDecoder>) -> Bool {
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
