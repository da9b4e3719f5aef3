/// The one way by which floating-point numbers are written.
extension JSONWriter {
    /// Writes a number with the fewest digits that read back as the same `Double`.
    ///
    /// Without its fraction a whole number is `1` and not `1.0`, unless it has an exponent.
    @inline(never)
    package mutating func write(_ value: Double, keepsZeroFraction: Bool) {
        guard value.isFinite else { return writeNonFinite(value.description) }
        unsafe writeNumber { start in
            unsafe DoubleText.write(value, keepsZeroFraction: keepsZeroFraction, to: start)
        }
    }

    /// Writes a number with the fewest digits that read back as the same `Float`.
    @inline(never)
    package mutating func write(_ value: Float, keepsZeroFraction: Bool) {
        guard value.isFinite else { return writeNonFinite(value.description) }
        unsafe writeNumber { start in
            unsafe DoubleText.write(value, keepsZeroFraction: keepsZeroFraction, to: start)
        }
    }

    /// Writes a number by a function that stores its text and returns where it ends.
    @inline(__always)
    private mutating func writeNumber(
        _ store: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
    ) {
        guard beginValue() else { return }
        // SAFETY: that reserved the length of a number, and the slack is a word after it.
        unsafe output.advance(to: store(output.end))
    }

    /// Writes a number that has no JSON form, by its name, as the options say.
    private mutating func writeNonFinite(_ name: String) {
        if options.namesNonFiniteNumbers {
            write(numberText: name)
        } else if let nonFiniteText {
            write(nonFiniteText(name))
        } else if options.nonFiniteNumbers == .null {
            writeNull()
        } else if beginValue() {
            close(JSONError(.unwritableNumber(name), path: path))
        }
    }
}
