import Foundation

/// A module of Python, by a script beside this file.
struct ScriptContender {
    let name: String
    let module: String
    let form: StreamForm

    var isInstalled: Bool {
        ChildProcess.named("python3", ["-c", "import \(module)"]).succeeds
    }

    func process(_ path: String) -> ChildProcess {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let script = folder.appending(path: "\(module)_tweets.py").path
        return .named("python3", [script, path])
    }
}
