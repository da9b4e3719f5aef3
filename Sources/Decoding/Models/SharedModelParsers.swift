import FastJSON

/// The parsers of generic models, one for each type that is used.
@usableFromInline
final class SharedModelParsers: @unchecked Sendable {
    // SAFETY: the parsers are used under their lock.
    @usableFromInline static let shared = SharedModelParsers()

    private let parsers = Guarded.make([ObjectIdentifier: any Sendable]())

    private init() {}

    /// The parser of a model, made if there is none yet.
    ///
    /// Making it requests no other parser, so the lock may be held.
    @usableFromInline
    func parser<Parser: Sendable>(of model: any Any.Type, _ make: () -> Parser) -> Parser {
        let parser = parsers.withLock { parsers in
            let type = ObjectIdentifier(model)
            if let parser = parsers[type] { return parser }
            let parser = make()
            parsers[type] = parser
            return parser
        }
        // Another one cannot be there: what is kept for a type is a parser of this type.
        guard let parser = parser as? Parser else {
            preconditionFailure("A parser is kept for the type of its model.")
        }
        return parser
    }
}
