import FastJSON

/// Reads and writes arrays of one kind of elements.
///
/// ```swift
/// try JSONArray { Int.jsonParser() }.parse([1, 2, 3])   // → [1, 2, 3]
/// JSONArray(3) { Double.jsonParser() }                  // exactly three
/// JSONArray(1...) { String.jsonParser() }               // at least one
/// ```
///
/// For arrays whose elements mean different things see ``Element``.
public struct JSONArray<Value: JSONParser>: JSONParser {
    @usableFromInline let element: Value
    @usableFromInline let count: CountRange
    @usableFromInline let plan: LazyPlan<ArrayPlan>

    /// Creates a parser for arrays of any length, or of this many elements: `3`, `1...3`, `1...`.
    ///
    /// ```swift
    /// JSONArray(1...3) { Int.jsonParser() }
    /// ```
    @inlinable
    public init(_ count: some CountExpression = 0..., _ element: () -> Value) {
        self.init(of: element(), CountRange(count), ArrayMaker(of: Value.Output.self))
    }

    /// - Precondition: the maker is for arrays of these elements.
    @inlinable
    init(of element: Value, _ count: CountRange, _ maker: ArrayMaker) {
        self.element = element
        self.count = count
        plan = LazyPlan(count, maker) { FieldPart(field: "", element) }
    }

    /// Not available: write the parser of the elements in braces.
    @available(*, unavailable, message: "write JSONArray { parser }")
    @_documentation(visibility: internal)
    public init(_ element: Value) { refused() }

    /// Not available: write the parser of the elements in braces.
    @available(*, unavailable, message: "write [Movie].jsonParser, or JSONArray { parser }")
    @_documentation(visibility: internal)
    public init<Member>(_ type: Member.Type) where Value == JSONValueParser { refused() }

    /// Reads the next value.
    @_documentation(visibility: internal)
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> [Value.Output] {
        let block = try unsafe plan.read(&cursor)
        // SAFETY: the array lies in the block, and is moved out once.
        let output = unsafe block.assumingMemoryBound(to: [Value.Output].self).move()
        unsafe cursor.endBlock(block)
        return output
    }
}

extension JSONArray {
    /// How plans read the values.
    @_documentation(visibility: internal)
    public var fieldOperation: FieldOperation<[Value.Output]> {
        FieldOperation(.nested(NestedPlan(whole: .array(plan.plan))))
    }
}

extension JSONArray: JSONParserPrinter where Value: JSONParserPrinter {
    /// Writes an array.
    @_documentation(visibility: internal)
    @inlinable
    public func print(_ output: [Value.Output], to writer: inout JSONWriter) throws(JSONError) {
        if !count.contains(output.count) {
            throw writer.wrongCount("An Array", count, "element", given: output.count)
        }
        writer.beginArray()
        let result = unsafe output.withUnsafeBufferPointer { elements in
            Result { () throws(JSONError) in
                guard let start = elements.baseAddress else { return }
                for index in 0..<elements.count {
                    // SAFETY: the index is that of an element.
                    try unsafe element.print(at: start + index, to: &writer)
                }
            }
        }
        try result.get()
        writer.endArray(ofCount: output.count)
    }
}
