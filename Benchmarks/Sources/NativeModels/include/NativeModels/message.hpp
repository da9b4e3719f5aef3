// The model of the small message, as in Sources/Bench/Models/Message.
#ifndef FASTJSON_NATIVE_MESSAGE_HPP
#define FASTJSON_NATIVE_MESSAGE_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct Customer {
    std::int64_t id = 0;
    std::string name;
    std::string email;
    std::optional<std::string> phone;
    std::vector<std::string> tags;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("name", self.name) && visit("email", self.email)
            && visit("phone", self.phone) && visit("tags", self.tags);
    }
};

struct Item {
    std::string sku;
    std::string title;
    std::int64_t count = 0;
    double price = 0;
    std::optional<double> discount;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("sku", self.sku) && visit("title", self.title) && visit("count", self.count)
            && visit("price", self.price) && visit("discount", self.discount);
    }
};

struct Message {
    std::string id;
    std::int64_t status = 0;
    bool is_final = false;
    Customer customer;
    std::vector<Item> items;
    double total = 0;
    std::optional<std::string> note;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("status", self.status)
            && visit("isFinal", self.is_final) && visit("customer", self.customer)
            && visit("items", self.items) && visit("total", self.total)
            && visit("note", self.note);
    }
};

} // namespace native

#endif
