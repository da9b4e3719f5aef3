/// Collects the cases of a ``OneOf`` with a discriminator.
@resultBuilder
public enum CaseBuilder {
    /// A case that reads and writes.
    @_documentation(visibility: internal)
    public static func buildExpression<Output>(_ expression: Case<Output>) -> [Case<Output>] {
        [expression]
    }

    /// A case that only reads; no case of the builder can then write.
    @_documentation(visibility: internal)
    public static func buildExpression<Output>(
        _ expression: ReadCase<Output>
    ) -> [ReadCase<Output>] {
        [expression]
    }

    /// The first case.
    @_documentation(visibility: internal)
    public static func buildPartialBlock<Item>(first: [Item]) -> [Item] { first }

    /// One more case.
    @_documentation(visibility: internal)
    public static func buildPartialBlock<Output>(
        accumulated: [Case<Output>],
        next: [Case<Output>]
    ) -> [Case<Output>] {
        accumulated + next
    }

    /// One more case, which only reads.
    @_documentation(visibility: internal)
    public static func buildPartialBlock<Output>(
        accumulated: [Case<Output>],
        next: [ReadCase<Output>]
    ) -> [ReadCase<Output>] {
        accumulated.map { ReadCase($0) } + next
    }

    /// One more case, after one that only reads.
    @_documentation(visibility: internal)
    public static func buildPartialBlock<Output>(
        accumulated: [ReadCase<Output>],
        next: [Case<Output>]
    ) -> [ReadCase<Output>] {
        accumulated + next.map { ReadCase($0) }
    }

    /// One more case that only reads, after another.
    @_documentation(visibility: internal)
    public static func buildPartialBlock<Output>(
        accumulated: [ReadCase<Output>],
        next: [ReadCase<Output>]
    ) -> [ReadCase<Output>] {
        accumulated + next
    }

    /// The cases after `if`.
    @_documentation(visibility: internal)
    public static func buildEither<Item>(first: [Item]) -> [Item] { first }
    /// The cases after `else`.
    @_documentation(visibility: internal)
    public static func buildEither<Item>(second: [Item]) -> [Item] { second }

    /// The cases after an `if` without `else`.
    @_documentation(visibility: internal)
    public static func buildOptional<Item>(_ cases: [Item]?) -> [Item] { cases ?? [] }

    /// The cases of a `for`.
    @_documentation(visibility: internal)
    public static func buildArray<Item>(_ cases: [[Item]]) -> [Item] { cases.flatMap { $0 } }

    /// All cases, if they also write.
    @_documentation(visibility: internal)
    public static func buildFinalResult<Output>(
        _ cases: [Case<Output>]
    ) -> KeyedAlternatives<Discriminated<Output>> {
        KeyedAlternatives { Discriminated(key: $0, cases: cases) }
    }

    /// All cases, if they only read.
    @_documentation(visibility: internal)
    public static func buildFinalResult<Output>(
        _ cases: [ReadCase<Output>]
    ) -> KeyedAlternatives<DiscriminatedReader<Output>> {
        KeyedAlternatives { DiscriminatedReader(key: $0, cases: cases) }
    }
}
