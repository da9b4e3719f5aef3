import Decoding
import DecodingFoundation
import FastJSON
import FuzzSupport

/// A parser without its type.
struct Model: Sendable {
    let name: String
    /// True for what `Decodable` reads, out of a copy of the text of its value.
    ///
    /// Its reports show that text and not the line.
    var readsCopies = false
    /// What comes of a document on a road: the value as text, or the error.
    let outcome: Read
    /// The same by another parser, which must agree.
    var otherOutcome: Read?
    /// Prints what was read, reads that, and prints it again; nil if the parser does not print.
    let printed: (@Sendable ([UInt8], JSONReadingOptions, JSONWritingOptions) -> Printed?)?

    /// Reads a document on a road.
    typealias Read =
        @Sendable (Road, [UInt8], JSONReadingOptions, JSONErrorReporting) -> Outcome

    /// What came of reading.
    enum Outcome {
        case value(Transcript)
        case failure(JSONError)
    }

    /// What was printed at first, and after it was read again, on each road.
    struct Printed {
        var first: Transcript
        var again: [(way: String, text: Transcript)]
    }

    /// A model whose values are printed.
    init<Printer: JSONParserPrinter & Sendable>(
        _ name: String,
        printing printer: Printer,
        readsCopies: Bool = false
    ) {
        (self.name, self.readsCopies) = (name, readsCopies)
        let text = Model.text(by: printer)
        outcome = Model.outcome(printer, text)
        printed = { bytes, options, writing in
            let output = try? printer.result(from: bytes, options: options).get()
            guard let output else { return nil }
            var again: [(way: String, text: Transcript)] = []
            let plain = JSONReadingOptions(numbers: options.numbers)
            let value = Result { () throws(JSONError) in try printer.encode(output) }
            for way in JSONEngine.allCases.map({ ReadingWay($0, .chunks(7)) }) {
                let same = value.flatMap { bytes in
                    Road.bytes(way).result(of: printer, bytes, plain, .first)
                }
                again.append(("\(way)", Transcript(Model.text(same, text))))
            }
            let tree = Result { () throws(JSONError) -> JSONValue in try printer.print(output) }
            let parsed = tree.flatMap { printer.result(from: $0) }
            again.append(("tree", Transcript(Model.text(parsed, text))))
            let styled = Result { () throws(JSONError) in
                try printer.encode(output, options: writing)
            }
            let read = styled.flatMap { printer.result(from: $0, options: plain) }
            again.append(("\(writing)", Transcript(Model.text(read, text))))
            return Printed(first: Transcript(text(output)), again: again)
        }
    }

    /// A model that only reads.
    init<Output>(
        _ name: String,
        reading parser: some JSONParser<Output> & Sendable,
        text: @escaping @Sendable (Output) -> String = { String(reflecting: $0) }
    ) {
        self.name = name
        outcome = Model.outcome(parser, text)
        printed = nil
    }

    private static func outcome<Output>(
        _ parser: some JSONParser<Output> & Sendable,
        _ text: @escaping @Sendable (Output) -> String
    ) -> Read {
        { road, bytes, options, errors in
            switch road.result(of: parser, bytes, options, errors) {
            case .success(let output): .value(Transcript(text(output)))
            case .failure(let error): .failure(error)
            }
        }
    }

    /// A model whose values are printed, and which another parser reads in the same way.
    init<Output>(
        _ name: String,
        printing printer: some JSONParserPrinter<Output> & Sendable,
        readAlsoBy other: some JSONParser<Output> & Sendable
    ) {
        self.init(name, printing: printer)
        otherOutcome = Model.outcome(other, Model.text(by: printer))
    }

    /// What a parser prints of a value.
    private static func text<Output>(
        by printer: some JSONParserPrinter<Output> & Sendable
    ) -> @Sendable (Output) -> String {
        { output in
            do throws(JSONError) {
                return try printer.encodeString(output)
            } catch {
                return "not printed: \(error)"
            }
        }
    }

    private static func text<Output>(
        _ result: Result<Output, JSONError>,
        _ text: (Output) -> String
    ) -> String {
        switch result {
        case .success(let output): text(output)
        case .failure(let error): "not read: \(error)"
        }
    }
}

extension Model.Outcome {
    /// All that can be seen of it.
    func transcript(showsLines: Bool = false, hasPlaces: Bool = true) -> Transcript {
        switch self {
        case .value(let text):
            return text
        case .failure(let error):
            var transcript = Transcript()
            transcript.add(error, showsLines: showsLines, hasPlaces: hasPlaces)
            return transcript
        }
    }
}

extension Model {
    /// The input chooses one by its number.
    ///
    /// New ones come last, so that corpora keep their meaning.
    static let all: [Model] = [
        Model("everything", printing: Everything.parser),
        Model("amounts", printing: JSONArray(...8) { Amount.parser }),
        Model("expression", printing: Expression.parser),
        Model("strict", printing: Strict.parser),
        Model("folder", printing: Folder.parser),
        Model(
            "dictionary",
            printing: JSONObject { JSONObject(...3) { Int.jsonParser().orNull() } }
        ),
        Model("numbered", printing: numbered),
        Model("suits", printing: JSONObject(1..., keys: .representing(Suit.self)) { suits }),
        Model("optional", printing: Everything.parser.orNull()),
        Model("value", printing: JSONValue.jsonParser()),
        Model("codable", printing: CodableParser(Person.self), readsCopies: true),
        Model("lossy", reading: LossyArray(errorsKept: 2) { Amount.parser }) { list in
            "\(list.elements), \(list.errorCount) errors: \(list.errors.map(\.message))"
        },
        Model("kinds", reading: JSONArray { kinds }),
        Model("code", printing: JSONArray { code }),
        Model("sums", reading: ReadLazy<Int> { sums }),
        Model("thing", printing: Thing.jsonParser, readAlsoBy: Thing.planned),
        Model(
            "things",
            printing: JSONArray { Thing.jsonParser },
            readAlsoBy: JSONArray { Thing.planned }
        ),
    ]

    /// The sums of numbers in arrays in arrays.
    private static let sums: any JSONParser<Int> = OneOf {
        Int16.jsonParser().map { Int($0) }
        JSONArray { ReadLazy<Int> { sums } }.map { $0.reduce(0, &+) }
        Field("a") { ReadLazy<Int> { sums } }
    }

    private static let suits = JSONArray { JSONString(.representing(Suit.self)) }

    private static let numbered = JSONObject {
        Amount.parser
    } keys: {
        "key_"
        Int.parser()
    }

    /// Text inside strings: `12x[3,4]`.
    private static let code = JSONString {
        Int.parser()
        "x["
        StringPiece.many {
            Int.parser()
        } separator: {
            ","
        }
        "]"
    }

    /// Alternatives that differ in one member, and those that read nothing.
    private static let kinds = OneOf {
        Parse { (amount: Int) in
            "amount \(amount)"
        } fields: {
            Field("kind") { Constant("amount") }
            Field("amount") { Int.jsonParser() }
        }
        Field("kind") { String.jsonParser() }.flatMap { kind in
            Field(kind) { String.jsonParser().map { "\(kind) \($0)" } }
        }
        Parse {
            "something"
        } fields: {
            JSONNot { JSONArray { JSONValue.jsonParser() } }
        }
        JSONArray(1...) { Int.jsonParser() }.tryMap { numbers in
            guard let first = numbers.first, first > 0 else { throw Refusal() }
            return "\(numbers)"
        }
    }
}

/// An error of a function of the user.
struct Refusal: Error, CustomStringConvertible {
    var description: String { "not this one" }
}
