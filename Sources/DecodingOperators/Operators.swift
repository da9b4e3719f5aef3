// From tight to loose: `json <| "key"` and `value >>> function` first, then `??`, then `<^>` and `<*>`,
// then `<|>`. So `User.create <^> json <| "id" <*> json <| "name"` needs no parentheses. With several
// `??` in one chain, the compiler has to try many combinations, 12 s for three in five fields:
// `(json <| "name" <|> pure("nobody"))` costs nothing.

/// Of what takes a value out of another: tighter than `??`, looser than arithmetic.
precedencegroup JSONDecodingPrecedence {
    associativity: left
    higherThan: CastingPrecedence
    lowerThan: RangeFormationPrecedence
}

/// Of what calls functions with values in a context.
precedencegroup JSONApplicativePrecedence {
    associativity: left
    higherThan: JSONAlternativePrecedence
    lowerThan: NilCoalescingPrecedence
}

/// Of what chooses between alternatives.
precedencegroup JSONAlternativePrecedence {
    associativity: left
    higherThan: LogicalConjunctionPrecedence
    lowerThan: ComparisonPrecedence
}

infix operator >>> : JSONDecodingPrecedence
infix operator <| : JSONDecodingPrecedence
infix operator <|| : JSONDecodingPrecedence
infix operator <|? : JSONDecodingPrecedence
infix operator <||? : JSONDecodingPrecedence
infix operator <|?! : JSONDecodingPrecedence
infix operator <||?! : JSONDecodingPrecedence
infix operator <^> : JSONApplicativePrecedence
infix operator <*> : JSONApplicativePrecedence
infix operator <|> : JSONAlternativePrecedence
