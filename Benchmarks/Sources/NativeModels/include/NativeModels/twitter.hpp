// The model of the answer to a search for tweets, as in Sources/Bench/Models/Twitter.
#ifndef FASTJSON_NATIVE_TWITTER_HPP
#define FASTJSON_NATIVE_TWITTER_HPP

#include "twitter_entities.hpp"
#include "twitter_user.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct TweetMetadata {
    std::string result_type;
    std::string iso_language_code;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("result_type", self.result_type)
            && visit("iso_language_code", self.iso_language_code);
    }
};

struct GeoPoint {
    std::string type;
    std::vector<double> coordinates;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("type", self.type) && visit("coordinates", self.coordinates);
    }
};

struct Place {
    std::string id;
    std::string url;
    std::string place_type;
    std::string name;
    std::string full_name;
    std::string country_code;
    std::string country;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("url", self.url)
            && visit("place_type", self.place_type) && visit("name", self.name)
            && visit("full_name", self.full_name) && visit("country_code", self.country_code)
            && visit("country", self.country);
    }
};

struct Tweet {
    TweetMetadata metadata;
    std::string created_at;
    std::int64_t id = 0;
    std::string id_str;
    std::string text;
    std::string source;
    bool truncated = false;
    std::optional<std::int64_t> in_reply_to_status_id;
    std::optional<std::string> in_reply_to_status_id_str;
    std::optional<std::int64_t> in_reply_to_user_id;
    std::optional<std::string> in_reply_to_user_id_str;
    std::optional<std::string> in_reply_to_screen_name;
    User user;
    std::optional<GeoPoint> geo;
    std::optional<GeoPoint> coordinates;
    std::optional<Place> place;
    std::optional<std::vector<std::int64_t>> contributors;
    std::unique_ptr<Tweet> retweeted_status;
    std::int64_t retweet_count = 0;
    std::int64_t favorite_count = 0;
    TweetEntities entities;
    bool favorited = false;
    bool retweeted = false;
    std::optional<bool> possibly_sensitive;
    std::string lang;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("metadata", self.metadata) && visit("created_at", self.created_at)
            && visit("id", self.id) && visit("id_str", self.id_str) && visit("text", self.text)
            && visit("source", self.source) && visit("truncated", self.truncated)
            && visit("in_reply_to_status_id", self.in_reply_to_status_id)
            && visit("in_reply_to_status_id_str", self.in_reply_to_status_id_str)
            && visit("in_reply_to_user_id", self.in_reply_to_user_id)
            && visit("in_reply_to_user_id_str", self.in_reply_to_user_id_str)
            && visit("in_reply_to_screen_name", self.in_reply_to_screen_name)
            && visit("user", self.user) && visit("geo", self.geo)
            && visit("coordinates", self.coordinates) && visit("place", self.place)
            && visit("contributors", self.contributors)
            && visit("retweeted_status", self.retweeted_status)
            && visit("retweet_count", self.retweet_count)
            && visit("favorite_count", self.favorite_count) && visit("entities", self.entities)
            && visit("favorited", self.favorited) && visit("retweeted", self.retweeted)
            && visit("possibly_sensitive", self.possibly_sensitive) && visit("lang", self.lang);
    }
};

struct SearchMetadata {
    double completed_in = 0;
    std::int64_t max_id = 0;
    std::string max_id_str;
    std::string next_results;
    std::string query;
    std::string refresh_url;
    std::int64_t count = 0;
    std::int64_t since_id = 0;
    std::string since_id_str;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("completed_in", self.completed_in) && visit("max_id", self.max_id)
            && visit("max_id_str", self.max_id_str) && visit("next_results", self.next_results)
            && visit("query", self.query) && visit("refresh_url", self.refresh_url)
            && visit("count", self.count) && visit("since_id", self.since_id)
            && visit("since_id_str", self.since_id_str);
    }
};

struct TwitterResponse {
    std::vector<Tweet> statuses;
    SearchMetadata search_metadata;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("statuses", self.statuses) && visit("search_metadata", self.search_metadata);
    }
};

} // namespace native

#endif
