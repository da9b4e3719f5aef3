import Decoding
import FastJSON

/// The manifests of many packages, by their names.
struct PackageIndex: UnseenModel {
    var revision: Int
    var packages: [String: Manifest]

    struct Manifest: Decodable, Equatable {
        var name: String
        var version: String
        var description: String?
        var license: String
        var keywords: [String]
        var homepage: String?
        var repository: Repository
        var scripts: [String: String]
        var dependencies: [String: String]
        var devDependencies: [String: String]?
        var engines: [String: String]?
        var exports: [String: [String: String]]
        var files: [String]
        var isPrivate: Bool
        var downloads: Int

        private enum CodingKeys: String, CodingKey {
            case name
            case version
            case description
            case license
            case keywords
            case homepage
            case repository
            case scripts
            case dependencies
            case devDependencies
            case engines
            case exports
            case files
            case isPrivate = "private"
            case downloads
        }
    }

    struct Repository: Decodable, Equatable {
        var type: String
        var url: String
        var directory: String?
    }

    static func parse(_ bytes: [UInt8]) throws(JSONError) -> PackageIndex {
        try jsonParser.decode(bytes)
    }
}

extension PackageIndex {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("revision") { Int.jsonParser() }
        Field("packages") { JSONObject { Manifest.jsonParser } }
    }
}

extension PackageIndex.Manifest {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("name") { String.jsonParser() }
        Field("version") { String.jsonParser() }
        OptionalField("description") { String.jsonParser() }
        Field("license") { String.jsonParser() }
        Field("keywords") { JSONArray { String.jsonParser() } }
        OptionalField("homepage") { String.jsonParser() }
        Field("repository") { PackageIndex.Repository.jsonParser }
        Field("scripts") { JSONObject { String.jsonParser() } }
        Field("dependencies") { JSONObject { String.jsonParser() } }
        OptionalField("devDependencies") { JSONObject { String.jsonParser() } }
        OptionalField("engines") { JSONObject { String.jsonParser() } }
        Field("exports") { JSONObject { JSONObject { String.jsonParser() } } }
        Field("files") { JSONArray { String.jsonParser() } }
        Field("private") { Bool.jsonParser() }
        Field("downloads") { Int.jsonParser() }
    }
}

extension PackageIndex.Repository {
    static let jsonParser = ParsePrint(.memberwise(Self.init)) {
        Field("type") { String.jsonParser() }
        Field("url") { String.jsonParser() }
        OptionalField("directory") { String.jsonParser() }
    }
}
