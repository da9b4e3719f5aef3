extension Goal {
    private static let parser = "JSONParser native"
    private static let model = "@JSONModel native"
    private static let simdjson = "simdjson On-Demand"
    private static let dom = "simdjson DOM"

    /// What is wanted of the library.
    static func all(seed: UInt64) -> [Goal] {
        decoding + models + validating + trees + finding + ownWays(seed: seed) + yajl + coding
    }

    private static var decoding: [Goal] {
        [
            decode(.twitter, 1),
            decode(.citm, 0.95),
            decode(.canadaPoints, 1.2),
            Goal(contender: "JSONParser", reference: simdjson, bar: 0.85) { _ in
                try MessageQuestion.questions().first
            },
            decode(.twitterMinified, 1),
            decode(.citmMinified, 1),
            decode(.canadaArrays, 0.85),
        ]
    }

    /// Absent without the trait `Models`.
    private static var models: [Goal] {
        [
            decode(.twitter, 1.2, model),
            decode(.citm, 1.3, model),
            decode(.canadaPoints, 1.3, model),
            Goal(contender: "@JSONModel", reference: simdjson, bar: 1.2) { _ in
                try MessageQuestion.questions().first
            },
        ]
    }

    /// In memory, and as a file is read.
    private static var validating: [Goal] {
        DocumentName.allCases.flatMap { name in
            ["JSONCursor native", "JSONInput native"].map { contender in
                plain(name, contender, dom, 0.7, ValidateQuestion.question)
            }
        }
    }

    private static var trees: [Goal] {
        let foundation = TreeQuestion.foundation
        return [
            plain(.twitter, "JSONDocument native", dom, 0.6, TreeQuestion.question),
            plain(.twitter, "JSONValue native", foundation, 12, TreeQuestion.question),
        ]
    }

    /// The last number of a document; without a bar, those for comparison.
    private static var finding: [Goal] {
        let contenders = [(parser, 1.0), ("JSONStream native", nil), ("JSONDocument native", nil)]
        return contenders.map { contender, bar in
            Goal(contender: contender, reference: simdjson, bar: bar) { corpora in
                try Search.all(in: corpora).first { $0.document.name == "twitter" }
                    .map(FindQuestion.question)
            }
        }
    }

    /// Ways of our own beside each other.
    private static func ownWays(seed: UInt64) -> [Goal] {
        // Models: without a bar, for comparison.
        let others = [(parser, 0.8), (model, nil)].flatMap { way, bar in
            [OrderQuestion.Order.sorted, .shuffled].map { order in
                Goal(
                    contender: order.name(way),
                    reference: OrderQuestion.Order.ordered.name(way),
                    bar: bar
                ) { corpora in
                    try OrderQuestion.question(in: corpora, seed: seed)
                }
            }
        }
        return others + [decode(.twitter, 0.9, "by hand native", beside: parser)]
    }

    private static var yajl: [Goal] {
        [.twitter, .citm, .canadaPoints].map { subject in
            decode(subject, nil, "JSONParser yajl", beside: DecodeQuestion.libyajl)
        }
    }

    /// `Codable` beside Foundation's coders.
    private static var coding: [Goal] {
        let bars: [(Subject, Double)] = [(.twitter, 4.5), (.citm, 6), (.canadaPoints, 8)]
        let decoding = bars.map { subject, bar in
            decode(subject, bar, "FastJSONDecoder native", beside: DecodeQuestion.foundation)
        }
        let message = Goal(
            contender: "FastJSONDecoder (Codable)",
            reference: MessageQuestion.foundation,
            bar: 6
        ) { _ in try MessageQuestion.questions().first }
        let encoding = bars.map { subject, _ in
            Goal(contender: "FastJSONEncoder", reference: EncodeQuestion.foundation, bar: 10) {
                corpora in try subject.open(in: corpora) { try $0.encodeQuestion() }
            }
        }
        let byParser = decode(
            .twitter,
            9,
            DecodeQuestion.codableByParser,
            beside: DecodeQuestion.foundation
        )
        return decoding + [message, byParser] + encoding
    }

    private static func decode(
        _ subject: Subject,
        _ bar: Double?,
        _ contender: String = parser,
        beside reference: String = simdjson
    ) -> Goal {
        Goal(contender: contender, reference: reference, bar: bar) { corpora in
            try subject.open(in: corpora) { $0.decodeQuestion() }
        }
    }

    private static func plain(
        _ name: DocumentName,
        _ contender: String,
        _ reference: String,
        _ bar: Double?,
        _ ask: @escaping (PlainDocument) throws -> Question
    ) -> Goal {
        Goal(contender: contender, reference: reference, bar: bar) { corpora in
            try corpora.bytes(of: name).map {
                try ask(PlainDocument(name: name.rawValue, bytes: $0))
            }
        }
    }
}
