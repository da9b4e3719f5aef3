#if Models
import JSONModels

extension Modelled {
    /// What a server may answer to a request.
    @JSONModel
    struct Message: Sendable {
        let id: String
        let status: Int
        let isFinal: Bool
        let customer: Customer
        let items: [Item]
        let total: Double
        let note: String?

        @JSONModel
        struct Customer: Sendable {
            let id: Int
            let name: String
            let email: String
            let phone: String?
            let tags: [String]
        }

        @JSONModel
        struct Item: Sendable {
            let sku: String
            let title: String
            let count: Int
            let price: Double
            let discount: Double?
        }
    }
}
#endif
