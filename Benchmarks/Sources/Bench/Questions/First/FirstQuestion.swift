import DecodingFoundation
import Foundation

/// What the first decoding of a process takes, and the first encoding.
///
/// Nothing of the type is known yet then. Each time in a separate process, so that there is a
/// first time.
enum FirstQuestion {
    /// What a process says of itself.
    struct Report: Codable {
        let decodeSeconds: Double
        let encodeSeconds: Double
    }

    static func measure(_ effort: Effort, only words: [String]) throws -> [QuestionResult] {
        let message = try MessageDocument()
        let contenders = FirstContender.all.filter { Question.has(words, "first", $0.name) }
        if contenders.isEmpty { return [] }
        let runs = 4 * effort.processes + 8
        var reports: [[Report]] = contenders.map { _ in [] }
        for _ in 0..<runs {
            for (index, contender) in contenders.enumerated() {
                reports[index].append(
                    try ChildProcess.bench("answer-first", contender.name).report()
                )
            }
        }
        func result(
            _ subject: String,
            _ seconds: KeyPath<Report, Double> & Sendable
        ) -> QuestionResult {
            let question = Question(
                name: "first",
                subject: subject,
                size: message.bytes.count,
                reference: FirstContender.foundation.name,
                entries: []
            )
            let results = zip(contenders, reports).map { contender, reports in
                ContenderResult(
                    name: contender.name,
                    times: Times(reports.map { $0[keyPath: seconds] }, repetitions: 1)
                )
            }
            return QuestionResult(question, results)
        }
        return [
            result("decoding in a process", \.decodeSeconds),
            result("encoding in a process", \.encodeSeconds),
        ]
    }

    /// Reads and writes the message once, as the process that is asked to.
    static func answer(_ contender: FirstContender) throws -> Report {
        let message = Array(Message.text.utf8)
        let start = Stopwatch.processSeconds()
        let model = try contender.decode(message)
        let middle = Stopwatch.processSeconds()
        let text = try contender.encode(model)
        let end = Stopwatch.processSeconds()
        guard try MessageDocument().isRight(model), try MessageDocument().isRight(text) else {
            throw WrongAnswer(question: "first", contender: contender.name)
        }
        return Report(decodeSeconds: middle - start, encodeSeconds: end - middle)
    }
}

/// One way to read and write a message for the first time.
struct FirstContender {
    let name: String
    let decode: ([UInt8]) throws -> Message
    let encode: (Message) throws -> [UInt8]

    static var all: [FirstContender] { [foundation, coders, parser] }

    /// `JSONDecoder` and `JSONEncoder`.
    static var foundation: FirstContender {
        FirstContender(name: "JSONDecoder") { bytes in
            try JSONDecoder().decode(Message.self, from: Data(bytes))
        } encode: { message in
            Array(try EncodeQuestion.foundationEncoder.encode(message))
        }
    }

    /// `FastJSONDecoder` and `FastJSONEncoder`.
    private static var coders: FirstContender {
        FirstContender(name: "FastJSONDecoder") { bytes in
            try FastJSONDecoder().decode(Message.self, from: Data(bytes))
        } encode: { message in
            Array(try EncodeQuestion.fastEncoder.encode(message))
        }
    }

    /// The parser of the message.
    private static var parser: FirstContender {
        FirstContender(name: "JSONParser") { bytes in
            try Message.jsonParser.decode(bytes)
        } encode: { message in
            try Message.jsonParser.encode(message)
        }
    }
}
