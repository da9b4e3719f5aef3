#if Macros
import SwiftSyntax

/// Types of properties and of values in payloads that a model cannot have.
extension Findings {
    /// Refuses types that have no JSON form, where the message of the compiler is poor or missing.
    ///
    /// The noun is what has the type.
    func checkType(_ type: TypeSyntax, noun: String) {
        let core = type.core
        if core.is(FunctionTypeSyntax.self) {
            error("a closure has no JSON form", at: type)
        } else if core.plainName == "Any" {
            error("'Any' has no JSON form; 'JSONValue' holds any JSON", at: type)
        } else if ["Void", "()"].contains(core.plainName) {
            error("'Void' has no JSON form; remove this \(noun)", at: type)
        } else if core.is(TupleTypeSyntax.self) {
            error(
                "a tuple has no JSON form; "
                    + (noun == "value" ? "give each value a label" : "declare a struct for it"),
                at: type
            )
        }
    }

    /// Refuses a default that would make a nil read as another value than was written.
    func checkDefault(_ value: ExprSyntax, of type: TypeSyntax) {
        if type.isDoublyOptional, !value.is(NilLiteralExprSyntax.self) {
            error(
                "a type with two optionals keeps a missing member apart from null, so it has no default",
                at: value
            )
        }
    }
}

extension TypeSyntax {
    /// The name as it is written, without `Swift.` in front of it.
    var plainName: String {
        let name = trimmedDescription
        return name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
    }

    /// True if a variable of the type begins as nil: not for `Optional<T>`.
    var isImplicitlyNil: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    /// True for `T?`, `T!` and `Optional<T>`.
    var isOptional: Bool {
        isImplicitlyNil || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }

    /// True for `T??`, and for the same with `Optional` written out.
    fileprivate var isDoublyOptional: Bool {
        wrapped?.wrapped != nil
    }

    /// The type in an optional, as it is written; nil for another type.
    private var wrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.wrapped
        }
        guard isOptional,
            let argument = self.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
                .first,
            case .type(let type) = argument.argument
        else { return nil }
        return type
    }

    /// The type without attributes, optionals and parentheses.
    fileprivate var core: TypeSyntax {
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.core }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.core }
        if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
            let element = type.elements.first
        {
            return element.type.core
        }
        return self
    }
}
#endif
