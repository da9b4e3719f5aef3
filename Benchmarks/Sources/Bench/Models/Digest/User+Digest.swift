extension User: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            id,
            idString,
            name,
            screenName,
            location,
            description,
            url,
            entities,
            protected,
            followersCount,
            friendsCount,
            listedCount,
            createdAt,
            favouritesCount,
            utcOffset,
            timeZone,
            geoEnabled,
            verified,
            statusesCount,
            lang,
            contributorsEnabled,
            isTranslator,
            isTranslationEnabled,
            profileBackgroundColor,
            profileBackgroundImageURL,
            profileBackgroundImageURLHTTPS,
            profileBackgroundTile,
            profileImageURL,
            profileImageURLHTTPS,
            profileBannerURL,
            profileLinkColor,
            profileSidebarBorderColor,
            profileSidebarFillColor,
            profileTextColor,
            profileUseBackgroundImage,
            defaultProfile,
            defaultProfileImage,
            following,
            followRequestSent,
            notifications
        )
    }
}

extension UserEntities: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(url, description)
    }
}

extension URLList: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(urls)
    }
}
