#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of JSONModels, as the compiler calls them.
@main
struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [JSONModelMacro.self, JSONFieldMacro.self]
}
#else
/// Without the trait there are no macros, and nothing calls this.
@main
enum NoPlugin {
    static func main() {}
}
#endif
