/// The programme of a concert hall.
struct Catalog: Codable, Equatable, Sendable {
    var areaNames: [String: String]
    var audienceSubCategoryNames: [String: String]
    var blockNames: [String: String]
    var events: [String: Event]
    var performances: [Performance]
    var seatCategoryNames: [String: String]
    var subTopicNames: [String: String]
    var subjectNames: [String: String]
    var topicNames: [String: String]
    var topicSubTopics: [String: [Int]]
    var venueNames: [String: String]
}

/// One programme, which may be played several times.
struct Event: Codable, Equatable, Sendable {
    var description: String?
    var id: Int
    var logo: String?
    var name: String
    var subTopicIDs: [Int]
    var subjectCode: String?
    var subtitle: String?
    var topicIDs: [Int]

    enum CodingKeys: String, CodingKey {
        case description
        case id
        case logo
        case name
        case subTopicIDs = "subTopicIds"
        case subjectCode
        case subtitle
        case topicIDs = "topicIds"
    }
}

/// One evening.
struct Performance: Codable, Equatable, Sendable {
    var eventID: Int
    var id: Int
    var logo: String?
    var name: String?
    var prices: [Price]
    var seatCategories: [SeatCategory]
    var seatMapImage: String?
    var start: Int
    var venueCode: String

    enum CodingKeys: String, CodingKey {
        case eventID = "eventId"
        case id
        case logo
        case name
        case prices
        case seatCategories
        case seatMapImage
        case start
        case venueCode
    }
}

/// What a seat costs.
struct Price: Codable, Equatable, Sendable {
    var amount: Int
    var audienceSubCategoryID: Int
    var seatCategoryID: Int

    enum CodingKeys: String, CodingKey {
        case amount
        case audienceSubCategoryID = "audienceSubCategoryId"
        case seatCategoryID = "seatCategoryId"
    }
}

/// The seats of one price.
struct SeatCategory: Codable, Equatable, Sendable {
    var areas: [Area]
    var seatCategoryID: Int

    enum CodingKeys: String, CodingKey {
        case areas
        case seatCategoryID = "seatCategoryId"
    }
}

/// One part of the hall.
struct Area: Codable, Equatable, Sendable {
    var areaID: Int
    var blockIDs: [Int]

    enum CodingKeys: String, CodingKey {
        case areaID = "areaId"
        case blockIDs = "blockIds"
    }
}
