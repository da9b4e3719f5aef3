/// One token of a document, 16 bytes: what it is, where it starts, how far it reaches.
///
/// Both engines write the same tokens for the same text. Only the native one adds the value of a short
/// number, and not always, so entries are not compared. Text is never copied: an entry says where it is in
/// the source.
@usableFromInline
package struct TapeEntry: BitwiseCopyable, Sendable {
    /// What a token is.
    @usableFromInline
    package enum Kind: UInt8, Sendable {
        case null, `true`, `false`, number, string, key
        case beginArray, endArray, beginObject, endObject

        // Other modules would call the compiler's own through a witness.
        @inlinable
        package static func == (left: Kind, right: Kind) -> Bool {
            left.rawValue == right.rawValue
        }
    }

    /// The kind of the value that the token is, or belongs to.
    package var valueKind: JSONKind {
        switch kind {
        case .null: .null
        case .true, .false: .boolean
        case .number: .number
        case .string, .key: .string
        case .beginArray, .endArray: .array
        case .beginObject, .endObject: .object
        }
    }

    /// Kind in the top 4 bits; below, the length, places and sign of a decimal number, the escape flag, then
    /// 48 bits of offset.
    @usableFromInline var head: UInt64
    /// Texts: the length in bytes.
    ///
    /// Decimal numbers: the digits as an integer.
    ///
    /// Beginnings: the index of the end, then the count above it.
    @usableFromInline var tail: UInt64

    private static let offsetMask: UInt64 = 1 << 48 - 1
    private static let escapeFlag: UInt64 = 1 << 48
    private static let negativeFlag: UInt64 = 1 << 49
    /// Five bits each: the number of places, and the length in bytes, which only decimal numbers have here.
    private static let placesShift: UInt64 = 50
    private static let lengthShift: UInt64 = 55
    @usableFromInline static var kindShift: UInt64 { 60 }

    /// A token without text: a literal, or the beginning or end of a container.
    @inline(__always)
    package init(_ kind: Kind, at offset: Int) {
        head = UInt64(kind.rawValue) &<< TapeEntry.kindShift | UInt64(truncatingIfNeeded: offset)
        tail = 0
    }

    /// A token with text.
    ///
    /// The offset is that of its first byte: for strings, the quote.
    @inline(__always)
    package init(_ kind: Kind, at offset: Int, length: Int, isEscaped: Bool = false) {
        head =
            UInt64(kind.rawValue) &<< TapeEntry.kindShift | UInt64(truncatingIfNeeded: offset)
            | (isEscaped ? TapeEntry.escapeFlag : 0)
        tail = UInt64(truncatingIfNeeded: length)
    }

    /// A number of at most 31 bytes with its value.
    @inline(__always)
    init(_ number: ShortNumber.Decimal, at offset: Int, length: Int) {
        head =
            UInt64(Kind.number.rawValue) &<< TapeEntry.kindShift
            | UInt64(truncatingIfNeeded: length) &<< TapeEntry.lengthShift
            | UInt64(truncatingIfNeeded: number.places) &<< TapeEntry.placesShift
            | (number.isNegative ? TapeEntry.negativeFlag : 0)
            | UInt64(truncatingIfNeeded: offset)
        tail = number.significand
    }

    /// The length of a decimal number; 0 for all other tokens.
    @inline(__always)
    private var decimalLength: Int { Int(truncatingIfNeeded: head &>> TapeEntry.lengthShift & 31) }

    /// True for a number whose value is known.
    @inline(__always) var isDecimal: Bool { decimalLength != 0 }

    /// The value of a number that ``isDecimal``.
    @inline(__always) var decimal: ShortNumber.Decimal {
        ShortNumber.Decimal(
            significand: tail,
            places: Int(truncatingIfNeeded: head &>> TapeEntry.placesShift & 31),
            isNegative: head & TapeEntry.negativeFlag != 0
        )
    }

    @inlinable package var kind: Kind {
        @inline(__always)
        get {
            let kind = UInt8(truncatingIfNeeded: head &>> TapeEntry.kindShift)
            // SAFETY: `head` is written only by the initialisers, from a `Kind`.
            return unsafe unsafeBitCast(kind, to: Kind.self)
        }
    }

    /// The first byte of the token, counted from the start of the input.
    package var offset: Int {
        @inline(__always)
        get { Int(truncatingIfNeeded: head & TapeEntry.offsetMask) }
    }

    /// Moves the token to the front by that many bytes.
    ///
    /// - Precondition: it does not start before them.
    @inline(__always)
    mutating func moveToFront(by distance: Int) {
        head &-= UInt64(truncatingIfNeeded: distance)
    }

    /// True for strings and keys whose text holds a backslash.
    package var isEscaped: Bool {
        @inline(__always)
        get { head & TapeEntry.escapeFlag != 0 }
    }

    /// The bytes of a number, or between the quotes of a string or key.
    package var length: Int {
        @inline(__always)
        get { isDecimal ? decimalLength : Int(truncatingIfNeeded: tail) }
    }

    /// True if the text of a string or key may have that many bytes after unescaping: an escape takes two to
    /// six bytes for each of them.
    @inline(__always)
    func mayStandFor(byteCount count: Int) -> Bool {
        isEscaped ? count < stringLength && stringLength <= 6 * count : count == stringLength
    }

    /// The same for a string or key.
    @inline(__always) var stringLength: Int { Int(truncatingIfNeeded: tail) }

    /// The first byte of the text: after the quote of a string or key.
    package var textOffset: Int {
        @inline(__always)
        get { offset &+ (kind == .number ? 0 : 1) }
    }

    /// The offset after the last byte of the token.
    package var endOffset: Int {
        switch kind {
        case .null, .true: offset + 4
        case .false: offset + 5
        case .number: offset + length
        case .string, .key: offset + length + 2
        case .beginArray, .endArray, .beginObject, .endObject: offset + 1
        }
    }

    // MARK: Containers on a complete tape

    /// The index of the entry after the value that starts with this one at an index.
    @inlinable
    @inline(__always)
    func indexAfter(_ index: Int) -> Int {
        switch kind {
        case .beginArray, .beginObject: endIndex &+ 1
        default: index &+ 1
        }
    }

    /// The index of the entry that ends this container.
    @inlinable package var endIndex: Int {
        @inline(__always)
        get { Int(truncatingIfNeeded: tail & 0xFFFF_FFFF) }
    }

    /// The number of elements or members of this container.
    package internal(set) var count: Int {
        @inline(__always)
        get { Int(truncatingIfNeeded: tail &>> 32) }
        @inline(__always)
        set { tail = tail & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: newValue) &<< 32 }
    }

    /// While a container is open: the index of the beginning around it, -1 for the root.
    var outerIndex: Int {
        @inline(__always)
        get { endIndex == 0xFFFF_FFFF ? -1 : endIndex }
    }

    @inline(__always)
    mutating func close(endIndex: Int, count: Int) {
        tail =
            UInt64(UInt32(truncatingIfNeeded: endIndex)) | UInt64(truncatingIfNeeded: count) &<< 32
    }
}
