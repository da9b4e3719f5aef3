// swift-tools-version: 6.2
import PackageDescription

/// The programs, each with its folder, and if its inputs are mostly JSON.
let programs = [
    ("fuzz-native", "FuzzNative", true),
    ("fuzz-engines", "FuzzEngines", true),
    ("fuzz-print", "FuzzPrint", true),
    ("fuzz-numbers", "FuzzNumbers", false),
    ("fuzz-strings", "FuzzStrings", false),
    ("fuzz-combinators", "FuzzCombinators", true),
    ("fuzz-paths", "FuzzPaths", false),
]

let libraries: [Target.Dependency] = ["FastJSON", "Decoding", "DecodingFoundation"].map {
    .product(name: $0, package: "FastJSON")
}

let package = Package(
    name: "FastJSONFuzz",
    platforms: [.macOS(.v15)],
    products: programs.map { .executable(name: $0.0, targets: [$0.1]) },
    dependencies: [.package(name: "FastJSON", path: "..")],
    targets: [
        .target(name: "FuzzSupport", dependencies: libraries),
        .target(name: "FuzzDocuments", dependencies: ["FuzzSupport"]),
    ]
        + programs.map { name, folder, hasDocuments in
            .executableTarget(
                name: folder,
                dependencies: ["FuzzSupport"] + (hasDocuments ? ["FuzzDocuments"] : []) + libraries,
                // libFuzzer brings the main function.
                swiftSettings: [.unsafeFlags(["-parse-as-library"])]
            )
        },
    swiftLanguageModes: [.v6]
)
