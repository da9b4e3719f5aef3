// The models of what stands out in the text of a tweet, as in Sources/Bench/Models/Twitter.
#ifndef FASTJSON_NATIVE_TWITTER_ENTITIES_HPP
#define FASTJSON_NATIVE_TWITTER_ENTITIES_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct Hashtag {
    std::string text;
    std::vector<std::int64_t> indices;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("text", self.text) && visit("indices", self.indices);
    }
};

struct URLEntity {
    std::string url;
    std::string expanded_url;
    std::string display_url;
    std::vector<std::int64_t> indices;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("url", self.url) && visit("expanded_url", self.expanded_url)
            && visit("display_url", self.display_url) && visit("indices", self.indices);
    }
};

struct UserMention {
    std::string screen_name;
    std::string name;
    std::int64_t id = 0;
    std::string id_str;
    std::vector<std::int64_t> indices;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("screen_name", self.screen_name) && visit("name", self.name)
            && visit("id", self.id) && visit("id_str", self.id_str)
            && visit("indices", self.indices);
    }
};

struct MediaSize {
    std::int64_t w = 0;
    std::int64_t h = 0;
    std::string resize;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("w", self.w) && visit("h", self.h) && visit("resize", self.resize);
    }
};

struct MediaSizes {
    MediaSize medium;
    MediaSize small;
    MediaSize thumb;
    MediaSize large;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("medium", self.medium) && visit("small", self.small)
            && visit("thumb", self.thumb) && visit("large", self.large);
    }
};

struct Media {
    std::int64_t id = 0;
    std::string id_str;
    std::vector<std::int64_t> indices;
    std::string media_url;
    std::string media_url_https;
    std::string url;
    std::string display_url;
    std::string expanded_url;
    std::string type;
    MediaSizes sizes;
    std::optional<std::int64_t> source_status_id;
    std::optional<std::string> source_status_id_str;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("id_str", self.id_str)
            && visit("indices", self.indices) && visit("media_url", self.media_url)
            && visit("media_url_https", self.media_url_https) && visit("url", self.url)
            && visit("display_url", self.display_url) && visit("expanded_url", self.expanded_url)
            && visit("type", self.type) && visit("sizes", self.sizes)
            && visit("source_status_id", self.source_status_id)
            && visit("source_status_id_str", self.source_status_id_str);
    }
};

struct TweetEntities {
    std::vector<Hashtag> hashtags;
    std::vector<Hashtag> symbols;
    std::vector<URLEntity> urls;
    std::vector<UserMention> user_mentions;
    std::optional<std::vector<Media>> media;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("hashtags", self.hashtags) && visit("symbols", self.symbols)
            && visit("urls", self.urls) && visit("user_mentions", self.user_mentions)
            && visit("media", self.media);
    }
};

} // namespace native

#endif
