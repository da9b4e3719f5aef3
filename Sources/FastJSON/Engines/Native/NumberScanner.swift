/// Finds the end of a number and checks its grammar (RFC 8259 §6), without converting it.
enum NumberScanner {
    /// Why a scan stopped, and where.
    @safe
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
        var next = unsafe start
        unsafe ByteBlock.pass(UInt8(ascii: "-"), &next)
        let integer = unsafe next
        unsafe skipDigits(&next, before: end)
        guard unsafe next > integer,
            unsafe next == integer + 1 || integer.pointee != UInt8(ascii: "0")
        else {
            return nil
        }
        if unsafe next.pointee == UInt8(ascii: ".") {
            unsafe next += 1
            let fraction = unsafe next
            unsafe skipDigits(&next, before: end)
            if unsafe next == fraction { return nil }
        }
        if unsafe next.pointee | 0x20 == UInt8(ascii: "e") {
            unsafe next += 1
            if unsafe next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") {
                unsafe next += 1
            }
            let exponent = unsafe next
            unsafe skipDigits(&next, before: end)
            if unsafe next == exponent { return nil }
        }
        return unsafe next < end ? next : nil
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
            let others = unsafe ByteWord.notDigits(in: ByteWord.load(next))
            if others != 0 {
                unsafe next += ByteWord.firstIndex(of: others)
                return
            }
            unsafe next += 8
        } while unsafe next < end
    }

    /// Scans from the first byte: a minus sign or a digit.
    static func scan(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Outcome {
        var position = unsafe start
        let status = unsafe pass(&position, to: end)
        return unsafe Outcome(position: position, status: status)
    }

    private static func pass(
        _ position: inout UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) -> Status {
        if unsafe position.pointee == UInt8(ascii: "-") {
            unsafe position += 1
            guard unsafe position < end else { return .incomplete }
        }
        if unsafe position.pointee == UInt8(ascii: "0") {
            unsafe position += 1
            if unsafe position < end, unsafe isDigit(position.pointee) { return .leadingZero }
        } else if unsafe isDigit(position.pointee) {
            unsafe skipDigits(&position, to: end)
        } else {
            return .missingInteger
        }
        if unsafe position < end, unsafe position.pointee == UInt8(ascii: ".") {
            unsafe position += 1
            guard unsafe position < end else { return .incomplete }
            guard unsafe isDigit(position.pointee) else { return .missingFraction }
            unsafe skipDigits(&position, to: end)
        }
        if unsafe position < end, unsafe position.pointee | 0x20 == UInt8(ascii: "e") {
            unsafe position += 1
            if unsafe position < end,
                unsafe position.pointee == UInt8(ascii: "+")
                    || position.pointee == UInt8(ascii: "-")
            {
                unsafe position += 1
            }
            guard unsafe position < end else { return .incomplete }
            guard unsafe isDigit(position.pointee) else { return .missingExponent }
            unsafe skipDigits(&position, to: end)
        }
        return unsafe position < end ? .complete : .completeAtEnd
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
        while unsafe position < end, unsafe isDigit(position.pointee) {
            unsafe position += 1
        }
    }
}
