// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Set by scripts/test. Dependencies keep their warnings to themselves.
let strict: [SwiftSetting] =
    Context.environment["FASTJSON_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

// Set by scripts/test. Under a sanitizer, what is tested is optimized: without, the tests take several
// times as long.
let isSanitized = Context.environment["FASTJSON_SANITIZED"] != nil

// The libraries and the command: code that may be unsafe says so, which the compiler checks.
let marked = strict + [.strictMemorySafety()] + (isSanitized ? [.unsafeFlags(["-O"])] : [])

// The server that requests are tested against: nothing that users of the library should download.
let isTesting = Context.environment["FASTJSON_STRICT"] != nil

// Set by scripts/docs: the plugin that builds the documentation is nothing for users either.
let isDocumenting = Context.environment["FASTJSON_DOCS"] != nil

// Set by the Swift Package Index, whose machines have no libyajl.
let hasYajl = Context.environment["SPI_BUILDER"] == nil

// What only the trait Macros needs of swift-syntax.
func swiftSyntax(_ names: [String]) -> [Target.Dependency] {
    names.map {
        .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"]))
    }
}

let package = Package(
    name: "FastJSON",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "FastJSON", targets: ["FastJSON"]),
        .library(name: "Decoding", targets: ["Decoding"]),
        .library(name: "DecodingClassics", targets: ["DecodingClassics"]),
        .library(name: "DecodingOperators", targets: ["DecodingOperators"]),
        .library(name: "DecodingFoundation", targets: ["DecodingFoundation"]),
        .library(name: "DecodingHTTP", targets: ["DecodingHTTP"]),
        .library(name: "JSONModels", targets: ["JSONModels"]),
        .executable(name: "fastjson", targets: ["FastJSONTool"]),
    ],
    traits: [
        .trait(name: "Yajl", description: "The engine on libyajl beside the native one."),
        .trait(name: "Macros", description: "The macro @JSONModel, which needs swift-syntax."),
        .default(enabledTraits: hasYajl ? ["Yajl"] : []),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        // Not even downloaded without the trait Macros.
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0"),
    ]
        + (isTesting
            ? [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")] : [])
        + (isDocumenting
            ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]
            : []),
    targets: [
        .systemLibrary(
            name: "CYajl",
            pkgConfig: "yajl",
            providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]
        ),
        .target(name: "CScan", cSettings: isSanitized ? [.unsafeFlags(["-O2"])] : []),
        .target(name: "FastJSONPlatform", swiftSettings: marked),
        .target(
            name: "FastJSON",
            dependencies: [
                "CScan", "FastJSONPlatform",
                .target(name: "CYajl", condition: .when(traits: ["Yajl"])),
            ],
            swiftSettings: marked
        ),
        .target(name: "Decoding", dependencies: ["FastJSON"], swiftSettings: marked),
        .target(name: "DecodingClassics", dependencies: ["Decoding"], swiftSettings: marked),
        .target(
            name: "DecodingOperators",
            dependencies: ["DecodingClassics"],
            swiftSettings: marked
        ),
        .target(name: "DecodingFoundation", dependencies: ["Decoding"], swiftSettings: marked),
        .target(
            name: "DecodingHTTP",
            dependencies: ["DecodingClassics", "DecodingFoundation"],
            swiftSettings: marked
        ),
        .macro(
            name: "JSONModelMacros",
            dependencies: swiftSyntax(["SwiftCompilerPlugin", "SwiftSyntaxMacros"]),
            swiftSettings: marked
        ),
        .target(
            name: "JSONModels",
            dependencies: [
                "Decoding", .target(name: "JSONModelMacros", condition: .when(traits: ["Macros"])),
            ],
            swiftSettings: marked
        ),
        .executableTarget(
            name: "FastJSONTool",
            dependencies: [
                "FastJSON",
                "FastJSONPlatform",
                "Decoding",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: marked
        ),
        .target(
            name: "TestSupport",
            dependencies: ["FastJSON", "Decoding"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "FastJSONTests",
            dependencies: ["FastJSON", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DecodingTests",
            dependencies: ["DecodingClassics", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DecodingOperatorsTests",
            dependencies: ["DecodingOperators", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DecodingFoundationTests",
            dependencies: ["DecodingFoundation", "DecodingOperators", "TestSupport"],
            resources: [.copy("Freddy/sample.JSON")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DecodingHTTPTests",
            dependencies: ["DecodingHTTP", "DecodingOperators"]
                + (isTesting ? [.product(name: "FlyingFox", package: "FlyingFox")] : []),
            // Not asked by `canImport`: the server may be left from a build with it.
            swiftSettings: strict + (isTesting ? [.define("HasServer")] : [])
        ),
        .testTarget(
            name: "JSONModelMacrosTests",
            // Without the condition, all tests and libraries would be built for macros, too.
            dependencies: [.target(name: "JSONModelMacros", condition: .when(traits: ["Macros"]))]
                + swiftSyntax(["SwiftSyntaxMacrosGenericTestSupport", "SwiftSyntaxMacroExpansion"]),
            swiftSettings: strict
        ),
        .testTarget(
            name: "JSONModelsTests",
            dependencies: ["JSONModels", "DecodingFoundation", "TestSupport"],
            swiftSettings: marked
        ),
        .testTarget(
            name: "MainActorTests",
            dependencies: ["JSONModels", "DecodingFoundation"],
            // As in the projects that Xcode makes for apps.
            swiftSettings: marked + [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
            ]
        ),
        .testTarget(
            name: "FastJSONToolTests",
            dependencies: ["FastJSONTool", "TestSupport"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Set by scripts/test where a build is for the tests of some targets only.
if let names = Context.environment["FASTJSON_TEST_TARGETS"]?.split(separator: " ") {
    package.targets.removeAll { $0.type == .test && !names.contains(Substring($0.name)) }
    if !names.contains("FastJSONToolTests") {
        package.products.removeAll { $0.name == "fastjson" }
        package.targets.removeAll { $0.name == "FastJSONTool" }
    }
}
