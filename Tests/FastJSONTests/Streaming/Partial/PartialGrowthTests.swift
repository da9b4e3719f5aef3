import FastJSON
import TestSupport
import Testing

/// Whatever the pieces: the values only grow, what is complete stays, and the last is the whole.
@Suite struct PartialGrowthTests {
    /// Documents of every kind, none with a key twice.
    private static let documents: [[UInt8]] = {
        var random = RandomValue(seed: 47)
        let values = (0..<25).map { _ in withoutEqualKeys(random.next()) }
        return ValidCase.all.map(\.bytes).filter { $0.count < 500 }
            + values.compactMap { try? $0.jsonBytes(options: .init(layout: .pretty())) }
    }()

    private static func withoutEqualKeys(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements):
            return .array(elements.map(withoutEqualKeys))
        case .object(let object):
            var result = JSONValue.Object()
            for (key, value) in object { result[key] = withoutEqualKeys(value) }
            return .object(result)
        default:
            return value
        }
    }

    @Test(arguments: PartialReading.sizes)
    func valuesOnlyGrow(_ size: Int) {
        var findings = Disagreements()
        for bytes in Self.documents where size > 7 || bytes.count < 1500 {
            var before: JSONValue?
            let reading = PartialReading(bytes, size: size) { reader in
                let value = reader.value
                if let before, value.map({ before.isBeginning(of: $0) }) != true {
                    findings.add("seed 47: \(before) before \(value ?? nil)")
                }
                before = value
            }
            findings.compare(
                reading.outcome.map(\.description),
                JSONValue.parse(bytes).map(\.description),
                bytes,
                "seed 47, pieces of \(size)"
            )
        }
        findings.expectNone()
    }

    /// Everything but the open path and its ancestors is complete, and has its last value.
    @Test(arguments: [1, 3, 64])
    func completeValuesStay(_ size: Int) throws {
        var findings = Disagreements()
        for bytes in Self.documents where bytes.count < 1500 {
            let whole = try JSONValue(parsing: bytes)
            if whole.hasEqualKeys { continue }
            _ = PartialReading(bytes, size: size) { reader in
                let open = reader.openPath
                reader.value?.forEachPath { path, value in
                    let isOpen = open?.steps.starts(with: path.steps) == true
                    let isComplete = reader.isComplete(at: path)
                    if isComplete == isOpen
                        || isComplete != reader.isComplete(at: path.pointer)
                        || isComplete && whole[path.pointer]?.description != value.description
                    {
                        findings.add("\(ByteText.text(bytes)): \(path), open \(open ?? [])")
                    }
                }
            }
        }
        findings.expectNone()
    }

    /// All options at once, and each alone.
    @Test func optionsGiveTheSameValue() {
        let text = """
            \u{FEFF}// a
            {"a": [1.10, 1e2, -0, 123456789012345678901, 1e999], "b": "\\uD800\\n", /* b */
            "a": {"a": [true, false, null,], "a": "\\uDBFF\\uDFFF"},}
            """
        let syntax: JSONSyntax = [
            .allowComments, .allowTrailingCommas, .replaceInvalidSurrogates,
        ]
        var findings = Disagreements()
        for engine in JSONEngine.allCases {
            for duplicates in [JSONDuplicateKeys.last, .first, .reject] {
                for numbers in [JSONNumberPolicy.standard, .lossless] {
                    for syntax in [syntax, []] {
                        let options = JSONReadingOptions(
                            engine: engine,
                            syntax: syntax,
                            duplicateKeys: duplicates,
                            numbers: numbers
                        )
                        PartialReading.compare(
                            Array(text.utf8),
                            options: options,
                            findings: &findings
                        )
                    }
                }
            }
        }
        findings.expectNone()
    }

    @Test(.enabled(if: Corpora.folder != nil, "There are no corpora."))
    func largeDocument() throws {
        let bytes = try Corpora.document("twitter.json")
        let whole = try JSONValue(parsing: bytes)
        for size in [64, 4096, bytes.count] {
            let reading = PartialReading(bytes, size: size)
            #expect(try reading.outcome.get() == whole, "pieces of \(size)")
        }
    }
}

extension JSONValue {
    /// True if more bytes may make this value of a prefix into the other.
    fileprivate func isBeginning(of other: JSONValue) -> Bool {
        switch (self, other) {
        case (.string(let string), .string(let other)):
            return other.utf8.starts(with: string.utf8)
        case (.array(let elements), .array(let others)):
            return elements.count <= others.count
                && zip(elements, others).enumerated().allSatisfy { index, pair in
                    index == elements.count - 1
                        ? pair.0.isBeginning(of: pair.1)
                        : pair.0.description == pair.1.description
                }
        case (.object(let members), .object(let others)):
            return members.count <= others.count
                && zip(members, others).enumerated().allSatisfy { index, pair in
                    pair.0.key == pair.1.key
                        && (index == members.count - 1
                            ? pair.0.value.isBeginning(of: pair.1.value)
                            : pair.0.value.description == pair.1.value.description)
                }
        default:
            return description == other.description
        }
    }

    /// Calls a function with each value in the tree and its path.
    fileprivate func forEachPath(
        from path: JSONValuePath = JSONValuePath(),
        _ body: (JSONValuePath, JSONValue) -> Void
    ) {
        body(path, self)
        if case .array(let elements) = self {
            for (index, element) in elements.enumerated() {
                element.forEachPath(from: JSONValuePath(path.steps + [.index(index)]), body)
            }
        } else if case .object(let members) = self {
            for (key, value) in members {
                value.forEachPath(from: JSONValuePath(path.steps + [.key(key)]), body)
            }
        }
    }

    fileprivate var hasEqualKeys: Bool {
        switch self {
        case .array(let elements): elements.contains(where: \.hasEqualKeys)
        case .object(let members):
            // Canonical equivalence would take keys for equal that are not, in a `Set` of strings.
            Set(members.keys.map { Array($0.utf8) }).count < members.count
                || Set(members.keys).count < members.count
                || members.values.contains(where: \.hasEqualKeys)
        default: false
        }
    }
}
