import FastJSON

/// Between raw values and the type that they represent.
///
/// ```swift
/// enum Direction: String { case up, down, left, right }
/// let parser = JSONString(.representing(Direction.self))
/// ```
public struct Representing<Output: RawRepresentable>: Conversion {
    // It has no stored properties: `MemberReader` relies on that.

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

extension Conversion {
    /// Between raw values and the type that they represent.
    @inlinable
    public static func representing<Represented>(
        _ type: Represented.Type
    ) -> Self where Self == Representing<Represented> {
        Representing(type)
    }
}
