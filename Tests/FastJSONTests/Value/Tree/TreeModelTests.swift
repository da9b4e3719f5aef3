import FastJSON
import TestSupport
import Testing

/// Random trees beside the simplest model of them: lists of keys, as bytes, and values.
@Suite struct TreeModelTests {
    indirect enum Model {
        typealias Members = [(key: [UInt8], value: Model)]

        case number(Int)
        case array([Model])
        case object(Members)

        /// True if a value is this one, in the same order, and look-ups find what they should.
        func matches(_ value: JSONValue) -> Bool {
            switch (self, value) {
            case (.number(let number), .integer(let value)): number == value
            case (.array(let elements), .array(let values)):
                elements.count == values.count
                    && zip(elements, values).allSatisfy { $0.matches($1) }
            case (.object(let members), .object(let object)):
                members.count == object.count && object.keys.count == object.values.count
                    && zip(members, object).allSatisfy {
                        $0.key == Array($1.key.utf8) && $0.value.matches($1.value)
                    }
                    && members.allSatisfy { member in
                        object.index(forKey: String(decoding: member.key, as: UTF8.self))
                            == members.lastIndex { $0.key == member.key }
                    }
            default: false
            }
        }

        /// True if an object has a key twice.
        var hasEqualKeys: Bool {
            switch self {
            case .number: false
            case .array(let elements): elements.contains(where: \.hasEqualKeys)
            case .object(let members):
                Set(members.map(\.key)).count < members.count
                    || members.contains(where: \.value.hasEqualKeys)
            }
        }

        /// Without the members whose key an earlier one has.
        var firstMembers: Model {
            switch self {
            case .number: self
            case .array(let elements): .array(elements.map(\.firstMembers))
            case .object(let members):
                .object(
                    members.indices
                        .filter { index in
                            !members[..<index].contains { $0.key == members[index].key }
                        }
                        .map { (members[$0].key, members[$0].value.firstMembers) }
                )
            }
        }
    }

    /// Makes models and their texts.
    struct Maker {
        var random: SeededRandom
        let keys: [String]
        /// Lists of keys, many of which begin like another one.
        var shapes: [[String]] = [[]]

        init(seed: UInt64) {
            var random = SeededRandom(seed: seed)
            let odd = ["", "\0", "\"", "a\\", "é", "e\u{301}", "😀", "a:", "\u{7F}", "id", "name"]
            let similar = [1, 7, 8, 9, 15, 16, 17, 31, 32, 33, 100, 257].flatMap { length in
                ["k", "x"].map { middle in
                    let rest = String(repeating: "k", count: length / 2)
                    return rest + middle + rest.dropFirst(length.isMultiple(of: 2) ? 1 : 0)
                }
            }
            keys = Array((odd + similar).shuffled(using: &random).prefix(random.number(in: 2...35)))
            for _ in 0..<random.number(in: 1...30) {
                var shape = shapes.randomElement(using: &random) ?? []
                shape = Array(shape.prefix(random.number(in: 0...max(4, shape.count))))
                for _ in 0..<random.number(in: 0...random.number(in: 1...9)) {
                    shape += [keys.randomElement(using: &random) ?? ""]
                }
                shapes.append(shape)
            }
            shapes.append((0..<random.number(in: 62...67)).map { "\($0)" })
            self.random = random
        }

        mutating func document() -> Model {
            .array((0..<random.number(in: 5...40)).map { _ in value(4) })
        }

        mutating func value(_ depth: Int) -> Model {
            switch random.number(in: depth == 0 ? 0...0 : 0...depth + 1) {
            case 0: return .number(random.number(in: 0...9))
            case 1: return .array((0..<random.number(in: 0...3)).map { _ in value(depth - 1) })
            default:
                let isLarge = random.number(in: 0...40) == 0
                let shape = isLarge ? shapes.last : shapes.dropLast().randomElement(using: &random)
                let members = (shape ?? []).map { (Array($0.utf8), value(isLarge ? 0 : depth - 2)) }
                return .object(members)
            }
        }

        mutating func text(_ model: Model) -> String {
            switch model {
            case .number(let number): return "\(number)"
            case .array(let elements):
                return "[\(elements.map { text($0) }.joined(separator: ","))]"
            case .object(let members):
                let texts = members.map { "\(text(ofKey: $0.key)):\(text($0.value))" }
                return "{\(texts.joined(separator: random.number(in: 0...9) == 0 ? ", " : ","))}"
            }
        }

        /// Now and then with more escapes than are necessary.
        private mutating func text(ofKey key: [UInt8]) -> String {
            let isEscaped = random.number(in: 0...15) == 0
            var text = ""
            for scalar in String(decoding: key, as: UTF8.self).unicodeScalars {
                let isSpecial = scalar == "\"" || scalar == "\\" || scalar.value < 0x20
                if isSpecial || isEscaped && random.number(in: 0...1) == 0 {
                    for unit in String(scalar).utf16 {
                        let digits = String(unit, radix: 16)
                        text += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
                    }
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
            return "\"\(text)\""
        }
    }

    @Test(arguments: UInt64(1)...8)
    func reading(seed: UInt64) throws {
        var maker = Maker(seed: seed)
        let model = maker.document()
        let bytes = Array(maker.text(model).utf8)
        for mode in ReadingMode.modes([.whole, .chunks(5), .random(seed: seed)]) {
            for policy in [JSONDuplicateKeys.last, .first, .reject] {
                let options = mode.options(JSONReadingOptions(duplicateKeys: policy))
                let name = Comment("seed \(seed), \(mode), \(policy)")
                do {
                    let value = try JSONValue(parsing: mode.input(bytes), options: options)
                    #expect((policy == .first ? model.firstMembers : model).matches(value), name)
                    let isAllowed = policy != .reject || !model.hasEqualKeys
                    #expect(isAllowed, name)
                    let again = try JSONValue(parsing: value.jsonBytes())
                    #expect((again == value) && again.hashValue == value.hashValue, name)
                } catch {
                    #expect(error.code == .duplicateKey, name)
                    let isRefused = policy == .reject && model.hasEqualKeys
                    #expect(isRefused, name)
                }
            }
        }
    }

    /// One cursor reads many values, some of which are broken.
    @Test(arguments: UInt64(1)...8)
    func lines(seed: UInt64) throws {
        var maker = Maker(seed: seed)
        let models = (0..<20).map { _ in maker.value(4) }
        let lines = models.map { model in
            let line = maker.text(model)
            let isBroken = maker.random.number(in: 0...4) == 0
            let part = line.unicodeScalars.prefix(maker.random.number(in: 0...line.utf8.count))
            return (isBroken ? "[\(String(part))!\n" : "") + line + "\n"
        }
        let bytes = Array(lines.joined().utf8)
        for mode in ReadingMode.modes([.whole, .random(seed: seed)]) {
            let options = mode.options(JSONReadingOptions())
            let stream = JSONStream(mode.input(bytes), options: options).lines(onError: .skip)
            var values: [JSONValue] = []
            while let value = try stream.next() { values.append(value) }
            #expect(Model.array(models).matches(.array(values)), "seed \(seed), \(mode)")
        }
    }

    /// Changes of one object, which change neither its copies nor the objects that share its keys.
    @Test(arguments: UInt64(1)...8)
    func changes(seed: UInt64) throws {
        var maker = Maker(seed: seed)
        let model = maker.document()
        let tree = try JSONValue(parsing: maker.text(model))
        guard case .array(let elements) = model else { return }
        for (element, value) in zip(elements, try #require(tree.array)) {
            guard case .object(var members) = element, var object = value.object else { continue }
            for _ in 0..<12 {
                let (before, copy) = (members, object)
                let change = maker.random.number(in: 0...7)
                maker.change(&members, &object, change)
                let name = Comment("seed \(seed), change \(change) of \(copy)")
                #expect(Model.object(members).matches(.object(object)), name)
                #expect(Model.object(before).matches(.object(copy)), name)
            }
        }
        #expect(model.matches(tree), "seed \(seed)")
    }
}

extension TreeModelTests.Maker {
    typealias Members = TreeModelTests.Model.Members

    /// Changes an object and its model in the same way.
    mutating func change(_ members: inout Members, _ object: inout JSONValue.Object, _ change: Int)
    {
        let key = (keys + object.keys).randomElement(using: &random) ?? ""
        let bytes = Array(key.utf8)
        let count = random.number(in: 2...5)
        switch change {
        case 0:
            object[key] = .integer(count)
            set(count, bytes, &members)
        case 1:
            object[key, default: 0] = .integer(count)
            set(count, bytes, &members)
        case 2:
            object[key] = nil
            members.removeAll { $0.key == bytes }
        case 3:
            object.append(.integer(count), forKey: key)
            members.append((bytes, .number(count)))
        case 4 where !members.isEmpty:
            let position = random.number(in: 0...members.count - 1)
            object.remove(at: position)
            members.remove(at: position)
        case 5:
            object.sort()
            members = members.enumerated()
                .sorted { left, right in
                    if left.element.key == right.element.key { return left.offset < right.offset }
                    return left.element.key.lexicographicallyPrecedes(right.element.key)
                }
                .map(\.element)
        case 6:
            object = object.filter { $0.key.utf8.count % count != 0 }
            members.removeAll { $0.key.count % count == 0 }
        default:
            let other = shapes.randomElement(using: &random) ?? []
            object.merge(JSONValue.Object(other.map { ($0, 7) })) { _, new in new }
            merge(other.map { Array($0.utf8) }, 7, &members)
        }
    }

    /// Sets the last member with a key, and removes earlier ones.
    private func set(_ number: Int, _ key: [UInt8], _ members: inout Members) {
        guard let last = members.lastIndex(where: { $0.key == key }) else {
            return members.append((key, .number(number)))
        }
        members[last].value = .number(number)
        let earlier = members[..<last].filter { $0.key != key }
        members.replaceSubrange(..<last, with: earlier)
    }

    private func merge(_ keys: [[UInt8]], _ number: Int, _ members: inout Members) {
        for key in keys { set(number, key, &members) }
    }
}
