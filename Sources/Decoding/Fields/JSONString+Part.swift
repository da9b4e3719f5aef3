import FastJSON

extension JSONString {
    /// The part of a string whose pieces are values of their own.
    @usableFromInline
    func part<each Piece>() -> FieldPart
    where Content == ParsedText<StringPieces<(repeat each Piece)>> {
        var layouts: [SlotLayout] = []
        repeat layouts.append(SlotLayout((each Piece).self))
        return unsafe FieldPart(
            WholeValue(
                read: { cursor, slots throws(JSONError) in
                    let pieces = try parse(from: &cursor)
                    var index = 0
                    func put<Value>(_ value: Value) {
                        unsafe slots.put(value, index)
                        index += 1
                    }
                    repeat put(each pieces)
                },
                write: { slots, writer throws(JSONError) in
                    var index = 0
                    func next<Value>(_ type: Value.Type) -> Value {
                        defer { index += 1 }
                        return unsafe slots.copy(index)
                    }
                    try print((repeat next((each Piece).self)), to: &writer)
                }
            ),
            slots: layouts
        )
    }
}
