import FastJSON

extension TweetEntities: HandCoded {
    private enum Key: String, CaseIterable {
        case hashtags
        case symbols
        case urls
        case userMentions = "user_mentions"
        case media
    }

    private static let keys = JSONKeys<Key>()

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
            hashtags: try required(hashtags, Key.hashtags),
            symbols: try required(symbols, Key.symbols),
            urls: try required(urls, Key.urls),
            userMentions: try required(userMentions, Key.userMentions),
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
    private enum Key: String, CaseIterable {
        case url
        case expandedURL = "expanded_url"
        case displayURL = "display_url"
        case indices
    }

    private static let keys = JSONKeys<Key>()

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
            url: try required(url, Key.url),
            expandedURL: try required(expandedURL, Key.expandedURL),
            displayURL: try required(displayURL, Key.displayURL),
            indices: try required(indices, Key.indices)
        )
    }
}

extension UserMention: HandCoded {
    private enum Key: String, CaseIterable {
        case screenName = "screen_name"
        case name
        case id
        case idString = "id_str"
        case indices
    }

    private static let keys = JSONKeys<Key>()

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
            screenName: try required(screenName, Key.screenName),
            name: try required(name, Key.name),
            id: try required(id, Key.id),
            idString: try required(idString, Key.idString),
            indices: try required(indices, Key.indices)
        )
    }
}

extension Media: HandCoded {
    private enum Key: String, CaseIterable {
        case id
        case idString = "id_str"
        case indices
        case mediaURL = "media_url"
        case mediaURLHTTPS = "media_url_https"
        case url
        case displayURL = "display_url"
        case expandedURL = "expanded_url"
        case type
        case sizes
        case sourceStatusID = "source_status_id"
        case sourceStatusIDString = "source_status_id_str"
    }

    private static let keys = JSONKeys<Key>()

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
            id: try required(id, Key.id),
            idString: try required(idString, Key.idString),
            indices: try required(indices, Key.indices),
            mediaURL: try required(mediaURL, Key.mediaURL),
            mediaURLHTTPS: try required(mediaURLHTTPS, Key.mediaURLHTTPS),
            url: try required(url, Key.url),
            displayURL: try required(displayURL, Key.displayURL),
            expandedURL: try required(expandedURL, Key.expandedURL),
            type: try required(type, Key.type),
            sizes: try required(sizes, Key.sizes),
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
    private enum Key: String, CaseIterable {
        case width = "w"
        case height = "h"
        case resize
    }

    private static let keys = JSONKeys<Key>()

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
            width: try required(width, Key.width),
            height: try required(height, Key.height),
            resize: try required(resize, Key.resize)
        )
    }
}
