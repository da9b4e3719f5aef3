// swift-tools-version: 6.2
import PackageDescription

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
            ],
            path: "Sources/Typed"
        ),
    ],
    swiftLanguageModes: [.v6]
)
