// Written by scripts/generate-memberwise. Do not edit.
// swift-format-ignore-file

/// The initialisers of structs.
///
/// One function per number of fields: each value is moved to the initialiser by itself, which a
/// function for any number does not do (0.7 of the speed).
///
/// For writing, the initialiser must store its parameters as they are, in the order of the
/// properties. To know that, it is called again with the parts of the first values that are
/// written; in another order of its parameters these may be what it traps on.
extension Memberwise {
    /// The memberwise initialiser of a struct, with any number of properties.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x", \.x)
    ///     Field("y", \.y)
    /// }
    /// ```
    @inlinable
    @_disfavoredOverload
    public static func memberwise<each S>(
        _ make: @escaping @Sendable (repeat each S) -> Output
    ) -> Memberwise<Output, repeat each S> {
        unsafe Memberwise<Output, repeat each S> { slots in
            var rest = unsafe SlotReader(slots)
            return make(repeat rest.next(as: (each S).self))
        }
    }
}

/// One overload for each number of properties.
@_documentation(visibility: internal)
extension Memberwise {
    /// A struct without stored properties.
    @inlinable
    public static func memberwise(
        _ make: @escaping @Sendable () -> Output
    ) -> Memberwise<Output> {
        unsafe Memberwise<Output> { _ in make() }
    }

    /// A struct with 1 property.
    @inlinable
    public static func memberwise<S0>(
        _ make: @escaping @Sendable (consuming S0) -> Output
    ) -> Memberwise<Output, S0> {
        unsafe .init { unsafe make($0.take(0)) }
    }

    /// A struct with 2 properties.
    @inlinable
    public static func memberwise<S0, S1>(
        _ make: @escaping @Sendable (consuming S0, consuming S1) -> Output
    ) -> Memberwise<Output, S0, S1> {
        unsafe .init { unsafe make($0.take(0), $0.take(1)) }
    }

    /// A struct with 3 properties.
    @inlinable
    public static func memberwise<S0, S1, S2>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2) -> Output
    ) -> Memberwise<Output, S0, S1, S2> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2)) }
    }

    /// A struct with 4 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2,
            consuming S3) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3)) }
    }

    /// A struct with 5 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4)) }
    }

    /// A struct with 6 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5)) }
    }

    /// A struct with 7 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6)) }
    }

    /// A struct with 8 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7)) }
    }

    /// A struct with 9 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8)) }
    }

    /// A struct with 10 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8,
            consuming S9) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9)) }
    }

    /// A struct with 11 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10)) }
    }

    /// A struct with 12 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11)) }
    }

    /// A struct with 13 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12)) }
    }

    /// A struct with 14 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13)) }
    }

    /// A struct with 15 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14)) }
    }

    /// A struct with 16 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15)) }
    }

    /// A struct with 17 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16)) }
    }

    /// A struct with 18 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17)) }
    }

    /// A struct with 19 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18)) }
    }

    /// A struct with 20 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19)) }
    }

    /// A struct with 21 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20)) }
    }

    /// A struct with 22 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21)) }
    }

    /// A struct with 23 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22)) }
    }

    /// A struct with 24 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23)) }
    }

    /// A struct with 25 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24)) }
    }

    /// A struct with 26 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25)) }
    }

    /// A struct with 27 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26)) }
    }

    /// A struct with 28 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27)) }
    }

    /// A struct with 29 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28)) }
    }

    /// A struct with 30 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29)) }
    }

    /// A struct with 31 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30)) }
    }

    /// A struct with 32 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31)) }
    }

    /// A struct with 33 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32)) }
    }

    /// A struct with 34 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33)) }
    }

    /// A struct with 35 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34)) }
    }

    /// A struct with 36 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35)) }
    }

    /// A struct with 37 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36)) }
    }

    /// A struct with 38 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37)) }
    }

    /// A struct with 39 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38)) }
    }

    /// A struct with 40 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39)) }
    }

    /// A struct with 41 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39, S40>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
            consuming S40) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39, S40> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39), $0.take(40)) }
    }

    /// A struct with 42 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39, S40, S41>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
            consuming S40, consuming S41) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39, S40, S41> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39), $0.take(40), $0.take(41)) }
    }

    /// A struct with 43 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39, S40, S41, S42>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
            consuming S40, consuming S41, consuming S42) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39, S40, S41, S42> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39), $0.take(40), $0.take(41),
            $0.take(42)) }
    }

    /// A struct with 44 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
            consuming S40, consuming S41, consuming S42, consuming S43) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39), $0.take(40), $0.take(41),
            $0.take(42), $0.take(43)) }
    }

    /// A struct with 45 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
            consuming S40, consuming S41, consuming S42, consuming S43, consuming S44) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39), $0.take(40), $0.take(41),
            $0.take(42), $0.take(43), $0.take(44)) }
    }

    /// A struct with 46 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44, S45>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
            consuming S40, consuming S41, consuming S42, consuming S43, consuming S44,
            consuming S45) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44, S45> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39), $0.take(40), $0.take(41),
            $0.take(42), $0.take(43), $0.take(44), $0.take(45)) }
    }

    /// A struct with 47 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
            consuming S40, consuming S41, consuming S42, consuming S43, consuming S44,
            consuming S45, consuming S46) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39), $0.take(40), $0.take(41),
            $0.take(42), $0.take(43), $0.take(44), $0.take(45), $0.take(46)) }
    }

    /// A struct with 48 properties.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14,
            S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31,
            S32, S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46, S47>(
        _ make: @escaping @Sendable (consuming S0, consuming S1, consuming S2, consuming S3,
            consuming S4, consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
            consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
            consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
            consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
            consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
            consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
            consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
            consuming S40, consuming S41, consuming S42, consuming S43, consuming S44,
            consuming S45, consuming S46, consuming S47) -> Output
    ) -> Memberwise<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15,
            S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32,
            S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46, S47> {
        unsafe .init { unsafe make($0.take(0), $0.take(1), $0.take(2), $0.take(3), $0.take(4),
            $0.take(5), $0.take(6), $0.take(7), $0.take(8), $0.take(9), $0.take(10), $0.take(11),
            $0.take(12), $0.take(13), $0.take(14), $0.take(15), $0.take(16), $0.take(17),
            $0.take(18), $0.take(19), $0.take(20), $0.take(21), $0.take(22), $0.take(23),
            $0.take(24), $0.take(25), $0.take(26), $0.take(27), $0.take(28), $0.take(29),
            $0.take(30), $0.take(31), $0.take(32), $0.take(33), $0.take(34), $0.take(35),
            $0.take(36), $0.take(37), $0.take(38), $0.take(39), $0.take(40), $0.take(41),
            $0.take(42), $0.take(43), $0.take(44), $0.take(45), $0.take(46), $0.take(47)) }
    }
}
