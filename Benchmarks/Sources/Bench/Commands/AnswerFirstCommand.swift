import ArgumentParser
import Foundation

/// `bench answer-first`: the first reading and writing of a message, in this process.
struct AnswerFirstCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answer-first",
        abstract: "Read and write a message for the first time.",
        discussion: """
            The ways:
            \(FirstContender.all.map { "  \($0.name)\n" }.joined())
            """
    )

    @Argument(help: "The way, by its name.")
    var name: String

    func run() throws {
        guard let contender = FirstContender.all.first(where: { $0.name == name }) else {
            throw ValidationError("There is no way '\(name)'.")
        }
        let report = try FirstQuestion.answer(contender)
        try print(String(decoding: JSONEncoder().encode(report), as: UTF8.self))
    }
}
