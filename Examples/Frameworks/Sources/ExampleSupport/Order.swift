import Foundation

/// An order in a shop, as a client sends it: about 4 KB of JSON.
package struct Order: Codable, Equatable, Sendable {
    /// Who has ordered.
    package struct Customer: Codable, Equatable, Sendable {
        package var name: String
        package var email: String
        package var street: String
        package var city: String
        package var isRegular: Bool
    }

    /// One article of an order.
    package struct Line: Codable, Equatable, Sendable {
        package var article: String
        package var title: String
        package var count: Int
        package var price: Double
        package var tags: [String]
        package var note: String?
        package var isGift: Bool
    }

    package var id: Int
    package var placed: Date
    package var customer: Customer
    package var lines: [Line]

    /// The order that the examples send.
    package static let sample = Order(
        id: 4711,
        placed: Date(timeIntervalSince1970: 1_750_000_000),
        customer: Customer(
            name: "Grace Müller",
            email: "grace@example.org",
            street: "Gartenstraße 7",
            city: "Zürich",
            isRegular: true
        ),
        lines: (1...28).map { number in
            Line(
                article: "A-\(10_000 + 37 * number)",
                title: "Paper, \(40 * number) sheets of \(60 + number) g/m²",
                count: 1 + number % 5,
                price: Double(199 + 50 * number) / 100,
                tags: number.isMultiple(of: 3)
                    ? ["office", "paper", "sale"] : ["office", "paper"],
                note: number.isMultiple(of: 4) ? "Please put the \"fragile\" label on it." : nil,
                isGift: number.isMultiple(of: 7)
            )
        }
    )
}
