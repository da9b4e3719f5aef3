import FastJSON

extension Catalog: HandCoded {
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
                switch try cursor.readKey() {
                case "areaNames": areaNames = try cursor.readDictionary()
                case "audienceSubCategoryNames":
                    audienceSubCategoryNames = try cursor.readDictionary()
                case "blockNames": blockNames = try cursor.readDictionary()
                case "events": events = try cursor.readDictionary()
                case "performances": performances = try cursor.readArray()
                case "seatCategoryNames": seatCategoryNames = try cursor.readDictionary()
                case "subTopicNames": subTopicNames = try cursor.readDictionary()
                case "subjectNames": subjectNames = try cursor.readDictionary()
                case "topicNames": topicNames = try cursor.readDictionary()
                case "topicSubTopics": topicSubTopics = try cursor.readDictionary()
                case "venueNames": venueNames = try cursor.readDictionary()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            areaNames: try required(areaNames, "areaNames"),
            audienceSubCategoryNames: try required(
                audienceSubCategoryNames,
                "audienceSubCategoryNames"
            ),
            blockNames: try required(blockNames, "blockNames"),
            events: try required(events, "events"),
            performances: try required(performances, "performances"),
            seatCategoryNames: try required(seatCategoryNames, "seatCategoryNames"),
            subTopicNames: try required(subTopicNames, "subTopicNames"),
            subjectNames: try required(subjectNames, "subjectNames"),
            topicNames: try required(topicNames, "topicNames"),
            topicSubTopics: try required(topicSubTopics, "topicSubTopics"),
            venueNames: try required(venueNames, "venueNames")
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
                switch try cursor.readKey() {
                case "description": description = try cursor.passNull() ? nil : cursor.readString()
                case "id": id = try cursor.readInt()
                case "logo": logo = try cursor.passNull() ? nil : cursor.readString()
                case "name": name = try cursor.readString()
                case "subTopicIds": subTopicIDs = try cursor.readArray()
                case "subjectCode": subjectCode = try cursor.passNull() ? nil : cursor.readString()
                case "subtitle": subtitle = try cursor.passNull() ? nil : cursor.readString()
                case "topicIds": topicIDs = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            description: description,
            id: try required(id, "id"),
            logo: logo,
            name: try required(name, "name"),
            subTopicIDs: try required(subTopicIDs, "subTopicIds"),
            subjectCode: subjectCode,
            subtitle: subtitle,
            topicIDs: try required(topicIDs, "topicIds")
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
                switch try cursor.readKey() {
                case "eventId": eventID = try cursor.readInt()
                case "id": id = try cursor.readInt()
                case "logo": logo = try cursor.passNull() ? nil : cursor.readString()
                case "name": name = try cursor.passNull() ? nil : cursor.readString()
                case "prices": prices = try cursor.readArray()
                case "seatCategories": seatCategories = try cursor.readArray()
                case "seatMapImage":
                    seatMapImage = try cursor.passNull() ? nil : cursor.readString()
                case "start": start = try cursor.readInt()
                case "venueCode": venueCode = try cursor.readString()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            eventID: try required(eventID, "eventId"),
            id: try required(id, "id"),
            logo: logo,
            name: name,
            prices: try required(prices, "prices"),
            seatCategories: try required(seatCategories, "seatCategories"),
            seatMapImage: seatMapImage,
            start: try required(start, "start"),
            venueCode: try required(venueCode, "venueCode")
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
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var amount: Int?
        var audienceSubCategoryID: Int?
        var seatCategoryID: Int?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "amount": amount = try cursor.readInt()
                case "audienceSubCategoryId": audienceSubCategoryID = try cursor.readInt()
                case "seatCategoryId": seatCategoryID = try cursor.readInt()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            amount: try required(amount, "amount"),
            audienceSubCategoryID: try required(audienceSubCategoryID, "audienceSubCategoryId"),
            seatCategoryID: try required(seatCategoryID, "seatCategoryId")
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
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var areas: [Area]?
        var seatCategoryID: Int?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "areas": areas = try cursor.readArray()
                case "seatCategoryId": seatCategoryID = try cursor.readInt()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            areas: try required(areas, "areas"),
            seatCategoryID: try required(seatCategoryID, "seatCategoryId")
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
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var areaID: Int?
        var blockIDs: [Int]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "areaId": areaID = try cursor.readInt()
                case "blockIds": blockIDs = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            areaID: try required(areaID, "areaId"),
            blockIDs: try required(blockIDs, "blockIds")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("areaId", areaID)
        writer.member("blockIds", blockIDs)
        writer.endObject()
    }
}
