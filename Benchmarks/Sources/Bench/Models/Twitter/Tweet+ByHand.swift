import FastJSON

extension Tweet: HandCoded {
    private enum Key: String, CaseIterable {
        case metadata
        case createdAt = "created_at"
        case id
        case idString = "id_str"
        case text
        case source
        case truncated
        case inReplyToStatusID = "in_reply_to_status_id"
        case inReplyToStatusIDString = "in_reply_to_status_id_str"
        case inReplyToUserID = "in_reply_to_user_id"
        case inReplyToUserIDString = "in_reply_to_user_id_str"
        case inReplyToScreenName = "in_reply_to_screen_name"
        case user
        case geo
        case coordinates
        case place
        case contributors
        case retweetedStatus = "retweeted_status"
        case retweetCount = "retweet_count"
        case favoriteCount = "favorite_count"
        case entities
        case favorited
        case retweeted
        case possiblySensitive = "possibly_sensitive"
        case lang
    }

    private static let keys = JSONKeys<Key>()

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
            metadata: try required(metadata, Key.metadata),
            createdAt: try required(createdAt, Key.createdAt),
            id: try required(id, Key.id),
            idString: try required(idString, Key.idString),
            text: try required(text, Key.text),
            source: try required(source, Key.source),
            truncated: try required(truncated, Key.truncated),
            inReplyToStatusID: inReplyToStatusID,
            inReplyToStatusIDString: inReplyToStatusIDString,
            inReplyToUserID: inReplyToUserID,
            inReplyToUserIDString: inReplyToUserIDString,
            inReplyToScreenName: inReplyToScreenName,
            user: try required(user.take(), Key.user),
            geo: geo,
            coordinates: coordinates,
            place: place,
            contributors: contributors,
            retweetedStatus: retweetedStatus,
            retweetCount: try required(retweetCount, Key.retweetCount),
            favoriteCount: try required(favoriteCount, Key.favoriteCount),
            entities: try required(entities, Key.entities),
            favorited: try required(favorited, Key.favorited),
            retweeted: try required(retweeted, Key.retweeted),
            possiblySensitive: possiblySensitive,
            lang: try required(lang, Key.lang)
        )
    }
}

extension TweetMetadata: HandCoded {
    private enum Key: String, CaseIterable {
        case resultType = "result_type"
        case isoLanguageCode = "iso_language_code"
    }

    private static let keys = JSONKeys<Key>()

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
            resultType: try required(resultType, Key.resultType),
            isoLanguageCode: try required(isoLanguageCode, Key.isoLanguageCode)
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
    private enum Key: String, CaseIterable {
        case id
        case url
        case placeType = "place_type"
        case name
        case fullName = "full_name"
        case countryCode = "country_code"
        case country
    }

    private static let keys = JSONKeys<Key>()

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
            id: try required(id, Key.id),
            url: try required(url, Key.url),
            placeType: try required(placeType, Key.placeType),
            name: try required(name, Key.name),
            fullName: try required(fullName, Key.fullName),
            countryCode: try required(countryCode, Key.countryCode),
            country: try required(country, Key.country)
        )
    }
}
