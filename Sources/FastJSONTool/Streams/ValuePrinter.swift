import FastJSON

/// Reads values, and prints each on a line: all of it, or some fields.
struct ValuePrinter {
    private let table: FieldTable?
    /// The first line of CSV, where a run starts at the start.
    fileprivate let header: [UInt8]?
    private let isCSV: Bool

    /// Prints what the options ask for; a run that continues has printed the header before.
    init(_ arguments: FieldArguments, goesOn: Bool) {
        table = arguments.table
        isCSV = arguments.csv
        header = isCSV && !goesOn ? table?.header : nil
    }

    /// Reads a value, which must be an object if it is to have fields, and makes its line.
    @Sendable func read(_ cursor: inout JSONCursor) throws(JSONError) -> [UInt8] {
        guard let table else { return try cursor.readCompactValue() + [UInt8(ascii: "\n")] }
        guard try cursor.peekKind() == .object else { throw cursor.expected("an object") }
        let record = try cursor.readDocument().root
        return isCSV
            ? try table.row(of: record)
            : try table.object(of: record) + [UInt8(ascii: "\n")]
    }
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
        } finish: { isEmpty, text in
            if isEmpty, let header = printer.header { text.append(header) }
        }
    }
}
