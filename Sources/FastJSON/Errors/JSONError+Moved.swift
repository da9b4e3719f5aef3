/// Failures in a part of a text, as failures in the whole.
extension JSONError {
    /// The same failure at a place inside the value that it is about: that of an error in the text of
    /// the value alone.
    func moved(into inner: JSONError) -> JSONError {
        var place = location
        if let outer = location, let location = inner.location {
            place = Location(
                line: outer.line + location.line - 1,
                column: location.column + (location.line == 1 ? outer.column - 1 : 0),
                excerpt: location.excerpt
            )
        }
        let offset = offset.map { $0 + (inner.offset ?? 0) }
        let path = JSONValuePath(path.steps + inner.path.steps)
        return JSONError(problem, path: path, offset: offset).located(at: place)
    }

    /// The same failure, whose place was counted from the start of a record.
    func moved(after place: SourceText.Origin) -> JSONError {
        if case .typed(.several(let errors)) = problem {
            return JSONError(.typed(.several(errors.map { $0.moved(after: place) })))
        }
        var location = location
        if location?.line == 1 {
            location?.column += place.scalarsInLine
        }
        location?.line += place.lineFeeds
        return JSONError(problem, path: path, offset: offset.map { $0 + place.offset })
            .located(at: location)
    }

    /// The same error, with the line and column of its offset in a whole text.
    func located(in bytes: [UInt8]) -> JSONError {
        guard let offset else { return self }
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            var text = unsafe SourceText(bytes: bytes, origin: SourceText.Origin())
            return located(at: text.location(of: offset))
        }
    }

    /// The same error in a larger text, in which the original text starts after this number of bytes.
    package func moved(by distance: Int, in bytes: [UInt8]) -> JSONError {
        var problem = problem
        if case .typed(.several(let errors)) = problem {
            problem = .typed(.several(errors.map { $0.moved(by: distance, in: bytes) }))
        }
        return JSONError(
            problem,
            path: path,
            offset: offset.map { min($0 + distance, bytes.count) }
        )
        .located(in: bytes)
    }
}
