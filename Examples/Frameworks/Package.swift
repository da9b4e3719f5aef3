// swift-tools-version: 6.2
import PackageDescription

/// What every program here uses.
let coders: [Target.Dependency] = [
    "ExampleSupport", .product(name: "DecodingFoundation", package: "FastJSON"),
]

let package = Package(
    name: "Frameworks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "FastJSON", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
    ],
    targets: [
        .target(
            name: "ExampleSupport",
            dependencies: [.product(name: "DecodingFoundation", package: "FastJSON")]
        ),
        .executableTarget(
            name: "HummingbirdServer",
            dependencies: coders + [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]
        ),
        .executableTarget(
            name: "NIOBodies",
            dependencies: coders + [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
            ]
        ),
        .executableTarget(
            name: "HTTPStream",
            dependencies: coders + [
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]
        ),
        .executableTarget(
            name: "DatabaseRows",
            dependencies: coders + [.product(name: "GRDB", package: "GRDB.swift")]
        ),
        .executableTarget(
            name: "SignedTokens",
            dependencies: coders + [.product(name: "JWTKit", package: "jwt-kit")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
