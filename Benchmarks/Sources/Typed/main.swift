// Question: what do typed reading and writing cost, by combinators, by hand and by Codable?
// Rules: one process, contenders in turn, every answer checked, minimum and median of the CPU
// time of the thread, with the release of the answer. Usage: swift run -c release typed FILE…
import FastJSON
import Foundation

/// A document that none of the models is for.
struct UnknownDocument: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path): its name has none of twitter, canada and citm" }
}

/// No contender has all the words that were asked for.
struct NothingSelected: Error, CustomStringConvertible {
    var description: String { "no question and contender have all the words of --only" }
}

/// The questions about a document, by its name.
func questions(about path: String) throws -> [Question] {
    if path == "message" { return try Question.aboutMessage() }
    let bytes = try JSONInput.file(path).readAll()
    let name = path.split(separator: "/").last ?? ""
    if name.contains("twitter") {
        return try Question.all(about: "twitter", bytes, as: TwitterResponse.self)
    } else if name.contains("canada") {
        return try Question.all(about: "canada points", bytes, as: PointMap.self)
            + Question.all(about: "canada arrays", bytes, as: ArrayMap.self)
    } else if name.contains("citm") {
        return try Question.all(about: "citm", bytes, as: Catalog.self)
    }
    throw UnknownDocument(path: path)
}

func measure(_ arguments: Arguments) throws {
    print("MB is 10^6 bytes; ratio is the speed beside \(Question.reference), by the best times\n")
    var isSelected = false
    for path in arguments.paths {
        for var question in try questions(about: path) {
            let title = question.title
            question.contenders.removeAll { !arguments.selects($0, of: title) }
            if question.contenders.isEmpty { continue }
            isSelected = true
            try question.measure(rounds: arguments.rounds)
            print(Table(question: question).text)
        }
    }
    guard isSelected else { throw NothingSelected() }
}

func complain(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
}

let words = Array(CommandLine.arguments.dropFirst())
do {
    switch words.first {
    case "generate":
        try StreamQuestion.generate(Array(words.dropFirst()))
        exit(0)
    case "first":
        guard let question = words.dropFirst().first.flatMap(FirstQuestion.init) else {
            complain(FirstQuestion.usage, status: 2)
        }
        try question.answer()
        exit(0)
    case "stream":
        guard let arguments = StreamQuestion.Arguments(words.dropFirst()) else {
            complain(StreamQuestion.Arguments.usage, status: 2)
        }
        try await StreamQuestion.answer(arguments)
        exit(0)
    default:
        break
    }
} catch {
    complain("error: \(error)", status: 1)
}
guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
    complain(Arguments.usage, status: 2)
}
do {
    try measure(arguments)
} catch {
    complain("error: \(error)", status: 1)
}
