import FastJSON

extension Tweet: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var metadata: TweetMetadata?
        var createdAt: String?
        var id: Int?
        var idString: String?
        var text: String?
        var source: String?
        var truncated: Bool?
        var inReplyToStatusID: Int?
        var inReplyToStatusIDString: String?
        var inReplyToUserID: Int?
        var inReplyToUserIDString: String?
        var inReplyToScreenName: String?
        var user: User?
        var geo: GeoPoint?
        var coordinates: GeoPoint?
        var place: Place?
        var contributors: [Int]?
        var retweetedStatus: Box<Tweet>?
        var retweetCount: Int?
        var favoriteCount: Int?
        var entities: TweetEntities?
        var favorited: Bool?
        var retweeted: Bool?
        var possiblySensitive: Bool?
        var lang: String?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .metadata: metadata = try TweetMetadata(reading: &cursor)
            case .createdAt: createdAt = try cursor.readString()
            case .id: id = try cursor.readInt()
            case .idString: idString = try cursor.readString()
            case .text: text = try cursor.readString()
            case .source: source = try cursor.readString()
            case .truncated: truncated = try cursor.readBool()
            case .inReplyToStatusID: inReplyToStatusID = try cursor.readIfPresent()
            case .inReplyToStatusIDString: inReplyToStatusIDString = try cursor.readIfPresent()
            case .inReplyToUserID: inReplyToUserID = try cursor.readIfPresent()
            case .inReplyToUserIDString: inReplyToUserIDString = try cursor.readIfPresent()
            case .inReplyToScreenName: inReplyToScreenName = try cursor.readIfPresent()
            case .user: try cursor.read(into: &user)
            case .geo: geo = try cursor.readIfPresent()
            case .coordinates: coordinates = try cursor.readIfPresent()
            case .place: try cursor.readIfPresent(into: &place)
            case .contributors: contributors = try cursor.readIfPresent()
            case .retweetedStatus: retweetedStatus = try cursor.readIfPresent()
            case .retweetCount: retweetCount = try cursor.readInt()
            case .favoriteCount: favoriteCount = try cursor.readInt()
            case .entities: entities = try TweetEntities(reading: &cursor)
            case .favorited: favorited = try cursor.readBool()
            case .retweeted: retweeted = try cursor.readBool()
            case .possiblySensitive: possiblySensitive = try cursor.readIfPresent()
            case .lang: lang = try cursor.readString()
            }
        }
        self.init(
            metadata: try required(metadata, CodingKeys.metadata),
            createdAt: try required(createdAt, CodingKeys.createdAt),
            id: try required(id, CodingKeys.id),
            idString: try required(idString, CodingKeys.idString),
            text: try required(text, CodingKeys.text),
            source: try required(source, CodingKeys.source),
            truncated: try required(truncated, CodingKeys.truncated),
            inReplyToStatusID: inReplyToStatusID,
            inReplyToStatusIDString: inReplyToStatusIDString,
            inReplyToUserID: inReplyToUserID,
            inReplyToUserIDString: inReplyToUserIDString,
            inReplyToScreenName: inReplyToScreenName,
            user: try required(user.take(), CodingKeys.user),
            geo: geo,
            coordinates: coordinates,
            place: place,
            contributors: contributors,
            retweetedStatus: retweetedStatus,
            retweetCount: try required(retweetCount, CodingKeys.retweetCount),
            favoriteCount: try required(favoriteCount, CodingKeys.favoriteCount),
            entities: try required(entities, CodingKeys.entities),
            favorited: try required(favorited, CodingKeys.favorited),
            retweeted: try required(retweeted, CodingKeys.retweeted),
            possiblySensitive: possiblySensitive,
            lang: try required(lang, CodingKeys.lang)
        )
    }
}

extension TweetMetadata: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var resultType: String?
        var isoLanguageCode: String?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .resultType: resultType = try cursor.readString()
            case .isoLanguageCode: isoLanguageCode = try cursor.readString()
            }
        }
        self.init(
            resultType: try required(resultType, CodingKeys.resultType),
            isoLanguageCode: try required(isoLanguageCode, CodingKeys.isoLanguageCode)
        )
    }
}

extension GeoPoint: HandCoded {
    private enum Key: String, CaseIterable {
        case type
        case coordinates
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var coordinates: [Double]?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .type: type = try cursor.readString()
            case .coordinates: coordinates = try cursor.readArray()
            }
        }
        self.init(
            type: try required(type, Key.type),
            coordinates: try required(coordinates, Key.coordinates)
        )
    }
}

extension Place: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var id: String?
        var url: String?
        var placeType: String?
        var name: String?
        var fullName: String?
        var countryCode: String?
        var country: String?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .id: id = try cursor.readString()
            case .url: url = try cursor.readString()
            case .placeType: placeType = try cursor.readString()
            case .name: name = try cursor.readString()
            case .fullName: fullName = try cursor.readString()
            case .countryCode: countryCode = try cursor.readString()
            case .country: country = try cursor.readString()
            }
        }
        self.init(
            id: try required(id, CodingKeys.id),
            url: try required(url, CodingKeys.url),
            placeType: try required(placeType, CodingKeys.placeType),
            name: try required(name, CodingKeys.name),
            fullName: try required(fullName, CodingKeys.fullName),
            countryCode: try required(countryCode, CodingKeys.countryCode),
            country: try required(country, CodingKeys.country)
        )
    }
}
