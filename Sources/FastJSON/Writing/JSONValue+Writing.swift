extension JSONValue {
    /// The value as JSON text in UTF-8.
    ///
    /// Throws ``JSONError/Code/unwritableValue`` for NaN and the infinities, unless the options say
    /// otherwise.
    ///
    /// ```swift
    /// let bytes = try value.jsonBytes(options: .init(layout: .pretty(indent: "\t")))
    /// ```
    public func jsonBytes(
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> [UInt8] {
        var writer = JSONWriter(options: options)
        writer.write(self)
        return try writer.finish()
    }

    /// The value as JSON text.
    public func jsonString(
        options: JSONWritingOptions = JSONWritingOptions()
    ) throws(JSONError) -> String {
        String(decoding: try jsonBytes(options: options), as: UTF8.self)
    }
}

extension JSONWriter {
    /// What is left of a container while its elements or members are written.
    private struct Rest {
        /// Nil for an array.
        var keys: [String]?
        /// The elements, or the values of the members.
        let values: [JSONValue]
        var next = 0
    }

    /// Writes a whole value.
    ///
    /// Takes no stack per level.
    public mutating func write(_ value: JSONValue) {
        guard var rest = begin(value) else { return }
        var outer: [Rest] = []
        while true {
            if let inner = proceed(&rest) {
                outer.append(rest)
                rest = inner
            } else if let last = outer.popLast() {
                rest = last
            } else {
                return
            }
        }
    }

    /// Writes a container on, and ends it; before that returns what begins inside.
    private mutating func proceed(_ rest: inout Rest) -> Rest? {
        while rest.next < rest.values.count {
            let index = rest.next
            rest.next += 1
            if let keys = rest.keys { key(keys[index]) }
            if let inner = begin(rest.values[index]) { return inner }
        }
        if rest.keys == nil { endArray() } else { endObject() }
        return nil
    }

    /// Writes a scalar, or begins a container and returns what is to be written in it.
    ///
    /// Inlined: where it is not, each value is retained, which takes a tenth more instructions.
    @inline(__always)
    private mutating func begin(_ value: JSONValue) -> Rest? {
        switch value {
        case .null: writeNull()
        case .boolean(let value): write(value)
        case .integer(let value): write(value)
        case .float(let value): write(value)
        case .number(let value):
            write(value)
            if putsSpaceAfterNumberText {
                output.reserve(1)
                output.append(UInt8(ascii: " "))
            }
        case .string(let value): write(value)
        case .array(let elements):
            beginArray()
            return Rest(values: elements)
        case .object(let object):
            beginObject()
            let object = options.sortsKeys == true ? object.sorted() : object
            return Rest(keys: object.keys, values: object.values)
        }
        return nil
    }
}
