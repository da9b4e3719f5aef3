import FastJSON

/// Reads what another parser reads, and makes something else of it.
@_documentation(visibility: internal)
public struct MapParser<Base: JSONParser, Output>: JSONParser {
    @usableFromInline let base: Base
    @usableFromInline let transform: @Sendable (consuming Base.Output) -> Output

    @inlinable
    init(base: Base, transform: @escaping @Sendable (consuming Base.Output) -> Output) {
        self.base = base
        self.transform = transform
    }

    /// Reads the next value.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        transform(try base.parse(from: &cursor))
    }
}

/// Reads what another parser reads, and makes something else of it, and may fail.
@_documentation(visibility: internal)
public struct TryMapParser<Base: JSONParser, Output>: JSONParser {
    @usableFromInline let base: Base
    @usableFromInline let transform: @Sendable (consuming Base.Output) throws -> Output

    @inlinable
    init(base: Base, transform: @escaping @Sendable (consuming Base.Output) throws -> Output) {
        self.base = base
        self.transform = transform
    }

    /// Reads the next value.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Output {
        let start = try cursor.place()
        let value = try base.parse(from: &cursor)
        do {
            return try transform(value)
        } catch {
            throw cursor.refusal(error, at: start)
        }
    }
}

/// Reads and writes what another parser does, by way of a conversion.
@_documentation(visibility: internal)
public struct ConvertedParser<Base: JSONParser, Step: Conversion>: JSONParser
where Step.Input == Base.Output {
    @usableFromInline let base: Base
    @usableFromInline let step: Step

    @inlinable
    init(base: Base, step: Step) {
        self.base = base
        self.step = step
    }

    /// Reads the next value.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Step.Output {
        let start = try cursor.place()
        let value = try base.parse(from: &cursor)
        do {
            return try step.apply(consume value)
        } catch {
            throw cursor.refusal(error, at: start)
        }
    }
}

extension ConvertedParser: JSONParserPrinter where Base: JSONParserPrinter {
    /// Writes a value.
    @inlinable
    public func print(_ output: Step.Output, to writer: inout JSONWriter) throws(JSONError) {
        let value: Base.Output
        do {
            value = try step.unapply(output)
        } catch {
            throw writer.refusal(error)
        }
        try base.print(value, to: &writer)
    }
}

extension JSONParser {
    /// Makes something else of what is read.
    ///
    /// ```swift
    /// let length = String.jsonParser().map { $0.count }
    /// ```
    @inlinable
    public func map<New>(
        _ transform: @escaping @Sendable (consuming Output) -> New
    ) -> MapParser<Self, New> {
        MapParser(base: self, transform: transform)
    }

    /// Makes something else of what is read, or throws an error if it cannot.
    ///
    /// An error that the function throws becomes `JSONError.Code.conversionFailed` at the start of the
    /// value, with its description as the message.
    ///
    /// ```swift
    /// let port = Int.jsonParser().tryMap { try Port(number: $0) }
    /// ```
    @inlinable
    public func tryMap<New>(
        _ transform: @escaping @Sendable (consuming Output) throws -> New
    ) -> TryMapParser<Self, New> {
        TryMapParser(base: self, transform: transform)
    }

    /// Converts what is read, and converts it back for writing.
    ///
    /// ```swift
    /// let direction = String.jsonParser().map(.representing(Direction.self))
    /// ```
    @inlinable
    public func map<Step: Conversion>(
        _ conversion: Step
    ) -> ConvertedParser<Self, Step> where Step.Input == Output {
        ConvertedParser(base: self, step: conversion)
    }

    /// Converts what is read, and converts it back for writing, with two functions.
    ///
    /// ```swift
    /// let seconds = Double.jsonParser().map(
    ///     apply: { Duration.seconds($0) },
    ///     unapply: { $0 / .seconds(1) }
    /// )
    /// ```
    @inlinable
    public func map<New>(
        apply: @escaping @Sendable (consuming Output) throws -> New,
        unapply: @escaping @Sendable (New) throws -> Output
    ) -> ConvertedParser<Self, Convert<Output, New>> {
        ConvertedParser(base: self, step: Convert(apply: apply, unapply: unapply))
    }

    /// Chooses the parser of a value by what another one reads of the same value.
    ///
    /// ```swift
    /// let length = Field("version", Int.self).flatMap { version in
    ///     Field(version == 1 ? "len" : "length") { Double.jsonParser() }
    /// }
    /// try length.decode(#"{"version": 2, "length": 1.5}"#)  // → 1.5
    /// ```
    ///
    /// The value is read twice; if input is read through a window, the value stays in memory until
    /// then. To choose by a key, use ``OneOf/init(discriminator:_:)``, which also writes.
    @inlinable
    public func flatMap<Next: JSONParser>(
        _ next: @escaping @Sendable (Output) throws -> Next
    ) -> FlatMapParser<Self, Next> {
        FlatMapParser(base: self, next: next)
    }
}

/// Reads a value with the parser that another one's output leads to.
@_documentation(visibility: internal)
public struct FlatMapParser<Base: JSONParser, Next: JSONParser>: JSONParser {
    @usableFromInline let base: Base
    @usableFromInline let next: @Sendable (Base.Output) throws -> Next

    @inlinable
    init(base: Base, next: @escaping @Sendable (Base.Output) throws -> Next) {
        self.base = base
        self.next = next
    }

    /// Reads the next value.
    @inlinable
    public func parse(from cursor: inout JSONCursor) throws(JSONError) -> Next.Output {
        let savepoint = try cursor.savepoint()
        defer { cursor.release(savepoint) }
        let first = try base.parse(from: &cursor)
        cursor.rewind(to: savepoint)
        let parser: Next
        do {
            parser = try next(first)
        } catch {
            throw try cursor.refusalHere(error)
        }
        return try parser.parse(from: &cursor)
    }
}
