extension TwitterResponse: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(statuses, searchMetadata)
    }
}

extension SearchMetadata: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            completedIn,
            maxID,
            maxIDString,
            nextResults,
            query,
            refreshURL,
            count,
            sinceID,
            sinceIDString
        )
    }
}

extension Tweet: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            metadata,
            createdAt,
            id,
            idString,
            text,
            source,
            truncated,
            inReplyToStatusID,
            inReplyToStatusIDString,
            inReplyToUserID,
            inReplyToUserIDString,
            inReplyToScreenName,
            user,
            geo,
            coordinates,
            place,
            contributors,
            retweetedStatus,
            retweetCount,
            favoriteCount,
            entities,
            favorited,
            retweeted,
            possiblySensitive,
            lang
        )
    }
}

extension TweetMetadata: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(resultType, isoLanguageCode)
    }
}

extension GeoPoint: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(type, coordinates)
    }
}

extension Place: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(id, url, placeType, name, fullName, countryCode, country)
    }
}

extension TweetEntities: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(hashtags, symbols, urls, userMentions, media)
    }
}

extension Hashtag: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(text, indices)
    }
}

extension URLEntity: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(url, expandedURL, displayURL, indices)
    }
}

extension UserMention: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(screenName, name, id, idString, indices)
    }
}

extension Media: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            id,
            idString,
            indices,
            mediaURL,
            mediaURLHTTPS,
            url,
            displayURL,
            expandedURL,
            type,
            sizes,
            sourceStatusID,
            sourceStatusIDString
        )
    }
}

extension MediaSizes: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(medium, small, thumb, large)
    }
}

extension MediaSize: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(width, height, resize)
    }
}
