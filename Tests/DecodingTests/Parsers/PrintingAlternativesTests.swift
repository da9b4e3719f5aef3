import Decoding
import FastJSON
import TestSupport
import Testing

/// Alternatives that cannot write a value: what they say, and how often they are tried.
@Suite struct PrintingAlternativesTests {
    @Test("Where inside a value each printer failed")
    func pathsOfPrinters() {
        let lists = OneOf {
            JSONArray { Double.jsonParser() }
            Field("list") { JSONArray { Double.jsonParser() } }
            OneOf {
                JSONArray(1) { Double.jsonParser() }
                JSONArray { JSONArray(0) { Double.jsonParser() } }
                    .map(apply: { $0.flatMap { $0 } }, unapply: { [[], $0] })
            }
        }
        expectPrintFailure(
            JSONObject { lists },
            ["a": [1, .nan]],
            """
            At "a":
            error: multiple failures occurred

            $[1]: the number nan has no JSON form

            $.list[1]: the number nan has no JSON form

            error: multiple failures occurred

            An Array parser requiring 1 element was given 2 to print.

            At [index 1]:
            An Array parser requiring 0 elements was given 2 to print.
            """,
            ["a"]
        )
    }

    /// A number and more such values, in a new and in an old format.
    private struct Node: Sendable {
        var value: Double
        var kids: [Node]

        static let parser: any JSONParserPrinter<Node> = OneOf {
            ParsePrint(.memberwise(Node.init)) {
                Field("v", \.value)
                Field("kids", \.kids) { JSONArray { Lazy<Node> { parser } } }
            }
            ParsePrint(.memberwise(Node.init)) {
                Field("value", \.value)
                Field("children", \.kids) { JSONArray { Lazy<Node> { parser } } }
            }
        }

        /// A chain of nodes.
        init(levels: Int, _ value: Double) {
            self.init(
                value: levels == 1 ? value : 1,
                kids: levels == 1 ? [] : [Node(levels: levels - 1, value)]
            )
        }

        init(value: Double, kids: [Node]) {
            self.value = value
            self.kids = kids
        }
    }

    @Test("Printers in printers, each of which would double the work")
    func doublingPrinters() throws {
        func error(_ levels: Int) throws -> JSONError {
            try #require(throws: JSONError.self) {
                try Lazy<Node> { Node.parser }.encode(Node(levels: levels, .nan))
            }
        }
        let few = try error(4)
        #expect(few.code == .unwritableValue)
        #expect(
            few.message.hasPrefix("error: multiple failures occurred\n\nAt \"kids\"/[index 0]:")
        )
        // The messages of the inner alternatives do not add up.
        let some = try error(8)
        #expect(some.code == .unwritableValue)
        #expect(some.message.utf8.count < 9_000)
        let many = try error(20)
        #expect(many.code == .lookbackExceeded)
        #expect(many.message == "alternatives were tried too often: 16386 attempts to write failed")
        #expect(many.path.steps.starts(with: [.key("kids"), .index(0)]))
        let text = try Lazy<Node> { Node.parser }.encodeString(Node(levels: 100, 1))
        #expect(text.utf8.count == 100 * 19)
    }

    /// Writes anything by a function.
    private struct Printer: JSONParserPrinter {
        let write: @Sendable (inout JSONWriter) throws(JSONError) -> Void

        func parse(from cursor: inout JSONCursor) throws(JSONError) -> Int {
            try cursor.readInteger()
        }

        func print(_ output: Int, to writer: inout JSONWriter) throws(JSONError) {
            try write(&writer)
        }
    }

    private static let refusal = JSONError(code: .unwritableValue, message: "no")

    /// Printers in alternatives that do not write one value, and the error.
    private static let broken: [(printer: Printer, message: String)] = [
        (
            Printer { writer throws(JSONError) in
                writer.endArray()
                throw PrintingAlternativesTests.refusal
            },
            "an array was ended where none can end"
        ),
        (
            Printer { writer throws(JSONError) in
                writer.endArray()
                writer.key("zzzzzzzz")
                writer.beginArray()
                throw PrintingAlternativesTests.refusal
            },
            "an array was ended where none can end"
        ),
        (Printer { _ in }, "nothing was written"),
        (Printer { $0.beginObject() }, "1 array or object was not ended"),
        (
            Printer { writer in
                writer.write(1)
                writer.write(2)
            },
            "a second value was written after the document"
        ),
    ]

    @Test("Printers that do not write one value", arguments: 0..<broken.count)
    func brokenPrinters(_ index: Int) throws {
        let (printer, message) = Self.broken[index]
        let parser = Field("a") {
            JSONArray {
                OneOf {
                    printer
                    Constant(5).map(Convert<Void, Int>(apply: { 5 }, unapply: { _ in }))
                }
            }
        }
        // What a printer throws itself comes before its mistakes, which are taken back.
        let throwsRefusal = index < 2
        if throwsRefusal {
            #expect(try parser.encodeString([1]) == #"{"a":[5]}"#)
        } else {
            let error = try #require(throws: JSONError.self) { try parser.encode([1]) }
            #expect(error.code == .invalidStructure)
            #expect(error.message == message)
            #expect(error.path == ["a", 0])
        }
    }

    @Test("A printer of your own sees why an inner one fails, and may write something else")
    func caughtFailures() throws {
        let inner = OneOf {
            JSONArray(2...) { Int.jsonParser() }
            JSONArray(3...) { Int.jsonParser() }
        }
        let catching = Printer { writer throws(JSONError) in
            do throws(JSONError) {
                try inner.print([], to: &writer)
            } catch {
                #expect(error.code == .unwritableValue)
                writer.write("empty")
            }
        }
        let parser = OneOf {
            catching
            Int.jsonParser()
        }
        #expect(try parser.encodeString(1) == #""empty""#)
    }

    @Test("Alternatives in pretty text are indented as if they stood alone")
    func prettyText() throws {
        let list = JSONArray { OneOf { JSONArray { OneOf { Int.jsonParser() } } } }
        let text = try list.encodeString([[1], []], options: JSONWritingOptions(layout: .pretty()))
        let plain = JSONArray { JSONArray { Int.jsonParser() } }
        #expect(
            try text
                == plain.encodeString([[1], []], options: JSONWritingOptions(layout: .pretty()))
        )
    }

    @Test("Many small values are written, each by the last of many printers")
    func manyPrinters() throws {
        let parser = JSONArray {
            OneOf {
                for _ in 0..<20 {
                    Constant(1).map(
                        Convert<Void, Int>(
                            apply: { 1 },
                            unapply: { if $0 != 1 { throw Refusal() } }
                        )
                    )
                }
                Int.jsonParser()
            }
        }
        // More than twice the attempts that are free: the others are for the bytes that were written.
        let values = Array(repeating: 2, count: 2_000)
        #expect(try parser.encode(values).count == 2 * values.count + 1)
    }
}
