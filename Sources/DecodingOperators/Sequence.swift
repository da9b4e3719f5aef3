import DecodingClassics

/// All values, or nil if one is nil.
///
/// ```swift
/// sequence(["1", "2"].map { Int($0) })  // → [1, 2]
/// ```
@inlinable
public func sequence<A>(_ values: some Sequence<A?>) -> [A]? {
    var found: [A] = []
    found.reserveCapacity(values.underestimatedCount)
    for value in values {
        guard let value else { return nil }
        found.append(value)
    }
    return found
}

/// All successes, or the errors of all failures.
///
/// The path of an error starts with the index of its result. The first 1,000 errors are kept.
public func sequence<A>(_ results: some Sequence<Result<A, JSONError>>) -> Result<[A], JSONError> {
    var successes: [A] = []
    var failures = ErrorCollection()
    for (index, result) in results.enumerated() {
        switch result {
        case .success(let success): successes.append(success)
        case .failure(let error):
            if !failures.isFull { failures.add(error.prefixed(by: [.index(index)])) }
        }
    }
    return failures.isEmpty ? .success(successes) : .failure(failures.error)
}

/// All values under their keys, or nil if one is nil.
@inlinable
public func sequence<Key: Hashable, A>(_ values: [Key: A?]) -> [Key: A]? {
    var found: [Key: A] = [:]
    found.reserveCapacity(values.count)
    for (key, value) in values {
        guard let value else { return nil }
        found[key] = value
    }
    return found
}

/// All successes under their keys, or the errors of all failures, sorted by key.
///
/// The path of an error starts with the key of its result. The first 1,000 errors are kept.
public func sequence<A>(_ results: [String: Result<A, JSONError>]) -> Result<[String: A], JSONError>
{
    var successes: [String: A] = [:]
    var errors: [(key: String, error: JSONError)] = []
    for (key, result) in results {
        switch result {
        case .success(let success): successes[key] = success
        case .failure(let error): errors.append((key, error))
        }
    }
    var failures = ErrorCollection()
    for (key, error) in errors.sorted(by: { $0.key < $1.key }) where !failures.isFull {
        failures.add(error.prefixed(by: [.key(key)]))
    }
    return failures.isEmpty ? .success(successes) : .failure(failures.error)
}
