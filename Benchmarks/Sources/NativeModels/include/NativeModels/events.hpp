// The model of the event log, as in Sources/Bench/Models/Unseen.
#ifndef FASTJSON_NATIVE_EVENTS_HPP
#define FASTJSON_NATIVE_EVENTS_HPP

#include "dictionary.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct StackFrame {
    std::string function;
    std::string file;
    std::int64_t line = 0;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("function", self.function) && visit("file", self.file)
            && visit("line", self.line);
    }
};

struct Failure {
    std::string type;
    std::string message;
    std::vector<StackFrame> frames;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("type", self.type) && visit("message", self.message)
            && visit("frames", self.frames);
    }
};

struct Request {
    std::string id;
    std::string method;
    std::string path;
    std::int64_t status = 0;
    std::int64_t bytes = 0;
    std::string remote;
    bool is_cached = false;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("method", self.method) && visit("path", self.path)
            && visit("status", self.status) && visit("bytes", self.bytes)
            && visit("remote", self.remote) && visit("isCached", self.is_cached);
    }
};

struct Entry {
    static constexpr bool leaves_out = true;

    std::string timestamp;
    std::string level;
    std::int64_t sequence = 0;
    std::string logger;
    std::string message;
    std::optional<std::string> thread;
    std::optional<double> duration;
    std::optional<Request> request;
    Dictionary<std::string> context;
    std::optional<Failure> failure;
    std::vector<std::string> tags;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("timestamp", self.timestamp) && visit("level", self.level)
            && visit("sequence", self.sequence) && visit("logger", self.logger)
            && visit("message", self.message) && visit("thread", self.thread)
            && visit("duration", self.duration) && visit("request", self.request)
            && visit("context", self.context) && visit("failure", self.failure)
            && visit("tags", self.tags);
    }
};

struct EventLog {
    std::string service;
    std::string host;
    std::vector<Entry> events;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("service", self.service) && visit("host", self.host)
            && visit("events", self.events);
    }
};

} // namespace native

#endif
