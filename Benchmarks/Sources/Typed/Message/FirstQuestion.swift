import DecodingFoundation
import FastJSON
import Foundation
import Measuring

/// How long the first decoding and the first encoding of a process take.
///
/// Nothing of the type is known yet then. In a process of its own, so that there is a first time.
enum FirstQuestion: String, CaseIterable {
    case foundation, codable, combinators

    static let usage = """
        usage: typed first WHO    the first reading and writing of a message, in microseconds
          WHO    \(FirstQuestion.allCases.map(\.rawValue).joined(separator: ", "))
        """

    /// Reads and writes the message once, and prints what either took.
    func answer() throws {
        let data = Data(Message.text.utf8)
        let start = Stopwatch.processSeconds()
        let message: Message
        switch self {
        case .foundation: message = try JSONDecoder().decode(Message.self, from: data)
        case .codable: message = try FastJSONDecoder().decode(Message.self, from: data)
        case .combinators: message = try Message.jsonParser.decode(data)
        }
        let middle = Stopwatch.processSeconds()
        let count: Int
        switch self {
        case .foundation: count = try JSONEncoder().encode(message).count
        case .codable: count = try FastJSONEncoder().encode(message).count
        case .combinators: count = try Message.jsonParser.encode(message).count
        }
        let end = Stopwatch.processSeconds()
        print(
            String(
                format: "%@: read in %.0f us, written in %.0f us (%d bytes)",
                rawValue,
                (middle - start) * 1e6,
                (end - middle) * 1e6,
                count
            )
        )
    }
}
