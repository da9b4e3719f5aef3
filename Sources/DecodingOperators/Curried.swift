import DecodingClassics

/// A function of one parameter, mostly one that returns another such function.
///
/// `curry` makes them. It is called like a function:
///
/// ```swift
/// let add = curry { (left: Int, right: Int) in left + right }
/// add(1)(2)  // → 3
/// ```
///
/// Not a function itself, since the compiler takes twice as long for each further arrow in
/// `(A) -> (B) -> (C) -> D`: minutes for twenty of them. A nest of functions written by hand is
/// wrapped once: `Curried(function)`; `<^>` does that itself for up to four parameters.
public struct Curried<Input, Output> {
    @usableFromInline let function: (Input) -> Output

    /// Wraps a function.
    @inlinable
    public init(_ function: @escaping (Input) -> Output) {
        self.function = function
    }

    /// Calls the function.
    @inlinable
    public func callAsFunction(_ input: Input) -> Output {
        function(input)
    }
}
