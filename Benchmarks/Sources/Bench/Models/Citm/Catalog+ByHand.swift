import FastJSON

extension Catalog: HandCoded {
    private enum Key: String, CaseIterable {
        case areaNames
        case audienceSubCategoryNames
        case blockNames
        case events
        case performances
        case seatCategoryNames
        case subTopicNames
        case subjectNames
        case topicNames
        case topicSubTopics
        case venueNames
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var areaNames: [String: String]?
        var audienceSubCategoryNames: [String: String]?
        var blockNames: [String: String]?
        var events: [String: Event]?
        var performances: [Performance]?
        var seatCategoryNames: [String: String]?
        var subTopicNames: [String: String]?
        var subjectNames: [String: String]?
        var topicNames: [String: String]?
        var topicSubTopics: [String: [Int]]?
        var venueNames: [String: String]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .areaNames: areaNames = try cursor.readDictionary()
                case .audienceSubCategoryNames:
                    audienceSubCategoryNames = try cursor.readDictionary()
                case .blockNames: blockNames = try cursor.readDictionary()
                case .events: events = try cursor.readDictionary()
                case .performances: performances = try cursor.readArray()
                case .seatCategoryNames: seatCategoryNames = try cursor.readDictionary()
                case .subTopicNames: subTopicNames = try cursor.readDictionary()
                case .subjectNames: subjectNames = try cursor.readDictionary()
                case .topicNames: topicNames = try cursor.readDictionary()
                case .topicSubTopics: topicSubTopics = try cursor.readDictionary()
                case .venueNames: venueNames = try cursor.readDictionary()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            areaNames: try required(areaNames, Key.areaNames),
            audienceSubCategoryNames: try required(
                audienceSubCategoryNames,
                Key.audienceSubCategoryNames
            ),
            blockNames: try required(blockNames, Key.blockNames),
            events: try required(events, Key.events),
            performances: try required(performances, Key.performances),
            seatCategoryNames: try required(seatCategoryNames, Key.seatCategoryNames),
            subTopicNames: try required(subTopicNames, Key.subTopicNames),
            subjectNames: try required(subjectNames, Key.subjectNames),
            topicNames: try required(topicNames, Key.topicNames),
            topicSubTopics: try required(topicSubTopics, Key.topicSubTopics),
            venueNames: try required(venueNames, Key.venueNames)
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("areaNames", areaNames)
        writer.member("audienceSubCategoryNames", audienceSubCategoryNames)
        writer.member("blockNames", blockNames)
        writer.member("events", events)
        writer.member("performances", performances)
        writer.member("seatCategoryNames", seatCategoryNames)
        writer.member("subTopicNames", subTopicNames)
        writer.member("subjectNames", subjectNames)
        writer.member("topicNames", topicNames)
        writer.member("topicSubTopics", topicSubTopics)
        writer.member("venueNames", venueNames)
        writer.endObject()
    }
}

extension Event: HandCoded {
    private enum Key: String, CaseIterable {
        case description
        case id
        case logo
        case name
        case subTopicIDs = "subTopicIds"
        case subjectCode
        case subtitle
        case topicIDs = "topicIds"
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var description: String?
        var id: Int?
        var logo: String?
        var name: String?
        var subTopicIDs: [Int]?
        var subjectCode: String?
        var subtitle: String?
        var topicIDs: [Int]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .description: description = try cursor.readIfPresent()
                case .id: id = try cursor.readInt()
                case .logo: logo = try cursor.readIfPresent()
                case .name: name = try cursor.readString()
                case .subTopicIDs: subTopicIDs = try cursor.readArray()
                case .subjectCode: subjectCode = try cursor.readIfPresent()
                case .subtitle: subtitle = try cursor.readIfPresent()
                case .topicIDs: topicIDs = try cursor.readArray()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            description: description,
            id: try required(id, Key.id),
            logo: logo,
            name: try required(name, Key.name),
            subTopicIDs: try required(subTopicIDs, Key.subTopicIDs),
            subjectCode: subjectCode,
            subtitle: subtitle,
            topicIDs: try required(topicIDs, Key.topicIDs)
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("description", description)
        writer.member("id", id)
        writer.member("logo", logo)
        writer.member("name", name)
        writer.member("subTopicIds", subTopicIDs)
        writer.member("subjectCode", subjectCode)
        writer.member("subtitle", subtitle)
        writer.member("topicIds", topicIDs)
        writer.endObject()
    }
}

extension Performance: HandCoded {
    private enum Key: String, CaseIterable {
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

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var eventID: Int?
        var id: Int?
        var logo: String?
        var name: String?
        var prices: [Price]?
        var seatCategories: [SeatCategory]?
        var seatMapImage: String?
        var start: Int?
        var venueCode: String?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .eventID: eventID = try cursor.readInt()
                case .id: id = try cursor.readInt()
                case .logo: logo = try cursor.readIfPresent()
                case .name: name = try cursor.readIfPresent()
                case .prices: prices = try cursor.readArray()
                case .seatCategories: seatCategories = try cursor.readArray()
                case .seatMapImage: seatMapImage = try cursor.readIfPresent()
                case .start: start = try cursor.readInt()
                case .venueCode: venueCode = try cursor.readString()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            eventID: try required(eventID, Key.eventID),
            id: try required(id, Key.id),
            logo: logo,
            name: name,
            prices: try required(prices, Key.prices),
            seatCategories: try required(seatCategories, Key.seatCategories),
            seatMapImage: seatMapImage,
            start: try required(start, Key.start),
            venueCode: try required(venueCode, Key.venueCode)
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("eventId", eventID)
        writer.member("id", id)
        writer.member("logo", logo)
        writer.member("name", name)
        writer.member("prices", prices)
        writer.member("seatCategories", seatCategories)
        writer.member("seatMapImage", seatMapImage)
        writer.member("start", start)
        writer.member("venueCode", venueCode)
        writer.endObject()
    }
}

extension Price: HandCoded {
    private enum Key: String, CaseIterable {
        case amount
        case audienceSubCategoryID = "audienceSubCategoryId"
        case seatCategoryID = "seatCategoryId"
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var amount: Int?
        var audienceSubCategoryID: Int?
        var seatCategoryID: Int?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .amount: amount = try cursor.readInt()
                case .audienceSubCategoryID: audienceSubCategoryID = try cursor.readInt()
                case .seatCategoryID: seatCategoryID = try cursor.readInt()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            amount: try required(amount, Key.amount),
            audienceSubCategoryID: try required(audienceSubCategoryID, Key.audienceSubCategoryID),
            seatCategoryID: try required(seatCategoryID, Key.seatCategoryID)
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("amount", amount)
        writer.member("audienceSubCategoryId", audienceSubCategoryID)
        writer.member("seatCategoryId", seatCategoryID)
        writer.endObject()
    }
}

extension SeatCategory: HandCoded {
    private enum Key: String, CaseIterable {
        case areas
        case seatCategoryID = "seatCategoryId"
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var areas: [Area]?
        var seatCategoryID: Int?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .areas: areas = try cursor.readArray()
                case .seatCategoryID: seatCategoryID = try cursor.readInt()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            areas: try required(areas, Key.areas),
            seatCategoryID: try required(seatCategoryID, Key.seatCategoryID)
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("areas", areas)
        writer.member("seatCategoryId", seatCategoryID)
        writer.endObject()
    }
}

extension Area: HandCoded {
    private enum Key: String, CaseIterable {
        case areaID = "areaId"
        case blockIDs = "blockIds"
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var areaID: Int?
        var blockIDs: [Int]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey(in: Self.keys) {
                case .areaID: areaID = try cursor.readInt()
                case .blockIDs: blockIDs = try cursor.readArray()
                case nil: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            areaID: try required(areaID, Key.areaID),
            blockIDs: try required(blockIDs, Key.blockIDs)
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("areaId", areaID)
        writer.member("blockIds", blockIDs)
        writer.endObject()
    }
}
