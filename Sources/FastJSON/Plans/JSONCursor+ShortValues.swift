/// Values in the form that most of them have, for code that reads members where they stand.
///
/// Each function returns a value and where it ends. For a value in another form, the end is nil and the value has
/// no meaning.
extension JSONCursor {
    /// An integer of at most 18 digits at an address.
    @usableFromInline
    @inline(never)
    package func shortIntegerValue(
        at start: UnsafePointer<UInt8>
    ) -> (value: Int64, end: UnsafePointer<UInt8>?) {
        var next = unsafe start
        guard unsafe start < end, unsafe JSONCursor.startsNumber(UInt32(start.pointee)),
            let value = unsafe shortInteger(from: &next)
        else { return (0, nil) }
        return unsafe (value, next)
    }

    /// A string of at most 15 bytes of ASCII without escapes at an address.
    @usableFromInline
    @inline(never)
    package func shortStringValue(
        at start: UnsafePointer<UInt8>
    ) -> (value: String, end: UnsafePointer<UInt8>?) {
        guard unsafe start < end, unsafe start.pointee == UInt8(ascii: "\"") else {
            return ("", nil)
        }
        // SAFETY: the address is before the end.
        let specials = unsafe ByteBlock.specials(at: start + 1)
        guard specials != 0 else { return ("", nil) }
        let count = ByteBlock.firstIndex(of: specials)
        let quote = unsafe start + 1 + count
        guard unsafe quote.pointee == UInt8(ascii: "\""), count <= stringLimit else {
            return ("", nil)
        }
        return unsafe (TextToken.string(ofASCII: start + 1, count: count), quote + 1)
    }

    /// The `Float` that is nearest to a number of usual length at an address.
    @usableFromInline
    @inline(never)
    package func shortFloatValue(
        at start: UnsafePointer<UInt8>
    ) -> (value: Float, end: UnsafePointer<UInt8>?) {
        var next = unsafe start
        guard unsafe start < end, unsafe JSONCursor.startsNumber(UInt32(start.pointee)),
            let double = unsafe shortDouble(from: &next),
            let value = NarrowConversion.float(nearestTo: double)
        else { return (0, nil) }
        return unsafe (value, next)
    }
}
