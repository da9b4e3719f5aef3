import Foundation

/// A program that is run in a shell, or a module that a script of Python uses.
struct Tool: Sendable {
    let name: String
    /// Prints the version.
    private let version: ChildProcess

    /// The command of this project: `scripts/bench` builds it.
    static let fastjson = Tool(
        name: "fastjson",
        program: ProcessInfo.processInfo.environment["FASTJSON_COMMAND"] ?? "fastjson"
    )
    static let jq = Tool(name: "jq")
    static let gojq = Tool(name: "gojq")
    static let miller = Tool(name: "Miller", program: "mlr")
    static let ijson = Tool(name: "ijson", module: "ijson")
    static let duckDB = Tool(name: "DuckDB", module: "duckdb")
    static let polars = Tool(name: "Polars", module: "polars")

    /// What is started, for a program.
    let program: String

    private init(name: String, program: String? = nil) {
        self.name = name
        self.program = program ?? name
        version = .named(self.program, ["--version"])
    }

    private init(name: String, module: String) {
        self.name = name
        program = "python3"
        version = .python("import \(module); print(\(module).__version__)")
    }

    /// The name with the version; nil if the tool is not installed.
    func versionedName() -> String? {
        guard let output = try? version.output(silencingErrors: true) else { return nil }
        let text = String(decoding: output, as: UTF8.self)
        return text.firstMatch(of: /[0-9]+(\.[0-9]+)+/).map { "\(name) \($0.output.0)" }
    }
}
