// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Upload",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "upload-server", targets: ["Upload"])],
    dependencies: [
        .package(name: "FastJSON", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "Upload",
            dependencies: [
                .product(name: "Decoding", package: "FastJSON"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            path: "Sources"
        )
    ],
    swiftLanguageModes: [.v6]
)
