/// Arrays of scalars, which have no depth and do not fail.
extension JSONWriter {
    /// Writes an array of integers.
    package mutating func write(_ integers: [Int]) {
        write(integers, each: { $0.write($1) }) { output, integer in
            output.reserve(JSONWriter.scalarLength)
            output.append(integer: Int64(integer))
        }
    }

    /// Writes an array of strings.
    package mutating func write(_ strings: [String]) {
        let escaping = escaping
        write(strings, each: { $0.write($1) }) { escaping.append($1, to: &$0) }
    }

    /// Writes an array by a function that appends an element after its comma, or by one that writes each as a
    /// value if it has its own line.
    @inline(__always)
    private mutating func write<Element>(
        _ elements: [Element],
        each write: (inout JSONWriter, Element) -> Void,
        append: (inout OutputBuffer, Element) -> Void
    ) {
        guard isCompact else {
            beginArray()
            for element in elements { write(&self, element) }
            return endArray()
        }
        guard beginValue() else { return }
        output.append(UInt8(ascii: "["))
        var isFirst = true
        for element in elements {
            if !isFirst {
                output.reserve(1)
                output.append(UInt8(ascii: ","))
            }
            isFirst = false
            append(&output, element)
        }
        output.reserve(1)
        output.append(UInt8(ascii: "]"))
    }
}
