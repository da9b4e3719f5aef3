/// Finds the end of a number and checks its grammar (RFC 8259 §6), without converting it.
enum NumberScanner {
    /// Why a scan stopped, and where.
    struct Outcome {
        var position: UnsafePointer<UInt8>
        var status: Status
    }

    /// Why a scan stopped.
    enum Status: UInt8 {
        /// After the number, at a byte that does not belong to it.
        case complete
        /// The bytes end after a number, but the number may continue.
        case completeAtEnd
        /// The bytes end where a digit must follow.
        case incomplete
        /// At a digit after a leading zero.
        case leadingZero
        /// At a byte that must be a digit, but is not.
        case missingInteger
        case missingFraction
        case missingExponent
    }

    /// The end of the number at an address; nil for one that has to be looked at more closely.
    ///
    /// That is one that is wrong, or that may continue after `end`.
    ///
    /// - Precondition: `JSONCursor.lookahead` bytes are readable from each byte before `end`.
    @inline(__always)
    static func end(
        ofNumberAt start: UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8>? {
        var next = start
        if next.pointee == UInt8(ascii: "-") { next += 1 }
        let integer = next
        skipDigits(&next, before: end)
        guard next > integer, next == integer + 1 || integer.pointee != UInt8(ascii: "0") else {
            return nil
        }
        if next.pointee == UInt8(ascii: ".") {
            next += 1
            let fraction = next
            skipDigits(&next, before: end)
            if next == fraction { return nil }
        }
        if next.pointee | 0x20 == UInt8(ascii: "e") {
            next += 1
            if next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") { next += 1 }
            let exponent = next
            skipDigits(&next, before: end)
            if next == exponent { return nil }
        }
        return next < end ? next : nil
    }

    /// Steps over digits, at least up to `end` if there are that many.
    @inline(__always)
    private static func skipDigits(
        _ next: inout UnsafePointer<UInt8>,
        before end: UnsafePointer<UInt8>
    ) {
        repeat {
            // SAFETY: as long as nothing is passed that is not a digit, `next` is before the end, or
            // a few bytes after it.
            let others = ByteWord.notDigits(in: ByteWord.load(next))
            if others != 0 {
                next += ByteWord.firstIndex(of: others)
                return
            }
            next += 8
        } while next < end
    }

    /// Scans from the first byte: a minus sign or a digit.
    @inline(__always)
    static func scan(
        from start: UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) -> Outcome {
        var position = start
        if position.pointee == UInt8(ascii: "-") {
            position += 1
            guard position < end else { return Outcome(position: position, status: .incomplete) }
        }
        if position.pointee == UInt8(ascii: "0") {
            position += 1
            if position < end, isDigit(position.pointee) {
                return Outcome(position: position, status: .leadingZero)
            }
        } else if isDigit(position.pointee) {
            skipDigits(&position, to: end)
        } else {
            return Outcome(position: position, status: .missingInteger)
        }
        if position < end, position.pointee == UInt8(ascii: ".") {
            position += 1
            guard position < end else { return Outcome(position: position, status: .incomplete) }
            guard isDigit(position.pointee) else {
                return Outcome(position: position, status: .missingFraction)
            }
            skipDigits(&position, to: end)
        }
        if position < end, position.pointee | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < end,
                position.pointee == UInt8(ascii: "+") || position.pointee == UInt8(ascii: "-")
            {
                position += 1
            }
            guard position < end else { return Outcome(position: position, status: .incomplete) }
            guard isDigit(position.pointee) else {
                return Outcome(position: position, status: .missingExponent)
            }
            skipDigits(&position, to: end)
        }
        return Outcome(position: position, status: position < end ? .complete : .completeAtEnd)
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    @inline(__always)
    private static func skipDigits(
        _ position: inout UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) {
        while end - position >= 8 {
            let others = ByteWord.notDigits(in: ByteWord.load(position))
            if others != 0 {
                position += ByteWord.firstIndex(of: others)
                return
            }
            position += 8
        }
        while position < end, isDigit(position.pointee) {
            position += 1
        }
    }
}
