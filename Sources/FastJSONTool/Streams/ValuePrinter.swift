import FastJSON

/// Reads values, and prints each on a line: all of it, or some fields.
struct ValuePrinter {
    private let table: FieldTable?
    /// The condition for printing a value; nil to print all.
    private let condition: PathCondition?
    /// The first line of CSV, where a run starts at the start.
    fileprivate let header: [UInt8]?
    private let isCSV: Bool

    /// Prints what the options ask for; a run that continues has printed the header before.
    init(_ arguments: FieldArguments, where condition: PathCondition? = nil, goesOn: Bool) {
        table = arguments.table
        self.condition = condition
        isCSV = arguments.csv
        header = isCSV && !goesOn ? table?.header : nil
    }

    /// Reads a value and makes its line, which is empty if the value is not to be printed.
    ///
    /// If fields are asked for, the value must be an object.
    @Sendable func read(_ cursor: inout JSONCursor) throws(JSONError) -> [UInt8] {
        if table != nil, try cursor.peekKind() != .object { throw cursor.expected("an object") }
        if table == nil, condition == nil { return line(try cursor.readCompactValue()) }
        let value = try cursor.readDocument().root
        if let condition, try !condition.holds(for: value) { return [] }
        guard let table else {
            return try JSONCursor.withCursor(over: value) { cursor throws(JSONError) in
                line(try cursor.readCompactValue())
            }
        }
        return isCSV ? try table.row(of: value) : line(try table.object(of: value))
    }

    private func line(_ text: [UInt8]) -> [UInt8] { text + [UInt8(ascii: "\n")] }
}

extension StreamRun {
    /// Prints the lines of the elements.
    func run(
        printingBy printer: ValuePrinter,
        _ open: (consuming JSONStream) throws(JSONError) -> some ElementSource<[UInt8]>
    ) throws {
        try run(open) { line, isFirst, text in
            if isFirst, let header = printer.header { text.append(header) }
            text.append(line)
            return !line.isEmpty
        } finish: { isEmpty, text in
            if isEmpty, let header = printer.header { text.append(header) }
        }
    }
}
