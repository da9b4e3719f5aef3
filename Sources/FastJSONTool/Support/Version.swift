import FastJSON

/// What `fastjson --version` prints.
enum Version {
    static let number = "1.0.0"

    static var text: String {
        let engines = JSONEngine.allCases.map(\.rawValue).joined(separator: ", ")
        let missing = EngineChoice.yajl.engine == nil ? " (yajl is not in this build)" : ""
        return "fastjson \(number), engines: \(engines)\(missing)"
    }
}
