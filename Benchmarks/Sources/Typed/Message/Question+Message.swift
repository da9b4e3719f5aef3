import DecodingFoundation
import FastJSON
import Foundation

extension Question {
    /// How often a message is read or written in one measurement.
    private static let repetitions = 200

    /// Reading and writing a small message, many times.
    static func aboutMessage() throws -> [Question] {
        let data = Data(Message.text.utf8)
        let bytes = Array(data)
        let message = try JSONDecoder().decode(Message.self, from: data)
        let decoder = FastJSONDecoder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let fastEncoder = FastJSONEncoder()
        fastEncoder.outputFormatting = .withoutEscapingSlashes
        let decoding: [Contender] = [
            .decoding(reference, expecting: message) {
                try JSONDecoder().decode(Message.self, from: data)
            },
            .decoding("Codable native", expecting: message) {
                try decoder.decode(Message.self, from: data)
            },
            .decoding("combinators native", expecting: message) {
                try Message.jsonParser.decode(bytes)
            },
        ]
        let encoding: [Contender] = [
            .encoding(reference, expecting: message) { try encoder.encode(message) },
            .encoding("Codable", expecting: message) { try fastEncoder.encode(message) },
            .encoding("combinators", expecting: message) { try Message.jsonParser.encode(message) },
        ]
        return [
            Question(
                title: "decode message",
                size: repetitions * bytes.count,
                answer: HeapObjects(in: message),
                contenders: decoding.map { $0.repeated(repetitions) }
            ),
            Question(
                title: "encode message",
                size: repetitions * (try encoder.encode(message).count),
                answer: HeapObjects(),
                contenders: encoding.map { $0.repeated(repetitions) }
            ),
        ]
    }
}

extension Contender {
    /// The same contender, which does its work many times.
    fileprivate func repeated(_ count: Int) -> Contender {
        Contender(
            name: name,
            isRight: isRight,
            run: { for _ in 0..<count { try run() } }
        )
    }
}
