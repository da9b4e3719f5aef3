import FastJSON

extension TweetEntities: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var hashtags: [Hashtag]?
        var symbols: [Hashtag]?
        var urls: [URLEntity]?
        var userMentions: [UserMention]?
        var media: [Media]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "hashtags": hashtags = try cursor.readArray()
                case "symbols": symbols = try cursor.readArray()
                case "urls": urls = try cursor.readArray()
                case "user_mentions": userMentions = try cursor.readArray()
                case "media": media = try cursor.passNull() ? nil : cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            hashtags: try required(hashtags, "hashtags"),
            symbols: try required(symbols, "symbols"),
            urls: try required(urls, "urls"),
            userMentions: try required(userMentions, "user_mentions"),
            media: media
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("hashtags", hashtags)
        writer.member("symbols", symbols)
        writer.member("urls", urls)
        writer.member("user_mentions", userMentions)
        writer.member("media", media)
        writer.endObject()
    }
}

extension Hashtag: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var text: String?
        var indices: [Int]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "text": text = try cursor.readString()
                case "indices": indices = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            text: try required(text, "text"),
            indices: try required(indices, "indices")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("text", text)
        writer.member("indices", indices)
        writer.endObject()
    }
}

extension URLEntity: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var url: String?
        var expandedURL: String?
        var displayURL: String?
        var indices: [Int]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "url": url = try cursor.readString()
                case "expanded_url": expandedURL = try cursor.readString()
                case "display_url": displayURL = try cursor.readString()
                case "indices": indices = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            url: try required(url, "url"),
            expandedURL: try required(expandedURL, "expanded_url"),
            displayURL: try required(displayURL, "display_url"),
            indices: try required(indices, "indices")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("url", url)
        writer.member("expanded_url", expandedURL)
        writer.member("display_url", displayURL)
        writer.member("indices", indices)
        writer.endObject()
    }
}

extension UserMention: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var screenName: String?
        var name: String?
        var id: Int?
        var idString: String?
        var indices: [Int]?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "screen_name": screenName = try cursor.readString()
                case "name": name = try cursor.readString()
                case "id": id = try cursor.readInt()
                case "id_str": idString = try cursor.readString()
                case "indices": indices = try cursor.readArray()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            screenName: try required(screenName, "screen_name"),
            name: try required(name, "name"),
            id: try required(id, "id"),
            idString: try required(idString, "id_str"),
            indices: try required(indices, "indices")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("screen_name", screenName)
        writer.member("name", name)
        writer.member("id", id)
        writer.member("id_str", idString)
        writer.member("indices", indices)
        writer.endObject()
    }
}

extension Media: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var id: Int?
        var idString: String?
        var indices: [Int]?
        var mediaURL: String?
        var mediaURLHTTPS: String?
        var url: String?
        var displayURL: String?
        var expandedURL: String?
        var type: String?
        var sizes: MediaSizes?
        var sourceStatusID: Int?
        var sourceStatusIDString: String?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "id": id = try cursor.readInt()
                case "id_str": idString = try cursor.readString()
                case "indices": indices = try cursor.readArray()
                case "media_url": mediaURL = try cursor.readString()
                case "media_url_https": mediaURLHTTPS = try cursor.readString()
                case "url": url = try cursor.readString()
                case "display_url": displayURL = try cursor.readString()
                case "expanded_url": expandedURL = try cursor.readString()
                case "type": type = try cursor.readString()
                case "sizes": sizes = try MediaSizes(reading: &cursor)
                case "source_status_id":
                    sourceStatusID = try cursor.passNull() ? nil : cursor.readInt()
                case "source_status_id_str":
                    sourceStatusIDString = try cursor.passNull() ? nil : cursor.readString()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            id: try required(id, "id"),
            idString: try required(idString, "id_str"),
            indices: try required(indices, "indices"),
            mediaURL: try required(mediaURL, "media_url"),
            mediaURLHTTPS: try required(mediaURLHTTPS, "media_url_https"),
            url: try required(url, "url"),
            displayURL: try required(displayURL, "display_url"),
            expandedURL: try required(expandedURL, "expanded_url"),
            type: try required(type, "type"),
            sizes: try required(sizes, "sizes"),
            sourceStatusID: sourceStatusID,
            sourceStatusIDString: sourceStatusIDString
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("id_str", idString)
        writer.member("indices", indices)
        writer.member("media_url", mediaURL)
        writer.member("media_url_https", mediaURLHTTPS)
        writer.member("url", url)
        writer.member("display_url", displayURL)
        writer.member("expanded_url", expandedURL)
        writer.member("type", type)
        writer.member("sizes", sizes)
        writer.member("source_status_id", sourceStatusID)
        writer.member("source_status_id_str", sourceStatusIDString)
        writer.endObject()
    }
}

extension MediaSizes: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var medium: MediaSize?
        var small: MediaSize?
        var thumb: MediaSize?
        var large: MediaSize?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "medium": medium = try MediaSize(reading: &cursor)
                case "small": small = try MediaSize(reading: &cursor)
                case "thumb": thumb = try MediaSize(reading: &cursor)
                case "large": large = try MediaSize(reading: &cursor)
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            medium: try required(medium, "medium"),
            small: try required(small, "small"),
            thumb: try required(thumb, "thumb"),
            large: try required(large, "large")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("medium", medium)
        writer.member("small", small)
        writer.member("thumb", thumb)
        writer.member("large", large)
        writer.endObject()
    }
}

extension MediaSize: HandCoded {
    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var width: Int?
        var height: Int?
        var resize: String?
        if try cursor.beginObject() {
            repeat {
                switch try cursor.readKey() {
                case "w": width = try cursor.readInt()
                case "h": height = try cursor.readInt()
                case "resize": resize = try cursor.readString()
                default: try cursor.skipValue()
                }
            } while try cursor.nextMember()
        }
        self.init(
            width: try required(width, "w"),
            height: try required(height, "h"),
            resize: try required(resize, "resize")
        )
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("w", width)
        writer.member("h", height)
        writer.member("resize", resize)
        writer.endObject()
    }
}
