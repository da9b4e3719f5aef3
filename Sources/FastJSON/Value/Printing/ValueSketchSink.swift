/// Makes a ``ValueSketch`` from tokens.
///
/// The bounds limit the memory, whatever the size of the value: only the start of a long string is
/// copied, and values that are not shown are only counted.
struct ValueSketchSink: TokenSink, ~Copyable {
    private var builder: ValueSketchBuilder

    init(bounds: ValueSketch.Bounds) {
        builder = ValueSketchBuilder(bounds: bounds)
    }

    /// The sketch of the one value that was read.
    ///
    /// - Precondition: exactly one value was reported.
    mutating func finish() -> ValueSketch {
        builder.finish()
    }

    @inline(__always)
    mutating func beginObject(at offset: Int) { builder.beginContainer(isObject: true) }
    @inline(__always)
    mutating func endObject(at offset: Int) { builder.endContainer(isObject: true) }
    @inline(__always)
    mutating func beginArray(at offset: Int) { builder.beginContainer(isObject: false) }
    @inline(__always)
    mutating func endArray(at offset: Int) { builder.endContainer(isObject: false) }

    mutating func key(_ text: TextToken) {
        if builder.takesMore {
            unsafe builder.add(.key(CutText(text, maxLength: builder.bounds.maxStringLength)))
        }
    }

    mutating func string(_ text: TextToken) {
        guard builder.admitsValue() else { return }
        unsafe builder.add(.string(CutText(text, maxLength: builder.bounds.maxStringLength)))
    }

    mutating func number(_ text: TextToken) {
        guard builder.admitsValue() else { return }
        let maxLength = builder.bounds.maxNumberLength
        unsafe builder.add(.plain(ValueSketch.numberText(text.bytes, maxLength: maxLength)))
    }

    mutating func literal(_ kind: TapeEntry.Kind, at offset: Int) {
        guard builder.admitsValue() else { return }
        builder.add(.plain(kind == .null ? "null" : kind == .true ? "true" : "false"))
    }
}

extension JSONCursor {
    /// Reads the next value and returns its text for a message.
    ///
    /// It is the text that ``JSONValue/errorText`` of the value has. Takes no stack per level.
    package mutating func readSketch(
        within bounds: ValueSketch.Bounds = .forErrors
    ) throws(JSONError) -> String {
        try readValueSketch(within: bounds).text()
    }

    /// Reads the next value and keeps what is within the bounds.
    package mutating func readValueSketch(
        within bounds: ValueSketch.Bounds
    ) throws(JSONError) -> ValueSketch {
        var sink = ValueSketchSink(bounds: bounds)
        try read(into: &sink)
        return sink.finish()
    }
}
