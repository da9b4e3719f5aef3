extension ValueSketchBuilder: TokenSink {
    @inline(__always)
    mutating func beginObject(at offset: Int) { beginContainer(isObject: true) }
    @inline(__always)
    mutating func endObject(at offset: Int) { endContainer(isObject: true) }
    @inline(__always)
    mutating func beginArray(at offset: Int) { beginContainer(isObject: false) }
    @inline(__always)
    mutating func endArray(at offset: Int) { endContainer(isObject: false) }

    mutating func key(_ text: TextToken) {
        if takesMore {
            unsafe add(.key(CutText(text, maxLength: bounds.maxStringLength)))
        }
    }

    mutating func string(_ text: TextToken) {
        guard admitsValue() else { return }
        unsafe add(.string(CutText(text, maxLength: bounds.maxStringLength)))
    }

    mutating func number(_ text: TextToken) {
        guard admitsValue() else { return }
        let maxLength = bounds.maxNumberLength
        unsafe add(.plain(ValueSketch.numberText(text.bytes, maxLength: maxLength)))
    }

    mutating func literal(_ kind: TapeEntry.Kind, at offset: Int) {
        guard admitsValue() else { return }
        add(.plain(kind == .null ? "null" : kind == .true ? "true" : "false"))
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
        var sink = ValueSketchBuilder(bounds: bounds)
        try read(into: &sink)
        return sink.finish()
    }
}
