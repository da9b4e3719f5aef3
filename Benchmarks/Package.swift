// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FastJSONBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "FastJSON", path: "..")],
    targets: [
        .target(name: "YajlNoop", linkerSettings: [.linkedLibrary("yajl")]),
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "engines",
            dependencies: [
                .product(name: "FastJSON", package: "FastJSON"),
                "YajlNoop",
                "AllocationCounter",
            ],
            path: "Sources/Engines"
        ),
    ],
    swiftLanguageModes: [.v6]
)
