// The model of the author of a tweet, as in Sources/Bench/Models/Twitter.
#ifndef FASTJSON_NATIVE_TWITTER_USER_HPP
#define FASTJSON_NATIVE_TWITTER_USER_HPP

#include "twitter_entities.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct URLList {
    std::vector<URLEntity> urls;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("urls", self.urls);
    }
};

struct UserEntities {
    std::optional<URLList> url;
    URLList description;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("url", self.url) && visit("description", self.description);
    }
};

struct User {
    std::int64_t id = 0;
    std::string id_str;
    std::string name;
    std::string screen_name;
    std::string location;
    std::string description;
    std::optional<std::string> url;
    UserEntities entities;
    bool is_protected = false;
    std::int64_t followers_count = 0;
    std::int64_t friends_count = 0;
    std::int64_t listed_count = 0;
    std::string created_at;
    std::int64_t favourites_count = 0;
    std::optional<std::int64_t> utc_offset;
    std::optional<std::string> time_zone;
    bool geo_enabled = false;
    bool verified = false;
    std::int64_t statuses_count = 0;
    std::string lang;
    bool contributors_enabled = false;
    bool is_translator = false;
    bool is_translation_enabled = false;
    std::string profile_background_color;
    std::string profile_background_image_url;
    std::string profile_background_image_url_https;
    bool profile_background_tile = false;
    std::string profile_image_url;
    std::string profile_image_url_https;
    std::optional<std::string> profile_banner_url;
    std::string profile_link_color;
    std::string profile_sidebar_border_color;
    std::string profile_sidebar_fill_color;
    std::string profile_text_color;
    bool profile_use_background_image = false;
    bool default_profile = false;
    bool default_profile_image = false;
    bool following = false;
    bool follow_request_sent = false;
    bool notifications = false;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("id_str", self.id_str) && visit("name", self.name)
            && visit("screen_name", self.screen_name) && visit("location", self.location)
            && visit("description", self.description) && visit("url", self.url)
            && visit("entities", self.entities) && visit("protected", self.is_protected)
            && visit("followers_count", self.followers_count)
            && visit("friends_count", self.friends_count)
            && visit("listed_count", self.listed_count) && visit("created_at", self.created_at)
            && visit("favourites_count", self.favourites_count)
            && visit("utc_offset", self.utc_offset) && visit("time_zone", self.time_zone)
            && visit("geo_enabled", self.geo_enabled) && visit("verified", self.verified)
            && visit("statuses_count", self.statuses_count) && visit("lang", self.lang)
            && visit("contributors_enabled", self.contributors_enabled)
            && visit("is_translator", self.is_translator)
            && visit("is_translation_enabled", self.is_translation_enabled)
            && visit("profile_background_color", self.profile_background_color)
            && visit("profile_background_image_url", self.profile_background_image_url)
            && visit("profile_background_image_url_https", self.profile_background_image_url_https)
            && visit("profile_background_tile", self.profile_background_tile)
            && visit("profile_image_url", self.profile_image_url)
            && visit("profile_image_url_https", self.profile_image_url_https)
            && visit("profile_banner_url", self.profile_banner_url)
            && visit("profile_link_color", self.profile_link_color)
            && visit("profile_sidebar_border_color", self.profile_sidebar_border_color)
            && visit("profile_sidebar_fill_color", self.profile_sidebar_fill_color)
            && visit("profile_text_color", self.profile_text_color)
            && visit("profile_use_background_image", self.profile_use_background_image)
            && visit("default_profile", self.default_profile)
            && visit("default_profile_image", self.default_profile_image)
            && visit("following", self.following)
            && visit("follow_request_sent", self.follow_request_sent)
            && visit("notifications", self.notifications);
    }
};

} // namespace native

#endif
