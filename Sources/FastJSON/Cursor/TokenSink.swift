/// Receives a value that is being read, token by token.
///
/// The reader is generic over its sink and specialised for each, inside this module only.
protocol TokenSink: ~Copyable {
    mutating func beginObject(at offset: Int)
    mutating func endObject(at offset: Int)
    mutating func beginArray(at offset: Int)
    mutating func endArray(at offset: Int)
    mutating func key(_ text: TextToken)
    /// Takes the key that is foreseen, if it is at an address, and returns its length without the quotes;
    /// only called if ``foreseesKeys`` is true.
    ///
    /// - Precondition: 16 bytes are readable at `start`, and all bytes before `end`.
    mutating func foreseenKey(
        at start: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) -> Int?
    mutating func string(_ text: TextToken)
    mutating func number(_ text: TextToken)
    /// Takes a number with its value; only called if ``takesDecimals`` is true.
    mutating func decimal(_ number: ShortNumber.Decimal, at offset: Int, length: Int)
    mutating func literal(_ kind: TapeEntry.Kind, at offset: Int)
    /// True if more tokens are of no use.
    var isOver: Bool { get }
    /// True if reading is to stop between two tokens, and to continue there later.
    var isPaused: Bool { get }
    /// True if numbers that are read in one pass are taken with their values.
    static var takesDecimals: Bool { get }
    /// True if ``foreseenKey(at:before:)`` is to be asked first.
    static var foreseesKeys: Bool { get }
}

extension TokenSink where Self: ~Copyable {
    var isOver: Bool { false }
    @inline(__always) var isPaused: Bool { false }
    static var takesDecimals: Bool { false }
    static var foreseesKeys: Bool { false }
    @inline(__always)
    mutating func foreseenKey(
        at start: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) -> Int? { nil }
    @inline(__always)
    mutating func decimal(_ number: ShortNumber.Decimal, at offset: Int, length: Int) {}
}

/// Takes tokens and does nothing: for skipping and validating.
struct NullSink: TokenSink {
    @inline(__always) mutating func beginObject(at offset: Int) {}
    @inline(__always) mutating func endObject(at offset: Int) {}
    @inline(__always) mutating func beginArray(at offset: Int) {}
    @inline(__always) mutating func endArray(at offset: Int) {}
    @inline(__always) mutating func key(_ text: TextToken) {}
    @inline(__always) mutating func string(_ text: TextToken) {}
    @inline(__always) mutating func number(_ text: TextToken) {}
    @inline(__always) mutating func literal(_ kind: TapeEntry.Kind, at offset: Int) {}
}
