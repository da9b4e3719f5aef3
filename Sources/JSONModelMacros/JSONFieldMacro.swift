#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// `@JSONField` and `@JSONCase`: `@JSONModel` reads them, and makes what they ask for.
public enum JSONFieldMacro: PeerMacro {
    /// Nothing, but errors where the attribute has no use.
    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let findings = Findings()
        let isCase = node.lastName == "JSONCase"
        if isCase
            ? !declaration.is(EnumCaseDeclSyntax.self) : !declaration.is(VariableDeclSyntax.self)
        {
            findings.error(
                isCase
                    ? "'@JSONCase' belongs to a case of an enum"
                    : declaration.is(EnumCaseDeclSyntax.self)
                        ? "a case of an enum takes '@JSONCase'; '@JSONField' belongs to a stored property"
                        : "'@\(node.lastName)' belongs to a stored property",
                at: node
            )
        } else if !isInModel(context), !isCopy(declaration) {
            findings.error("'@\(node.lastName)' needs '@JSONModel' on the type", at: node)
        }
        findings.diagnostics.forEach(context.diagnose)
        return []
    }

    /// True for the property that `@Observable` adds for one with this attribute.
    private static func isCopy(_ declaration: some DeclSyntaxProtocol) -> Bool {
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
        return !variable.attributes.named("ObservationIgnored").isEmpty
            && variable.bindings.allSatisfy { $0.pattern.trimmedDescription.hasPrefix("_") }
    }

    private static func isInModel(_ context: some MacroExpansionContext) -> Bool {
        let type = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)
        return type?.attributes.named("JSONModel").isEmpty == false
    }
}
#endif
