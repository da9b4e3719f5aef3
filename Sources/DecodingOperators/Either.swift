/// One of two.
///
/// ```swift
/// func find(_ id: Int) -> Either<NotFound, User> {
///     id == 1 ? .right(User(id: 1, name: "Ada")) : .left(NotFound())
/// }
/// ```
///
/// Where one of the two is an error, `Result` is what Swift programmers expect; ``result`` makes one.
public enum Either<Left, Right> {
    /// By custom what went wrong, if one of the two did.
    case left(Left)
    /// By custom what was wanted.
    case right(Right)

    /// The value on the left.
    public var left: Left? {
        if case .left(let value) = self { value } else { nil }
    }

    /// The value on the right.
    public var right: Right? {
        if case .right(let value) = self { value } else { nil }
    }

    /// Makes something else of the value on the right.
    public func map<New>(_ transform: (Right) throws -> New) rethrows -> Either<Left, New> {
        switch self {
        case .left(let value): .left(value)
        case .right(let value): .right(try transform(value))
        }
    }
}

extension Either: Sendable where Left: Sendable, Right: Sendable {}
extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Hashable where Left: Hashable, Right: Hashable {}

extension Either where Left: Error {
    /// The right as a success, the left as a failure.
    public var result: Result<Right, Left> {
        switch self {
        case .left(let error): .failure(error)
        case .right(let value): .success(value)
        }
    }

    /// The success on the right, the failure on the left.
    public init(_ result: Result<Right, Left>) {
        switch result {
        case .success(let value): self = .right(value)
        case .failure(let error): self = .left(error)
        }
    }
}
