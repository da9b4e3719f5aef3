// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FastJSONExamples",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "redact", targets: ["Redact"]),
    ],
    dependencies: [
        .package(name: "FastJSON", path: ".."),
    ],
    targets: [
        .executableTarget(
            name: "Redact",
            dependencies: [.product(name: "FastJSON", package: "FastJSON")],
            path: "Redact",
            exclude: ["Sample"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
