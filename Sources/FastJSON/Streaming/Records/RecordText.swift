/// Checks on the text of a record that need no parsing.
enum RecordText {
    /// A range without white space around it; empty and at its end if there is nothing else.
    static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var (first, last) = (range.lowerBound, range.upperBound)
        while first < last, unsafe WhiteSpace.contains(bytes[first]) { first += 1 }
        while last > first, unsafe WhiteSpace.contains(bytes[last - 1]) { last -= 1 }
        return first..<last
    }

    /// True if there is nothing but comments and white space.
    static func isComments(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > 1, unsafe bytes[0] == UInt8(ascii: "/") else { return false }
        let (scan, index) = unsafe firstValue(in: bytes)
        return unsafe index == bytes.count && (scan?.isInLineComment ?? true) && isText(bytes)
    }

    /// True if the first value is a number or literal that continues to the end.
    static func isScalarAtEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (scan, index) = unsafe firstValue(in: bytes)
        return index == bytes.count && scan?.isInScalar == true
    }

    /// Looks for the end of the first value; nil if there are only comments that end.
    private static func firstValue(in bytes: UnsafeBufferPointer<UInt8>) -> (ValueScan?, Int) {
        var index = 0
        while index < bytes.count {
            if unsafe WhiteSpace.contains(bytes[index]) {
                index += 1
                continue
            }
            var scan = ValueScan(allowsComments: true)
            var step = ValueScan.Step.goesOn
            while index < bytes.count, step == .goesOn {
                step = unsafe scan.take(bytes[index], &index)
            }
            guard step == .endsBlank else { return (scan, index) }
        }
        return (nil, index)
    }

    /// True for valid UTF-8: a comment with anything else is not a comment.
    static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    }
}
