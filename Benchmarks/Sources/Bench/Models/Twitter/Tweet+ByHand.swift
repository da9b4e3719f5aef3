import FastJSON

extension Tweet: HandCoded {
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
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "metadata": metadata = try TweetMetadata(reading: &cursor)
                case "created_at": createdAt = try cursor.readString()
                case "id": id = try cursor.readInt()
                case "id_str": idString = try cursor.readString()
                case "text": text = try cursor.readString()
                case "source": source = try cursor.readString()
                case "truncated": truncated = try cursor.readBool()
                case "in_reply_to_status_id":
                    inReplyToStatusID = try cursor.passNull() ? nil : cursor.readInt()
                case "in_reply_to_status_id_str":
                    inReplyToStatusIDString = try cursor.passNull() ? nil : cursor.readString()
                case "in_reply_to_user_id":
                    inReplyToUserID = try cursor.passNull() ? nil : cursor.readInt()
                case "in_reply_to_user_id_str":
                    inReplyToUserIDString = try cursor.passNull() ? nil : cursor.readString()
                case "in_reply_to_screen_name":
                    inReplyToScreenName = try cursor.passNull() ? nil : cursor.readString()
                case "user": user = try User(reading: &cursor)
                case "geo": geo = try cursor.passNull() ? nil : GeoPoint(reading: &cursor)
                case "coordinates":
                    coordinates = try cursor.passNull() ? nil : GeoPoint(reading: &cursor)
                case "place": place = try cursor.passNull() ? nil : Place(reading: &cursor)
                case "contributors": contributors = try cursor.passNull() ? nil : cursor.readArray()
                case "retweeted_status":
                    retweetedStatus = try cursor.passNull() ? nil : Box(Tweet(reading: &cursor))
                case "retweet_count": retweetCount = try cursor.readInt()
                case "favorite_count": favoriteCount = try cursor.readInt()
                case "entities": entities = try TweetEntities(reading: &cursor)
                case "favorited": favorited = try cursor.readBool()
                case "retweeted": retweeted = try cursor.readBool()
                case "possibly_sensitive":
                    possiblySensitive = try cursor.passNull() ? nil : cursor.readBool()
                case "lang": lang = try cursor.readString()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            metadata: try required(metadata, "metadata"),
            createdAt: try required(createdAt, "created_at"),
            id: try required(id, "id"),
            idString: try required(idString, "id_str"),
            text: try required(text, "text"),
            source: try required(source, "source"),
            truncated: try required(truncated, "truncated"),
            inReplyToStatusID: inReplyToStatusID,
            inReplyToStatusIDString: inReplyToStatusIDString,
            inReplyToUserID: inReplyToUserID,
            inReplyToUserIDString: inReplyToUserIDString,
            inReplyToScreenName: inReplyToScreenName,
            user: try required(user, "user"),
            geo: geo,
            coordinates: coordinates,
            place: place,
            contributors: contributors,
            retweetedStatus: retweetedStatus,
            retweetCount: try required(retweetCount, "retweet_count"),
            favoriteCount: try required(favoriteCount, "favorite_count"),
            entities: try required(entities, "entities"),
            favorited: try required(favorited, "favorited"),
            retweeted: try required(retweeted, "retweeted"),
            possiblySensitive: possiblySensitive,
            lang: try required(lang, "lang")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("metadata", metadata)
        writer.member("created_at", createdAt)
        writer.member("id", id)
        writer.member("id_str", idString)
        writer.member("text", text)
        writer.member("source", source)
        writer.member("truncated", truncated)
        writer.member("in_reply_to_status_id", inReplyToStatusID)
        writer.member("in_reply_to_status_id_str", inReplyToStatusIDString)
        writer.member("in_reply_to_user_id", inReplyToUserID)
        writer.member("in_reply_to_user_id_str", inReplyToUserIDString)
        writer.member("in_reply_to_screen_name", inReplyToScreenName)
        writer.member("user", user)
        writer.member("geo", geo)
        writer.member("coordinates", coordinates)
        writer.member("place", place)
        writer.member("contributors", contributors)
        writer.member("retweeted_status", retweetedStatus)
        writer.member("retweet_count", retweetCount)
        writer.member("favorite_count", favoriteCount)
        writer.member("entities", entities)
        writer.member("favorited", favorited)
        writer.member("retweeted", retweeted)
        writer.member("possibly_sensitive", possiblySensitive)
        writer.member("lang", lang)
        writer.endObject()
    }
}

extension TweetMetadata: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var resultType: String?
        var isoLanguageCode: String?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "result_type": resultType = try cursor.readString()
                case "iso_language_code": isoLanguageCode = try cursor.readString()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            resultType: try required(resultType, "result_type"),
            isoLanguageCode: try required(isoLanguageCode, "iso_language_code")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("result_type", resultType)
        writer.member("iso_language_code", isoLanguageCode)
        writer.endObject()
    }
}

extension GeoPoint: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var type: String?
        var coordinates: [Double]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "type": type = try cursor.readString()
                case "coordinates": coordinates = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            type: try required(type, "type"),
            coordinates: try required(coordinates, "coordinates")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member("coordinates", coordinates)
        writer.endObject()
    }
}

extension Place: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var id: String?
        var url: String?
        var placeType: String?
        var name: String?
        var fullName: String?
        var countryCode: String?
        var country: String?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "id": id = try cursor.readString()
                case "url": url = try cursor.readString()
                case "place_type": placeType = try cursor.readString()
                case "name": name = try cursor.readString()
                case "full_name": fullName = try cursor.readString()
                case "country_code": countryCode = try cursor.readString()
                case "country": country = try cursor.readString()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            id: try required(id, "id"),
            url: try required(url, "url"),
            placeType: try required(placeType, "place_type"),
            name: try required(name, "name"),
            fullName: try required(fullName, "full_name"),
            countryCode: try required(countryCode, "country_code"),
            country: try required(country, "country")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("url", url)
        writer.member("place_type", placeType)
        writer.member("name", name)
        writer.member("full_name", fullName)
        writer.member("country_code", countryCode)
        writer.member("country", country)
        writer.endObject()
    }
}
