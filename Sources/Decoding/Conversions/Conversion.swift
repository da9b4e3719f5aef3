/// A way from one type to another, and back.
///
/// ```swift
/// struct Upper: Conversion {
///     func apply(_ input: String) -> String { input.uppercased() }
///     func unapply(_ output: String) -> String { output.lowercased() }
/// }
/// let parser = String.jsonParser().map(Upper())
/// ```
///
/// Applying what unapplying gave must lead to the same value.
public protocol Conversion<Input, Output>: Sendable {
    /// What is converted.
    associatedtype Input
    /// What comes of it.
    associatedtype Output

    /// Converts a value; throws why it has no counterpart.
    ///
    /// The input is given away, so that large values need not be copied.
    func apply(_ input: consuming Input) throws -> Output
    /// Converts a value back; throws why it has no counterpart.
    func unapply(_ output: Output) throws -> Input
}

/// A conversion made of two functions.
public struct Convert<Input, Output>: Conversion {
    @usableFromInline let forward: @Sendable (consuming Input) throws -> Output
    @usableFromInline let backward: @Sendable (Output) throws -> Input

    /// Creates a conversion from its two directions.
    ///
    /// ```swift
    /// let seconds = Convert(
    ///     apply: { (seconds: Double) in Duration.seconds(seconds) },
    ///     unapply: { Double($0.components.seconds) }
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
