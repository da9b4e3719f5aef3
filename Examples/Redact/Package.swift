// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Redact",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "FastJSON", path: "../..")],
    targets: [
        .executableTarget(
            name: "redact",
            dependencies: [.product(name: "FastJSON", package: "FastJSON")],
            path: "Sources/Redact"
        )
    ],
    swiftLanguageModes: [.v6]
)
