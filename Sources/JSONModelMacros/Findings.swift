#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// What is wrong with a declaration, collected so that one expansion shows all of it.
final class Findings {
    private(set) var diagnostics: [Diagnostic] = []

    var hasErrors: Bool { diagnostics.contains { $0.diagMessage.severity == .error } }

    /// Notes an error at a token or node.
    func error(_ message: String, at node: some SyntaxProtocol, fixes: [FixIt] = []) {
        add(message, .error, node, fixes)
    }

    /// Notes a warning at a token or node.
    func warning(_ message: String, at node: some SyntaxProtocol, fixes: [FixIt] = []) {
        add(message, .warning, node, fixes)
    }

    private func add(
        _ message: String,
        _ severity: DiagnosticSeverity,
        _ node: some SyntaxProtocol,
        _ fixes: [FixIt]
    ) {
        // Several names may share the type that is wrong.
        let isKnown = diagnostics.contains {
            $0.node.id == Syntax(node).id && $0.message == message
        }
        if isKnown { return }
        diagnostics.append(
            Diagnostic(
                node: node,
                message: Message(message: message, severity: severity),
                fixIts: fixes
            )
        )
    }
}

/// The text of a diagnostic.
private struct Message: DiagnosticMessage {
    let message: String
    let severity: DiagnosticSeverity
    var diagnosticID: MessageID { MessageID(domain: "JSONModels", id: message) }
}

/// The text of a fix-it.
private struct FixMessage: FixItMessage {
    let message: String
    var fixItID: MessageID { MessageID(domain: "JSONModels", id: message) }
}

extension FixIt {
    /// Replaces a node.
    static func replace(
        _ message: String,
        _ node: some SyntaxProtocol,
        with new: some SyntaxProtocol
    ) -> FixIt {
        FixIt(
            message: FixMessage(message: message),
            changes: [.replace(oldNode: Syntax(node), newNode: Syntax(new))]
        )
    }

    /// Makes a property `nonisolated`.
    static func nonisolated(_ declaration: VariableDeclSyntax) -> FixIt {
        var new = declaration
        new.leadingTrivia = []
        new.attributes = attributes(of: declaration, without: "MainActor")
        new.modifiers.append(
            DeclModifierSyntax(name: .keyword(.nonisolated, trailingTrivia: .space))
        )
        new.leadingTrivia = declaration.leadingTrivia
        return .replace("make the property nonisolated", declaration, with: new)
    }

    /// Puts `@JSONField(ignored: true)` before a property.
    static func ignore(_ declaration: VariableDeclSyntax) -> FixIt {
        var new = declaration
        new.leadingTrivia = []
        new.attributes = attributes(of: declaration, without: "JSONField")
        new.attributes.insert(
            .attribute(
                AttributeSyntax(
                    leadingTrivia: declaration.leadingTrivia,
                    attributeName: IdentifierTypeSyntax(name: "JSONField"),
                    leftParen: .leftParenToken(),
                    arguments: .argumentList([
                        LabeledExprSyntax(
                            label: "ignored",
                            colon: .colonToken(trailingTrivia: .space),
                            expression: BooleanLiteralExprSyntax(true)
                        )
                    ]),
                    rightParen: .rightParenToken(),
                    trailingTrivia: .space
                )
            ),
            at: new.attributes.startIndex
        )
        return .replace("leave the property out of the model", declaration, with: new)
    }

    /// The attributes of a property, except for those with a name.
    private static func attributes(
        of declaration: VariableDeclSyntax,
        without name: String
    ) -> AttributeListSyntax {
        var kept: [AttributeListSyntax.Element] = []
        for attribute in declaration.attributes {
            guard attribute.as(AttributeSyntax.self)?.lastName == name else {
                kept.append(attribute)
                continue
            }
            let following = attribute.lastToken(viewMode: .sourceAccurate)?
                .nextToken(viewMode: .sourceAccurate)
            // Its line break may be all that keeps the attribute before it apart from what follows.
            if let last = kept.indices.last, kept[last].trailingTrivia.isEmpty,
                following?.leadingTrivia.isEmpty == true
            {
                kept[last].trailingTrivia = attribute.leadingTrivia
            }
        }
        return AttributeListSyntax(kept)
    }
}
#endif
