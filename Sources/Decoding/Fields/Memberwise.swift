import FastJSON

/// The memberwise initialiser of a struct, from which a ``ParsePrint`` of the struct is made.
///
/// ```swift
/// ParsePrint(.memberwise(Point.init)) {
///     Field("x", \.x)
///     Field("y", \.y)
/// }
/// ```
///
/// The fields stand in the order of the stored properties. A field that names its property must stand
/// where the property does. A field that names none must not have the name of another property of the
/// same type; capitals, `_` and `-` make no difference. Otherwise, the parser throws
/// `JSONError.Code.misplacedField` when it is used, also inside a ``OneOf`` or a ``LossyArray``.
///
/// For writing, the properties are read where they lie. A type that is not a struct, or whose
/// initialiser does more than store its parameters, can be read. Writing it throws
/// `JSONError.Code.unwritableValue`, unless an ``Assembly`` says how to take it apart.
public struct Memberwise<Output, each Slot>: Sendable {
    @usableFromInline var assembly: Assembly<Output, repeat each Slot>

    @inlinable
    init(_ make: @escaping @Sendable (Slots) -> Output) {
        assembly = Assembly(make: make, taking: .storedProperties)
    }

    /// The same, but fields may have keys that are the names of other properties.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init).withoutNameCheck) {
    ///     Field("y", Double.self)
    ///     Field("x", Double.self)
    /// }
    /// ```
    ///
    /// Fields that name their properties do not need this: `Field("y", \.x)`.
    public var withoutNameCheck: Memberwise {
        var memberwise = self
        memberwise.assembly.checksNames = false
        return memberwise
    }
}
