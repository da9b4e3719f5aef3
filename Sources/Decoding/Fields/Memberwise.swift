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
/// List the fields in the order of the stored properties. A field that names its property must be at
/// the position of this property. The key of a field that names none must not be the name of another
/// property of the same type; capitals, `_` and `-` make no difference. Otherwise, the parser throws
/// `JSONError.Code.misplacedField` when it is used, even inside a ``OneOf`` or a ``LossyArray``.
///
/// For writing, the properties are read in place. A type that is not a struct, or whose initialiser
/// does more than store its parameters, can only be read. Writing it throws
/// `JSONError.Code.unwritableValue`, unless an ``Assembly`` says how to take it apart.
public struct Memberwise<Output, each Slot>: Sendable {
    @usableFromInline var assembly: Assembly<Output, repeat each Slot>

    @inlinable
    init(_ make: @escaping @Sendable (Slots) -> Output) {
        assembly = unsafe Assembly(make: make, taking: .storedProperties)
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
