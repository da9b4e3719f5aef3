import Foundation

/// What another process took, as the program `process-cost` says it.
struct ProcessCost: Decodable {
    /// The processor time of all its threads.
    let seconds: Double
    let elapsedSeconds: Double
    /// The largest resident size.
    let peakBytes: Int
}

extension ChildProcess {
    /// Runs the process, and writes what it prints to a file.
    func cost(output: URL) throws -> ProcessCost {
        let own = URL(fileURLWithPath: ChildProcess.bench().executable)
        let helper = own.deletingLastPathComponent().appending(path: "process-cost")
        let arguments = [output.path, executable] + arguments
        return try ChildProcess(executable: helper.path, arguments: arguments).report()
    }
}
