import FastJSON
import Foundation

/// Reading twitter.json with its members as declared, in one other order, and in any order.
enum OrderQuestion {
    /// A document, and how its members lie.
    enum Order: String, CaseIterable {
        case ordered, sorted, shuffled

        /// The contender's name, with the order.
        func name(_ contender: String) -> String { "\(contender), \(rawValue)" }
    }

    /// Nil if twitter.json is absent.
    static func question(in corpora: Corpora, seed: UInt64) throws -> Question? {
        guard let bytes = try corpora.bytes(of: .twitter) else { return nil }
        let value = try JSONValue(parsing: bytes)
        var entries: [Entry] = []
        var size = 0
        for order in Order.allCases {
            var numbers = SeededNumbers(seed: seed)
            let written = order == .shuffled ? value.shuffled(by: &numbers) : value
            // All are written alike, so that they differ in nothing else.
            let text = try written.jsonBytes(
                options: .init(layout: .pretty(indent: "  "), sortsKeys: order == .sorted)
            )
            size = text.count
            entries += try contenders(order, TypedDocument<TwitterResponse>(.twitter, text))
        }
        return Question(
            name: "order",
            subject: "twitter",
            size: size,
            reference: Order.ordered.name("JSONParser native"),
            entries: entries
        )
    }

    private static func contenders(
        _ order: Order,
        _ document: TypedDocument<TwitterResponse>
    ) -> [Entry] {
        let parser = TwitterResponse.parserCoding
        let decoder = JSONDecoder()
        return [
            .present(
                Contender(order.name("JSONParser native"), expecting: document.model) {
                    try parser.decode(document.bytes, JSONReadingOptions())
                }
            ),
            .present(
                Contender(order.name("JSONDecoder"), expecting: document.model) {
                    try decoder.decode(TwitterResponse.self, from: document.data)
                }
            ),
            SimdjsonInput.decoding(
                order.name("simdjson On-Demand"),
                document.bytes,
                .twitter,
                expecting: document.model
            ),
        ] + models(order, document)
    }

    /// `@JSONModel`.
    private static func models(
        _ order: Order,
        _ document: TypedDocument<TwitterResponse>
    ) -> [Entry] {
        #if Models
        return [
            .present(
                Modelled.contender(
                    order.name("@JSONModel native"),
                    Modelled.TwitterResponse.self,
                    document.bytes,
                    JSONReadingOptions(),
                    expecting: document.model
                )
            )
        ]
        #else
        return []
        #endif
    }
}
