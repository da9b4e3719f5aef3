// swift-tools-version: 6.2
import PackageDescription

// What Python reads, and what people read.
let scripts = ["ijson_tweets.py", "orjson_tweets.py", "report.py"].map { "Questions/Stream/\($0)" }
let pages = [
    "Decode", "Encode", "Find", "First", "Message", "Stream", "Tree", "Validate",
].map { "Questions/\($0)/README.md" }

let package = Package(
    name: "FastJSONBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "FastJSON", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(name: "YajlNoop", linkerSettings: [.linkedLibrary("yajl")]),
        .target(name: "AllocationCounter"),
        .target(name: "BudgetRegion"),
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "FastJSON", package: "FastJSON"),
                .product(name: "Decoding", package: "FastJSON"),
                .product(name: "DecodingOperators", package: "FastJSON"),
                .product(name: "DecodingFoundation", package: "FastJSON"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                "AllocationCounter",
                "BudgetRegion",
                "YajlNoop",
            ],
            path: "Sources/Bench",
            exclude: scripts + pages
        ),
    ],
    swiftLanguageModes: [.v6]
)
