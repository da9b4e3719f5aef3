// The model of the programme of a concert hall, as in Sources/Bench/Models/Citm.
#ifndef FASTJSON_NATIVE_CITM_HPP
#define FASTJSON_NATIVE_CITM_HPP

#include "dictionary.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct Event {
    std::optional<std::string> description;
    std::int64_t id = 0;
    std::optional<std::string> logo;
    std::string name;
    std::vector<std::int64_t> sub_topic_ids;
    std::optional<std::string> subject_code;
    std::optional<std::string> subtitle;
    std::vector<std::int64_t> topic_ids;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("description", self.description) && visit("id", self.id)
            && visit("logo", self.logo) && visit("name", self.name)
            && visit("subTopicIds", self.sub_topic_ids)
            && visit("subjectCode", self.subject_code) && visit("subtitle", self.subtitle)
            && visit("topicIds", self.topic_ids);
    }
};

struct Price {
    std::int64_t amount = 0;
    std::int64_t audience_sub_category_id = 0;
    std::int64_t seat_category_id = 0;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("amount", self.amount)
            && visit("audienceSubCategoryId", self.audience_sub_category_id)
            && visit("seatCategoryId", self.seat_category_id);
    }
};

struct Area {
    std::int64_t area_id = 0;
    std::vector<std::int64_t> block_ids;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("areaId", self.area_id) && visit("blockIds", self.block_ids);
    }
};

struct SeatCategory {
    std::vector<Area> areas;
    std::int64_t seat_category_id = 0;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("areas", self.areas) && visit("seatCategoryId", self.seat_category_id);
    }
};

struct Performance {
    std::int64_t event_id = 0;
    std::int64_t id = 0;
    std::optional<std::string> logo;
    std::optional<std::string> name;
    std::vector<Price> prices;
    std::vector<SeatCategory> seat_categories;
    std::optional<std::string> seat_map_image;
    std::int64_t start = 0;
    std::string venue_code;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("eventId", self.event_id) && visit("id", self.id)
            && visit("logo", self.logo) && visit("name", self.name)
            && visit("prices", self.prices) && visit("seatCategories", self.seat_categories)
            && visit("seatMapImage", self.seat_map_image) && visit("start", self.start)
            && visit("venueCode", self.venue_code);
    }
};

struct Catalog {
    Dictionary<std::string> area_names;
    Dictionary<std::string> audience_sub_category_names;
    Dictionary<std::string> block_names;
    Dictionary<Event> events;
    std::vector<Performance> performances;
    Dictionary<std::string> seat_category_names;
    Dictionary<std::string> sub_topic_names;
    Dictionary<std::string> subject_names;
    Dictionary<std::string> topic_names;
    Dictionary<std::vector<std::int64_t>> topic_sub_topics;
    Dictionary<std::string> venue_names;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("areaNames", self.area_names)
            && visit("audienceSubCategoryNames", self.audience_sub_category_names)
            && visit("blockNames", self.block_names) && visit("events", self.events)
            && visit("performances", self.performances)
            && visit("seatCategoryNames", self.seat_category_names)
            && visit("subTopicNames", self.sub_topic_names)
            && visit("subjectNames", self.subject_names) && visit("topicNames", self.topic_names)
            && visit("topicSubTopics", self.topic_sub_topics)
            && visit("venueNames", self.venue_names);
    }
};

} // namespace native

#endif
