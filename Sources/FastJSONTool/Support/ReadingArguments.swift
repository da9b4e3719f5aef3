import ArgumentParser
import FastJSON

/// The options of every command that reads a document.
struct ReadingArguments: ParsableArguments {
    @Option(help: "The engine that reads the text.")
    var engine = EngineChoice.native

    @Flag(help: "Accept // and /* */ comments.")
    var allowComments = false

    @Flag(help: "Accept a comma after the last element or member.")
    var allowTrailingCommas = false

    @Flag(help: "Refuse an object with the same key twice. The keys of open objects are in memory.")
    var rejectDuplicateKeys = false

    @Option(
        help: ArgumentHelp("The deepest nesting to accept, at most 10000.", valueName: "levels")
    )
    var maxDepth = JSONLimits().depth

    func validate() throws {
        guard engine.engine != nil else {
            throw ValidationError(EngineChoice.missing)
        }
        guard (1...10_000).contains(maxDepth) else {
            throw ValidationError("--max-depth must be from 1 to 10000.")
        }
    }

    /// What of these changes what is read, as it is written in a command: with a space in front.
    var purpose: String {
        (allowComments ? " --allow-comments" : "")
            + (allowTrailingCommas ? " --allow-trailing-commas" : "")
            + (rejectDuplicateKeys ? " --reject-duplicate-keys" : "")
            + (maxDepth == JSONLimits().depth ? "" : " --max-depth \(maxDepth)")
    }

    /// The same, for the library.
    var options: JSONReadingOptions {
        var options = JSONReadingOptions(
            engine: engine.engine ?? .native,
            duplicateKeys: rejectDuplicateKeys ? .reject : .last,
            limits: JSONLimits(depth: maxDepth)
        )
        if allowComments { options.syntax.insert(.allowComments) }
        if allowTrailingCommas { options.syntax.insert(.allowTrailingCommas) }
        return options
    }
}
