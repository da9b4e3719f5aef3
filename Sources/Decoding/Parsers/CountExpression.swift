/// A number of elements, members or characters that are allowed: one number, or a range.
///
/// ```swift
/// JSONArray(3) { Double.jsonParser() }        // exactly three
/// JSONArray(1...3) { Double.jsonParser() }    // one to three
/// StringPiece.digits(2...)                    // at least two
/// ```
///
/// `Int` and the ranges of `Int` conform: `1...3`, `1..<3`, `1...`, `...3`, `..<3`. What takes one stops the
/// program if a bound is negative, or the range is empty.
public protocol CountExpression {
    /// The smallest count.
    var _fewest: Int { get }
    /// The largest count; `Int.max` for any.
    var _most: Int { get }
}

extension Int: CountExpression {
    /// The smallest count.
    @inlinable public var _fewest: Int { self }
    /// The largest count.
    @inlinable public var _most: Int { self }
}

extension ClosedRange: CountExpression where Bound == Int {
    /// The smallest count.
    @inlinable public var _fewest: Int { lowerBound }
    /// The largest count.
    @inlinable public var _most: Int { upperBound }
}

extension Range: CountExpression where Bound == Int {
    /// The smallest count.
    @inlinable public var _fewest: Int { lowerBound }
    /// The largest count.
    @inlinable public var _most: Int { upperBound - 1 }
}

extension PartialRangeFrom: CountExpression where Bound == Int {
    /// The smallest count.
    @inlinable public var _fewest: Int { lowerBound }
    /// The largest count.
    @inlinable public var _most: Int { .max }
}

extension PartialRangeThrough: CountExpression where Bound == Int {
    /// The smallest count.
    @inlinable public var _fewest: Int { 0 }
    /// The largest count.
    @inlinable public var _most: Int { upperBound }
}

extension PartialRangeUpTo: CountExpression where Bound == Int {
    /// The smallest count.
    @inlinable public var _fewest: Int { 0 }
    /// The largest count.
    @inlinable public var _most: Int { upperBound - 1 }
}
