// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// A contender in C++, with or without a library.
struct NativeContender {
    let name: String
    /// What must be installed, below a folder of headers.
    let header: String
    var library: String?
    var flags: [String] = []

    /// The folder with its headers; nil if it is not installed, and the contender is left out.
    ///
    /// SwiftPM keeps the answer until this file or the environment changes. Whoever installs the
    /// headers later builds with `--manifest-cache none`.
    var headers: String? {
        ["/usr/include", "/usr/local/include", "/opt/homebrew/include"].first {
            FileManager.default.fileExists(atPath: "\($0)/\(header)")
        }
    }

    /// The folder of headers, if compilers do not look into it by themselves.
    private var unusualHeaders: String? { headers.flatMap { $0.hasPrefix("/opt") ? $0 : nil } }

    var target: Target {
        var flags = ["-O3", machine] + flags
        var linking: [LinkerSetting] = library.map { [.linkedLibrary($0)] } ?? []
        if let headers = unusualHeaders {
            flags += ["-isystem", headers]
            linking.append(.unsafeFlags(["-L\(headers)/../lib"]))
        }
        return .target(
            name: name,
            cxxSettings: [
                .headerSearchPath("../NativeModels/include"),
                .define("NDEBUG"),
                .unsafeFlags(flags),
            ],
            linkerSettings: linking
        )
    }

    /// For whoever depends on it: `HAS_SIMDJSON` and the like.
    var setting: SwiftSetting { .define("HAS_\(name.uppercased())") }

    /// These contenders are compiled for this machine, also in debug builds; or for the one that
    /// FASTJSON_BENCH_MACHINE names: `haswell` has AVX2, and not AVX-512.
    private var machine: String {
        let name = Context.environment["FASTJSON_BENCH_MACHINE"] ?? "native"
        #if arch(x86_64)
        return "-march=\(name)"
        #else
        return "-mcpu=\(name)"
        #endif
    }
}

// Valgrind does not know all that these are compiled to.
let isPlain = Context.environment["FASTJSON_BENCH_PLAIN"] != nil

let nativeContenders = [
    NativeContender(name: "Simdjson", header: "simdjson.h", library: "simdjson"),
    // Version 1.1.0 assigns to a constant in a function that nothing uses. clang says nothing of
    // it only if it looks at the functions of templates when they are used.
    NativeContender(
        name: "RapidJSON",
        header: "rapidjson/document.h",
        flags: ["-fdelayed-template-parsing"]
    ),
].filter { $0.headers != nil && !isPlain }

// What Python reads, and what people read.
let scripts = [
    "Stream/ijson_tweets.py", "Stream/orjson_tweets.py", "Stream/report.py",
    "Tools/duckdb_table.py", "Tools/ijson_names.py", "Tools/polars_table.py",
].map { "Questions/\($0)" }
let pages = [
    "Decode", "Encode", "Find", "First", "Message", "Order", "Stream", "Tools", "Tree", "Unseen",
    "Validate",
].map { "Questions/\($0)/README.md" }

let package = Package(
    name: "FastJSONBenchmarks",
    platforms: [.macOS(.v15)],
    traits: [.trait(name: "Models", description: "The models with @JSONModel, beside the others.")],
    dependencies: [
        .package(
            name: "FastJSON",
            path: "..",
            traits: [.defaults, .trait(name: "Macros", condition: .when(traits: ["Models"]))]
        ),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(name: "YajlNoop", linkerSettings: [.linkedLibrary("yajl")]),
        .target(name: "AllocationCounter"),
        .target(name: "BudgetRegion"),
        .executableTarget(name: "process-cost", path: "Sources/ProcessCost"),
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "FastJSON", package: "FastJSON"),
                .product(name: "Decoding", package: "FastJSON"),
                .product(name: "DecodingClassics", package: "FastJSON"),
                .product(name: "DecodingOperators", package: "FastJSON"),
                .product(name: "DecodingFoundation", package: "FastJSON"),
                .product(
                    name: "JSONModels",
                    package: "FastJSON",
                    condition: .when(traits: ["Models"])
                ),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                "AllocationCounter",
                "BudgetRegion",
                "YajlNoop",
                "process-cost",
            ] + nativeContenders.map { .target(name: $0.name) },
            path: "Sources/Bench",
            exclude: scripts + pages,
            swiftSettings: nativeContenders.map(\.setting)
        ),
    ] + nativeContenders.map(\.target),
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
