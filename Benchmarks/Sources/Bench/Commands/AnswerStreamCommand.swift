import ArgumentParser
import Dispatch
import Foundation

/// `bench answer-stream`: one contender of the streaming question, in this process.
struct AnswerStreamCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answer-stream",
        abstract: "Read a file of 'bench generate' in one way.",
        discussion: """
            The ways:
            \(StreamContender.all.map { "  \($0.name)\n" }.joined())
            """
    )

    @Argument(help: "The way, by its name.")
    var name: String

    @Argument(help: "The file.")
    var path: String

    func run() throws {
        guard let contender = StreamContender.all.first(where: { $0.name == name }) else {
            throw ValidationError("There is no way '\(name)'.")
        }
        let path = path
        Task.detached {
            do {
                let report = try await StreamQuestion.answer(contender, path)
                try print(String(decoding: JSONEncoder().encode(report), as: UTF8.self))
                Self.exit()
            } catch {
                Self.exit(withError: error)
            }
        }
        dispatchMain()
    }
}
