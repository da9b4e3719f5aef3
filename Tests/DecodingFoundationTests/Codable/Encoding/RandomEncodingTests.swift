import DecodingFoundation
import FastJSON
import Foundation
import TestSupport
import Testing

/// Containers that are written in any order, compared with Foundation's encoder.
@Suite struct RandomEncodingTests {
    /// Draws the same numbers for each encoder, if each asks in the same order.
    final class Source {
        private var state: UInt64
        private(set) var keyCount = 0

        init(seed: UInt64) {
            state = seed
        }

        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }

        /// A key that no object has; these are not in order.
        func key() -> AnyKey {
            keyCount += 1
            return AnyKey("\(keyCount &* 7919 % 1000)-\(keyCount)")
        }
    }

    /// A container that can be written on, or an encoder that was not used yet.
    final class Place {
        enum Kind {
            case object(KeyedEncodingContainer<AnyKey>)
            case array(any UnkeyedEncodingContainer)
            case later(any Encoder)
        }

        var kind: Kind
        var scalars: [AnyKey] = []
        var objects: [AnyKey] = []
        var arrays: [AnyKey] = []

        init(_ kind: Kind) {
            self.kind = kind
        }
    }

    /// Writes to places that it draws, its own and those around it.
    struct Value: Encodable {
        let source: Source
        let depth: Int
        let around: [Place]

        func encode(to encoder: any Encoder) throws {
            var places: [Place] = []
            switch source.below(5) {
            case 0:
                var single = encoder.singleValueContainer()
                return try single.encode(source.below(1000))
            case 1, 2: places.append(Place(.array(encoder.unkeyedContainer())))
            default: places.append(Place(.object(encoder.container(keyedBy: AnyKey.self))))
            }
            for _ in 0..<source.below(8) {
                let all = places + around
                try step(all[source.below(all.count)], &places)
            }
        }

        private func step(_ place: Place, _ places: inout [Place]) throws {
            switch place.kind {
            case .later(let encoder):
                switch source.below(3) {
                case 0: place.kind = .object(encoder.container(keyedBy: AnyKey.self))
                case 1: place.kind = .array(encoder.unkeyedContainer())
                default: return
                }
                // It stays alive with its container.
                try step(place, &places)
            case .object(var table):
                switch source.below(7) {
                case 0, 1:
                    let isOld = !place.scalars.isEmpty && source.below(3) == 0
                    let key =
                        isOld ? place.scalars[source.below(place.scalars.count)] : source.key()
                    try table.encode("\(source.below(1000))/\"", forKey: key)
                    place.scalars.append(key)
                case 2: try table.encode([source.below(9): 1.5], forKey: source.key())
                case 3:
                    let isOld = !place.objects.isEmpty && source.below(2) == 0
                    let key =
                        isOld ? place.objects[source.below(place.objects.count)] : source.key()
                    let inner = table.nestedContainer(keyedBy: AnyKey.self, forKey: key)
                    place.objects.append(key)
                    places.append(Place(.object(inner)))
                case 4:
                    let isOld = !place.arrays.isEmpty && source.below(2) == 0
                    let key = isOld ? place.arrays[source.below(place.arrays.count)] : source.key()
                    let inner = table.nestedUnkeyedContainer(forKey: key)
                    place.arrays.append(key)
                    places.append(Place(.array(inner)))
                case 5: places.append(Place(.later(table.superEncoder(forKey: source.key()))))
                default:
                    guard depth < 4 else { return }
                    let value = Value(source: source, depth: depth + 1, around: around + places)
                    try table.encode(value, forKey: source.key())
                }
            case .array(var list):
                defer { place.kind = .array(list) }
                switch source.below(5) {
                case 0: try list.encode(source.below(1000))
                case 1: try list.encode([1.5, Double(source.below(9))])
                case 2: places.append(Place(.object(list.nestedContainer(keyedBy: AnyKey.self))))
                case 3: places.append(Place(.array(list.nestedUnkeyedContainer())))
                default:
                    guard depth < 4 else { return }
                    try list.encode(
                        Value(source: source, depth: depth + 1, around: around + places)
                    )
                }
            }
        }
    }

    @Test("Any order of calls gives what Foundation's encoder gives")
    func anyOrder() throws {
        let first = UInt64.random(in: 0..<1 << 32)
        for seed in first..<first + UInt64(TestScope.rounds(1_500)) {
            for formatting in [
                JSONEncoder.OutputFormatting.sortedKeys, [.sortedKeys, .prettyPrinted],
            ] {
                let foundation = JSONEncoder()
                let ours = FastJSONEncoder()
                foundation.outputFormatting = formatting
                ours.outputFormatting = formatting
                func value() -> Value { Value(source: Source(seed: seed), depth: 0, around: []) }
                let expected = try foundation.encode(value())
                let found = try ours.encode(value())
                try #require(
                    String(decoding: found, as: UTF8.self)
                        == String(decoding: expected, as: UTF8.self),
                    "seed \(seed)"
                )
                ours.outputFormatting = []
                let unsorted = try JSONValue(parsing: ours.encodeBytes(value()))
                let sorted = try JSONValue(parsing: Array(expected))
                let texts = try (
                    unsorted.jsonString(options: .sorted), sorted.jsonString(options: .sorted)
                )
                try #require(texts.0 == texts.1, "seed \(seed)")
            }
        }
    }
}
