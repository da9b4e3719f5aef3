import FastJSON

/// Arrays of the most common scalars, which are written in one go.
extension ValueEncoder {
    /// Takes an array of scalars; false if it holds a number that JSON has no form for, or is too deep.
    ///
    /// - Precondition: the kind of the type is `scalars`.
    func takeScalars<T>(_ value: T) -> Bool {
        guard unsafe depth < text.pointee.deepest, ScalarArray.hasText(value) else { return false }
        deliver { ScalarArray.write(value, to: &$0) }
        return true
    }

    /// Writes an array of scalars where a value belongs; false as above.
    @inline(__always)
    func writeScalars<T>(_ value: T) -> Bool {
        guard unsafe depth &+ 1 < text.pointee.deepest, ScalarArray.hasText(value) else {
            return false
        }
        unsafe ScalarArray.write(value, to: &text.pointee.writer)
        return true
    }
}

/// SAFETY: each value is an array of doubles, integers or strings.
private enum ScalarArray {
    /// False if the array holds a number that JSON has no form for.
    static func hasText<T>(_ value: T) -> Bool {
        T.self != [Double].self || elements(of: value, Double.self).allSatisfy(\.isFinite)
    }

    /// Writes the array.
    static func write<T>(_ value: T, to writer: inout JSONWriter) {
        writer.beginArray()
        if T.self == [Double].self {
            for double in elements(of: value, Double.self) { writer.write(shortest: double) }
        } else if T.self == [Int].self {
            for integer in elements(of: value, Int.self) { writer.write(integer) }
        } else {
            for string in elements(of: value, String.self) { writer.write(string) }
        }
        writer.endArray()
    }

    @inline(__always)
    private static func elements<T, Element>(of value: T, _ type: Element.Type) -> [Element] {
        unsafe withUnsafePointer(to: value) {
            unsafe UnsafeRawPointer($0).assumingMemoryBound(to: [Element].self).pointee
        }
    }
}
