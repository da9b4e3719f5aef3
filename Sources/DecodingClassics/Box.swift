/// Holds one value.
///
/// Swift's enums of 2014 could not hold a generic value without it. Today, `Result` needs no box; this
/// type is for code that was written with it.
///
/// ```swift
/// let boxed = Box(3)
/// boxed.value  // → 3
/// ```
public final class Box<Value> {
    /// The value in the box.
    public let value: Value

    /// Puts a value into a box.
    public init(_ value: Value) {
        self.value = value
    }
}

extension Box: Sendable where Value: Sendable {}
