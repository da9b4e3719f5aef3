#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import JSONModelMacros

/// What the macros make of a text, and what they say of it.
struct Expansion {
    /// One diagnostic, as `line:column: message`, with its fix-its after arrows.
    let messages: [String]
    /// The text with all that was made.
    let text: String
    /// The text after each fix-it that is offered, in their order.
    let fixed: [String]

    init(_ text: String) {
        let macros: [String: any Macro.Type] = [
            "JSONModel": JSONModelMacro.self, "JSONField": JSONFieldMacro.self,
            "JSONCase": JSONFieldMacro.self,
        ]
        let file = Parser.parse(source: text)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "test.swift")]
        )
        let specs = macros.mapValues { type in
            MacroSpec(
                type: type,
                conformances: type == JSONModelMacro.self
                    ? ["JSONParsable", "JSONModel", "JSONDirectModel"] : []
            )
        }
        let expanded = file.expand(
            macroSpecs: specs,
            contextGenerator: { node in
                BasicMacroExpansionContext(
                    sharingWith: context,
                    lexicalContext: node.allMacroLexicalContexts()
                )
            },
            indentationWidth: .spaces(4)
        )
        self.text = expanded.description
        var messages: [String] = []
        var fixed: [String] = []
        for diagnostic in context.diagnostics {
            let place = context.location(of: diagnostic)
            var message = "\(place): \(diagnostic.message)"
            for fix in diagnostic.fixIts {
                message += " → " + fix.message.message
                fixed.append(Expansion.text(text, after: fix, context))
            }
            messages.append(message)
        }
        self.messages = messages
        self.fixed = fixed
    }

    /// The text after a fix-it that replaces one node.
    private static func text(
        _ text: String,
        after fix: FixIt,
        _ context: BasicMacroExpansionContext
    ) -> String {
        guard case .replace(let old, let new)? = fix.changes.first else { return text }
        return text.replacing(old.description, with: new.description)
    }
}

extension BasicMacroExpansionContext {
    /// The line and the column of a diagnostic.
    fileprivate func location(of diagnostic: Diagnostic) -> String {
        let location = location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "")
        return "\(location.line):\(location.column)"
    }
}
#endif
