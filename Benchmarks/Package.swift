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

    /// These contenders are compiled for this machine, also in debug builds.
    private var machine: String {
        #if arch(x86_64)
        "-march=native"
        #else
        "-mcpu=native"
        #endif
    }
}

let nativeContenders = [
    NativeContender(name: "Simdjson", header: "simdjson.h", library: "simdjson"),
    // Version 1.1.0 assigns to a constant in a function that nothing uses. clang says nothing of
    // it only if it looks at the functions of templates when they are used.
    NativeContender(
        name: "RapidJSON",
        header: "rapidjson/document.h",
        flags: ["-fdelayed-template-parsing"]
    ),
].filter { $0.headers != nil }

let package = Package(
    name: "FastJSONBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "FastJSON", path: "..")],
    targets: [
        .target(name: "YajlNoop", linkerSettings: [.linkedLibrary("yajl")]),
        .target(name: "AllocationCounter"),
        .target(name: "Measuring"),
        .executableTarget(
            name: "engines",
            dependencies: [
                .product(name: "FastJSON", package: "FastJSON"),
                "YajlNoop",
                "AllocationCounter",
                "Measuring",
            ],
            path: "Sources/Engines"
        ),
        .executableTarget(
            name: "typed",
            dependencies: [
                .product(name: "FastJSON", package: "FastJSON"),
                .product(name: "Decoding", package: "FastJSON"),
                .product(name: "DecodingOperators", package: "FastJSON"),
                .product(name: "DecodingFoundation", package: "FastJSON"),
                "AllocationCounter",
                "Measuring",
            ] + nativeContenders.map { .target(name: $0.name) },
            path: "Sources/Typed",
            swiftSettings: nativeContenders.map(\.setting)
        ),
    ] + nativeContenders.map(\.target),
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
