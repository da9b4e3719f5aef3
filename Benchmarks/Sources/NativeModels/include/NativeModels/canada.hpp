// The models of the map of Canada, as in Sources/Bench/Models/Canada.
#ifndef FASTJSON_NATIVE_CANADA_HPP
#define FASTJSON_NATIVE_CANADA_HPP

#include <string>
#include <vector>

namespace native {

/// A place on a map, in the text an array of two numbers: readers and writers know it by name.
struct Point {
    double longitude = 0;
    double latitude = 0;
};

struct Properties {
    std::string name;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("name", self.name);
    }
};

/// The outlines of one thing, each a list of `Position`.
template <class Position> struct Geometry {
    std::string type;
    std::vector<std::vector<Position>> coordinates;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("type", self.type) && visit("coordinates", self.coordinates);
    }
};

template <class Position> struct Feature {
    std::string type;
    Properties properties;
    Geometry<Position> geometry;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("type", self.type) && visit("properties", self.properties)
            && visit("geometry", self.geometry);
    }
};

template <class Position> struct Map {
    std::string type;
    std::vector<Feature<Position>> features;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("type", self.type) && visit("features", self.features);
    }
};

using PointMap = Map<Point>;
using ArrayMap = Map<std::vector<double>>;

} // namespace native

#endif
