/// The output for a missing member.
@usableFromInline
@safe
struct Absence<Output>: Sendable {
    /// True if the output is an optional whose nil means that the member is missing.
    @usableFromInline let isNil: Bool
    /// Initialises memory with the output for a missing member.
    @usableFromInline let initialize: @Sendable (UnsafeMutableRawPointer) -> Void
    /// True if the output at an address is that of a missing member.
    @usableFromInline let isAbsent: @Sendable (UnsafeRawPointer) -> Bool

    @inlinable
    init(
        isNil: Bool,
        initialize: @escaping @Sendable (UnsafeMutableRawPointer) -> Void,
        isAbsent: @escaping @Sendable (UnsafeRawPointer) -> Bool
    ) {
        self.isNil = isNil
        unsafe self.initialize = initialize
        unsafe self.isAbsent = isAbsent
    }

    // SAFETY, below: the plan gives room for an output, and the address of one.

    /// A nil.
    @inlinable
    static func `nil`<Wrapped>() -> Absence where Output == Wrapped? {
        unsafe Absence(
            isNil: true,
            initialize: { unsafe $0.initializeMemory(as: Wrapped?.self, to: nil) },
            isAbsent: { address in
                if case .none = unsafe address.assumingMemoryBound(to: Wrapped?.self).pointee {
                    true
                } else {
                    false
                }
            }
        )
    }

    /// A value, which is not written either.
    @inlinable
    static func value(_ value: Output) -> Absence where Output: Equatable & Sendable {
        unsafe Absence(
            isNil: false,
            initialize: { unsafe $0.initializeMemory(as: Output.self, to: value) },
            isAbsent: { unsafe $0.assumingMemoryBound(to: Output.self).pointee == value }
        )
    }

    /// A value that is made again each time, and always written.
    @inlinable
    static func made(_ make: @escaping @Sendable () -> Output) -> Absence {
        unsafe Absence(
            isNil: false,
            initialize: { unsafe $0.initializeMemory(as: Output.self, to: make()) },
            isAbsent: { _ in false }
        )
    }

    /// The bytes of the output for a missing member.
    @inlinable var image: [UInt8] {
        unsafe withUnsafeTemporaryAllocation(
            byteCount: MemoryLayout<Output>.size,
            alignment: MemoryLayout<Output>.alignment
        ) { buffer in
            // SAFETY: all bytes are initialised first, those that a nil leaves open too.
            unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
            guard let start = buffer.baseAddress else { return [] }
            unsafe initialize(start)
            return unsafe Array(buffer)
        }
    }
}
