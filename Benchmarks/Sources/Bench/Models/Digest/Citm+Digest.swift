extension Catalog: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(
            areaNames,
            audienceSubCategoryNames,
            blockNames,
            events,
            performances,
            seatCategoryNames,
            subTopicNames,
            subjectNames,
            topicNames,
            topicSubTopics,
            venueNames
        )
    }
}

extension Event: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(description, id, logo, name, subTopicIDs, subjectCode, subtitle, topicIDs)
    }
}

extension Performance: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(eventID, id, logo, name, prices, seatCategories, seatMapImage, start, venueCode)
    }
}

extension Price: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(amount, audienceSubCategoryID, seatCategoryID)
    }
}

extension SeatCategory: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(areas, seatCategoryID)
    }
}

extension Area: Digestible {
    func add(to digest: inout AnswerDigest) {
        digest.add(areaID, blockIDs)
    }
}
