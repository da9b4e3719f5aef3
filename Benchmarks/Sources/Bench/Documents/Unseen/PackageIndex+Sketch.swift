extension PackageIndex {
    /// Manifests of dictionaries in dictionaries, with short strings and members that the model
    /// does not name.
    static func sketch(_ numbers: inout SeededNumbers) -> Sketch {
        let packages = (0..<950).map { index in
            let name = "\(packageName(&numbers))-\(index)"
            return (key: name, value: manifest(&numbers, name))
        }
        return ["revision": .integer(numbers.below(1_000_000)), "packages": .object(packages)]
    }

    private static func manifest(_ numbers: inout SeededNumbers, _ name: String) -> Sketch {
        let home = "https://\(numbers.pick(Words.english)).example/\(name)#readme"
        return [
            "name": .string(name),
            "version": .string(version(&numbers)),
            "description": numbers.happens(85) ? .string(numbers.phrase(3...12)) : .absent,
            "license": .string(numbers.pick(["MIT", "Apache-2.0", "ISC", "(MIT OR CC0-1.0)"])),
            "keywords": .strings((0..<numbers.below(7)).map { _ in numbers.pick(Words.english) }),
            "homepage": numbers.happens(60) ? .string(home) : .absent,
            "author": ["name": .string(numbers.pick(Words.names)), "url": .null],
            "repository": [
                "type": "git",
                "url": .string("git+https://git.example.org/\(name).git"),
                "directory": numbers.happens(30) ? .string("packages/\(name)") : .absent,
            ],
            "scripts": .strings(
                ["build", "test", "lint", "prepare"].filter { _ in numbers.happens(60) }
                    .map { ($0, "node ./scripts/\($0).mjs --mode \"\(numbers.phrase(1...1))\"") }
            ),
            "dependencies": requirements(&numbers, 0...12),
            "devDependencies": numbers.happens(70) ? requirements(&numbers, 1...9) : .absent,
            "engines": numbers.happens(50)
                ? ["node": .string(">=18.\(numbers.below(20))")] : .absent,
            "exports": exports(&numbers),
            "files": .strings(["dist", "src/**/*.ts", "!**/*.test.ts"]),
            "private": .boolean(numbers.happens(5)),
            "downloads": .integer(numbers.below(40_000_000)),
        ]
    }

    private static func packageName(_ numbers: inout SeededNumbers) -> String {
        let name = "\(numbers.pick(Words.english))-\(numbers.pick(Words.english))"
        return numbers.happens(30) ? "@\(numbers.pick(Words.english))/\(name)" : name
    }

    private static func version(_ numbers: inout SeededNumbers) -> String {
        let version = "\(numbers.below(20)).\(numbers.below(40)).\(numbers.below(100))"
        return numbers.happens(8) ? "\(version)-beta.\(numbers.below(9))" : version
    }

    private static func requirements(
        _ numbers: inout SeededNumbers,
        _ count: ClosedRange<Int>
    ) -> Sketch {
        .strings(
            (0..<numbers.within(count)).map { index in
                let sign = numbers.pick(["^", "~", ">=", ""])
                return ("\(packageName(&numbers))\(index)", sign + version(&numbers))
            }
        )
    }

    private static func exports(_ numbers: inout SeededNumbers) -> Sketch {
        let paths = [".", "./core", "./testing", "./package.json"].filter { _ in numbers.happens(50)
        }
        return .object(
            paths.map { path in
                let name = numbers.pick(Words.english)
                let targets: Sketch = [
                    "types": .string("./dist/\(name).d.ts"),
                    "import": .string("./dist/\(name).mjs"),
                    "require": .string("./dist/\(name).cjs"),
                ]
                return (key: path, value: targets)
            }
        )
    }
}
