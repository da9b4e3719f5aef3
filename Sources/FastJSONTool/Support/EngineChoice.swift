import ArgumentParser
import FastJSON

/// The engines that can be requested, whether or not this build has them.
enum EngineChoice: String, CaseIterable, ExpressibleByArgument {
    case native, yajl

    /// The engine; nil if it is not in this build.
    var engine: JSONEngine? { JSONEngine(rawValue: rawValue) }

    /// How to get the engine that is missing.
    static let missing = """
        This build has no yajl engine. To get it, install libyajl ('apt-get install libyajl-dev' \
        or 'brew install yajl') and build with the package trait Yajl, which is on by default: \
        'swift build -c release --product fastjson'.
        """
}
