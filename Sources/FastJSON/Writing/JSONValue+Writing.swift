extension JSONValue {
    /// The value as JSON text in UTF-8.
    ///
    /// Throws ``JSONError/Code/unwritableValue`` for NaN and the infinities, unless the options
    /// have another answer.
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
    /// What is left of a container while its elements are written.
    private enum Rest {
        case elements([JSONValue], next: Int)
        case members([JSONValue.Object.Member], next: Int)
    }

    /// Writes a whole value.
    ///
    /// Takes no stack per level.
    public mutating func write(_ value: JSONValue) {
        var open: [Rest] = []
        begin(value, &open)
        while let rest = open.popLast() {
            switch rest {
            case .elements(let elements, let next):
                guard next < elements.count else {
                    endArray()
                    continue
                }
                open.append(.elements(elements, next: next + 1))
                begin(elements[next], &open)
            case .members(let members, let next):
                guard next < members.count else {
                    endObject()
                    continue
                }
                open.append(.members(members, next: next + 1))
                key(members[next].key)
                begin(members[next].value, &open)
            }
        }
    }

    private mutating func begin(_ value: JSONValue, _ open: inout [Rest]) {
        switch value {
        case .null: writeNull()
        case .boolean(let value): write(value)
        case .integer(let value): write(value)
        case .float(let value): write(value)
        case .number(let value): write(value)
        case .string(let value): write(value)
        case .array(let elements):
            beginArray()
            open.append(.elements(elements, next: 0))
        case .object(let object):
            beginObject()
            let members =
                options.sortsKeys
                ? object.members.sorted { KeyBytes.precedes($0.key, $1.key) } : object.members
            open.append(.members(members, next: 0))
        }
    }
}
