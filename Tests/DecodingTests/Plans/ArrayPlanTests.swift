import Decoding
import FastJSON
import TestSupport
import Testing

/// Arrays that a plan reads: each kind of elements, in each place, in good and in bad order.
@Suite struct ArrayPlanTests {
    private static let any = 0...Int.max

    /// Every engine: in memory, and in chunks, of few bytes for short documents only.
    ///
    /// For short ones, a form has some of these roads, and the next form the others.
    private static func roads(_ byteCount: Int, _ form: ElementKind.Form? = nil) -> [Road] {
        let isShort = byteCount < 4_000 || TestScope.isNightly
        let roads = JSONEngine.allCases.flatMap { engine in
            [Road.whole(engine)]
                + (isShort ? [1, 7, 64] : [64]).map { Road.chunks(engine, $0) }
        }
        guard isShort, let form, let turn = ElementKind.Form.allCases.firstIndex(of: form)
        else { return roads }
        return TestScope.some(roads, oneIn: 2, turn: turn + byteCount / 2)
    }

    /// Every form for short arrays, and one for long ones, which take most of the time.
    private static func forms(_ count: Int) -> [ElementKind.Form] {
        count <= 5 || TestScope.isNightly ? ElementKind.Form.allCases : [.field]
    }

    @Test("Good arrays", arguments: ElementKind.all, [0, 1, 2, 3, 4, 5, 16, 17, 40, 300, 5_000])
    func good(_ kind: ElementKind, _ count: Int) {
        let elements = (0..<count).map(kind.element)
        for form in ArrayPlanTests.forms(count) {
            let text = ElementKind.document(form, elements)
            let bytes = Array(text.utf8)
            for road in ArrayPlanTests.roads(bytes.count, form) {
                let (outcome, alive) = kind.read(form, ArrayPlanTests.any, road, bytes, .first)
                #expect(outcome.value == text, "\(form), \(road)")
                #expect(alive == 0, "\(form), \(road)")
            }
        }
    }

    @Test("A wrong element", arguments: ElementKind.all, [1, 5, 16, 17, 40, 1_000])
    func wrongElement(_ kind: ElementKind, _ count: Int) throws {
        for index in Set([0, count / 2, count - 1]) {
            var elements = (0..<count).map(kind.element)
            elements[index] = kind.wrong.text
            for form in ArrayPlanTests.forms(count) {
                let marked = try MarkedText(
                    ElementKind.document(form, elements),
                    sourceLocation: #_sourceLocation
                )
                var path: JSONValuePath = form == .root ? [.index(index)] : ["list", .index(index)]
                path.steps += kind.wrong.path.steps
                let bytes = Array(marked.text.utf8)
                for road in ArrayPlanTests.roads(bytes.count, form) {
                    for errors in [.first, .all(limit: 9)] as [JSONErrorReporting] {
                        let (outcome, alive) =
                            kind.read(form, ArrayPlanTests.any, road, bytes, errors)
                        let place = "\(form), \(road), element \(index)"
                        #expect(outcome.failures.map(\.path) == [path], "\(place)")
                        #expect(outcome.failures.map(\.offset) == [marked.offset], "\(place)")
                        // After the line with the path.
                        let text = outcome.failures.first?.text.split(separator: "\n").dropFirst()
                        let message = text?.joined(separator: " ")
                        #expect(message == kind.wrong.message, "\(place)")
                        #expect(alive == 0, "\(place)")
                    }
                }
            }
        }
    }

    @Test("Several wrong elements, and what follows the array", arguments: ElementKind.all)
    func severalWrong(_ kind: ElementKind) throws {
        var elements = (0..<50).map(kind.element)
        let wrong = String(kind.wrong.text.filter { $0 != "▸" })
        for index in [0, 15, 16, 49] { elements[index] = wrong }
        let text = "{\"list\":[\(elements.joined(separator: ", "))],\"end\":\"\"}"
        for form in ElementKind.Form.allCases where form != .root {
            for road in ArrayPlanTests.roads(text.utf8.count, form) {
                let (outcome, alive) =
                    kind.read(form, 0...49, road, Array(text.utf8), .all(limit: 9))
                let paths = outcome.failures.map { JSONValuePath(Array($0.path.steps.prefix(2))) }
                #expect(
                    paths == [["list", 0], ["list", 15], ["list", 16], ["list"], ["end"]],
                    "\(form), \(road)"
                )
                let few = kind.read(form, 0...60, road, Array(text.utf8), .all(limit: 2))
                #expect(few.outcome.failures == Array(outcome.failures.prefix(2)))
                #expect(alive == 0 && few.alive == 0)
            }
        }
    }

    @Test("Wrong counts", arguments: ElementKind.all, [0, 1, 5, 40])
    func wrongCounts(_ kind: ElementKind, _ count: Int) throws {
        let elements = (0..<count).map(kind.element)
        for (range, name) in [(2...4, "2-4 elements"), (41...Int.max, "at least 41 elements")] {
            for form in ElementKind.Form.allCases {
                let text = ElementKind.document(form, elements)
                let bytes = Array(text.utf8)
                let offset = bytes.count - (form == .root ? 1 : 2)
                for road in ArrayPlanTests.roads(bytes.count, form) {
                    for errors in [.first, .all(limit: 3)] as [JSONErrorReporting] {
                        let (outcome, alive) =
                            kind.read(form, range, road, bytes, errors)
                        let failure = try #require(outcome.failures.first)
                        #expect(outcome.failures.count == 1)
                        #expect(failure.code == .wrongCount && failure.offset == offset)
                        #expect(failure.path == (form == .root ? [] : ["list"]))
                        let message = "Expected \(name) in array, but found \(count)."
                        #expect(failure.text.hasSuffix(message), "\(form), \(road)")
                        #expect(alive == 0)
                    }
                }
            }
        }
    }

    @Test("Null in place of the array", arguments: ElementKind.all)
    func null(_ kind: ElementKind) {
        let text = "{\"end\":7,\"list\":null}"
        for road in ArrayPlanTests.roads(text.utf8.count) {
            func read(_ form: ElementKind.Form, _ text: String) -> Outcome {
                kind.read(form, ArrayPlanTests.any, road, Array(text.utf8), .first).outcome
            }
            #expect(read(.orNull, text).value == text, "\(road)")
            #expect(read(.optionalField, text).value == "{\"end\":7}", "\(road)")
            // A default that cannot be compared is always written.
            let empty = "{\"end\":7,\"list\":[]}"
            #expect(read(.emptyByDefault, text).value == empty, "\(road)")
            #expect(read(.emptyByDefault, "{\"end\":7}").value == empty, "\(road)")
            #expect(read(.optionalField, "{\"end\":7}").value == "{\"end\":7}", "\(road)")
            for (form, text, code, offset) in [
                (.field, text, .unexpectedNull, 16), (.root, "null", .unexpectedNull, 0),
                // What may be null may not be missing.
                (.orNull, "{\"end\":7}", .missingKey, 8), (.field, "{\"end\":7}", .missingKey, 8),
            ] as [(ElementKind.Form, String, JSONError.Code, Int)] {
                let failures = read(form, text).failures
                #expect(failures.map(\.code) == [code], "\(form), \(road)")
                #expect(failures.map(\.offset) == [offset], "\(form), \(road)")
            }
        }
    }

    @Test("Documents that end too early", arguments: ElementKind.all)
    func truncated(_ kind: ElementKind) {
        let bytes = Array(ElementKind.document(.field, (0..<20).map(kind.element)).utf8)
        for count in stride(from: 0, to: bytes.count, by: TestScope.isFull ? 1 : 5) {
            for road in JSONEngine.allCases.map({ Road.chunks($0, 7) }) {
                let (outcome, alive) = kind.read(
                    .field,
                    ArrayPlanTests.any,
                    road,
                    Array(bytes.prefix(count)),
                    .all(limit: 3)
                )
                #expect(outcome.value == nil && alive == 0, "\(road), \(count) bytes")
            }
        }
    }
}
