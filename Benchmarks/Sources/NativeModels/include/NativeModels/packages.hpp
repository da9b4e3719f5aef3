// The model of the manifests of packages, as in Sources/Bench/Models/Unseen.
#ifndef FASTJSON_NATIVE_PACKAGES_HPP
#define FASTJSON_NATIVE_PACKAGES_HPP

#include "dictionary.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace native {

struct Repository {
    static constexpr bool leaves_out = true;

    std::string type;
    std::string url;
    std::optional<std::string> directory;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("type", self.type) && visit("url", self.url)
            && visit("directory", self.directory);
    }
};

struct Manifest {
    static constexpr bool leaves_out = true;

    std::string name;
    std::string version;
    std::optional<std::string> description;
    std::string license;
    std::vector<std::string> keywords;
    std::optional<std::string> homepage;
    Repository repository;
    Dictionary<std::string> scripts;
    Dictionary<std::string> dependencies;
    std::optional<Dictionary<std::string>> dev_dependencies;
    std::optional<Dictionary<std::string>> engines;
    Dictionary<Dictionary<std::string>> exports;
    std::vector<std::string> files;
    bool is_private = false;
    std::int64_t downloads = 0;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("name", self.name) && visit("version", self.version)
            && visit("description", self.description) && visit("license", self.license)
            && visit("keywords", self.keywords) && visit("homepage", self.homepage)
            && visit("repository", self.repository) && visit("scripts", self.scripts)
            && visit("dependencies", self.dependencies)
            && visit("devDependencies", self.dev_dependencies) && visit("engines", self.engines)
            && visit("exports", self.exports) && visit("files", self.files)
            && visit("private", self.is_private) && visit("downloads", self.downloads);
    }
};

struct PackageIndex {
    std::int64_t revision = 0;
    Dictionary<Manifest> packages;

    template <class Self, class Visitor> static bool members(Self &self, Visitor &&visit) {
        return visit("revision", self.revision) && visit("packages", self.packages);
    }
};

} // namespace native

#endif
