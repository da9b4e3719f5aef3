import FastJSON

/// How many of the problems of a document are reported.
///
/// ```swift
/// do {
///     _ = try Person.jsonParser.decode(bytes, errors: .all(limit: 20))
/// } catch {
///     for error in error.errors { print(error.report) }
/// }
/// ```
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum JSONErrorReporting: Sendable, Hashable {
    /// The first one.
    case first
    /// All values that do not fit, each with its place, up to a limit.
    ///
    /// Wrong syntax ends the reading, and is then the last problem. The limit, which must be positive,
    /// also ends it: if as many problems as the limit are reported, there may be more.
    case all(limit: Int)
}

extension JSONParser {
    /// Reads the next value, and continues after problems until there are that many.
    @usableFromInline
    func parse(
        from cursor: inout JSONCursor,
        reportingUpTo limit: Int
    ) throws(JSONError) -> Output {
        let recorder = ErrorRecorder(limit: limit)
        cursor.recorder = recorder
        let result = Result { () throws(JSONError) in try parse(from: &cursor) }
        cursor.recorder = nil
        switch result {
        case .success(let output):
            if let error = recorder.conclude(nil) { throw error }
            return output
        case .failure(let error):
            let error = cursor.asTyped(error)
            throw recorder.conclude(error) ?? error
        }
    }
}
