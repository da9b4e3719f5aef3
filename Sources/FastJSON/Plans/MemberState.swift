/// What is known of an object whose members are read by code, besides its ``MemberReader``.
///
/// The code looks at it only at the end of an object, so that it stays in memory.
@_documentation(visibility: internal)
@safe
public struct MemberState: BitwiseCopyable {
    /// The fields that were passed and have no value, a bit each.
    @usableFromInline package var missing: UInt64 = 0
    /// The ``PlanRun`` of the object, if it needs one.
    @usableFromInline package var run: UnsafeMutableRawPointer?
    /// The offset of the object.
    var start = 0
    /// The number of open containers inside the object.
    var depth = 0
    /// True while the plan reads members, and while unknown members after these are skipped.
    ///
    /// It stays true if the plan fails, or reads to the end of the object. While it is true, the run knows
    /// which fields have values. While it is false, all fields before the next one have, except for those
    /// in `missing`.
    var isInPlan = false

    /// Nothing is known.
    @inlinable
    @inline(__always)
    public init() {}
}

extension MemberState {
    /// True if a field that was passed has no value.
    func isMissing(_ field: Int) -> Bool {
        missing & 1 &<< UInt64(truncatingIfNeeded: field) != 0
    }

    /// Passes fields that have no value so far.
    @inline(__always)
    mutating func pass(_ fields: Range<Int>) {
        for field in fields { missing |= 1 &<< UInt64(truncatingIfNeeded: field) }
    }

    /// Notes if a field that was passed has a value.
    mutating func note(_ field: Int, hasValue: Bool) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: field)
        if hasValue { missing &= ~bit } else { missing |= bit }
    }
}
