import Foundation

/// One way to do what a question asks, and what was measured of it.
struct Contender {
    let name: String
    /// True if the answer is right.
    let isRight: () throws -> Bool
    /// Does it once, and releases the answer.
    let run: () throws -> Void
    var times: [Double] = []
    var allocations = 0

    /// Reads a document; the answer must be equal to the one expected.
    static func decoding<Model: Equatable>(
        _ name: String,
        expecting expected: Model,
        _ answer: @escaping () throws -> Model
    ) -> Contender {
        Contender(
            name: name,
            isRight: { try answer() == expected },
            run: { try withExtendedLifetime(answer()) {} }
        )
    }

    /// Writes a value; `JSONDecoder` must read it back from the answer.
    static func encoding<Model: Equatable & Decodable, Bytes: Sequence<UInt8>>(
        _ name: String,
        expecting expected: Model,
        _ answer: @escaping () throws -> Bytes
    ) -> Contender {
        Contender(
            name: name,
            isRight: {
                try JSONDecoder().decode(Model.self, from: Data(Array(answer()))) == expected
            },
            run: { try withExtendedLifetime(answer()) {} }
        )
    }

    var best: Double { times.min() ?? .infinity }
    var median: Double {
        let sorted = times.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
