import FastJSON

/// Reads values, and prints each on a line: all of it, or some fields.
struct ValuePrinter {
    private let table: FieldTable?
    /// The first line of CSV, where a run starts at the start.
    private let header: [UInt8]?
    private let isCSV: Bool

    /// Prints what the options ask for; a run that goes on has printed the header before.
    init(_ arguments: FieldArguments, goesOn: Bool) {
        table = arguments.fields.map { FieldTable($0) }
        isCSV = arguments.csv
        header = isCSV && !goesOn ? table?.header : nil
    }

    /// What reads a value, which must be an object if it is to have fields.
    var reader: @Sendable (inout JSONCursor) throws(JSONError) -> JSONValue {
        let needsObjects = table != nil
        return { cursor throws(JSONError) in
            if needsObjects, try cursor.peekKind() != .object {
                throw cursor.expected("an object")
            }
            return try cursor.readValue()
        }
    }

    /// Prints a value.
    func write(_ value: JSONValue, isFirst: Bool, to text: inout TextBuffer) throws {
        guard let table else { return text.appendLine(try value.jsonBytes()) }
        if isCSV {
            if isFirst, let header { text.append(header) }
            text.append(try table.row(of: value))
        } else {
            text.appendLine(try table.object(of: value).jsonBytes())
        }
    }

    /// Prints what is there without any value.
    func finish(isEmpty: Bool, _ text: inout TextBuffer) {
        if isEmpty, let header { text.append(header) }
    }
}
