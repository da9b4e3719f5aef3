// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FastJSONExamples",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "redact", targets: ["Redact"]),
        .executable(name: "geojson-csv", targets: ["GeoJSON"]),
        .executable(name: "agenda", targets: ["Calendar"]),
        .executable(name: "readings", targets: ["Readings"]),
        .executable(name: "remember", targets: ["Settings"]),
        .executable(name: "logfilter", targets: ["LogFilter"]),
        .executable(name: "apiclient", targets: ["APIClient"]),
        .executable(name: "demo-server", targets: ["DemoServer"]),
    ],
    dependencies: [
        .package(name: "FastJSON", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .executableTarget(
            name: "Redact",
            dependencies: [.product(name: "FastJSON", package: "FastJSON")],
            path: "Redact",
            exclude: ["Sample"]
        ),
        .executableTarget(
            name: "GeoJSON",
            dependencies: [
                .product(name: "Decoding", package: "FastJSON"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "GeoJSON",
            exclude: ["Sample"]
        ),
        .executableTarget(
            name: "Calendar",
            dependencies: [.product(name: "DecodingFoundation", package: "FastJSON")],
            path: "Calendar",
            exclude: ["Sample"]
        ),
        .executableTarget(
            name: "Readings",
            dependencies: [.product(name: "Decoding", package: "FastJSON")],
            path: "Readings"
        ),
        .executableTarget(
            name: "Settings",
            dependencies: [.product(name: "DecodingFoundation", package: "FastJSON")],
            path: "Settings",
            exclude: ["Sample"]
        ),
        .executableTarget(
            name: "LogFilter",
            dependencies: [
                .product(name: "DecodingFoundation", package: "FastJSON"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "LogFilter",
            exclude: ["Sample"]
        ),
        .executableTarget(
            name: "APIClient",
            dependencies: [.product(name: "DecodingHTTP", package: "FastJSON")],
            path: "APIClient"
        ),
        // What the client is tried against. The client itself needs no server to be built.
        .executableTarget(
            name: "DemoServer",
            dependencies: [.product(name: "FlyingFox", package: "FlyingFox")],
            path: "DemoServer"
        ),
    ],
    swiftLanguageModes: [.v6]
)
