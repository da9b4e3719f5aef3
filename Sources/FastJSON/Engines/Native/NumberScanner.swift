/// Finds the end of a number and checks its grammar (RFC 8259 §6), without converting it.
enum NumberScanner {
    /// Why a scan stopped, and where.
    struct Outcome {
        var position: UnsafePointer<UInt8>
        var status: Status
    }

    /// Why a scan stopped.
    enum Status: UInt8 {
        /// Behind the number, at a byte that does not belong to it.
        case complete
        /// The bytes end, and what is there is a number, but it may go on.
        case completeAtEnd
        /// The bytes end where a digit must follow.
        case incomplete
        /// At a digit behind a leading zero.
        case leadingZero
        /// At a byte where a digit must stand.
        case missingInteger
        case missingFraction
        case missingExponent
    }

    /// Scans from the first byte: a minus sign or a digit.
    @inline(__always)
    static func scan(
        from start: UnsafePointer<UInt8>,
        to end: UnsafePointer<UInt8>
    ) -> Outcome {
        var position = start
        if position.pointee == 0x2D {
            position += 1
            guard position < end else { return Outcome(position: position, status: .incomplete) }
        }
        if position.pointee == 0x30 {
            position += 1
            if position < end, isDigit(position.pointee) {
                return Outcome(position: position, status: .leadingZero)
            }
        } else if isDigit(position.pointee) {
            skipDigits(&position, to: end)
        } else {
            return Outcome(position: position, status: .missingInteger)
        }
        if position < end, position.pointee == 0x2E {
            position += 1
            guard position < end else { return Outcome(position: position, status: .incomplete) }
            guard isDigit(position.pointee) else {
                return Outcome(position: position, status: .missingFraction)
            }
            skipDigits(&position, to: end)
        }
        if position < end, position.pointee | 0x20 == 0x65 {
            position += 1
            if position < end, position.pointee == 0x2B || position.pointee == 0x2D {
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
        byte &- 0x30 < 10
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
