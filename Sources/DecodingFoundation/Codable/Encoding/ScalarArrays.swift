import FastJSON

/// Arrays of the most common scalars, which are written in one go.
extension ValueEncoder {
    /// Takes an array of scalars; false if it holds a number that JSON has no form for, or is too deep.
    ///
    /// - Precondition: the kind of the type is `scalars`.
    func takeScalars<T>(_ value: T) -> Bool {
        guard unsafe depth < text.pointee.deepest else { return false }
        return unsafe withUnsafePointer(to: value) { address in
            guard unsafe ScalarArray.hasText(address, T.self) else { return false }
            deliver { unsafe ScalarArray.write(address, T.self, to: &$0) }
            return true
        }
    }

    /// Writes an array of scalars where a value belongs; false as above.
    @inline(__always)
    func writeScalars<T>(_ value: T) -> Bool {
        guard unsafe depth &+ 1 < text.pointee.deepest else { return false }
        return unsafe withUnsafePointer(to: value) { address in
            guard unsafe ScalarArray.hasText(address, T.self) else { return false }
            unsafe ScalarArray.write(address, T.self, to: &text.pointee.writer)
            return true
        }
    }
}

/// SAFETY: at each address is a value of the type, which is an array of doubles, integers or strings.
private enum ScalarArray {
    /// False if the array holds a number that JSON has no form for.
    static func hasText(_ address: UnsafeRawPointer, _ type: Any.Type) -> Bool {
        guard type == [Double].self else { return true }
        return unsafe array(of: Double.self, at: address).allSatisfy(\.isFinite)
    }

    /// Writes the array.
    static func write(
        _ address: UnsafeRawPointer,
        _ type: Any.Type,
        to writer: inout JSONWriter
    ) {
        writer.beginArray()
        if type == [Double].self {
            for double in unsafe array(of: Double.self, at: address) {
                writer.write(shortest: double)
            }
        } else if type == [Int].self {
            for integer in unsafe array(of: Int.self, at: address) { writer.write(integer) }
        } else {
            for string in unsafe array(of: String.self, at: address) { writer.write(string) }
        }
        writer.endArray()
    }

    @inline(__always)
    private static func array<Element>(
        of type: Element.Type,
        at address: UnsafeRawPointer
    ) -> [Element] {
        unsafe address.assumingMemoryBound(to: [Element].self).pointee
    }
}
