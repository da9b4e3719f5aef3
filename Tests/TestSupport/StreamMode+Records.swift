package import FastJSON

extension StreamMode {
    /// What becomes of the records of a text, a line of text for each.
    ///
    /// A value with its index and offset; or `!` with the same and the place of the error; at the
    /// end `#` and what ended the reading, if it was an error.
    package func records(
        _ format: JSONRecordFormat,
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> [String] {
        let rows = stream(bytes, options: options).records(format, onError: .skip)
        var lines: [String] = []
        var rejectCount = 0
        for result in rows.results() {
            switch result {
            case .success(let value): lines.append("\(rows.index) @\(rows.offset) \(value)")
            // What ends the reading is no reject.
            case .failure(let error) where rows.rejectCount == rejectCount:
                lines.append("# \(error.place)")
            case .failure(let error): lines.append("! \(rows.index) @\(rows.offset) \(error.place)")
            }
            rejectCount = rows.rejectCount
        }
        return lines
    }

    /// What becomes of the records of a text.
    package func records(
        _ format: JSONRecordFormat,
        _ text: String,
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> [String] {
        records(format, Array(text.utf8), options: options)
    }
}
