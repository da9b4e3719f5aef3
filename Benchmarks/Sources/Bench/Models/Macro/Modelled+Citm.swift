#if Models
import JSONModels

extension Modelled {
    /// The programme of a concert hall.
    @JSONModel
    struct Catalog: Sendable {
        let areaNames: [String: String]
        let audienceSubCategoryNames: [String: String]
        let blockNames: [String: String]
        let events: [String: Event]
        let performances: [Performance]
        let seatCategoryNames: [String: String]
        let subTopicNames: [String: String]
        let subjectNames: [String: String]
        let topicNames: [String: String]
        let topicSubTopics: [String: [Int]]
        let venueNames: [String: String]
    }

    /// One programme, which may be played several times.
    @JSONModel
    struct Event: Sendable {
        let description: String?
        let id: Int
        let logo: String?
        let name: String
        let subTopicIds: [Int]
        let subjectCode: String?
        let subtitle: String?
        let topicIds: [Int]
    }

    /// One evening.
    @JSONModel
    struct Performance: Sendable {
        let eventId: Int
        let id: Int
        let logo: String?
        let name: String?
        let prices: [Price]
        let seatCategories: [SeatCategory]
        let seatMapImage: String?
        let start: Int
        let venueCode: String
    }

    /// What a seat costs.
    @JSONModel
    struct Price: Sendable {
        let amount: Int
        let audienceSubCategoryId: Int
        let seatCategoryId: Int
    }

    /// The seats of one price.
    @JSONModel
    struct SeatCategory: Sendable {
        let areas: [Area]
        let seatCategoryId: Int
    }

    /// One part of the hall.
    @JSONModel
    struct Area: Sendable {
        let areaId: Int
        let blockIds: [Int]
    }
}
#endif
