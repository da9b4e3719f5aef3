extension StringParser {
    /// Turns the value into another one, only while parsing, since this parser cannot print.
    ///
    /// An error of the conversion becomes a ``StringFailure`` where the value begins.
    public func map<Change: Conversion>(
        _ conversion: Change
    ) -> ParseOnlyStringPieces<Change.Output> where Change.Input == Output {
        ParseOnlyStringPieces(erasing: ConvertedString(content: self, conversion: conversion))
    }

    /// Turns the value into another one, only while parsing.
    ///
    /// ```swift
    /// let doubled = Int.parser().map { $0 * 2 }
    /// try doubled.parse("21")                 // → 42
    /// ```
    ///
    /// An error that the closure throws becomes a ``StringFailure`` where the value begins.
    public func map<New>(
        _ transform: @escaping @Sendable (Output) throws -> New
    ) -> ParseOnlyStringPieces<New> {
        ParseOnlyStringPieces(erasing: TransformedString(content: self, transform: transform))
    }
}

extension StringParserPrinter {
    /// Turns the value into another one, and back.
    ///
    /// ```swift
    /// let id = StringPiece.prefix(1...).map(.representing(UserID.self))
    /// try id.parse("abc")                     // → UserID(rawValue: "abc")
    /// try id.print(UserID(rawValue: "abc"))   // → "abc"
    /// ```
    ///
    /// An error of the conversion becomes a ``StringFailure`` where the value begins.
    public func map<Change: Conversion>(
        _ conversion: Change
    ) -> StringPieces<Change.Output> where Change.Input == Output {
        StringPieces(erasing: ConvertedString(content: self, conversion: conversion))
    }
}

extension StringParser where Output == Void {
    /// Gives text without a value a value, only while parsing.
    ///
    /// ```swift
    /// let none = StringPiece.literal("none").map { 0 }
    /// try none.parse("none")                  // → 0
    /// ```
    public func map<New>(
        _ transform: @escaping @Sendable () throws -> New
    ) -> ParseOnlyStringPieces<New> {
        ParseOnlyStringPieces(erasing: TransformedString(content: self) { _ in try transform() })
    }
}

/// A piece whose value a conversion changes.
struct ConvertedString<Content: StringParser, Change: Conversion>: StringParser
where Change.Input == Content.Output {
    let content: Content
    let conversion: Change

    /// Goes over the content and converts its value.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Change.Output {
        let start = input
        let output = try content.parse(&input)
        do {
            return try conversion.apply(output)
        } catch {
            throw StringFailure(thrown: error, at: start)
        }
    }
}

extension ConvertedString: StringParserPrinter where Content: StringParserPrinter {
    /// Converts the value back and appends the text of the content.
    func print(_ output: Change.Output, to text: inout String) throws(StringFailure) {
        let input: Content.Output
        do {
            input = try conversion.unapply(output)
        } catch {
            throw StringFailure(thrownByPrinting: error)
        }
        try content.print(input, to: &text)
    }
}

/// A piece whose value a closure changes.
struct TransformedString<Content: StringParser, Output>: StringParser {
    let content: Content
    let transform: @Sendable (Content.Output) throws -> Output

    /// Goes over the content and changes its value.
    func parse(_ input: inout StringInput) throws(StringFailure) -> Output {
        let start = input
        let output = try content.parse(&input)
        do {
            return try transform(output)
        } catch {
            throw StringFailure(thrown: error, at: start)
        }
    }
}
