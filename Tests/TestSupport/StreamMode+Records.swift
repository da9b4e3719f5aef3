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
        for result in rows.results() {
            switch result {
            case .success(let value): lines.append("\(rows.index) @\(rows.offset) \(value)")
            case .failure(let error) where error.place == Self.failure(of: rows)?.place:
                lines.append("# \(error.place)")
            case .failure(let error): lines.append("! \(rows.index) @\(rows.offset) \(error.place)")
            }
        }
        return lines
    }

    /// What ended the reading.
    private static func failure<Output>(of elements: JSONElements<Output>) -> JSONError? {
        do throws(JSONError) {
            // At the end of a stream only: a failure is thrown again, and takes nothing.
            guard elements.checkpoint == nil else { return nil }
            _ = try elements.next()
            return nil
        } catch {
            return error
        }
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
