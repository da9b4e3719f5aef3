import FastJSON

extension TweetEntities: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var hashtags: [Hashtag]?
        var symbols: [Hashtag]?
        var urls: [URLEntity]?
        var userMentions: [UserMention]?
        var media: [Media]?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .hashtags: hashtags = try cursor.readArray()
            case .symbols: symbols = try cursor.readArray()
            case .urls: urls = try cursor.readArray()
            case .userMentions: userMentions = try cursor.readArray()
            case .media: media = try cursor.readIfPresent()
            }
        }
        self.init(
            hashtags: try required(hashtags, CodingKeys.hashtags),
            symbols: try required(symbols, CodingKeys.symbols),
            urls: try required(urls, CodingKeys.urls),
            userMentions: try required(userMentions, CodingKeys.userMentions),
            media: media
        )
    }
}

extension Hashtag: HandCoded {
    private enum Key: String, CaseIterable {
        case text
        case indices
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var text: String?
        var indices: [Int]?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .text: text = try cursor.readString()
            case .indices: indices = try cursor.readArray()
            }
        }
        self.init(text: try required(text, Key.text), indices: try required(indices, Key.indices))
    }
}

extension URLEntity: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var url: String?
        var expandedURL: String?
        var displayURL: String?
        var indices: [Int]?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .url: url = try cursor.readString()
            case .expandedURL: expandedURL = try cursor.readString()
            case .displayURL: displayURL = try cursor.readString()
            case .indices: indices = try cursor.readArray()
            }
        }
        self.init(
            url: try required(url, CodingKeys.url),
            expandedURL: try required(expandedURL, CodingKeys.expandedURL),
            displayURL: try required(displayURL, CodingKeys.displayURL),
            indices: try required(indices, CodingKeys.indices)
        )
    }
}

extension UserMention: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var screenName: String?
        var name: String?
        var id: Int?
        var idString: String?
        var indices: [Int]?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .screenName: screenName = try cursor.readString()
            case .name: name = try cursor.readString()
            case .id: id = try cursor.readInt()
            case .idString: idString = try cursor.readString()
            case .indices: indices = try cursor.readArray()
            }
        }
        self.init(
            screenName: try required(screenName, CodingKeys.screenName),
            name: try required(name, CodingKeys.name),
            id: try required(id, CodingKeys.id),
            idString: try required(idString, CodingKeys.idString),
            indices: try required(indices, CodingKeys.indices)
        )
    }
}

extension Media: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

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
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .id: id = try cursor.readInt()
            case .idString: idString = try cursor.readString()
            case .indices: indices = try cursor.readArray()
            case .mediaURL: mediaURL = try cursor.readString()
            case .mediaURLHTTPS: mediaURLHTTPS = try cursor.readString()
            case .url: url = try cursor.readString()
            case .displayURL: displayURL = try cursor.readString()
            case .expandedURL: expandedURL = try cursor.readString()
            case .type: type = try cursor.readString()
            case .sizes: sizes = try MediaSizes(reading: &cursor)
            case .sourceStatusID: sourceStatusID = try cursor.readIfPresent()
            case .sourceStatusIDString: sourceStatusIDString = try cursor.readIfPresent()
            }
        }
        self.init(
            id: try required(id, CodingKeys.id),
            idString: try required(idString, CodingKeys.idString),
            indices: try required(indices, CodingKeys.indices),
            mediaURL: try required(mediaURL, CodingKeys.mediaURL),
            mediaURLHTTPS: try required(mediaURLHTTPS, CodingKeys.mediaURLHTTPS),
            url: try required(url, CodingKeys.url),
            displayURL: try required(displayURL, CodingKeys.displayURL),
            expandedURL: try required(expandedURL, CodingKeys.expandedURL),
            type: try required(type, CodingKeys.type),
            sizes: try required(sizes, CodingKeys.sizes),
            sourceStatusID: sourceStatusID,
            sourceStatusIDString: sourceStatusIDString
        )
    }
}

extension MediaSizes: HandCoded {
    private enum Key: String, CaseIterable {
        case medium
        case small
        case thumb
        case large
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var medium: MediaSize?
        var small: MediaSize?
        var thumb: MediaSize?
        var large: MediaSize?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .medium: medium = try MediaSize(reading: &cursor)
            case .small: small = try MediaSize(reading: &cursor)
            case .thumb: thumb = try MediaSize(reading: &cursor)
            case .large: large = try MediaSize(reading: &cursor)
            }
        }
        self.init(
            medium: try required(medium, Key.medium),
            small: try required(small, Key.small),
            thumb: try required(thumb, Key.thumb),
            large: try required(large, Key.large)
        )
    }
}

extension MediaSize: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var width: Int?
        var height: Int?
        var resize: String?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .width: width = try cursor.readInt()
            case .height: height = try cursor.readInt()
            case .resize: resize = try cursor.readString()
            }
        }
        self.init(
            width: try required(width, CodingKeys.width),
            height: try required(height, CodingKeys.height),
            resize: try required(resize, CodingKeys.resize)
        )
    }
}
