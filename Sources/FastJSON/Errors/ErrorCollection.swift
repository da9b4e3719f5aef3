/// Failures that are collected to one error, each of them once.
///
/// ```text
/// var failures = ErrorCollection()
/// failures.add(first)
/// failures.add(second)
/// return .failure(failures.error)
/// ```
///
/// Takes linear time. Failures beyond the limit are dropped: in a long list where everything is wrong,
/// the first ones are enough.
package struct ErrorCollection {
    /// How many failures are kept.
    package static let limit = 1_000
    /// As many comparisons for each failure are faster than hashing them all.
    private static let fewComparisons = 16

    private var errors: [JSONError] = []
    /// The same, once there were too many comparisons.
    private var seen: Set<JSONError> = []
    private var comparisons = 0

    /// Creates a collection without failures.
    package init() {}

    /// True if there are no failures.
    package var isEmpty: Bool { errors.isEmpty }

    /// True if no more are kept.
    package var isFull: Bool { errors.count >= ErrorCollection.limit }

    /// Adds a failure, or its collected failures.
    package mutating func add(_ error: JSONError) {
        let new = error.errors
        // Those of one error differ, so each is only compared to those of others.
        let others = errors.count
        if others == 0 {
            errors = new
            return
        }
        comparisons += others * new.count
        if seen.isEmpty, comparisons > ErrorCollection.fewComparisons * (others + new.count) {
            seen = Set(errors)
        }
        for error in new {
            if isFull { return }
            let isNew =
                seen.isEmpty ? !errors[..<others].contains(error) : seen.insert(error).inserted
            if isNew { errors.append(error) }
        }
    }

    /// One error for all.
    ///
    /// - Precondition: there is at least one.
    package var error: JSONError {
        errors.count == 1 ? errors[0] : JSONError(.typed(.several(errors)))
    }
}

extension JSONError {
    /// One error for several, each of which it contains once; a collection among them is replaced by
    /// its own errors.
    ///
    /// - Precondition: there is at least one.
    package static func several(_ errors: [JSONError]) -> JSONError {
        var failures = ErrorCollection()
        for error in errors { failures.add(error) }
        return failures.error
    }
}
