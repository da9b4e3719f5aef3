import FastJSON

/// A search for ends through pieces of a text, call after call.
struct EndSearch: Equatable, Sendable {
    private(set) var scanner: ElementEndScanner
    /// From the start of the text.
    private(set) var ends: [Int] = []
    private(set) var consumed = 0

    init(_ kernel: ElementEndScanner.Kernel, depth: Int = 1) {
        scanner = ElementEndScanner(depth: depth, kernel: kernel)
    }

    /// The kernels that can be run here; the first one is the oracle.
    static let kernels = ElementEndScanner.Kernel.allCases.filter(\.isAvailable)

    /// All but the oracle.
    static let fastKernels = Array(kernels.dropFirst())

    /// What all kernels have to agree on.
    struct State: Equatable, Sendable {
        var ends: [Int]
        var consumed: Int
        var depth: Int
        var isInString: Bool
        var isEscaped: Bool
    }

    var state: State {
        State(
            ends: ends,
            consumed: consumed,
            depth: scanner.depth,
            isInString: scanner.isInString,
            isEscaped: scanner.isEscaped
        )
    }

    /// Searches through a whole text, `size` bytes at a time.
    mutating func search(_ text: [UInt8], by size: Int = .max, room: Int = 64) {
        while consumed < text.count, !scanner.isAtEnd {
            search(text[consumed...].prefix(size), room: room)
        }
    }

    /// Searches through the next bytes of a text: up to their end, or to that of the container.
    ///
    /// They lie in memory of their own, where the address sanitizer sees each read outside of them.
    mutating func search(_ piece: ArraySlice<UInt8>, room: Int = 64) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: piece.count)
        defer { bytes.deallocate() }
        _ = bytes.initialize(from: piece)
        search(UnsafeBufferPointer(bytes), room: room)
    }

    /// Searches through the next bytes of a text, where they lie.
    mutating func search(_ bytes: UnsafeBufferPointer<UInt8>, room: Int = 64) {
        let slots = UnsafeMutableBufferPointer<Int>.allocate(capacity: room)
        defer { slots.deallocate() }
        slots.initialize(repeating: -1)
        var rest = bytes
        while !rest.isEmpty, !scanner.isAtEnd {
            let outcome = scanner.findEnds(in: rest, into: slots)
            ends += slots.prefix(outcome.found).map { consumed + $0 }
            consumed += outcome.consumed
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst(outcome.consumed))
        }
    }
}
