import Foundation

/// A module of Python, by a script beside this file.
struct ScriptContender {
    let name: String
    let module: String
    let form: StreamForm
    /// What the script imports.
    var imported: String

    var isInstalled: Bool {
        ChildProcess.named("python3", ["-c", "import \(imported)"]).succeeds
    }

    func process(_ path: String) -> ChildProcess {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let script = folder.appending(path: "\(module)_tweets.py").path
        return .named("python3", [script, path])
    }
}
