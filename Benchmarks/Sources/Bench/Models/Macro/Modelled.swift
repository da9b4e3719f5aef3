#if Models
import Decoding
import JSONModels

/// The models with `@JSONModel` instead of `Codable`.
enum Modelled {
    /// A model of the document into which the others read a `Model`; nil if there is none.
    static func type<Model>(for type: Model.Type) -> (any JSONModel.Type)? {
        switch type {
        case is bench.TwitterResponse.Type: TwitterResponse.self
        case is bench.Catalog.Type: Catalog.self
        case is bench.PointMap.Type: PointMap.self
        case is bench.ArrayMap.Type: ArrayMap.self
        case is bench.Message.Type: Message.self
        default: nil
        }
    }
}

extension Box: JSONParsable where Value: JSONParsable {
    static var jsonParser: some JSONParserPrinter<Box<Value>> {
        Lazy { Value.jsonParser }.map(apply: { Box($0) }, unapply: { $0.value })
    }
}

extension Point: JSONParsable {}
#endif
