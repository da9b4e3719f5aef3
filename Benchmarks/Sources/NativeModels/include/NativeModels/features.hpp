// The model of things on a map, as in Sources/Bench/Models/Unseen.
#ifndef FASTJSON_NATIVE_FEATURES_HPP
#define FASTJSON_NATIVE_FEATURES_HPP

#include "canada.hpp"
#include "dictionary.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace native {

/// Where a thing is. In the text the member "type" says which it is, and "coordinates" follow:
/// readers know it by name.
using Outline = std::variant<Point, std::vector<Point>, std::vector<std::vector<Point>>>;

struct Details {
    static constexpr bool leaves_out = true;

    std::string name;
    std::string kind;
    std::optional<std::int64_t> population;
    double area = 0;
    bool is_protected = false;
    Dictionary<std::string> tags;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("name", self.name) && visit("kind", self.kind)
            && visit("population", self.population) && visit("area", self.area)
            && visit("isProtected", self.is_protected) && visit("tags", self.tags);
    }
};

struct DetailedFeature {
    std::string type;
    std::int64_t id = 0;
    Outline geometry;
    Details properties;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("type", self.type) && visit("id", self.id)
            && visit("geometry", self.geometry) && visit("properties", self.properties);
    }
};

struct FeatureCollection {
    std::string type;
    std::string name;
    std::vector<double> bbox;
    std::vector<DetailedFeature> features;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("type", self.type) && visit("name", self.name) && visit("bbox", self.bbox)
            && visit("features", self.features);
    }
};

} // namespace native

#endif
