#if Macros
import SwiftSyntax

/// Types that properties and payload values of a model cannot have.
extension Findings {
    /// Refuses types that have no JSON form, where the message of the compiler is poor or missing.
    ///
    /// The noun names what has the type: a property or a value.
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
                    + (noun == "value"
                        ? "make its values separate values of the case, each with a label"
                        : "declare a struct for it"),
                at: type
            )
        }
    }

    /// Refuses a default with which a wrapped nil would be read back as a different value.
    func checkDefault(_ value: ExprSyntax, of type: TypeSyntax) {
        if type.isDoublyOptional, !value.is(NilLiteralExprSyntax.self) {
            error(
                "a type that is optional twice tells a missing member from null, so it cannot have a default",
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
    var isOptional: Bool { wrapped != nil }

    /// True for `T??`, and for the same with `Optional` written out.
    fileprivate var isDoublyOptional: Bool {
        wrapped?.wrapped != nil
    }

    /// The type without attributes, optionals and parentheses.
    fileprivate var core: TypeSyntax {
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.core }
        return wrapped?.core ?? inParentheses?.core ?? self
    }

    /// The type in an optional; nil for another type.
    private var wrapped: TypeSyntax? {
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return type.wrappedType
        }
        if let inParentheses { return inParentheses.wrapped }
        let named = self.as(IdentifierTypeSyntax.self)
        let member = self.as(MemberTypeSyntax.self)
        guard (named?.name ?? member?.name)?.text == "Optional",
            let clause = named?.genericArgumentClause ?? member?.genericArgumentClause,
            case .type(let type) = clause.arguments.first?.argument
        else { return nil }
        return type
    }

    /// The type in parentheses; nil for another type.
    private var inParentheses: TypeSyntax? {
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else {
            return nil
        }
        return tuple.elements.first?.type
    }
}
#endif
