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
    func apply(_ input: Input) throws -> Output
    /// Converts a value back; throws why it has no counterpart.
    func unapply(_ output: Output) throws -> Input
}

/// A conversion made of two functions.
public struct Convert<Input, Output>: Conversion {
    private let forward: @Sendable (Input) throws -> Output
    private let backward: @Sendable (Output) throws -> Input

    /// Creates a conversion from its two directions.
    ///
    /// ```swift
    /// let seconds = Convert(
    ///     apply: { (seconds: Double) in Duration.seconds(seconds) },
    ///     unapply: { Double($0.components.seconds) }
    /// )
    /// ```
    public init(
        apply: @escaping @Sendable (Input) throws -> Output,
        unapply: @escaping @Sendable (Output) throws -> Input
    ) {
        forward = apply
        backward = unapply
    }

    /// Calls the first function.
    public func apply(_ input: Input) throws -> Output { try forward(input) }
    /// Calls the second function.
    public func unapply(_ output: Output) throws -> Input { try backward(output) }
}
