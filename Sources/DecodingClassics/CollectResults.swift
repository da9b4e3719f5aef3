import Decoding

/// All successes in order, or the first failure.
///
/// ```swift
/// let people = collectResults(values.map { Person.jsonParser.result(from: $0) })
/// ```
public func collectResults<Success, Failure: Error>(
    _ results: some Sequence<Result<Success, Failure>>
) -> Result<[Success], Failure> {
    var successes: [Success] = []
    successes.reserveCapacity(results.underestimatedCount)
    for result in results {
        switch result {
        case .success(let success): successes.append(success)
        case .failure(let failure): return .failure(failure)
        }
    }
    return .success(successes)
}

/// The successes and the failures apart, each in order.
///
/// ```swift
/// let (people, errors) = splitResults(values.map { Person.jsonParser.result(from: $0) })
/// ```
public func splitResults<Success, Failure: Error>(
    _ results: some Sequence<Result<Success, Failure>>
) -> (successes: [Success], failures: [Failure]) {
    var successes: [Success] = []
    var failures: [Failure] = []
    for result in results {
        switch result {
        case .success(let success): successes.append(success)
        case .failure(let failure): failures.append(failure)
        }
    }
    return (successes, failures)
}

/// The results of a function on each element apart, or the failure that there are no elements.
///
/// ```swift
/// let (people, errors) = splitResult(json["people"].array, Person.createWithJSONValue)
/// ```
public func splitResult<Element, Success, Failure: Error>(
    _ elements: Result<[Element], Failure>,
    _ transform: (Element) -> Result<Success, Failure>
) -> (successes: [Success], failures: [Failure]) {
    switch elements {
    case .success(let elements): splitResults(elements.map(transform))
    case .failure(let failure): ([], [failure])
    }
}
