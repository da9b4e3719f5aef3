import FastJSON

/// Between raw values and the type that they represent.
///
/// ```swift
/// enum Direction: String { case up, down, left, right }
/// let parser = JSONString(.representing(Direction.self))
/// ```
public struct Representing<Output: RawRepresentable>: RawValueConversion {
    /// What is represented cannot be made from this raw value.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Creates the conversion for a type.
    @inlinable
    public init(_ type: Output.Type = Output.self) {}

    /// The value with this raw value; throws if there is none.
    @inlinable
    public func apply(_ input: Output.RawValue) throws -> Output {
        guard Representing.mayBeCase(input), let output = Output(rawValue: input) else {
            throw Representing.refusal(of: input)
        }
        return output
    }

    /// False for a text that takes too long to be compared with the names of cases.
    @inlinable
    static func mayBeCase(_ input: Output.RawValue) -> Bool {
        guard let text = input as? String, !text.isFastToHash else { return true }
        return !CaseLabels.hasOnlyNames(Output.self)
    }

    @usableFromInline
    static func refusal(of input: Output.RawValue) -> any Error {
        let shown = (input as? String).map { DiagnosticText.quoted($0) } ?? "\(input)"
        return Failure(description: "Expected a value of \(Output.self), but found:\n\(shown)")
    }

    /// The raw value.
    @inlinable
    public func unapply(_ output: Output) -> Output.RawValue { output.rawValue }
}

/// Between raw values and the type that they represent, with a fallback for all other raw values.
///
/// ```swift
/// enum Status: String { case open, closed, other }
/// let parser = JSONString(.representing(Status.self, unknown: .other))
/// try parser.decode(#""merged""#)  // → Status.other
/// ```
public struct RepresentingOrUnknown<Output: RawRepresentable>: RawValueConversion {
    @usableFromInline let unknown: @Sendable () -> Output

    /// Creates the conversion for a type, and the value for raw values that the type does not have.
    @inlinable
    public init(
        _ type: Output.Type = Output.self,
        unknown: @autoclosure @escaping @Sendable () -> Output
    ) {
        self.init(making: unknown)
    }

    @inlinable
    init(making unknown: @escaping @Sendable () -> Output) {
        self.unknown = unknown
    }

    /// The value with this raw value; the one for unknown raw values if there is none.
    @inlinable
    public func apply(_ input: Output.RawValue) -> Output {
        guard Representing<Output>.mayBeCase(input), let output = Output(rawValue: input) else {
            return unknown()
        }
        return output
    }

    /// The raw value, also of the value for unknown ones.
    @inlinable
    public func unapply(_ output: Output) -> Output.RawValue { output.rawValue }
}

/// A conversion that asks `init(rawValue:)` first.
///
/// No other type may conform: `MemberReader` makes a value of its raw value without calling the conversion, and calls
/// it only for raw values that the type does not have.
@_documentation(visibility: internal)
public protocol RawValueConversion<Output>: Conversion
where Output: RawRepresentable, Input == Output.RawValue {}

extension Conversion {
    /// Between raw values and the type that they represent.
    @inlinable
    public static func representing<Represented>(
        _ type: Represented.Type
    ) -> Self where Self == Representing<Represented> {
        Representing(type)
    }

    /// The same, with a fallback for all other raw values.
    ///
    /// It is not for keys of objects: two unknown ones would be the same key.
    @inlinable
    public static func representing<Represented>(
        _ type: Represented.Type,
        unknown: @autoclosure @escaping @Sendable () -> Represented
    ) -> Self where Self == RepresentingOrUnknown<Represented> {
        RepresentingOrUnknown(making: unknown)
    }
}
