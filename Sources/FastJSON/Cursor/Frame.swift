/// The place inside one open container, one word.
///
/// It serves the path of an error and tells arrays from objects. Keeping it costs one store per key or
/// element; in return, no parser has to track where it is.
struct Frame: Equatable {
    private var bits: Int

    /// An array before its first element.
    static let array = Frame(bits: -2)
    /// An object before its first key, or between members.
    static let object = Frame(bits: -1)
    /// An array at its first element.
    static let firstElement = Frame(bits: 0)

    private init(bits: Int) {
        self.bits = bits
    }

    /// An object at the member whose key starts at `offset` with its quote.
    @inline(__always)
    init(keyAt offset: Int) {
        bits = offset &<< 1 | 1
    }

    /// An array at the element with this index.
    init(index: Int) {
        bits = index << 1
    }

    @inline(__always) var isObject: Bool { bits & 1 != 0 }
    @inline(__always) var isFirstElement: Bool { bits == 0 }

    /// The index of the current element of an array; nil before the first.
    var index: Int? { isObject || bits < 0 ? nil : bits >> 1 }
    /// The offset of the current key of an object; nil before the first.
    var keyOffset: Int? { !isObject || bits < 0 ? nil : bits >> 1 }

    /// Steps to the next element of an array.
    @inline(__always)
    mutating func advance() {
        bits &+= 2
    }
}
