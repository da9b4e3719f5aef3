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
extension Assembly {
    /// A struct without stored properties.
    @inlinable
    public static func memberwise(
        _ make: @escaping @Sendable () -> Output
    ) -> Assembly<Output> {
        Assembly<Output>(make: { _ in make() }, taking: .storedProperties)
    }

    /// The memberwise initialiser of a struct with more fields than the functions below take.
    @inlinable
    @_disfavoredOverload
    public static func memberwise<each S>(
        _ make: @escaping @Sendable (repeat each S) -> Output
    ) -> Assembly<Output, repeat each S> {
        Assembly<Output, repeat each S>(
            make: { slots in
                var rest = SlotReader(slots)
                return make(repeat rest.next(as: (each S).self))
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0>(
        _ make:
            @escaping @Sendable (
                consuming S0
            ) -> Output
    ) -> Assembly<Output, S0> {
        Assembly<Output, S0>(
            make: { slots in
                make(
                    slots.take(0)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1
            ) -> Output
    ) -> Assembly<Output, S0, S1> {
        Assembly<Output, S0, S1>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2> {
        Assembly<Output, S0, S1, S2>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3> {
        Assembly<Output, S0, S1, S2, S3>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4> {
        Assembly<Output, S0, S1, S2, S3, S4>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4, consuming S5
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5> {
        Assembly<Output, S0, S1, S2, S3, S4, S5>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9, consuming S10
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14>(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13), slots.take(14)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15
            ) -> Output
    ) -> Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15> {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17), slots.take(18)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21), slots.take(22)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25), slots.take(26)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29), slots.take(30)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33), slots.take(34)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37), slots.take(38)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
                consuming S40
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39), slots.take(40)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
                consuming S40, consuming S41
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39), slots.take(40), slots.take(41)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
                consuming S40, consuming S41, consuming S42
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39), slots.take(40), slots.take(41), slots.take(42)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
                consuming S40, consuming S41, consuming S42, consuming S43
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39), slots.take(40), slots.take(41),
                    slots.take(42), slots.take(43)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
                consuming S40, consuming S41, consuming S42, consuming S43, consuming S44
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39), slots.take(40), slots.take(41),
                    slots.take(42), slots.take(43), slots.take(44)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
                consuming S40, consuming S41, consuming S42, consuming S43, consuming S44,
                consuming S45
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39), slots.take(40), slots.take(41),
                    slots.take(42), slots.take(43), slots.take(44), slots.take(45)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
                consuming S40, consuming S41, consuming S42, consuming S43, consuming S44,
                consuming S45, consuming S46
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39), slots.take(40), slots.take(41),
                    slots.take(42), slots.take(43), slots.take(44), slots.take(45), slots.take(46)
                )
            },
            taking: .storedProperties
        )
    }

    /// The memberwise initialiser of a struct.
    ///
    /// ```swift
    /// ParsePrint(.memberwise(Point.init)) {
    ///     Field("x") { Double.jsonParser() }
    ///     Field("y") { Double.jsonParser() }
    /// }
    /// ```
    ///
    /// The fields stand in the order of the stored properties. For writing, these are read where
    /// they lie. What is no struct, or has an initialiser that does something else than to store
    /// its parameters, can be read, and throws `JSONError.Code.unwritableValue` when written.
    @inlinable
    public static func memberwise<
        S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46, S47
    >(
        _ make:
            @escaping @Sendable (
                consuming S0, consuming S1, consuming S2, consuming S3, consuming S4,
                consuming S5, consuming S6, consuming S7, consuming S8, consuming S9,
                consuming S10, consuming S11, consuming S12, consuming S13, consuming S14,
                consuming S15, consuming S16, consuming S17, consuming S18, consuming S19,
                consuming S20, consuming S21, consuming S22, consuming S23, consuming S24,
                consuming S25, consuming S26, consuming S27, consuming S28, consuming S29,
                consuming S30, consuming S31, consuming S32, consuming S33, consuming S34,
                consuming S35, consuming S36, consuming S37, consuming S38, consuming S39,
                consuming S40, consuming S41, consuming S42, consuming S43, consuming S44,
                consuming S45, consuming S46, consuming S47
            ) -> Output
    ) -> Assembly<
        Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46, S47
    > {
        Assembly<Output, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
        S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23,
        S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35,
        S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46, S47>(
            make: { slots in
                make(
                    slots.take(0), slots.take(1), slots.take(2), slots.take(3), slots.take(4),
                    slots.take(5), slots.take(6), slots.take(7), slots.take(8), slots.take(9),
                    slots.take(10), slots.take(11), slots.take(12), slots.take(13),
                    slots.take(14), slots.take(15), slots.take(16), slots.take(17),
                    slots.take(18), slots.take(19), slots.take(20), slots.take(21),
                    slots.take(22), slots.take(23), slots.take(24), slots.take(25),
                    slots.take(26), slots.take(27), slots.take(28), slots.take(29),
                    slots.take(30), slots.take(31), slots.take(32), slots.take(33),
                    slots.take(34), slots.take(35), slots.take(36), slots.take(37),
                    slots.take(38), slots.take(39), slots.take(40), slots.take(41),
                    slots.take(42), slots.take(43), slots.take(44), slots.take(45),
                    slots.take(46), slots.take(47)
                )
            },
            taking: .storedProperties
        )
    }
}
