import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Random values, through our encoder and decoder, and through one of ours and one of Foundation's.
@Suite struct RoundTripTests {
    /// A record with a field of every kind, which holds others.
    struct Record: Codable, Equatable {
        var flag: Bool
        var small: Int8
        var int: Int
        var wide: UInt64
        var huge: Int128?
        var double: Double
        var float: Float?
        var text: String
        var date: Date
        var data: Data?
        var url: URL?
        var id: UUID?
        var decimal: Decimal
        var colour: Sample.Colour
        var shape: Shape?
        var numbers: [Int]
        var doubles: [Double]
        var texts: [String?]
        var byName: [String: Int?]
        var byNumber: [Int: String]
        var byFlag: [Bool: [UInt8]]
        var set: Set<Int>
        var range: ClosedRange<Int>
        var children: [Record]
        var childByName: [String: Record]
        var boxed: Sample.Box<[Sample.Point?]>?
    }

    /// An enum with payloads that holds others of its kind.
    indirect enum Shape: Codable, Equatable {
        case nothing
        case number(Double)
        case pair(first: Int, second: String?)
        case list([Shape])
        case table([String: Shape])
    }

    /// Makes records, the same ones for the same seed.
    struct RandomRecord {
        var random: SeededRandom
        var values: RandomValue

        init(seed: UInt64) {
            random = SeededRandom(seed: seed)
            values = RandomValue(seed: seed &+ 1)
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int { random.number(in: range) }

        mutating func maybe<Value>(_ make: (inout RandomRecord) -> Value) -> Value? {
            number(0...2) == 0 ? nil : make(&self)
        }

        mutating func list<Value>(_ most: Int, _ make: (inout RandomRecord) -> Value) -> [Value] {
            (0..<number(0...most)).map { _ in make(&self) }
        }

        mutating func table<Value>(
            _ most: Int,
            _ make: (inout RandomRecord) -> Value
        ) -> [String: Value] {
            Dictionary(list(most) { ($0.values.string(), make(&$0)) }) { first, _ in first }
        }

        mutating func bits<Width: FixedWidthInteger>(_ type: Width.Type) -> Width {
            let bits =
                Width(truncatingIfNeeded: random.next()) << Width(number(0...64))
                ^ Width(truncatingIfNeeded: random.next())
            return number(0...1) == 0 ? bits : bits >> Width(number(0...(Width.bitWidth - 1)))
        }

        /// A float that is finite.
        mutating func float() -> Float {
            let float = Float(bitPattern: bits(UInt32.self))
            return float.isFinite ? float : 0.5
        }

        mutating func shape(depth: Int) -> Shape {
            switch number(0...(depth > 0 ? 4 : 2)) {
            case 0: .nothing
            case 1: .number(values.double())
            case 2: .pair(first: bits(Int.self), second: maybe { $0.values.string() })
            case 3: .list(list(3) { $0.shape(depth: depth - 1) })
            default: .table(table(3) { $0.shape(depth: depth - 1) })
            }
        }

        mutating func record(depth: Int) -> Record {
            let low = number(-1000...1000)
            return Record(
                flag: number(0...1) == 1,
                small: bits(Int8.self),
                int: bits(Int.self),
                wide: bits(UInt64.self),
                huge: maybe { $0.bits(Int128.self) },
                double: values.double(),
                float: maybe { $0.float() },
                text: values.string(),
                date: Date(
                    timeIntervalSinceReferenceDate: Double(number(-999_999_999...999_999_999))
                ),
                data: maybe { Data($0.list(20) { $0.bits(UInt8.self) }) },
                url: maybe { URL(string: "https://a.b/\($0.number(0...99))?c=d/e") } ?? nil,
                id: maybe { record in
                    UUID(
                        uuidString:
                            "E621E1F8-C36C-495A-93FC-\(100_000_000_000 + record.number(0...99))"
                    )
                } ?? nil,
                decimal: Decimal(bits(Int.self)) / 1000,
                colour: Sample.Colour.allCases[number(0...2)],
                shape: maybe { $0.shape(depth: 3) },
                numbers: list(10) { $0.bits(Int.self) },
                doubles: list(10) { $0.values.double() },
                texts: list(5) { record in record.maybe { $0.values.string() } },
                byName: table(4) { record in record.maybe { $0.bits(Int.self) } },
                byNumber: Dictionary(list(4) { ($0.bits(Int.self), $0.values.string()) }) { a, _ in
                    a
                },
                byFlag: Dictionary(
                    list(3) { record in
                        (record.number(0...1) == 1, record.list(4) { $0.bits(UInt8.self) })
                    }
                ) { first, _ in first },
                set: Set(list(5) { $0.bits(Int.self) }),
                range: low...(low + number(0...100)),
                children: depth > 0 ? list(2) { $0.record(depth: depth - 1) } : [],
                childByName: depth > 0 ? table(2) { $0.record(depth: depth - 1) } : [:],
                boxed: maybe { record in
                    Sample.Box(
                        value: record.list(3) { record in
                            record.maybe {
                                Sample.Point(x: $0.bits(Int.self), y: $0.values.double())
                            }
                        }
                    )
                }
            )
        }
    }

    /// Strategies that lose nothing.
    static let settings: [(EncodingSettings, DecodingSettings)] = [
        (EncodingSettings(), DecodingSettings()),
        (EncodingSettings(formatting: []), DecodingSettings()),
        (
            EncodingSettings(
                formatting: [.prettyPrinted, .withoutEscapingSlashes],
                dates: .secondsSince1970,
                data: .deferredToData,
                keys: .convertToSnakeCase
            ),
            DecodingSettings(
                dates: .secondsSince1970,
                data: .deferredToData,
                keys: .convertFromSnakeCase
            )
        ),
        (
            EncodingSettings(formatting: [.prettyPrinted, .sortedKeys], dates: .iso8601),
            DecodingSettings(dates: .iso8601)
        ),
        (
            EncodingSettings(dates: .millisecondsSince1970),
            DecodingSettings(dates: .millisecondsSince1970)
        ),
    ]

    @Test("Records in every way", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func records(seed: UInt64) throws {
        var random = RandomRecord(seed: seed)
        let (encoding, decoding) = Self.settings[Int(seed) % Self.settings.count]
        for round in 0..<TestScope.rounds(50) {
            let record = random.record(depth: 2)
            try expectRoundTrip(record, encoding, decoding, "seed \(seed), round \(round)")
        }
    }

    @Test("Arrays of plain values in every way", arguments: [11, 12, 13] as [UInt64])
    func arrays(seed: UInt64) throws {
        var random = RandomRecord(seed: seed)
        let (encoding, decoding) = (EncodingSettings(), DecodingSettings())
        for round in 0..<TestScope.rounds(30) {
            let note = "seed \(seed), round \(round)"
            try expectRoundTrip(random.list(60) { $0.bits(Int.self) }, encoding, decoding, note)
            try expectRoundTrip(random.list(60) { $0.values.double() }, encoding, decoding, note)
            try expectRoundTrip(random.list(60) { $0.float() }, encoding, decoding, note)
            try expectRoundTrip(random.list(60) { $0.values.string() }, encoding, decoding, note)
            try expectRoundTrip(random.list(60) { $0.bits(UInt8.self) }, encoding, decoding, note)
            try expectRoundTrip(random.list(9) { $0.bits(UInt128.self) }, encoding, decoding, note)
            try expectRoundTrip(
                random.list(9) { record in record.list(9) { $0.values.double() } },
                encoding,
                decoding,
                note
            )
            try expectRoundTrip(random.list(20) { $0.shape(depth: 4) }, encoding, decoding, note)
        }
    }

    private func expectRoundTrip<Value: Codable & Equatable>(
        _ value: Value,
        _ encoding: EncodingSettings,
        _ decoding: DecodingSettings,
        _ note: String
    ) throws {
        expectSameEncoding(value, encoding)
        let ours = try encoding.ours.encode(value)
        let theirs = try encoding.foundation.encode(value)
        let theirsAgain = try decoding.foundation.decode(Value.self, from: ours)
        #expect(theirsAgain == value, "Foundation read ours: \(note)")
        for engine in JSONEngine.allCases {
            let decoder = decoding.ours(engine)
            let oursAgain = try decoder.decode(Value.self, from: ours)
            let fromTheirs = try decoder.decode(Value.self, from: theirs)
            #expect(oursAgain == value, "we read ours with \(engine): \(note)")
            #expect(fromTheirs == value, "we read Foundation's with \(engine): \(note)")
        }
    }
}
