import FastJSON

/// Arrays of the most common scalars, which are written in one go.
extension ValueEncoder {
    /// Takes an array of scalars; false if it holds a number that JSON has no form for, or is too deep.
    func takeScalars<T>(_ value: T, _ scalars: CodedType.Scalars) -> Bool {
        guard unsafe depth < text.pointee.deepest, ValueEncoder.hasText(value, scalars) else {
            return false
        }
        deliver { ValueEncoder.write(value, scalars, to: &$0) }
        return true
    }

    /// Writes an array of scalars where a value belongs, after a key if there is one; false as above.
    @inline(never)
    func writeScalars<T>(
        _ value: T,
        _ scalars: CodedType.Scalars,
        after key: WrittenKey? = nil
    ) -> Bool {
        guard unsafe depth &+ 1 < text.pointee.deepest, ValueEncoder.hasText(value, scalars) else {
            return false
        }
        if let key { unsafe text.pointee.writer.key(key) }
        unsafe ValueEncoder.write(value, scalars, to: &text.pointee.writer)
        return true
    }

    /// False if an array holds a number that JSON has no form for.
    @inline(__always)
    private static func hasText<T>(_ value: T, _ scalars: CodedType.Scalars) -> Bool {
        guard scalars == .doubles else { return true }
        // SAFETY: the cast is to the same type.
        return unsafe unsafeBitCast(value, to: [Double].self).allSatisfy(\.isFinite)
    }

    @inline(__always)
    private static func write<T>(
        _ value: T,
        _ scalars: CodedType.Scalars,
        to writer: inout JSONWriter
    ) {
        // SAFETY: each cast is to the same type.
        switch scalars {
        case .doubles:
            writer.beginArray()
            for double in unsafe unsafeBitCast(value, to: [Double].self) {
                writer.write(double, keepsZeroFraction: false)
            }
            writer.endArray()
        case .integers: writer.write(unsafe unsafeBitCast(value, to: [Int].self))
        case .strings: writer.write(unsafe unsafeBitCast(value, to: [String].self))
        }
    }
}
