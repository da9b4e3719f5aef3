/// A way from one type to another, and back.
///
/// ```swift
/// struct Negated: Conversion {
///     func apply(_ input: Bool) -> Bool { !input }
///     func unapply(_ output: Bool) -> Bool { !output }
/// }
/// let isVisible = Field("hidden") { Bool.jsonParser().map(Negated()) }
/// ```
///
/// Applying the result of unapplying a value must give the same value.
public protocol Conversion<Input, Output>: Sendable {
    /// The type that is converted.
    associatedtype Input
    /// The type that results.
    associatedtype Output

    /// Converts a value; throws why it has no counterpart.
    ///
    /// The input is given away, so that large values need not be copied.
    func apply(_ input: consuming Input) throws -> Output
    /// Converts a value back; throws why it has no counterpart.
    func unapply(_ output: Output) throws -> Input
}
