/// Collects the cases of a ``OneOf`` with a discriminator.
@resultBuilder
public enum CaseBuilder {}

/// The functions that the compiler calls for the lines between the braces.
@_documentation(visibility: internal)
extension CaseBuilder {
    /// A case that reads and writes.
    public static func buildExpression<Output>(_ expression: Case<Output>) -> [Case<Output>] {
        [expression]
    }

    /// A case that only reads; no case of the builder can then write.
    public static func buildExpression<Output>(
        _ expression: ReadCase<Output>
    ) -> [ReadCase<Output>] {
        [expression]
    }

    /// The first case.
    public static func buildPartialBlock<Item>(first: [Item]) -> [Item] { first }

    /// One more case.
    public static func buildPartialBlock<Output>(
        accumulated: [Case<Output>],
        next: [Case<Output>]
    ) -> [Case<Output>] {
        accumulated + next
    }

    /// One more case, which only reads.
    public static func buildPartialBlock<Output>(
        accumulated: [Case<Output>],
        next: [ReadCase<Output>]
    ) -> [ReadCase<Output>] {
        accumulated.map { ReadCase($0) } + next
    }

    /// One more case, after one that only reads.
    public static func buildPartialBlock<Output>(
        accumulated: [ReadCase<Output>],
        next: [Case<Output>]
    ) -> [ReadCase<Output>] {
        accumulated + next.map { ReadCase($0) }
    }

    /// One more case that only reads, after another.
    public static func buildPartialBlock<Output>(
        accumulated: [ReadCase<Output>],
        next: [ReadCase<Output>]
    ) -> [ReadCase<Output>] {
        accumulated + next
    }

    /// The cases after `if`.
    public static func buildEither<Item>(first: [Item]) -> [Item] { first }
    /// The cases after `else`.
    public static func buildEither<Item>(second: [Item]) -> [Item] { second }

    /// The cases after an `if` without `else`.
    public static func buildOptional<Item>(_ cases: [Item]?) -> [Item] { cases ?? [] }

    /// The cases of a `for`.
    public static func buildArray<Item>(_ cases: [[Item]]) -> [Item] { cases.flatMap { $0 } }

    /// All cases, if they also write.
    public static func buildFinalResult<Output>(
        _ cases: [Case<Output>]
    ) -> KeyedAlternatives<Discriminated<Output>> {
        KeyedAlternatives { Discriminated(key: $0, cases: cases) }
    }

    /// All cases, if they only read.
    public static func buildFinalResult<Output>(
        _ cases: [ReadCase<Output>]
    ) -> KeyedAlternatives<DiscriminatedReader<Output>> {
        KeyedAlternatives { DiscriminatedReader(key: $0, cases: cases) }
    }
}
