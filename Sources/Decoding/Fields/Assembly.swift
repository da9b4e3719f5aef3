import FastJSON

/// Makes one value of the values of fields, and takes it apart again.
///
/// For the cases of enums, write `.case(_:)`. For structs, there is ``Memberwise``.
@safe
public struct Assembly<Output, each Slot>: Sendable {
    @usableFromInline let make: @Sendable (Slots) -> Output
    @usableFromInline let taking: ErasedAssembly.Taking
    @usableFromInline var checksNames: Bool

    @inlinable
    init(
        make: @escaping @Sendable (Slots) -> Output,
        taking: ErasedAssembly.Taking,
        checksNames: Bool = true
    ) {
        unsafe self.make = make
        self.taking = taking
        self.checksNames = checksNames
    }

    /// The same, but fields may have keys that are the labels of other values.
    ///
    /// ```swift
    /// enum Move { case by(dx: Int, dy: Int) }
    ///
    /// // The sender exchanges x and y.
    /// let transposed = ParsePrint(.case(Move.by).withoutNameCheck) {
    ///     Field("dy", Int.self)
    ///     Field("dx", Int.self)
    /// }
    /// ```
    ///
    /// Without this, such fields seem to be swapped, and ``ParsePrint`` and ``Case`` throw
    /// `JSONError.Code.misplacedField`.
    public var withoutNameCheck: Assembly {
        var assembly = self
        assembly.checksNames = false
        return assembly
    }

    /// An assembly from two functions.
    ///
    /// ```swift
    /// let range = Assembly<Range<Int>, Int, Int>(
    ///     make: { Range(uncheckedBounds: ($0, $1)) },
    ///     take: { ($0.lowerBound, $0.upperBound) }
    /// )
    /// ParsePrint(range) {
    ///     Field("from", Int.self)
    ///     Field("to", Int.self)
    /// }
    /// ```
    ///
    /// If the only part is an optional, write `take: { .some($0.next) }`.
    ///
    /// For large structs, writing is slower than with `.memberwise(_:)`, because it copies all values.
    /// Return nil if the value cannot be taken apart.
    @inlinable
    public init(
        make: @escaping @Sendable (repeat each Slot) -> Output,
        take: @escaping @Sendable (Output) -> (repeat each Slot)?
    ) {
        unsafe self.init(
            make: { slots in
                var rest = unsafe SlotReader(slots)
                return make(repeat rest.next(as: (each Slot).self))
            },
            taking: unsafe .function { address, slots throws(JSONError) in
                // SAFETY: the assembly is used for values of this type only.
                guard let parts = unsafe take(address.assumingMemoryBound(to: Output.self).pointee)
                else {
                    throw .cannotTakeApart(Output.self)
                }
                var index = 0
                func put<Value>(_ value: Value) {
                    unsafe slots.put(value, index)
                    index += 1
                }
                repeat put(each parts)
            },
            checksNames: false
        )
    }

    @inlinable var erased: ErasedAssembly {
        let make = unsafe make
        return unsafe ErasedAssembly(
            layout: SlotLayout(Output.self),
            slots: Fields<repeat each Slot>.layouts,
            make: { block, offsets, address in
                // SAFETY: the caller gives slots in a block, and room for a value of this type.
                let slots = unsafe Slots(base: block, offsets: offsets)
                unsafe address.initializeMemory(as: Output.self, to: make(slots))
            },
            taking: taking,
            checksNames: checksNames
        )
    }
}

extension JSONError {
    /// The error for a value that a printer has no fields for: another case of an enum, say.
    @usableFromInline
    static func cannotTakeApart(_ type: any Any.Type) -> JSONError {
        unwritable("This value of \(type) is none that the parser can make.")
    }

    /// The error for a value that cannot be written.
    static func unwritable(_ message: String) -> JSONError {
        JSONError(.typed(.refused(.unwritableValue, message)))
    }
}
