import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// What Foundation's coders and ours do where a `JSONDecoder` or a `JSONEncoder` is asked for.
///
/// Each row does something with a coder and says what came out. Where the two answer differently, the
/// row has both answers and the reason.
@Suite struct BehaviourTests {
    struct Row<Coder: Sendable>: Sendable, CustomTestStringConvertible {
        var name: String
        var theirs: String
        var ours: String
        var reason: String?
        var body: @Sendable (Coder) async throws -> String

        var testDescription: String { name }

        /// A row with one answer.
        init(
            _ name: String,
            _ answer: String,
            _ body: @escaping @Sendable (Coder) async throws -> String
        ) {
            (self.name, theirs, ours, self.body) = (name, answer, answer, body)
        }

        /// A row with two answers.
        init(
            _ name: String,
            theirs: String,
            ours: String,
            because reason: String,
            _ body: @escaping @Sendable (Coder) async throws -> String
        ) {
            (self.name, self.theirs, self.ours, self.body) = (name, theirs, ours, body)
            self.reason = reason
        }

        /// What the body answers; an error that it throws with its case, its path and its type.
        func answer(_ coder: Coder) async -> String {
            let answer: String
            do { answer = try await body(coder) } catch {
                answer = "\(CodecFailure(exactly: error))"
            }
            // Which module of Foundation a type is in depends on the system.
            return answer.replacing("FoundationEssentials.", with: "Foundation.")
        }
    }

    typealias DecoderRow = Row<JSONDecoder>
    typealias EncoderRow = Row<JSONEncoder>

    static let decoderRows =
        decoderSettings + decoderStrategies + texts + values + containers + types
    static let encoderRows = encoderSettings + written + encoderContainers + encodedTypes

    @Test("Decoders", arguments: decoderRows)
    func decoder(_ row: DecoderRow) async {
        let theirs = await row.answer(JSONDecoder())
        #expect(theirs == row.theirs)
        for engine in JSONEngine.allCases {
            let options = JSONReadingOptions(engine: engine, duplicateKeys: .first)
            let ours = await row.answer(FastJSONDecoder(options: options))
            #expect(ours == row.ours, "on \(engine)")
            #expect((ours != theirs) == (row.reason != nil))
        }
    }

    @Test("Encoders", arguments: encoderRows)
    func encoder(_ row: EncoderRow) async {
        let theirs = await row.answer(JSONEncoder())
        #expect(theirs == row.theirs)
        let ours = await row.answer(FastJSONEncoder())
        #expect(ours == row.ours)
        #expect((ours != theirs) == (row.reason != nil))
    }

    @Test("Names are those of one row")
    func names() {
        let names = Self.decoderRows.map(\.name) + Self.encoderRows.map { "encoding: \($0.name)" }
        #expect(Set(names).count == names.count)
    }
}

extension JSONDecoder {
    /// What becomes of a text: the value, or all of the error.
    func answer(_ type: any Decodable.Type, _ text: String) -> String {
        answer(type, Data(text.utf8))
    }

    /// What becomes of data: the value, or all of the error.
    func answer(_ type: any Decodable.Type, _ data: Data) -> String {
        exactReport { try decode(type, from: data) as Any }
    }

    /// What becomes of some texts, one below the other.
    func answers(_ type: any Decodable.Type, _ texts: String...) -> String {
        lines(texts.map { answer(type, $0) })
    }

    /// What a script reports on a text.
    func run(_ text: String, _ body: @escaping Scripted.Body) throws -> String {
        if let key = Scripted.key { userInfo[key] = body }
        return try decode(Scripted.self, from: Data(text.utf8)).report
    }
}

extension JSONEncoder {
    /// The text that is written for a value, or all of the error.
    func answer(_ value: some Encodable) -> String {
        do {
            return String(decoding: try encode(value), as: UTF8.self)
        } catch {
            return "\(CodecFailure(exactly: error))"
        }
    }

    /// The texts of some values, one below the other.
    func answers(_ values: any Encodable...) -> String { lines(values.map { answer($0) }) }

    /// The text that a script writes.
    func run(_ body: @escaping @Sendable (any Encoder) throws -> Void) -> String {
        answer(ScriptedEncodable(body))
    }
}

/// The value of a body, or all of its error.
func exactReport<Value>(_ body: () throws -> Value) -> String {
    do { return valueText(try body()) } catch { return "\(CodecFailure(exactly: error))" }
}

/// Answers, one below the other.
func lines(_ answers: [String]) -> String { answers.joined(separator: "\n") }

/// Answers, one below the other.
func lines(_ answers: String...) -> String { lines(answers) }
