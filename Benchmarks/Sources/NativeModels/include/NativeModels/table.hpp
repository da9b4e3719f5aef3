// The model of the wide table, as in Sources/Bench/Models/Unseen.
#ifndef FASTJSON_NATIVE_TABLE_HPP
#define FASTJSON_NATIVE_TABLE_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct Row {
    std::int64_t id = 0;
    std::string uuid;
    std::string created_at;
    std::optional<std::string> updated_at;
    std::string status;
    std::string region;
    std::string country;
    std::string currency;
    std::int64_t customer_id = 0;
    std::string customer_name;
    std::optional<std::string> email;
    std::optional<std::string> phone;
    bool is_active = false;
    bool is_trial = false;
    std::int64_t age = 0;
    double score = 0;
    double balance = 0;
    std::int64_t credit_limit = 0;
    std::optional<double> discount;
    double tax_rate = 0;
    std::int64_t quantity = 0;
    double unit_price = 0;
    double total = 0;
    double weight = 0;
    double width = 0;
    double height = 0;
    double depth = 0;
    double latitude = 0;
    double longitude = 0;
    std::optional<double> temperature;
    std::optional<std::int64_t> humidity;
    std::string sku;
    std::string category;
    std::optional<std::string> subcategory;
    std::string channel;
    std::optional<std::string> campaign;
    std::int64_t visits = 0;
    std::int64_t last_visit = 0;
    std::optional<double> rating;
    std::int64_t flags = 0;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("id", self.id) && visit("uuid", self.uuid)
            && visit("created_at", self.created_at) && visit("updated_at", self.updated_at)
            && visit("status", self.status) && visit("region", self.region)
            && visit("country", self.country) && visit("currency", self.currency)
            && visit("customer_id", self.customer_id)
            && visit("customer_name", self.customer_name) && visit("email", self.email)
            && visit("phone", self.phone) && visit("is_active", self.is_active)
            && visit("is_trial", self.is_trial) && visit("age", self.age)
            && visit("score", self.score) && visit("balance", self.balance)
            && visit("credit_limit", self.credit_limit) && visit("discount", self.discount)
            && visit("tax_rate", self.tax_rate) && visit("quantity", self.quantity)
            && visit("unit_price", self.unit_price) && visit("total", self.total)
            && visit("weight", self.weight) && visit("width", self.width)
            && visit("height", self.height) && visit("depth", self.depth)
            && visit("latitude", self.latitude) && visit("longitude", self.longitude)
            && visit("temperature", self.temperature) && visit("humidity", self.humidity)
            && visit("sku", self.sku) && visit("category", self.category)
            && visit("subcategory", self.subcategory) && visit("channel", self.channel)
            && visit("campaign", self.campaign) && visit("visits", self.visits)
            && visit("last_visit", self.last_visit) && visit("rating", self.rating)
            && visit("flags", self.flags);
    }
};

struct WideTable {
    std::string table;
    std::vector<Row> rows;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("table", self.table) && visit("rows", self.rows);
    }
};

} // namespace native

#endif
