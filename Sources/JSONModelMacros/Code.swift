#if Macros
import SwiftSyntax

/// Code that is made as text and stays text: only the compiler parses it.
///
/// Parsing it here as well, and laying it out again, would take longer than all the rest. The nodes are good for
/// printing only.
extension DeclSyntax {
    /// A declaration that holds only its text.
    init(code: String) {
        self.init(MissingDeclSyntax(placeholder: .identifier(code)))
    }
}

extension ExtensionDeclSyntax {
    /// An extension of a type, with what stands between its name and the brace, and its members.
    init(attributes: [AttributeSyntax], type: String, clauses: String, members: String) {
        self.init(
            attributes: AttributeListSyntax(
                attributes.map { .attribute($0.trimmed.with(\.trailingTrivia, .newline)) }
            ),
            extensionKeyword: .keyword(.extension, trailingTrivia: .space),
            extendedType: IdentifierTypeSyntax(name: .identifier(type + clauses + " ")),
            memberBlock: MemberBlockSyntax(
                leftBrace: .leftBraceToken(trailingTrivia: .newline),
                members: [MemberBlockItemSyntax(decl: DeclSyntax(code: members.indented))],
                rightBrace: .rightBraceToken(leadingTrivia: .newline)
            )
        )
    }
}

extension String {
    /// The text with each line moved to the right by four spaces.
    var indented: String {
        // By scalars: "\r\n" is one character.
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + String($0) }
            .joined(separator: "\n")
    }
}
#endif
