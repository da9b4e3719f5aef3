// The model of the conversation, as in Sources/Bench/Models/Unseen.
#ifndef FASTJSON_NATIVE_CHAT_HPP
#define FASTJSON_NATIVE_CHAT_HPP

#include "dictionary.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct Attachment {
    static constexpr bool leaves_out = true;

    std::string name;
    std::string url;
    std::int64_t size = 0;
    std::optional<double> ratio;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("name", self.name) && visit("url", self.url) && visit("size", self.size)
            && visit("ratio", self.ratio);
    }
};

struct ChatMessage {
    static constexpr bool leaves_out = true;

    std::int64_t id = 0;
    std::int64_t author = 0;
    std::string sent_at;
    std::string language;
    std::string text;
    std::optional<std::int64_t> reply_to;
    bool is_edited = false;
    Dictionary<std::int64_t> reactions;
    std::vector<std::int64_t> mentions;
    std::optional<std::vector<Attachment>> attachments;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("author", self.author)
            && visit("sentAt", self.sent_at) && visit("language", self.language)
            && visit("text", self.text) && visit("replyTo", self.reply_to)
            && visit("isEdited", self.is_edited) && visit("reactions", self.reactions)
            && visit("mentions", self.mentions) && visit("attachments", self.attachments);
    }
};

struct ChatMember {
    std::int64_t id = 0;
    std::string name;
    std::optional<std::string> status;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("name", self.name) && visit("status", self.status);
    }
};

struct Chat {
    std::string channel;
    std::vector<ChatMember> members_list;
    std::vector<ChatMessage> messages;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("channel", self.channel) && visit("members", self.members_list)
            && visit("messages", self.messages);
    }
};

} // namespace native

#endif
