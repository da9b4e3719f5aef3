import FastJSON

extension User: HandCoded {
    private static let keys = JSONKeys<CodingKeys>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var id: Int?
        var idString: String?
        var name: String?
        var screenName: String?
        var location: String?
        var description: String?
        var url: String?
        var entities: UserEntities?
        var protected: Bool?
        var followersCount: Int?
        var friendsCount: Int?
        var listedCount: Int?
        var createdAt: String?
        var favouritesCount: Int?
        var utcOffset: Int?
        var timeZone: String?
        var geoEnabled: Bool?
        var verified: Bool?
        var statusesCount: Int?
        var lang: String?
        var contributorsEnabled: Bool?
        var isTranslator: Bool?
        var isTranslationEnabled: Bool?
        var profileBackgroundColor: String?
        var profileBackgroundImageURL: String?
        var profileBackgroundImageURLHTTPS: String?
        var profileBackgroundTile: Bool?
        var profileImageURL: String?
        var profileImageURLHTTPS: String?
        var profileBannerURL: String?
        var profileLinkColor: String?
        var profileSidebarBorderColor: String?
        var profileSidebarFillColor: String?
        var profileTextColor: String?
        var profileUseBackgroundImage: Bool?
        var defaultProfile: Bool?
        var defaultProfileImage: Bool?
        var following: Bool?
        var followRequestSent: Bool?
        var notifications: Bool?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .id: id = try cursor.readInt()
            case .idString: idString = try cursor.readString()
            case .name: name = try cursor.readString()
            case .screenName: screenName = try cursor.readString()
            case .location: location = try cursor.readString()
            case .description: description = try cursor.readString()
            case .url: url = try cursor.readIfPresent()
            case .entities: entities = try UserEntities(reading: &cursor)
            case .protected: protected = try cursor.readBool()
            case .followersCount: followersCount = try cursor.readInt()
            case .friendsCount: friendsCount = try cursor.readInt()
            case .listedCount: listedCount = try cursor.readInt()
            case .createdAt: createdAt = try cursor.readString()
            case .favouritesCount: favouritesCount = try cursor.readInt()
            case .utcOffset: utcOffset = try cursor.readIfPresent()
            case .timeZone: timeZone = try cursor.readIfPresent()
            case .geoEnabled: geoEnabled = try cursor.readBool()
            case .verified: verified = try cursor.readBool()
            case .statusesCount: statusesCount = try cursor.readInt()
            case .lang: lang = try cursor.readString()
            case .contributorsEnabled: contributorsEnabled = try cursor.readBool()
            case .isTranslator: isTranslator = try cursor.readBool()
            case .isTranslationEnabled: isTranslationEnabled = try cursor.readBool()
            case .profileBackgroundColor: profileBackgroundColor = try cursor.readString()
            case .profileBackgroundImageURL:
                profileBackgroundImageURL = try cursor.readString()
            case .profileBackgroundImageURLHTTPS:
                profileBackgroundImageURLHTTPS = try cursor.readString()
            case .profileBackgroundTile: profileBackgroundTile = try cursor.readBool()
            case .profileImageURL: profileImageURL = try cursor.readString()
            case .profileImageURLHTTPS: profileImageURLHTTPS = try cursor.readString()
            case .profileBannerURL: profileBannerURL = try cursor.readIfPresent()
            case .profileLinkColor: profileLinkColor = try cursor.readString()
            case .profileSidebarBorderColor:
                profileSidebarBorderColor = try cursor.readString()
            case .profileSidebarFillColor: profileSidebarFillColor = try cursor.readString()
            case .profileTextColor: profileTextColor = try cursor.readString()
            case .profileUseBackgroundImage:
                profileUseBackgroundImage = try cursor.readBool()
            case .defaultProfile: defaultProfile = try cursor.readBool()
            case .defaultProfileImage: defaultProfileImage = try cursor.readBool()
            case .following: following = try cursor.readBool()
            case .followRequestSent: followRequestSent = try cursor.readBool()
            case .notifications: notifications = try cursor.readBool()
            }
        }
        self.init(
            id: try required(id, CodingKeys.id),
            idString: try required(idString, CodingKeys.idString),
            name: try required(name, CodingKeys.name),
            screenName: try required(screenName, CodingKeys.screenName),
            location: try required(location, CodingKeys.location),
            description: try required(description, CodingKeys.description),
            url: url,
            entities: try required(entities, CodingKeys.entities),
            protected: try required(protected, CodingKeys.protected),
            followersCount: try required(followersCount, CodingKeys.followersCount),
            friendsCount: try required(friendsCount, CodingKeys.friendsCount),
            listedCount: try required(listedCount, CodingKeys.listedCount),
            createdAt: try required(createdAt, CodingKeys.createdAt),
            favouritesCount: try required(favouritesCount, CodingKeys.favouritesCount),
            utcOffset: utcOffset,
            timeZone: timeZone,
            geoEnabled: try required(geoEnabled, CodingKeys.geoEnabled),
            verified: try required(verified, CodingKeys.verified),
            statusesCount: try required(statusesCount, CodingKeys.statusesCount),
            lang: try required(lang, CodingKeys.lang),
            contributorsEnabled: try required(contributorsEnabled, CodingKeys.contributorsEnabled),
            isTranslator: try required(isTranslator, CodingKeys.isTranslator),
            isTranslationEnabled: try required(
                isTranslationEnabled,
                CodingKeys.isTranslationEnabled
            ),
            profileBackgroundColor: try required(
                profileBackgroundColor,
                CodingKeys.profileBackgroundColor
            ),
            profileBackgroundImageURL: try required(
                profileBackgroundImageURL,
                CodingKeys.profileBackgroundImageURL
            ),
            profileBackgroundImageURLHTTPS: try required(
                profileBackgroundImageURLHTTPS,
                CodingKeys.profileBackgroundImageURLHTTPS
            ),
            profileBackgroundTile: try required(
                profileBackgroundTile,
                CodingKeys.profileBackgroundTile
            ),
            profileImageURL: try required(profileImageURL, CodingKeys.profileImageURL),
            profileImageURLHTTPS: try required(
                profileImageURLHTTPS,
                CodingKeys.profileImageURLHTTPS
            ),
            profileBannerURL: profileBannerURL,
            profileLinkColor: try required(profileLinkColor, CodingKeys.profileLinkColor),
            profileSidebarBorderColor: try required(
                profileSidebarBorderColor,
                CodingKeys.profileSidebarBorderColor
            ),
            profileSidebarFillColor: try required(
                profileSidebarFillColor,
                CodingKeys.profileSidebarFillColor
            ),
            profileTextColor: try required(profileTextColor, CodingKeys.profileTextColor),
            profileUseBackgroundImage: try required(
                profileUseBackgroundImage,
                CodingKeys.profileUseBackgroundImage
            ),
            defaultProfile: try required(defaultProfile, CodingKeys.defaultProfile),
            defaultProfileImage: try required(defaultProfileImage, CodingKeys.defaultProfileImage),
            following: try required(following, CodingKeys.following),
            followRequestSent: try required(followRequestSent, CodingKeys.followRequestSent),
            notifications: try required(notifications, CodingKeys.notifications)
        )
    }
}

extension UserEntities: HandCoded {
    private enum Key: String, CaseIterable {
        case url
        case description
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var url: URLList?
        var description: URLList?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .url: url = try cursor.readIfPresent()
            case .description: description = try URLList(reading: &cursor)
            }
        }
        self.init(url: url, description: try required(description, Key.description))
    }
}

extension URLList: HandCoded {
    private enum Key: String, CaseIterable {
        case urls
    }

    private static let keys = JSONKeys<Key>()

    init(reading cursor: inout JSONCursor) throws(JSONError) {
        var urls: [URLEntity]?
        try cursor.readObject(keys: Self.keys) { cursor, key throws(JSONError) in
            switch key {
            case .urls: urls = try cursor.readArray()
            }
        }
        self.init(urls: try required(urls, Key.urls))
    }
}
