import FastJSON

/// A struct and its memberwise initialiser: what a ``ParsePrint`` of a struct is made of.
///
/// ```swift
/// ParsePrint(.memberwise(Point.init)) {
///     Field("x", \.x)
///     Field("y", \.y)
/// }
/// ```
///
/// The fields stand in the order of the stored properties, which is checked as far as it can be: a
/// field that names its property must stand where that is, and one that names none must not have the
/// name of another property of the same type, but for capitals, `_` and `-`. What is wrong is thrown
/// when the parser is used, as `JSONError.Code.misplacedField`, which no alternative of a ``OneOf``
/// replaces, and no ``LossyArray`` keeps.
///
/// For writing, the properties are read where they lie. What is no struct, or has an initialiser that
/// does something else than to store its parameters, can be read, and throws
/// `JSONError.Code.unwritableValue` when it is written: an ``Assembly`` says how to take it apart.
public struct Memberwise<Output, each Slot>: Sendable {
    @usableFromInline var assembly: Assembly<Output, repeat each Slot>

    @inlinable
    init(_ make: @escaping @Sendable (Slots) -> Output) {
        assembly = Assembly(make: make, taking: .storedProperties)
    }

    /// The same for fields whose keys are the names of other properties, where that is meant.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init).withoutNameCheck) {
    ///     Field("y", Double.self)
    ///     Field("x", Double.self)
    /// }
    /// ```
    ///
    /// Fields that name their properties, as `Field("y", \.x)` does, need it not.
    public var withoutNameCheck: Memberwise {
        var memberwise = self
        memberwise.assembly.checksNames = false
        return memberwise
    }
}
