internal import CScan

/// Finds where the elements of one container end, in text that may come in parts.
///
/// Streams wait with it for the rest of an element that was cut, and cut a large array into blocks of
/// whole elements. Members of an object end in the same way.
///
/// Nothing is validated, and comments are not known: brackets are counted, whatever their kind, and
/// so the end of an element is only a guess until the element was read.
package struct ElementEndScanner: Sendable, Equatable {
    /// What one call found.
    package struct Outcome: Sendable, Equatable {
        /// How many ends were written.
        package var found: Int
        /// How many bytes were looked at.
        ///
        /// The next call starts after them.
        package var consumed: Int

        package init(found: Int, consumed: Int) {
            self.found = found
            self.consumed = consumed
        }
    }

    /// How the ends are found.
    package let kernel: Kernel

    /// The containers that are open: 1 between the elements, 0 after the container has ended.
    package private(set) var depth: Int

    /// True between the quotes of a string.
    package private(set) var isInString = false

    /// True if the next byte follows an odd number of backslashes.
    package private(set) var isEscaped = false

    /// Starts after the opening bracket of a container, or between two of its elements.
    ///
    /// - Precondition: `depth` is positive, and `kernel` is available.
    package init(depth: Int = 1, kernel: Kernel = .best) {
        precondition(depth > 0, "A scanner starts inside of a container.")
        precondition(kernel.isAvailable, "This processor does not have the kernel.")
        self.depth = depth
        self.kernel = kernel
    }

    /// True after the bracket that closes the container; then nothing more is consumed.
    package var isAtEnd: Bool { depth == 0 }

    /// Writes the indices of the commas between the elements, and of the bracket after the last one.
    ///
    /// Stops after this bracket, after the last end for which there is room, or after all bytes.
    package mutating func findEnds(
        in bytes: UnsafeBufferPointer<UInt8>,
        into ends: UnsafeMutableBufferPointer<Int>
    ) -> Outcome {
        var state = state
        // SAFETY: the counts are those of the buffers, and the kernel is available.
        let result = unsafe fastjson_find_element_ends(
            kernel.code,
            &state,
            bytes.baseAddress,
            bytes.count,
            ends.baseAddress,
            ends.count
        )
        self.state = state
        return Outcome(found: result.found, consumed: result.consumed)
    }

    private var state: fastjson_ends_state {
        get {
            fastjson_ends_state(
                depth: Int64(depth),
                is_in_string: isInString,
                is_escaped: isEscaped
            )
        }
        set {
            depth = Int(newValue.depth)
            isInString = newValue.is_in_string
            isEscaped = newValue.is_escaped
        }
    }
}
