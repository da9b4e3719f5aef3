/// An optional, whatever it wraps; nothing else conforms.
///
/// The operators take it where they could take `A?`. A parameter of type `A?` takes an `A` as well,
/// so that the compiler has two ways to go at each step of a chain: 5.6 s for eleven fields of a type
/// with two initialisers, and 0.2 s so. A value that is no optional goes into a chain by
/// `pure`.
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
