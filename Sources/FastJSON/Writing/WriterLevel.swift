/// The place of a writer inside one container, or at the root, one word.
///
/// The two lowest bits say what can follow. Above them an array counts its elements, and an object
/// keeps one more than the offset of its current key, so that it is not 0.
@usableFromInline
package struct WriterLevel: BitwiseCopyable, Sendable {
    @usableFromInline var bits: Int

    /// An array without elements.
    static let array = WriterLevel(bits: 0b000)
    /// An object without members.
    static let object = WriterLevel(bits: 0b001)
    /// The root before its value.
    static let root = WriterLevel(bits: 0b010)
    /// Where nothing can follow: after the document, or after a failure.
    static let closed = WriterLevel(bits: 0b110)

    private init(bits: Int) {
        self.bits = bits
    }

    @inline(__always) var isArray: Bool { bits & 0b11 == 0b00 }
    @inline(__always) var isObject: Bool { bits & 1 != 0 }
    /// An object, before a key or its end.
    @inlinable @inline(__always) package var awaitsKey: Bool { bits & 0b11 == 0b01 }
    /// An object, after a key.
    @inline(__always) var awaitsValue: Bool { bits & 0b11 == 0b11 }
    @inline(__always) var isRoot: Bool { bits == WriterLevel.root.bits }
    /// True for a container before its first element or member.
    @inline(__always) var isEmpty: Bool { bits &>> 2 == 0 }

    /// The number of elements begun in an array.
    var count: Int { isArray ? bits >> 2 : 0 }
    /// The offset of the current key of an object; nil before the first.
    var keyOffset: Int? { isObject && !isEmpty ? bits >> 2 - 1 : nil }

    /// Counts an element of an array.
    @inline(__always)
    mutating func beginElement() {
        bits &+= 0b100
    }

    /// Takes a key of an object; its value must follow.
    @inline(__always)
    mutating func beginMember(keyOffset: Int) {
        bits = (keyOffset &+ 1) &<< 2 | 0b11
    }

    /// Begins the value after the key of an object.
    @inline(__always)
    mutating func beginMemberValue() {
        bits &-= 0b10
    }
}
