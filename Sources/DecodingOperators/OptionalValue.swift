/// An optional, whatever it wraps; nothing else conforms.
///
/// The operators take it where they could take `A?`. A parameter of type `A?` takes an `A` as well, so
/// the compiler has two choices at each step of a chain. For eleven fields of a `Codable` type, whose
/// `init(from:)` is a second initialiser, that takes 2.4 s, and 0.1 s with this type. To put a value that
/// is not optional into a chain, use `pure`.
public protocol OptionalValue<Wrapped> {
    /// The type of the value, if there is one.
    associatedtype Wrapped

    /// The optional itself.
    var optional: Wrapped? { get }
}

extension Optional: OptionalValue {
    /// The optional itself.
    @inlinable public var optional: Wrapped? { self }
}
