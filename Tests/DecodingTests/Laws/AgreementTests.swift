import Decoding
import FastJSON
import TestSupport
import Testing

/// Documents that are spoiled at random lead to the same value or error, however they are read.
@Suite struct AgreementTests {
    @Test("All roads lead to the same outcome", arguments: Model.all)
    func agreement(_ model: Model) throws {
        var random = SeededRandom(seed: Laws.seed)
        for round in 0..<TestScope.rounds(16) {
            let bytes = try AgreementTests.document(model, &random)
            let limit = random.number(in: 1...20)
            for errors in [.first, .all(limit: limit)] as [JSONErrorReporting] {
                let shown = AgreementTests.shown(model, bytes, errors, round)
                check(model, bytes, JSONReadingOptions(), errors, shown)
            }
        }
    }

    @Test("Under other options as well", arguments: Model.all)
    func options(_ model: Model) throws {
        var random = SeededRandom(seed: Laws.seed &+ 1)
        for round in 0..<TestScope.rounds(6) {
            let bytes = try AgreementTests.document(model, &random)
            let options = AgreementTests.options(&random)
            let errors: JSONErrorReporting =
                random.happens(oneIn: 2) ? .first : .all(limit: random.number(in: 1...20))
            let shown = AgreementTests.shown(model, bytes, errors, round) + ", \(options)"
            let reference = model.outcome(.whole(.native), bytes, options, errors)
            for road in Road.bytes {
                let outcome = model.outcome(road, bytes, options, errors)
                expectEqual(outcome, reference, "\(shown), \(road)")
            }
        }
    }

    @Test("A limit cuts the list of all errors", arguments: Model.all)
    func limits(_ model: Model) throws {
        var random = SeededRandom(seed: Laws.seed &+ 2)
        let options = JSONReadingOptions()
        for round in 0..<TestScope.rounds(20) {
            let bytes = try AgreementTests.document(model, &random)
            let all = model.outcome(.whole(.native), bytes, options, .all(limit: 1_000))
            let shown = AgreementTests.shown(model, bytes, .all(limit: 1_000), round)
            let first = model.outcome(.whole(.native), bytes, options, .first)
            expectEqual(Array(first.failures), Array(all.failures.prefix(1)), "first: \(shown)")
            for limit in 1...5 {
                let some = model.outcome(.whole(.native), bytes, options, .all(limit: limit))
                let expected = Array(all.failures.prefix(limit))
                expectEqual(some.failures, expected, "limit \(limit): \(shown)")
            }
        }
    }

    @Test("Errors are equal, with their reports", arguments: Model.all)
    func equalErrors(_ model: Model) throws {
        var random = SeededRandom(seed: Laws.seed &+ 3)
        let options = JSONReadingOptions()
        for round in 0..<TestScope.rounds(8) {
            let bytes = try AgreementTests.document(model, &random)
            let errors: JSONErrorReporting = random.happens(oneIn: 2) ? .first : .all(limit: 3)
            let reference = model.error(.whole(.native), bytes, options, errors)
            for road in Road.bytes where road.showsLines {
                let error = model.error(road, bytes, options, errors)
                let shown = "\(AgreementTests.shown(model, bytes, errors, round)), \(road)"
                expectEqual(error?.report, reference?.report, shown)
                let isEqual = error == reference
                #expect(isEqual, "\(shown): not equal")
            }
        }
    }

    // MARK: Helpers

    private func check(
        _ model: Model,
        _ bytes: [UInt8],
        _ options: JSONReadingOptions,
        _ errors: JSONErrorReporting,
        _ shown: String
    ) {
        let reference = model.outcome(.whole(.native), bytes, options, errors)
        for road in Road.bytes {
            let outcome = model.outcome(road, bytes, options, errors)
            expectEqual(outcome, reference, "\(shown), \(road)")
        }
        var lossless = options
        lossless.numbers = .lossless
        let exact = model.outcome(.whole(.native), bytes, lossless, errors)
        let fault = AgreementTests.fault(bytes)
        for road in Road.documents + [.value] {
            let outcome = model.outcome(road, bytes, options, errors)
            if let fault {
                // The whole document is read before any of it is looked at.
                expectEqual(outcome.failures, [Outcome.Failure(fault)], "\(shown), \(road)")
                let isKnown = reference.failures.last == Outcome.Failure(fault)
                let isTyped = reference.failures.allSatisfy { $0.code.isTyped }
                let isFailure = reference.value == nil
                #expect(isFailure && (isKnown || isTyped), "\(shown): \(reference)")
            } else if road.hasPlaces {
                expectEqual(outcome, reference, "\(shown), \(road)")
            } else {
                // A tree for a parser keeps numbers as they were written.
                expectEqual(outcome, exact.withoutPlaces, "\(shown), \(road)")
            }
        }
    }

    private func expectEqual<Value: Equatable>(_ one: Value, _ other: Value, _ shown: String) {
        if one != other {
            Issue.record("\(shown):\n\(one)\ninstead of\n\(other)")
        }
    }

    private static func shown(
        _ model: Model,
        _ bytes: [UInt8],
        _ errors: JSONErrorReporting,
        _ round: Int
    ) -> String {
        let text = String(reflecting: String(decoding: bytes, as: UTF8.self))
        return "seed \(Laws.seed), round \(round), \(model.testDescription), \(errors), \(text)"
    }

    /// What is wrong with the syntax.
    private static func fault(_ bytes: [UInt8]) -> JSONError? {
        do throws(JSONError) {
            _ = try JSONValue(parsing: bytes)
            return nil
        } catch {
            return error
        }
    }

    /// A document: mostly spoiled, sometimes broken, sometimes longer than the smallest window.
    private static func document(_ model: Model, _ random: inout SeededRandom) throws -> [UInt8] {
        var text = RandomText(seed: random.next())
        var tree = try model.tree(&random)
        if !random.happens(oneIn: 6) {
            tree = text.spoiled(tree, atUpTo: 4)
        }
        var bytes = text.bytes(of: tree)
        if random.happens(oneIn: 5) {
            bytes = text.broken(bytes)
        }
        if random.happens(oneIn: 12) {
            let count = random.number(in: 3_000...9_000)
            bytes = Array(repeating: random.pick([0x20, 0x0A]), count: count) + bytes
        }
        return bytes
    }

    private static func options(_ random: inout SeededRandom) -> JSONReadingOptions {
        var options = JSONReadingOptions()
        if random.happens(oneIn: 3) {
            options.syntax = JSONSyntax(rawValue: UInt8(random.number(in: 0...7)))
        }
        if random.happens(oneIn: 2) {
            options.duplicateKeys = random.happens(oneIn: 2) ? .first : .reject
        }
        if random.happens(oneIn: 2) {
            options.limits = JSONLimits(
                depth: random.number(in: 1...6),
                stringLength: random.number(in: 1...20),
                keyLength: random.number(in: 1...20),
                numberLength: random.number(in: 1...20)
            )
        }
        return options
    }
}

extension JSONError.Code {
    /// True for valid JSON that is not what was asked for.
    var isTyped: Bool {
        [
            .typeMismatch, .unexpectedNull, .missingKey, .unknownKey, .wrongCount, .unexpectedText,
            .conversionFailed, .noAlternative, .numberDoesNotFit,
        ].contains(self)
    }
}
