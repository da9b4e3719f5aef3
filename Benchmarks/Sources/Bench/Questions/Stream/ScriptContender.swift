/// A module of Python, by a script beside this file.
struct ScriptContender {
    let name: String
    let module: String
    let form: TweetForm
    /// What the script imports.
    var imported: String

    var isInstalled: Bool {
        ChildProcess.python("import \(imported)").succeeds
    }

    func process(_ path: String) -> ChildProcess {
        .script("\(module)_tweets.py", [path])
    }
}
