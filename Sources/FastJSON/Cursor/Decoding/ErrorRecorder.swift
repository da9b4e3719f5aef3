/// Notes typed problems, up to a limit, so that reading can continue after them.
package final class ErrorRecorder {
    package let limit: Int
    package private(set) var errors: [JSONError] = []

    /// - Precondition: the limit is positive.
    package init(limit: Int) {
        precondition(limit > 0, "At least one error is asked for.")
        self.limit = limit
    }

    /// Thrown in place of errors that were noted.
    static let noted = JSONError(.typed(.noted))

    /// Notes an error, or each of its collected errors.
    ///
    /// Returns false if no more are wanted.
    func note(_ error: JSONError) -> Bool {
        if !ErrorRecorder.isNoted(error) {
            errors.append(contentsOf: error.errors.prefix(limit - errors.count))
        }
        return errors.count < limit
    }

    static func isNoted(_ error: JSONError) -> Bool {
        if case .typed(.noted) = error.problem { true } else { false }
    }

    /// The error that ends the reading: what was noted, and the one that stopped it, if any did.
    package func conclude(_ last: JSONError?) -> JSONError? {
        var errors = errors
        if let last, !ErrorRecorder.isNoted(last), errors.count < limit {
            errors.append(contentsOf: last.errors.prefix(limit - errors.count))
        }
        return errors.count > 1 ? JSONError(.typed(.several(errors))) : errors.first
    }
}
