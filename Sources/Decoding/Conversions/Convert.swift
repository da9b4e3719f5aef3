/// A conversion made of two functions.
public struct Convert<Input, Output>: Conversion {
    @usableFromInline let forward: @Sendable (consuming Input) throws -> Output
    @usableFromInline let backward: @Sendable (Output) throws -> Input

    /// Creates a conversion from its two directions.
    ///
    /// ```swift
    /// let seconds = Convert(
    ///     apply: { (seconds: Double) in Duration.seconds(seconds) },
    ///     unapply: { $0 / .seconds(1) }
    /// )
    /// ```
    @inlinable
    public init(
        apply: @escaping @Sendable (consuming Input) throws -> Output,
        unapply: @escaping @Sendable (Output) throws -> Input
    ) {
        forward = apply
        backward = unapply
    }

    /// Calls the first function.
    @inlinable
    public func apply(_ input: consuming Input) throws -> Output { try forward(input) }
    /// Calls the second function.
    @inlinable
    public func unapply(_ output: Output) throws -> Input { try backward(output) }
}
