// swift-tools-version: 6.2
import PackageDescription

/// The programs, each with its folder.
let programs = [
    ("fuzz-native", "FuzzNative"),
    ("fuzz-engines", "FuzzEngines"),
    ("fuzz-print", "FuzzPrint"),
    ("fuzz-numbers", "FuzzNumbers"),
    ("fuzz-strings", "FuzzStrings"),
    ("fuzz-combinators", "FuzzCombinators"),
]

let libraries: [Target.Dependency] = ["FastJSON", "Decoding", "DecodingFoundation"].map {
    .product(name: $0, package: "FastJSON")
}

let package = Package(
    name: "FastJSONFuzz",
    platforms: [.macOS(.v15)],
    products: programs.map { .executable(name: $0.0, targets: [$0.1]) },
    dependencies: [.package(name: "FastJSON", path: "..")],
    targets: [.target(name: "FuzzSupport", dependencies: libraries)]
        + programs.map { name, folder in
            .executableTarget(
                name: folder,
                dependencies: ["FuzzSupport"] + libraries,
                // libFuzzer brings the main function.
                swiftSettings: [.unsafeFlags(["-parse-as-library"])]
            )
        },
    swiftLanguageModes: [.v6]
)
